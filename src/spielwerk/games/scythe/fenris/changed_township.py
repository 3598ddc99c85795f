"""The changed Township: in two episodes a tile replaces the ability on the mat of the Rusviet Union."""

from __future__ import annotations

from spielwerk.games.scythe.board import BIT, Terrain
from spielwerk.games.scythe.components import reading
from spielwerk.games.scythe.control import controlled
from spielwerk.games.scythe.factions.rusviet import RUSVIET, township
from spielwerk.games.scythe.state import Scythe
from spielwerk.kernel.module import Module


def changed_township(s: Scythe, seat: int, place: int) -> int:
    """Leads from a controlled village to others that are controlled or without units, not to the Factory.

    A structure alone occupies nothing.  Tiles of the same name keep their text.
    [fenris.ep3.township-tile, fenris.ep5.township-tile]
    [fenris.ruling.ep3-township, fenris.ruling.township-mods]
    """
    villages, mine = s.rules.board.of_terrain[Terrain.VILLAGE], controlled(s, seat)
    if not mine & villages & BIT[place]:
        return 0
    occupied = 0
    for p in s.players:
        occupied |= p.fighters_at | p.workers_at
    return int(villages & (mine | ~occupied))


CHANGED_RUSVIET = RUSVIET.varied({township: changed_township})
"""The faction with the tile on its mat."""


def must_use_tile(module: Module) -> None:
    """Shows the text of the tile on the mat.  [fenris.ep3.township-tile, fenris.ep5.township-tile]"""
    module.add_row("changed_abilities", f"{RUSVIET.id}.township", reading.campaign().township)
