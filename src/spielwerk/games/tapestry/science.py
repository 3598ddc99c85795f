"""Research: the science die and the advance it allows.  All rolls of that die go through here."""

from __future__ import annotations

from typing import ClassVar

from msgspec import UNSET

from spielwerk.games.tapestry.dice import SCIENCE, show
from spielwerk.games.tapestry.effects import POINTS_AT_END
from spielwerk.games.tapestry.events import ScienceDieRolled
from spielwerk.games.tapestry.facts import score
from spielwerk.games.tapestry.options import NO, ROLL, TRACK_EACH, YES
from spielwerk.games.tapestry.state import Tapestry
from spielwerk.games.tapestry.tracks import FORWARD, WhichToken, movable, move_on
from spielwerk.kernel.frame import Ask, Chance
from spielwerk.kernel.option import Option, Options, Weights

POINTS_PAST_THE_END = 5


def research(s: Tapestry, seat: int, flags: int) -> None:
    """Rolls the science die, unless no result would count.  [tapestry.base.science.research]"""
    if any(faces(s, seat)):
        s.next(Roll(seat, flags, rolls(s, seat)))


def faces(s: Tapestry, seat: int) -> tuple[int, ...]:
    """Returns how often the science die shows each track; 0 for tracks for which it is rolled again."""
    die = s.rules.science_die
    for rerolled in s.rules.rerolled:
        again = rerolled(s, seat)
        die = tuple([0 if again >> track & 1 else n for track, n in enumerate(die)])
    return die


def rolls(s: Tapestry, seat: int) -> int:
    """Returns how many times a player rolls the science die; some abilities add rolls to choose from."""
    n = 1
    for more in s.rules.science_rolls[seat][s.players[seat].abilities]:
        n += more(s, seat)
    return n


class Roll(Chance, frozen=True, tag="tapestry.science.Roll"):
    """Rolls the science die, which shows each track equally often.

    [tapestry.base.science.research, tapestry.base.component.science-faces]
    """

    seat: int
    flags: int
    left: int = 1
    seen: int = 0

    def outcomes(self, s: Tapestry) -> tuple[Options, Weights]:
        return ROLL, faces(s, self.seat)

    def choose(self, s: Tapestry, option: Option) -> None:
        seen = self.seen | 1 << option.i
        if s.journal is not UNSET:
            s.journal.append(ScienceDieRolled(self.seat, option.i))
        if self.left > 1:
            s.next(type(self)(self.seat, self.flags, self.left - 1, seen))
        else:
            self.rolled(s, seen)
        show(s, self.seat, ((SCIENCE, option.i),))

    def rolled(self, s: Tapestry, seen: int) -> None:
        """Continues after the last roll; `seen` is the mask of tracks that were rolled."""
        s.next(Rolled(self.seat, self.flags, seen))


class Rolled(Ask, frozen=True, tag="tapestry.science.Rolled"):
    """Asks which of several results counts; a single result needs no choice."""

    gesture: ClassVar[str] = "research"
    begins: ClassVar[bool] = True

    flags: int
    seen: int

    def options(self, s: Tapestry) -> Options:
        return TRACK_EACH(self.seen)

    def choose(self, s: Tapestry, option: Option) -> None:
        if self.flags & POINTS_AT_END and s.done[self.seat] >> option.i & 1:
            score(s, self.seat, POINTS_PAST_THE_END)
        s.next(MayAdvance(self.seat, self.flags, option.i))


class MayAdvance(Ask, frozen=True, tag="tapestry.science.MayAdvance"):
    """Asks whether the token on the rolled track advances; at the end of a track nothing happens.

    [tapestry.base.science.research-optional, tapestry.base.science.research-at-end]
    [tapestry.base.science.research-plain, tapestry.base.science.research-x]
    [tapestry.base.track.alien-biology, tapestry.ruling.base-research-decline]
    """

    gesture: ClassVar[str] = "research"

    flags: int
    track: int

    def options(self, s: Tapestry) -> Options:
        if self.flags & POINTS_AT_END and s.done[self.seat] >> self.track & 1:
            return (NO,)
        return (YES, NO) if movable(s, self.seat, self.track) else (NO,)

    def choose(self, s: Tapestry, option: Option) -> None:
        if option is YES:
            move_on(s, WhichToken(self.seat, FORWARD, self.track, self.flags))
