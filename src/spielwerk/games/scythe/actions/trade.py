"""Trade: pay a coin for either resources or popularity.  [scythe.trade.choice]"""

from __future__ import annotations

from typing import ClassVar

from msgspec import UNSET

from spielwerk.games.scythe.control import working
from spielwerk.games.scythe.events import Traded
from spielwerk.games.scythe.options import AT_EACH, DONE, GOODS, LESS, RESOURCE, SKIP, TAKE
from spielwerk.games.scythe.stars import Stars, place_due
from spielwerk.games.scythe.state import (
    ARMORY,
    NOWHERE,
    POPULARITY,
    POWER,
    SHIFT,
    TRADE,
    Scythe,
    unpacked,
)
from spielwerk.games.scythe.tracks import Gain, gain_coins, gain_popularity, room, structure_adds
from spielwerk.kernel.frame import Ask
from spielwerk.kernel.option import Option, Options


class Trade(Ask, frozen=True, tag="scythe.trade.Trade"):
    """Asks for resources or popularity.  Resources need a controlled land region with one of the player's
    workers.

    A player who wants only a part chooses `LESS` first and is then asked in detail.
    [scythe.trade.popularity, scythe.trade.needs-worker-on-region, scythe.upgrade.trade-cube]
    [scythe.turn.partial-benefit]
    """

    gesture: ClassVar[str] = "trade"

    less: int = 0

    def options(self, s: Scythe) -> Options:
        p = s.players[self.seat]
        if p.coins < s.rules.costs[TRADE].coins:
            return (SKIP,)
        popularity = room(s, self.seat, POPULARITY, s.rules.benefit(p, TRADE, 1))
        goods = (GOODS,) if working(s, self.seat) else ()
        if self.less:
            return (*goods, *TAKE[POPULARITY][popularity::-1])
        all_of_it = (*goods, TAKE[POPULARITY][popularity]) if popularity else goods
        if all_of_it or structure_adds(s, self.seat, ARMORY, POWER):
            return (*(all_of_it or TAKE[POPULARITY][:1]), LESS, SKIP)
        return (TAKE[POPULARITY][0], SKIP)

    def must_ask(self, s: Scythe) -> bool:
        """Returns whether coins are hidden: skipping the question would show that there was none to pay with.

        [scythe.ruling.coins-visibility]
        """
        return bool(s.rules.setup["hidden_coins"])

    def choose(self, s: Scythe, option: Option) -> None:
        """Pays a coin and gains one of the two; the player's armory adds power.  Stars come last.

        [scythe.trade.choice, scythe.build.armory, scythe.ruling.gains-before-stars]
        [scythe.build.benefit-without-control, scythe.build.opponents-cannot-use]
        """
        if option is SKIP:
            return
        if option is LESS:
            s.next(Trade(self.seat, 1))
            return
        gain_coins(s, self.seat, -s.rules.costs[TRADE].coins)
        more = structure_adds(s, self.seat, ARMORY, POWER)
        if more:
            s.then(Gain(self.seat, POWER, more, 1 - self.less), Stars(self.seat))
        if option is GOODS:
            s.next(WhichToken(self.seat, s.rules.benefit(s.players[self.seat], TRADE, 0)))
        else:
            gain_popularity(s, self.seat, option.n)
            if not more:
                place_due(s, self.seat)


class WhichToken(Ask, frozen=True, tag="scythe.trade.WhichToken"):
    """Asks which tokens to take, equal or different; `tokens` packs those chosen so far.

    They are chosen in ascending order; fewer may be taken.
    [scythe.trade.resources, scythe.ruling.trade-split]
    """

    gesture: ClassVar[str] = "trade"

    left: int
    lowest: int = 0
    tokens: int = 0
    place: int = NOWHERE
    """The region where the tokens must go, if a card says so.  [scythe.encounter.placement]"""

    def options(self, s: Scythe) -> Options:
        return (*RESOURCE[self.lowest :], DONE)

    def choose(self, s: Scythe, option: Option) -> None:
        if option is DONE:
            self._place(s, self.tokens)
            return
        tokens = self.tokens + (1 << SHIFT[option.i])
        if self.left == 1:
            self._place(s, tokens)
        elif s.rules.setup["trade_split"]:
            s.next(WhichToken(self.seat, self.left - 1, option.i, 0, self.place))
            self._place(s, tokens)
        else:
            s.next(WhichToken(self.seat, self.left - 1, option.i, tokens, self.place))

    def _place(self, s: Scythe, tokens: int) -> None:
        if self.place != NOWHERE:
            put_tokens(s, self.seat, tokens, self.place)
        elif tokens:
            s.next(PlaceTokens(self.seat, tokens))


class PlaceTokens(Ask, frozen=True, tag="scythe.trade.PlaceTokens"):
    """Asks which controlled land region with one of the player's workers they go to.

    [scythe.trade.resource-placement]
    """

    gesture: ClassVar[str] = "trade"

    tokens: int

    def options(self, s: Scythe) -> Options:
        return AT_EACH(working(s, self.seat))

    def choose(self, s: Scythe, option: Option) -> None:
        put_tokens(s, self.seat, self.tokens, option.i)


def put_tokens(s: Scythe, seat: int, tokens: int, place: int) -> None:
    """Places tokens from the supply.  [scythe.resource.supply]"""
    for kind, n in unpacked(tokens):
        s.put(place, kind, n)
        if s.journal is not UNSET:
            s.journal.extend([Traded(seat, place, kind)] * n)
