"""Republic of Polania: Meander, Riverwalk, Submerge, Camaraderie, Speed."""

from __future__ import annotations

from spielwerk.games.scythe.factions.common import Faction

POLANIA = Faction("polania")
POLANIA.sails("submerge", between_lakes=True)
"""[scythe.polania.submerge-move, scythe.polania.submerge-lake-to-lake]"""
POLANIA.add("spares_workers", True, POLANIA.bit("camaraderie"))
"""[scythe.polania.camaraderie-no-loss]"""
