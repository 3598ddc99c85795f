"""Market day: a further step of the turn, in which goods are sold."""

from __future__ import annotations

from typing import ClassVar

from sample.board import GOODS
from sample.facts import earn, lose
from sample.options import OPTIONS
from sample.state import Sample
from sample.turn import Rest, Travel
from spielwerk.kernel.effect import Atom, Seq
from spielwerk.kernel.frame import Ask
from spielwerk.kernel.module import Module
from spielwerk.kernel.option import Option, Options

SELL = OPTIONS.row("sell", GOODS)
DONE = OPTIONS.one("done")

MARKET_DAY = Module("market-day", conflicts=["famine"])


class Sell(Ask, frozen=True, tag="sample.market.Sell"):
    """Sell cubes one by one, each a coin below its price, kind after kind.  [sample.market.sell]"""

    gesture: ClassVar[str] = "sell"
    lowest: int = 0

    def options(self, s: Sample) -> Options:
        goods = s.traders[self.seat].goods
        return (*[SELL[good] for good in range(self.lowest, len(GOODS)) if goods[good]], DONE)

    def choose(self, s: Sample, option: Option) -> None:
        if option is not DONE:
            lose(s, self.seat, option.i)
            earn(s, self.seat, s.rules.prices[GOODS[option.i]] - 1)
            s.then(Sell(self.seat, option.i))


class LongRest(Rest, frozen=True, tag="sample.market.LongRest"):
    """On a market day a rest also earns a coin.  [sample.market.rest]"""

    def run(self, s: Sample) -> None:
        super().run(s)
        earn(s, self.seat, 1)


MARKET_DAY.insert("turn", Sell, after=Travel)
MARKET_DAY.replace_step("turn", Rest, LongRest)
MARKET_DAY.replace_row("cards", "peddler", Seq((Atom("earn", 1), Atom("draw", 1))))
