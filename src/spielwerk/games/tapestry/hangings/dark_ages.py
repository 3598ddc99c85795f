"""Dark Ages: regress on all tracks but one, and advance three spaces there."""

from __future__ import annotations

from typing import ClassVar

from spielwerk.games.tapestry.hangings.module import HANGINGS
from spielwerk.games.tapestry.options import TRACK_EACH
from spielwerk.games.tapestry.state import Tapestry
from spielwerk.games.tapestry.tracks import BACK, FORWARD, WhichToken
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.effect import AtomRule
from spielwerk.kernel.frame import Ask
from spielwerk.kernel.option import Option, Options

STEPS = 3
REGRESSES = 3


class ChooseWayOut(Ask, frozen=True, tag="tapestry.hanging.ChooseWayOut"):
    """Asks for the track to advance on; the tokens on the other tracks regress first, if they can.

    [tapestry.hanging.dark-ages, tapestry.hanging.dark-ages.start, tapestry.hanging.dark-ages.landmarks]
    """

    gesture: ClassVar[str] = "track"
    begins: ClassVar[bool] = True

    def options(self, s: Tapestry) -> Options:
        return TRACK_EACH(s.rules.tracks)

    def choose(self, s: Tapestry, option: Option) -> None:
        others = [track for track in bits(s.rules.tracks) if track != option.i]
        if len(others) > REGRESSES:
            s.next(ChooseStill(self.seat, option.i))
        else:
            fall(s, self.seat, option.i, others)


class ChooseStill(Ask, frozen=True, tag="tapestry.hanging.ChooseStill"):
    """Asks which of five tracks does not move.  [tapestry.hanging.dark-ages.fifth-track]"""

    gesture: ClassVar[str] = "track"

    track: int

    def options(self, s: Tapestry) -> Options:
        return TRACK_EACH(s.rules.tracks & ~(1 << self.track))

    def choose(self, s: Tapestry, option: Option) -> None:
        moving = s.rules.tracks & ~(1 << self.track) & ~(1 << option.i)
        fall(s, self.seat, self.track, list(bits(moving)))


def fall(s: Tapestry, seat: int, track: int, others: list[int]) -> None:
    """Regresses on three tracks and advances on another.  [tapestry.hanging.dark-ages]"""
    s.then(
        *[WhichToken(seat, BACK, other, 0) for other in others],
        *[WhichToken(seat, FORWARD, track, 0)] * STEPS,
    )


HANGINGS.add_row("atoms", "dark-ages", AtomRule(lambda s, seat, _atom: s.next(ChooseWayOut(seat))))
