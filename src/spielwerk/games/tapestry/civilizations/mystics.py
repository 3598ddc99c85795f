"""Mystics: four predictions.

Their numbers are the four predicted ones, in the order of the data, and the mask of those reached.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from spielwerk.games.tapestry.city import ANY_RESOURCE
from spielwerk.games.tapestry.civilization import (
    drop_civilization,
    gain_civilization,
    numbers,
    set_numbers,
)
from spielwerk.games.tapestry.counters import territories
from spielwerk.games.tapestry.facts import score
from spielwerk.games.tapestry.options import CIVILIZATIONS, OPTIONS
from spielwerk.games.tapestry.source import CIVILIZATION, Source, carry_out
from spielwerk.games.tapestry.state import Tapestry
from spielwerk.kernel.frame import Ask
from spielwerk.kernel.module import Module
from spielwerk.kernel.option import Option, Options

MYSTICS = Module("mystics")
NUMBER = CIVILIZATIONS.index("mystics")
PREDICT = OPTIONS.numbers("predict", 9)
COUNTS: dict[str, Callable[[Tapestry, int], int]] = {
    "tech": lambda s, seat: len(s.players[seat].tech),
    "district": lambda s, seat: s.players[seat].districts.bit_count(),
    "territory": territories,
    "track": lambda s, seat: s.done[seat].bit_count(),
}
ALL_REACHED = (1 << len(COUNTS)) - 1


@MYSTICS.on("civilization_gained", "mystics")
def begin(s: Tapestry, seat: int, starting: bool) -> None:
    """Asks for the predictions at the start of the game; later, draws another civilization instead.

    [tapestry.civ.mystics.predict, tapestry.civ.mystics.midgame]
    """
    if starting:
        s.then(*[Predict(seat, i) for i in range(len(s.rules.data.civilizations()[NUMBER].predictions))])
    else:
        drop_civilization(s, seat, NUMBER)
        gain_civilization(s, seat)


class Predict(Ask, frozen=True, tag="tapestry.mystics.Predict"):
    """Asks for a predicted number in one of four categories.  [tapestry.civ.mystics.predict]"""

    gesture: ClassVar[str] = "setup"
    begins: ClassVar[bool] = True

    category: int

    def options(self, s: Tapestry) -> Options:
        bounds = s.rules.data.civilizations()[NUMBER].predictions[self.category]
        return PREDICT[bounds.least : bounds.most + 1]

    def choose(self, s: Tapestry, option: Option) -> None:
        p = s.players[self.seat]
        told = (*numbers(p, NUMBER), option.n)
        complete = len(told) == len(COUNTS)
        set_numbers(p, NUMBER, *told, *[0] * complete)
        if complete:  # the start territory may be all that was foretold
            check(s, self.seat)


def counted(s: Tapestry, seat: int) -> list[int]:
    """Returns the current count in each category."""
    return [COUNTS[one.what](s, seat) for one in s.rules.data.civilizations()[NUMBER].predictions]


def check(s: Tapestry, seat: int) -> None:
    """Gains any resource as soon as a predicted number is reached, once per category.

    [tapestry.civ.mystics.reach]
    """
    p, own = s.players[seat], numbers(s.players[seat], NUMBER)
    if len(own) <= len(COUNTS):  # not all are predicted yet
        return
    *told, before = own
    if before == ALL_REACHED or p.ended:
        return
    reached = before
    for i, n in enumerate(counted(s, seat)):
        if n >= told[i] and not reached >> i & 1:
            reached |= 1 << i
            carry_out(s, seat, ANY_RESOURCE, Source(CIVILIZATION, NUMBER))
    if reached != before:
        set_numbers(p, NUMBER, *told, reached)


@MYSTICS.on("gained_tech", "mystics")
def invented(s: Tapestry, seat: int, _tech: int) -> None:
    check(s, seat)


@MYSTICS.on("district_complete", "mystics")
def completed(s: Tapestry, seat: int, _district: int) -> None:
    check(s, seat)


@MYSTICS.on("conquered", "mystics")
def conquered(s: Tapestry, seat: int, _hex: int, _owner: int) -> None:
    check(s, seat)


@MYSTICS.on("advanced", "mystics")
def advanced(s: Tapestry, seat: int, _track: int, _step: int) -> None:
    check(s, seat)


MYSTICS.add("gained_otherwise", check, "mystics")


@MYSTICS.on("income_ability", "mystics")
def final(s: Tapestry, seat: int) -> None:
    """Scores each prediction that is exactly right in the last income turn.

    [tapestry.civ.mystics.final, tapestry.civ.final-time]
    """
    told = numbers(s.players[seat], NUMBER)
    right = len([n for i, n in enumerate(counted(s, seat)) if n == told[i]])
    points = right * s.rules.data.civilizations()[NUMBER].points
    score(s, seat, points, CIVILIZATION)
    for scored in s.rules.civilization_scored:
        scored(s, seat, NUMBER, points)
