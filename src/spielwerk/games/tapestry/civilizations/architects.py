"""Architects: districts and lines whose income buildings are all of one kind are worth more."""

from __future__ import annotations

from typing import ClassVar

from msgspec import UNSET

from spielwerk.games.tapestry.city import ruined
from spielwerk.games.tapestry.civilizations.any_resource import gain_any
from spielwerk.games.tapestry.events import BuildingsSwapped
from spielwerk.games.tapestry.grid import DISTRICTS, PLOTS
from spielwerk.games.tapestry.options import CIVILIZATIONS, NO, PLOT
from spielwerk.games.tapestry.state import Player, Tapestry
from spielwerk.kernel.frame import Ask
from spielwerk.kernel.module import Module
from spielwerk.kernel.option import Option, Options

ARCHITECTS = Module("architects")
NUMBER = CIVILIZATIONS.index("architects")
SWAPS = 3


def of_one_kind(p: Player, area: int) -> bool:
    """Returns whether there are income buildings in an area and all are of one kind."""
    return len({kind for plot, kind in p.buildings if PLOTS[plot] & area}) == 1


@ARCHITECTS.on("district_complete", "architects")
def completed(s: Tapestry, seat: int, district: int) -> None:
    """Gains a resource more for a district with one kind of building.  [tapestry.civ.architects.district]"""
    area = DISTRICTS[district]
    if of_one_kind(s.players[seat], area) and not ruined(s, seat) & area:
        gain_any(s, seat, NUMBER)


@ARCHITECTS.on("line_points", "architects")
def more_points(s: Tapestry, seat: int, lines: tuple[int, ...]) -> int:
    """Adds a point for each complete line with one kind of building.  [tapestry.civ.architects.lines]"""
    return len([line for line in lines if of_one_kind(s.players[seat], line)])


@ARCHITECTS.on("civilization_gained", "architects")
def begin(s: Tapestry, seat: int, starting: bool) -> None:
    """Offers to swap buildings if gained during the game.  [tapestry.civ.architects.midgame]"""
    if not starting:
        s.next(Swap(seat, SWAPS))


class Swap(Ask, frozen=True, tag="tapestry.architects.Swap"):
    """Asks for the first of two income buildings that swap places, if there are two kinds.

    [tapestry.civ.architects.midgame]
    """

    gesture: ClassVar[str] = "swap"
    begins: ClassVar[bool] = True

    left: int

    def options(self, s: Tapestry) -> Options:
        built = s.players[self.seat].buildings
        if len({kind for _, kind in built}) == 1:
            return (NO,)
        return (*[PLOT[plot] for plot, _ in sorted(built)], NO)

    def choose(self, s: Tapestry, option: Option) -> None:
        if option is not NO:
            s.next(SwapWith(self.seat, self.left, option.i))


class SwapWith(Ask, frozen=True, tag="tapestry.architects.SwapWith"):
    """Asks for the other building, which is of another kind.  [tapestry.civ.architects.midgame]"""

    gesture: ClassVar[str] = "swap"

    left: int
    plot: int

    def options(self, s: Tapestry) -> Options:
        kinds = dict(s.players[self.seat].buildings)
        return tuple([PLOT[plot] for plot in sorted(kinds) if kinds[plot] != kinds[self.plot]])

    def choose(self, s: Tapestry, option: Option) -> None:
        p = s.players[self.seat]
        places = {self.plot: option.i, option.i: self.plot}
        p.buildings = tuple([(places.get(plot, plot), kind) for plot, kind in p.buildings])
        if s.journal is not UNSET:
            s.journal.append(BuildingsSwapped(self.seat, self.plot, option.i))
        if self.left > 1:
            s.next(Swap(self.seat, self.left - 1))
