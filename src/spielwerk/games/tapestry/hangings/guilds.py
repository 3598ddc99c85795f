"""Guilds: points for resources, or resources for points."""

from __future__ import annotations

from typing import ClassVar

from spielwerk.games.tapestry.advance import Pay
from spielwerk.games.tapestry.effects import RESOURCES, of_any
from spielwerk.games.tapestry.facts import score
from spielwerk.games.tapestry.hangings.module import HANGINGS
from spielwerk.games.tapestry.hangings.options import BUY, MOST_TRADES, SELL
from spielwerk.games.tapestry.options import NO
from spielwerk.games.tapestry.source import HANGING
from spielwerk.games.tapestry.state import MOST_RESOURCES, Tapestry
from spielwerk.kernel.effect import Atom, AtomRule, Do
from spielwerk.kernel.frame import Ask
from spielwerk.kernel.option import Option, Options

PRICE = 5


class Trade(Ask, frozen=True, tag="tapestry.hanging.Trade"):
    """Asks how many resources to buy or sell, in one direction only, or none.

    [tapestry.hanging.guilds, tapestry.hanging.guilds.limit, tapestry.hanging.guilds.decline]
    """

    gesture: ClassVar[str] = "trade"
    begins: ClassVar[bool] = True

    def options(self, s: Tapestry) -> Options:
        p = s.players[self.seat]
        room = len(RESOURCES) * MOST_RESOURCES - sum(p.res)
        bought = min(MOST_TRADES, p.vp // PRICE, room)
        sold = min(MOST_TRADES, sum(p.res))
        return (*BUY[1 : bought + 1], *SELL[1 : sold + 1], NO)

    def choose(self, s: Tapestry, option: Option) -> None:
        if option is NO:
            return
        if option is BUY[option.n]:
            score(s, self.seat, -PRICE * option.n, HANGING)
            s.next(Do(self.seat, of_any("resource", option.n, len(RESOURCES))))
        else:
            s.then(Pay(self.seat, option.n), Do(self.seat, Atom("vp", PRICE * option.n)))


HANGINGS.add_row("atoms", "guilds", AtomRule(lambda s, seat, _atom: s.next(Trade(seat))))
