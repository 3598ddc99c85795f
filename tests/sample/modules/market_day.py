"""Market day: a further step of the turn, in which goods are sold."""

from __future__ import annotations

from typing import Any, ClassVar

from sample.automa import AutomaTravels
from sample.board import GOODS, GOODS_NAMES
from sample.facts import earn, lose
from sample.options import OPTIONS
from sample.state import Sample
from sample.turn import Travel
from spielwerk.kernel.effect import Atom, Seq
from spielwerk.kernel.frame import Ask
from spielwerk.kernel.module import Module
from spielwerk.kernel.option import Option, Options
from spielwerk.kernel.speech import Panel
from spielwerk.kernel.text import text
from spielwerk.kernel.view import View

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
            earn(s, self.seat, price(option.i, s.rules))
            s.next(Sell(self.seat, option.i))


class AutomaTrades(AutomaTravels, frozen=True, tag="sample.market.AutomaTrades"):
    """The Automa sells a cube of each kind it has two of, then travels.  [sample.market.automa]"""

    def run(self, s: Sample) -> None:
        for good, n in enumerate(s.traders[self.seat].goods):
            if n > 1:
                lose(s, self.seat, good)
                earn(s, self.seat, s.rules.prices[GOODS[good]])
        super().run(s)


def price(good: int, rules: Any) -> int:
    """What a cube brings at the market.  [sample.market.sell]"""
    return int(rules.prices[GOODS[good]]) - 1


@MARKET_DAY.on("panels")
def prices(_view: View, rules: Any) -> Panel:
    rows = [(str(name), str(price(good, rules))) for good, name in enumerate(GOODS_NAMES)]
    return Panel("prices", text("sample-panel-prices"), tuple(rows))


def naming(option: Option, rules: Any) -> dict[str, object]:
    """What is sold, and for how much."""
    return {"good": GOODS_NAMES[option.i], "n": price(option.i, rules)}


MARKET_DAY.add_row("naming", "sell", naming)
MARKET_DAY.insert("turn", Sell, after=Travel)
MARKET_DAY.replace_step("automa_turn", AutomaTravels, AutomaTrades)
MARKET_DAY.replace_row("cards", "peddler", Seq((Atom("earn", 1), Atom("draw", 1))))
