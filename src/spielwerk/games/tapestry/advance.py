"""An advance turn: the price of a space."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar

from spielwerk.games.tapestry.effects import BENEFIT, BONUS, RESOURCES
from spielwerk.games.tapestry.facts import pay
from spielwerk.games.tapestry.options import PAY, TOKEN
from spielwerk.games.tapestry.state import NONE, Tapestry
from spielwerk.games.tapestry.tracks import enter, movable, open_tracks
from spielwerk.kernel.bitmask import CACHE_SIZE, bits
from spielwerk.kernel.frame import Ask
from spielwerk.kernel.option import Option, Options


def payable_tokens(s: Tapestry, seat: int, track: int) -> list[int]:
    """Returns the tokens on a track that can advance and whose price the player can pay.

    [tapestry.base.advance.end-not-payable, tapestry.base.advance.several-tokens]
    """
    prices, res = s.rules.prices[track], s.players[seat].res
    total = sum(res) - extra_price(s, seat, track)
    found = []
    for step in movable(s, seat, track):
        own, price = prices[step]
        if total >= price and (not own or res[track] >= own):
            found.append(step)
    return found


def payable_tracks(s: Tapestry, seat: int) -> int:
    """Returns the tracks on which an advance turn is possible; the tier of the next space sets the price.

    [tapestry.base.advance.cost-tier1, tapestry.base.advance.cost-tier2, tapestry.base.advance.cost-tier3]
    [tapestry.base.advance.cost-tier4, tapestry.base.advance.cost-of-target]
    [tapestry.base.advance.end-not-payable]
    """
    mask = open_tracks(s, seat)
    if s.spare or s.rules.held:
        return sum([1 << track for track in bits(mask) if payable_tokens(s, seat, track)])
    at, rules, res = s.at[seat], s.rules, s.players[seat].res
    total, prices = sum(res), rules.prices
    found = 0
    for track in bits(mask):
        own, price = prices[track][at[track]]
        if rules.extra_price:
            price += extra_price(s, seat, track)
        if total >= price and (not own or res[track] >= own):
            found |= 1 << track
    return found


def extra_price(s: Tapestry, seat: int, track: int) -> int:
    """Returns how many resources of any kind an advance turn on a track costs in addition."""
    return sum([more(s, seat, track) for more in s.rules.extra_price])


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
    rest = space.any
    if s.rules.extra_price:
        rest += extra_price(s, seat, track)
    if rest:
        s.next(Pay(seat, rest, 0, track, token))
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


@lru_cache(CACHE_SIZE)
def to_pay(left: int, lowest: int, *res: int) -> Options:
    """Returns the kinds of resources to pay next, from the lowest on; enough must be left for the rest."""
    rest = sum(res[lowest:])
    found = []
    for kind in range(lowest, len(RESOURCES)):
        if rest < left:
            break
        if res[kind]:
            found.append(PAY[kind])
            rest -= res[kind]
    return tuple(found)


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
        return to_pay(self.left, self.lowest, *s.players[self.seat].res)

    def choose(self, s: Tapestry, option: Option) -> None:
        pay(s, self.seat, option.i)
        if self.left > 1:
            s.next(Pay(self.seat, self.left - 1, option.i, self.track, self.token))
        elif self.track != NONE:
            enter(s, self.seat, self.track, self.token, BENEFIT | BONUS)
