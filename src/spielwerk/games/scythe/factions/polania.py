"""Republic of Polania: Meander, Riverwalk, Submerge, Camaraderie, Speed.

Submerge joins all lakes but, unlike Seaworthy, is no way to retreat; with Camaraderie a won attack costs
no popularity.
[scythe.polania.submerge-lake-to-lake, scythe.polania.submerge-no-lake-retreat]
[scythe.polania.camaraderie-no-loss]

Of each encounter card Polania may take two options, one after the other.
[scythe.faction.polania-meander, scythe.faction.polania-meander-order, scythe.ruling.meander-options]
"""

from __future__ import annotations

from spielwerk.games.scythe.factions.common import Faction

POLANIA = Faction("polania")
POLANIA.sails("submerge", between_lakes=True)
POLANIA.add("encounter_options", 2)
POLANIA.add("spares_workers", True, POLANIA.bit("camaraderie"))
