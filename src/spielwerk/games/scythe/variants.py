"""Variants of the rulebook that a table may agree on: a penalty for counting, and a sample scoring."""

from __future__ import annotations

from typing import ClassVar, Self

from msgspec import UNSET

from spielwerk.games.scythe.events import FortuneCounted, StandingsCounted
from spielwerk.games.scythe.options import OPTIONS
from spielwerk.games.scythe.scoring import score
from spielwerk.games.scythe.state import Scythe
from spielwerk.games.scythe.tracks import lose_popularity
from spielwerk.games.scythe.turn import ChooseSection
from spielwerk.kernel.frame import Ask, Step
from spielwerk.kernel.module import Module, Rules
from spielwerk.kernel.option import Option, Options
from spielwerk.kernel.state import Part

COUNT = OPTIONS.one("count")
GO_ON = OPTIONS.one("go-on")
PENALTY = 2
"""The popularity lost for delaying the game.  [scythe.ruling.delay-penalty-amount]"""


class Delay(Part):
    """The state of the variant: the turn in which somebody last delayed the game to count."""

    turn: int = 0

    @classmethod
    def fresh(cls, rules: Rules) -> Self:  # noqa: ARG003
        return cls()


def may_count(s: Scythe, _frame: ChooseSection) -> Options:
    """Offers counting before the player's action, once per turn.  [scythe.variant.delay-penalty]"""
    return (COUNT,) if s.part(Delay).turn != s.turns else ()


def count(s: Scythe, frame: ChooseSection, _option: Option) -> None:
    """Counts the standings at the cost of 2 popularity, or as much as there is.

    [scythe.variant.delay-penalty, scythe.ruling.delay-penalty-amount]
    """
    s.part(Delay).turn = s.turns
    if s.journal is not UNSET:
        s.journal.append(StandingsCounted(frame.seat))
    lose_popularity(s, frame.seat, PENALTY)
    s.next(frame)


DELAY_PENALTY = Module("delay-penalty", part=Delay)
DELAY_PENALTY.offer(ChooseSection, "count", may_count, count)


class SampleScoring(Step, frozen=True, tag="scythe.variant.SampleScoring"):
    """Lets all players count what they would have now; nothing changes.  [scythe.variant.sample-scoring]"""

    def run(self, s: Scythe) -> None:
        if s.journal is not UNSET:
            s.journal.extend([FortuneCounted(seat, score(s, seat).total) for seat in s.rules.seating])
        s.then(*[Pause(seat) for seat in s.rules.seating if s.rules.mats[seat]])


class Pause(Ask, frozen=True, tag="scythe.variant.Pause"):
    """Asks each player to go on, so that the game waits until all have looked; Automas are not asked.

    [scythe.variant.sample-scoring]
    """

    gesture: ClassVar[str] = "pause"
    begins: ClassVar[bool] = True
    ask_if_forced: ClassVar[bool] = True

    def options(self, s: Scythe) -> Options:
        return (GO_ON,)

    def choose(self, s: Scythe, option: Option) -> None:
        """Does nothing."""


SAMPLE_SCORING = Module("sample-scoring")


@SAMPLE_SCORING.on("on_star")
def after_the_first_star(s: Scythe, _seat: int, _row: int) -> None:
    """Triggers on the first star of the whole game.  [scythe.variant.sample-scoring]"""
    if sum([p.star_count for p in s.players]) == 1:
        s.next(SampleScoring())
