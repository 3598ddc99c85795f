"""Trade Economy: the benefit of an opponent's position, while the opponent gains its bonus."""

from __future__ import annotations

from typing import ClassVar

from spielwerk.games.tapestry.effects import BENEFIT, FREE_BONUS
from spielwerk.games.tapestry.facts import gains
from spielwerk.games.tapestry.hangings.module import HANGINGS
from spielwerk.games.tapestry.hangings.options import OPPONENT
from spielwerk.games.tapestry.options import NO, TOKEN, TRACK_EACH
from spielwerk.games.tapestry.state import Tapestry
from spielwerk.games.tapestry.tracks import usable, use
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.effect import AtomRule
from spielwerk.kernel.frame import Ask
from spielwerk.kernel.option import Option, Options


def positions(s: Tapestry, actor: int) -> int:
    """Returns the tracks on which an actor has left the start space."""
    return sum([1 << track for track in bits(s.rules.tracks) if usable(s, actor, track)])


class Partner(Ask, frozen=True, tag="tapestry.hanging.Partner"):
    """Asks for the opponent.  [tapestry.hanging.trade-economy]"""

    gesture: ClassVar[str] = "opponent"
    begins: ClassVar[bool] = True

    def options(self, s: Tapestry) -> Options:
        return tuple([OPPONENT[other] for other in s.opponents(self.seat) if positions(s, other)]) or (NO,)

    def choose(self, s: Tapestry, option: Option) -> None:
        if option is not NO:
            s.next(Ware(self.seat, option.n))


class Ware(Ask, frozen=True, tag="tapestry.hanging.Ware"):
    """Asks for the track.  [tapestry.hanging.trade-economy]"""

    gesture: ClassVar[str] = "opponent"

    opponent: int

    def options(self, s: Tapestry) -> Options:
        return TRACK_EACH(positions(s, self.opponent))

    def choose(self, s: Tapestry, option: Option) -> None:
        s.next(Position(self.seat, self.opponent, option.i))


class Position(Ask, frozen=True, tag="tapestry.hanging.Position"):
    """Asks for one of the opponent's tokens: the player gains its benefit, the opponent its bonus.

    [tapestry.hanging.trade-economy, tapestry.hanging.trade-economy.bonus]
    [tapestry.base.end.finished-no-gain]
    """

    gesture: ClassVar[str] = "opponent"

    opponent: int
    track: int

    def options(self, s: Tapestry) -> Options:
        steps = sorted(set(usable(s, self.opponent, self.track)), reverse=True)
        return tuple([TOKEN[step] for step in steps])

    def choose(self, s: Tapestry, option: Option) -> None:
        if gains(s, self.opponent):
            use(s, self.opponent, self.track, option.n, FREE_BONUS)
        use(s, self.seat, self.track, option.n, BENEFIT)


HANGINGS.add_row("atoms", "trade-economy", AtomRule(lambda s, seat, _atom: s.next(Partner(seat))))
