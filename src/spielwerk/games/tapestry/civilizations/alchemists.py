"""Alchemists: rolls of the science die until the player stops or a track comes twice."""

from __future__ import annotations

from typing import ClassVar

from spielwerk.games.tapestry.civilizations.any_resource import gain_any
from spielwerk.games.tapestry.facts import score
from spielwerk.games.tapestry.options import CIVILIZATIONS, NO, TRACK_EACH, YES
from spielwerk.games.tapestry.science import POINTS_PAST_THE_END, Roll, rolls
from spielwerk.games.tapestry.source import CIVILIZATION
from spielwerk.games.tapestry.state import Tapestry
from spielwerk.games.tapestry.tracks import FORWARD, WhichToken, advanceable, move_on
from spielwerk.kernel.frame import Ask
from spielwerk.kernel.module import Module
from spielwerk.kernel.option import Option, Options

ALCHEMISTS = Module("alchemists")
NUMBER = CIVILIZATIONS.index("alchemists")
NO_BENEFIT = 0


@ALCHEMISTS.on("income_ability", "alchemists")
def brew(s: Tapestry, seat: int) -> None:
    s.next(Brew(seat, 0))


class Brew(Ask, frozen=True, tag="tapestry.alchemists.Brew"):
    """Asks whether to roll (again) or to stop; `marked` are the tracks rolled so far.

    [tapestry.civ.alchemists.roll, tapestry.base.income.abilities-optional]
    """

    gesture: ClassVar[str] = "civilization"
    begins: ClassVar[bool] = True

    marked: int

    def options(self, s: Tapestry) -> Options:
        return (YES, NO)

    def choose(self, s: Tapestry, option: Option) -> None:
        if option is YES:
            s.next(Mix(self.seat, self.marked, rolls(s, self.seat)))
        else:
            stop(s, self.seat, self.marked)


class Mix(Roll, frozen=True, tag="tapestry.alchemists.Mix"):
    """Rolls the science die; `flags` are the tracks marked before.  [tapestry.civ.alchemists.roll]"""

    def rolled(self, s: Tapestry, seen: int) -> None:
        s.next(Mixed(self.seat, self.flags, seen))


class Mixed(Ask, frozen=True, tag="tapestry.alchemists.Mixed"):
    """Marks the track that was rolled, of several results the one chosen; a marked one ends everything.

    [tapestry.civ.alchemists.roll, tapestry.civ.alchemists.bust]
    """

    gesture: ClassVar[str] = "civilization"

    marked: int
    seen: int

    def options(self, s: Tapestry) -> Options:
        return TRACK_EACH(self.seen)

    def choose(self, s: Tapestry, option: Option) -> None:
        if self.marked >> option.i & 1:
            gain_any(s, self.seat, NUMBER)
        else:
            s.next(Brew(self.seat, self.marked | 1 << option.i))


def stop(s: Tapestry, seat: int, marked: int) -> None:
    """Scores for marked tracks that are complete; on the others the player may advance.

    [tapestry.civ.alchemists.stop, tapestry.civ.alchemists.end]
    """
    complete = marked & s.done[seat]
    score(s, seat, POINTS_PAST_THE_END * complete.bit_count(), CIVILIZATION)
    s.next(Transmute(seat, marked & ~complete))


class Transmute(Ask, frozen=True, tag="tapestry.alchemists.Transmute"):
    """Asks on which marked track to advance next, without benefit and bonus; the rest may be left.

    [tapestry.civ.alchemists.stop]
    """

    gesture: ClassVar[str] = "civilization"
    begins: ClassVar[bool] = True

    left: int

    def options(self, s: Tapestry) -> Options:
        return (*TRACK_EACH(self.left & advanceable(s, self.seat)), NO)

    def choose(self, s: Tapestry, option: Option) -> None:
        if option is not NO:
            s.next(Transmute(self.seat, self.left & ~(1 << option.i)))
            move_on(s, WhichToken(self.seat, FORWARD, option.i, NO_BENEFIT))
