"""Militants: the outposts lie on two rows of the mat, and what they uncover is income.

Their numbers are how many spaces of each row are uncovered.
"""

from __future__ import annotations

from typing import ClassVar

from spielwerk.games.tapestry.civilization import numbers, set_numbers
from spielwerk.games.tapestry.options import CIVILIZATIONS, NO, OPTIONS
from spielwerk.games.tapestry.source import CIVILIZATION, Source, carry_out
from spielwerk.games.tapestry.state import Tapestry
from spielwerk.kernel.effect import Seq
from spielwerk.kernel.frame import Ask
from spielwerk.kernel.module import Module
from spielwerk.kernel.option import Option, Options

MILITANTS = Module("militants")
NUMBER = CIVILIZATIONS.index("militants")
ROWS, SPACES = 2, 4
ENLIST = OPTIONS.numbers("enlist", ROWS - 1)
"""The leftmost outpost of a row is taken."""
GARRISON = OPTIONS.numbers("garrison", SPACES)
"""So many outposts go to the upper row."""


@MILITANTS.on("civilization_gained", "militants")
def begin(s: Tapestry, seat: int, starting: bool) -> None:
    """Puts the supply on the rows; what is left of it during the game goes there from the right.

    [tapestry.civ.militants.start, tapestry.civ.militants.midgame]
    """
    set_numbers(s.players[seat], NUMBER, 0, 0)
    if not starting:
        s.next(Garrison(seat))


class Garrison(Ask, frozen=True, tag="tapestry.militants.Garrison"):
    """Asks how many of the remaining outposts go to the upper row.  [tapestry.civ.militants.midgame]"""

    gesture: ClassVar[str] = "civilization"
    begins: ClassVar[bool] = True

    def options(self, s: Tapestry) -> Options:
        left = on_mat(s, self.seat)
        return GARRISON[max(left - SPACES, 0) : min(left, SPACES) + 1]

    def choose(self, s: Tapestry, option: Option) -> None:
        others = on_mat(s, self.seat) - option.n
        set_numbers(s.players[self.seat], NUMBER, SPACES - option.n, SPACES - others)


def on_mat(s: Tapestry, seat: int) -> int:
    """Returns how many outposts of the supply find room on the mat; a scenario may give more."""
    return min(s.players[seat].outposts, ROWS * SPACES)


@MILITANTS.on("outpost_taken", "militants")
def taken(s: Tapestry, seat: int) -> None:
    s.next(Enlist(seat))


class Enlist(Ask, frozen=True, tag="tapestry.militants.Enlist"):
    """Asks from which row the outpost is taken, always the leftmost.  [tapestry.civ.militants.start]"""

    gesture: ClassVar[str] = "conquer"

    def options(self, s: Tapestry) -> Options:
        uncovered = numbers(s.players[self.seat], NUMBER)
        return tuple([ENLIST[row] for row in range(ROWS) if uncovered[row] < SPACES]) or (NO,)

    def choose(self, s: Tapestry, option: Option) -> None:
        if option is NO:
            return
        p = s.players[self.seat]
        uncovered = list(numbers(p, NUMBER))
        uncovered[option.n] += 1
        set_numbers(p, NUMBER, *uncovered)


@MILITANTS.on("income_ability", "militants")
def income(s: Tapestry, seat: int) -> None:
    """Gains all uncovered spaces.  [tapestry.civ.militants.income, tapestry.civ.militants.rows]"""
    rows = zip(s.rules.civilization_columns[NUMBER], numbers(s.players[seat], NUMBER), strict=True)
    gains = tuple([gain for row, n in rows for gain in row[:n]])
    if gains:
        carry_out(s, seat, Seq(gains), Source(CIVILIZATION, NUMBER))
