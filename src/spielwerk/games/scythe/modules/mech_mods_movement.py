"""Mech modifications that change how units move."""

from __future__ import annotations

from functools import cache

from spielwerk.games.scythe.board import BIT, Board
from spielwerk.games.scythe.control import enemy_units
from spielwerk.games.scythe.factions.common import sailing
from spielwerk.games.scythe.factions.rusviet import township
from spielwerk.games.scythe.factions.saxony import underpass
from spielwerk.games.scythe.factions.togawa import suiton
from spielwerk.games.scythe.modules.mech_mods_combat import MECH_TILES
from spielwerk.games.scythe.state import FIRST_WORKER, LEADERS, Scythe
from spielwerk.kernel.bitmask import bits

__all__ = ["MECH_TILES"]

MECH_TILES.add("links", township, "township")
MECH_TILES.add("links", underpass, "underpass")
MECH_TILES.add("extra_cards", suiton, "suiton")


@MECH_TILES.on("links", "suiton")
def to_lakes(s: Scythe, _seat: int, place: int) -> int:
    """Lets units move onto lakes and off them."""
    return sailing(s.rules.board, between_lakes=False)[place]


@cache
def shores(b: Board) -> list[int]:
    """Returns by place the territories that border a lake which the place borders, too."""
    found = [0] * len(b.places)
    for lake in bits(b.lakes):
        shore = b.neighbours[lake] & b.land
        for place in bits(shore):
            found[place] |= shore
    return found


@MECH_TILES.on("links", "pontoons")
def pontoons(s: Scythe, _seat: int, place: int) -> int:
    """Makes all territories around a lake adjacent to each other; a home base is none."""
    return shores(s.rules.board)[place]


@MECH_TILES.on("passes", "stealth")
def stealth(s: Scythe, seat: int, unit: int, place: int) -> bool:
    """Returns whether something would happen to a combat unit in a place, which it may ignore by going on.

    [fenris.mechmods.stealth-ignore, fenris.mechmods.stealth-scope]
    [fenris.ruling.influence-stop-and-stealth]
    """
    if unit >= FIRST_WORKER:
        return False
    here = BIT[place]
    token = here & s.encounters and unit in LEADERS
    return bool(here & enemy_units(s, seat) or token) or any(
        lurks(s, seat, unit, place) for lurks in s.rules.lurks
    )
