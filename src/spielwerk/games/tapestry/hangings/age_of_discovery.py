"""Age of Discovery: everybody advances on a rolled track, but only the card's player gains the benefit."""

from __future__ import annotations

from typing import ClassVar

from spielwerk.games.tapestry.effects import BENEFIT, BONUS
from spielwerk.games.tapestry.hangings.module import HANGINGS
from spielwerk.games.tapestry.options import TRACK_EACH
from spielwerk.games.tapestry.science import Roll, rolls
from spielwerk.games.tapestry.state import Tapestry
from spielwerk.games.tapestry.tracks import FORWARD, WhichToken
from spielwerk.kernel.effect import Atom, AtomRule
from spielwerk.kernel.frame import Ask
from spielwerk.kernel.option import Option, Options


class Discover(Roll, frozen=True, tag="tapestry.hanging.Discover"):
    """Rolls the science die for everybody.  [tapestry.hanging.age-of-discovery]"""

    def rolled(self, s: Tapestry, seen: int) -> None:
        s.next(Discovered(self.seat, seen))


class Discovered(Ask, frozen=True, tag="tapestry.hanging.Discovered"):
    """Asks for the track on which everybody advances; players who cannot are skipped.

    [tapestry.hanging.age-of-discovery, tapestry.hanging.age-of-discovery.others]
    [tapestry.hanging.age-of-discovery.blocked, tapestry.hanging.opponents-order]
    """

    gesture: ClassVar[str] = "research"
    begins: ClassVar[bool] = True

    seen: int

    def options(self, s: Tapestry) -> Options:
        return TRACK_EACH(self.seen)

    def choose(self, s: Tapestry, option: Option) -> None:
        s.then(
            WhichToken(self.seat, FORWARD, option.i, BENEFIT | BONUS),
            *[WhichToken(other, FORWARD, option.i, 0) for other in s.opponents(self.seat)],
        )


def discover(s: Tapestry, seat: int, _atom: Atom) -> None:
    """Rolls the science die as often as the player's abilities allow.  [tapestry.hanging.age-of-discovery]"""
    s.next(Discover(seat, 0, rolls(s, seat)))


HANGINGS.add_row("atoms", "age-of-discovery", AtomRule(discover))
