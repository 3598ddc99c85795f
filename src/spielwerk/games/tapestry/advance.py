"""An advance turn: the price of a space."""

from __future__ import annotations

from typing import ClassVar

from spielwerk.games.tapestry.effects import BENEFIT, BONUS, RESOURCES
from spielwerk.games.tapestry.facts import pay
from spielwerk.games.tapestry.options import PAY, TOKEN
from spielwerk.games.tapestry.state import Tapestry
from spielwerk.games.tapestry.tracks import enter, may_advance, tokens
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.frame import Ask, Step
from spielwerk.kernel.option import Option, Options


def affordable(s: Tapestry, seat: int, track: int, token: int) -> bool:
    """Returns whether a player can pay for the space that a token would enter; its tier sets the price.

    [tapestry.base.advance.cost-tier1, tapestry.base.advance.cost-tier2, tapestry.base.advance.cost-tier3]
    [tapestry.base.advance.cost-tier4, tapestry.base.advance.cost-of-target]
    """
    space, res = s.rules.spaces[track][token + 1], s.players[seat].res
    if not space.own:
        return sum(res) >= space.any
    return res[track] >= space.own and sum(res) >= space.own + space.any


def payable_tokens(s: Tapestry, seat: int, track: int) -> list[int]:
    """Returns the tokens on a track that can advance and whose price the player can pay.

    [tapestry.base.advance.end-not-payable, tapestry.base.advance.several-tokens]
    """
    last = len(s.rules.spaces[track]) - 1
    found = [step for step in tokens(s, seat, track) if step < last and affordable(s, seat, track, step)]
    return found if found and may_advance(s, seat, track) else []


def payable_tracks(s: Tapestry, seat: int) -> int:
    """Returns the tracks on which an advance turn is possible."""
    return sum([1 << track for track in bits(s.rules.tracks) if payable_tokens(s, seat, track)])


def begin_advance(s: Tapestry, seat: int, track: int) -> None:
    """Begins an advance on the chosen track."""
    s.next(PaidToken(seat, track))


class PaidToken(Ask, frozen=True, tag="tapestry.advance.Token"):
    """Asks which of the player's tokens on the track moves; the resources of the track are paid at once.

    [tapestry.base.advance.several-tokens, tapestry.base.advance.track-resources]
    """

    gesture: ClassVar[str] = "advance"

    track: int

    def options(self, s: Tapestry) -> Options:
        return tuple([TOKEN[token] for token in payable_tokens(s, self.seat, self.track)])

    def choose(self, s: Tapestry, option: Option) -> None:
        space = s.rules.spaces[self.track][option.n + 1]
        if space.own:
            pay(s, self.seat, self.track, space.own)
        s.next(Enter(self.seat, self.track, option.n))
        if space.any:
            s.next(Pay(self.seat, space.any))


class Pay(Ask, frozen=True, tag="tapestry.advance.Pay"):
    """Asks for the next resource to pay, in the order of kinds, so that no payment is offered twice.

    [tapestry.base.advance.choose-track, tapestry.base.limit.resource-any]
    """

    gesture: ClassVar[str] = "advance"

    left: int
    lowest: int = 0

    def options(self, s: Tapestry) -> Options:
        res = s.players[self.seat].res
        kinds = range(self.lowest, len(RESOURCES))
        return tuple([PAY[kind] for kind in kinds if res[kind] and sum(res[kind:]) >= self.left])

    def choose(self, s: Tapestry, option: Option) -> None:
        pay(s, self.seat, option.i)
        if self.left > 1:
            s.next(Pay(self.seat, self.left - 1, option.i))


class Enter(Step, frozen=True, tag="tapestry.advance.Enter"):
    """Moves the token once the price is paid.  [tapestry.base.advance.one-space]"""

    seat: int
    track: int
    token: int

    def run(self, s: Tapestry) -> None:
        enter(s, self.seat, self.track, self.token, BENEFIT | BONUS)
