"""Republic of Polania: Meander, Riverwalk, Submerge, Camaraderie, Speed.

Submerge connects all lakes but, unlike Seaworthy, does not help to retreat.  With Camaraderie a won attack
costs no popularity.
[scythe.polania.submerge-lake-to-lake, scythe.polania.submerge-no-lake-retreat]
[scythe.polania.camaraderie-no-loss]

Polania may take two options of each encounter card, one after the other.
[scythe.faction.polania-meander, scythe.faction.polania-meander-order, scythe.ruling.meander-options]
"""

from __future__ import annotations

from spielwerk.games.scythe.factions.common import Faction
from spielwerk.games.scythe.state import Scythe

POLANIA = Faction("polania")
POLANIA.sails("submerge", between_lakes=True)
POLANIA.add("encounter_options", 2)


@POLANIA.on("spares_workers", POLANIA.bit("camaraderie"))
def camaraderie(_s: Scythe, _seat: int) -> bool:
    """Driving off workers costs no popularity.  [scythe.polania.camaraderie-no-loss]"""
    return True
