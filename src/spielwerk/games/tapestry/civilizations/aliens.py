"""Aliens: space tiles that are explored on the mat.

Their number is the tile on the mat, or -1.
"""

from __future__ import annotations

from typing import ClassVar

from msgspec import UNSET

from spielwerk.games.tapestry.advance import Pay
from spielwerk.games.tapestry.civilization import numbers, set_numbers
from spielwerk.games.tapestry.civilizations.any_resource import gain_any
from spielwerk.games.tapestry.draws import DrawSpaces
from spielwerk.games.tapestry.events import SpaceExplored
from spielwerk.games.tapestry.options import CIVILIZATIONS, EXPLORE_SPACE, NO, OPTIONS
from spielwerk.games.tapestry.source import SPACE_TILE, Source, carry_out
from spielwerk.games.tapestry.state import NONE, Tapestry
from spielwerk.kernel.frame import Ask, Step
from spielwerk.kernel.module import Module
from spielwerk.kernel.option import Option, Options

ALIENS = Module("aliens")
NUMBER = CIVILIZATIONS.index("aliens")
START_TILES = 4
RESOURCE_INSTEAD = OPTIONS.one("resource-instead")


@ALIENS.on("civilization_gained", "aliens")
def begin(s: Tapestry, seat: int, _starting: bool) -> None:
    """Gains space tiles; none is on the mat yet.  [tapestry.civ.aliens.start]"""
    set_numbers(s.players[seat], NUMBER, NONE)
    s.next(DrawSpaces(seat, START_TILES))


def clear_mat(s: Tapestry, seat: int, civilization: int) -> bool:
    """Returns the tile on a mat to the stack of space tiles; returns whether there was one."""
    p = s.players[seat]
    (tile,) = numbers(p, civilization)
    if tile == NONE:
        return False
    set_numbers(p, civilization, NONE)
    p.explored_spaces = tuple([other for other in p.explored_spaces if other != tile])
    s.spaces |= 1 << tile
    return True


def explore_on_mat(s: Tapestry, seat: int, civilization: int, tile: int) -> None:
    """Puts a space tile on a mat and gains its rewards."""
    p = s.players[seat]
    p.spaces = tuple([other for other in p.spaces if other != tile])
    p.explored_spaces = (*p.explored_spaces, tile)
    set_numbers(p, civilization, tile)
    if s.journal is not UNSET:
        s.journal.append(SpaceExplored(seat, tile))
    carry_out(s, seat, s.rules.space_rewards[tile], Source(SPACE_TILE, tile))


@ALIENS.on("income_ability", "aliens")
def income(s: Tapestry, seat: int) -> None:
    """Discards the tile on the mat, then asks.  [tapestry.civ.aliens.discard, tapestry.civ.aliens.choice]"""
    s.next(Launch(seat, int(clear_mat(s, seat, NUMBER))))


class Launch(Ask, frozen=True, tag="tapestry.aliens.Launch"):
    """Asks for a space tile to explore on the mat, at a price if one was discarded, or any resource instead.

    [tapestry.civ.aliens.choice, tapestry.base.income.abilities-optional]
    """

    gesture: ClassVar[str] = "civilization"

    price: int

    def options(self, s: Tapestry) -> Options:
        p = s.players[self.seat]
        tiles = p.spaces if not self.price or any(p.res) else ()
        return (*[EXPLORE_SPACE[tile] for tile in tiles], RESOURCE_INSTEAD, NO)

    def choose(self, s: Tapestry, option: Option) -> None:
        if option is RESOURCE_INSTEAD:
            gain_any(s, self.seat, NUMBER)
        elif option is not NO:
            s.next(Landing(self.seat, option.i))
            if self.price:
                s.next(Pay(self.seat, self.price))


class Landing(Step, frozen=True, tag="tapestry.aliens.Landing"):
    """Explores the tile once its price is paid.  [tapestry.civ.aliens.choice]"""

    seat: int
    space_tile: int

    def run(self, s: Tapestry) -> None:
        explore_on_mat(s, self.seat, NUMBER, self.space_tile)
