"""Where effects come from: for the visible queue, and for points by source."""

from __future__ import annotations

from spielwerk.games.tapestry.state import SOURCES, Tapestry
from spielwerk.kernel.effect import AnyEffect, Do
from spielwerk.kernel.frame import Step

(
    OTHER,
    SPACE,
    BONUS,
    TECH,
    TERRITORY_TILE,
    SPACE_TILE,
    DIE,
    DISTRICT,
    HANGING,
    CIVILIZATION,
    ERA,
    INCOME,
    REACTION,
    CAPITAL,
    ACHIEVEMENT,
) = range(SOURCES)


class Source(Step, frozen=True, tag="tapestry.queue.Source"):
    """Lies under the frames of one thing and does nothing itself: `a` and `b` say which thing of its kind."""

    kind: int
    a: int
    b: int = 0

    def run(self, s: Tapestry) -> None:
        """Nothing of it is left."""


def current_source(s: Tapestry) -> int:
    """Returns what kind of thing is being carried out: that of the topmost source."""
    for frame in reversed(s.stack):
        if type(frame) is Source:
            return frame.kind
    return OTHER


def in_income_turn(s: Tapestry) -> bool:
    """Returns whether an income turn is under way."""
    return any(type(frame) is Source and frame.kind == INCOME for frame in s.stack)


def carry_out(s: Tapestry, seat: int, effect: AnyEffect, source: Source) -> None:
    """Carries out an effect next, and remembers where it comes from."""
    if not s.over:
        s.stack += (source, Do(seat, effect))
