"""An advance turn: the price of a space."""

from __future__ import annotations

from typing import ClassVar

from spielwerk.games.tapestry.effects import BENEFIT, BONUS, RESOURCES
from spielwerk.games.tapestry.facts import pay
from spielwerk.games.tapestry.options import PAY, TOKEN
from spielwerk.games.tapestry.state import NONE, Tapestry
from spielwerk.games.tapestry.tables import Space
from spielwerk.games.tapestry.tracks import advanceable, enter, movable
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.frame import Ask
from spielwerk.kernel.option import Option, Options


def affordable(space: Space, track: int, res: list[int], total: int) -> bool:
    """Returns whether these resources, `total` in all, pay for a space to enter; its tier sets the price.

    [tapestry.base.advance.cost-tier1, tapestry.base.advance.cost-tier2, tapestry.base.advance.cost-tier3]
    [tapestry.base.advance.cost-tier4, tapestry.base.advance.cost-of-target]
    """
    return total >= space.own + space.any and (not space.own or res[track] >= space.own)


def payable_tokens(s: Tapestry, seat: int, track: int) -> list[int]:
    """Returns the tokens on a track that can advance and whose price the player can pay.

    [tapestry.base.advance.end-not-payable, tapestry.base.advance.several-tokens]
    """
    spaces, res = s.rules.spaces[track], s.players[seat].res
    total = sum(res)
    return [step for step in movable(s, seat, track) if affordable(spaces[step + 1], track, res, total)]


def payable_tracks(s: Tapestry, seat: int) -> int:
    """Returns the tracks on which an advance turn is possible.  [tapestry.base.advance.end-not-payable]"""
    mask = advanceable(s, seat)
    if s.spare:
        return sum([1 << track for track in bits(mask) if payable_tokens(s, seat, track)])
    at, spaces, res = s.at[seat], s.rules.spaces, s.players[seat].res
    total = sum(res)
    for track in bits(mask):
        if not affordable(spaces[track][at[track] + 1], track, res, total):
            mask ^= 1 << track
    return mask


def begin_advance(s: Tapestry, seat: int, track: int) -> None:
    """Begins an advance on the chosen track."""
    if s.spare:
        s.next(PaidToken(seat, track))
    else:
        pay_for(s, seat, track, s.at[seat][track])


def pay_for(s: Tapestry, seat: int, track: int, token: int) -> None:
    """Pays for the next space of a token and enters it; the resources of the track are paid at once.

    [tapestry.base.advance.track-resources]
    """
    space = s.rules.spaces[track][token + 1]
    if space.own:
        pay(s, seat, track, space.own)
    if space.any:
        s.next(Pay(seat, space.any, 0, track, token))
    else:
        enter(s, seat, track, token, BENEFIT | BONUS)


class PaidToken(Ask, frozen=True, tag="tapestry.advance.Token"):
    """Asks which of the player's tokens on the track moves.  [tapestry.base.advance.several-tokens]"""

    gesture: ClassVar[str] = "advance"

    track: int

    def options(self, s: Tapestry) -> Options:
        found = sorted(set(payable_tokens(s, self.seat, self.track)), reverse=True)
        return tuple([TOKEN[token] for token in found])

    def choose(self, s: Tapestry, option: Option) -> None:
        pay_for(s, self.seat, self.track, option.n)


class Pay(Ask, frozen=True, tag="tapestry.advance.Pay"):
    """Asks for the next resource to pay, in the order of kinds, so that no payment is offered twice.

    Once the price of a space is paid, the token moves.
    [tapestry.base.advance.choose-track, tapestry.base.limit.resource-any, tapestry.base.advance.one-space]
    """

    gesture: ClassVar[str] = "advance"

    left: int
    lowest: int = 0
    track: int = NONE
    token: int = NONE

    def options(self, s: Tapestry) -> Options:
        res = s.players[self.seat].res
        rest = sum(res[self.lowest :])
        found = []
        for kind in range(self.lowest, len(RESOURCES)):
            if rest < self.left:
                break
            if res[kind]:
                found.append(PAY[kind])
                rest -= res[kind]
        return tuple(found)

    def choose(self, s: Tapestry, option: Option) -> None:
        pay(s, self.seat, option.i)
        if self.left > 1:
            s.next(Pay(self.seat, self.left - 1, option.i, self.track, self.token))
        elif self.track != NONE:
            enter(s, self.seat, self.track, self.token, BENEFIT | BONUS)
