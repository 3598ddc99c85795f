"""Olympic Host: everybody may send a worker."""

from __future__ import annotations

from typing import ClassVar

from spielwerk.games.tapestry.effects import BUILDINGS, RESOURCES, of_any
from spielwerk.games.tapestry.facts import gain, pay, score
from spielwerk.games.tapestry.hangings.module import HANGINGS
from spielwerk.games.tapestry.options import NO, YES
from spielwerk.games.tapestry.source import HANGING
from spielwerk.games.tapestry.state import Tapestry
from spielwerk.kernel.effect import AtomRule, Do
from spielwerk.kernel.frame import Ask
from spielwerk.kernel.option import Option, Options

WORKER, COIN = RESOURCES.index("worker"), RESOURCES.index("coin")
POINTS = 10
ANY_BUILDING = of_any("building", 1, len(BUILDINGS))


class SendAthlete(Ask, frozen=True, tag="tapestry.hanging.SendAthlete"):
    """Asks each player in turn, beginning with the host, whether to pay a worker.

    [tapestry.hanging.olympic-host, tapestry.hanging.opponents-order, tapestry.base.end.finished-no-gain]
    """

    gesture: ClassVar[str] = "pay"
    begins: ClassVar[bool] = True

    host: int
    guests: int = 0

    def options(self, s: Tapestry) -> Options:
        p = s.players[self.seat]
        return (YES, NO) if p.res[WORKER] and not p.ended else (NO,)

    def choose(self, s: Tapestry, option: Option) -> None:
        guests = self.guests
        if option is YES:
            pay(s, self.seat, WORKER)
            score(s, self.seat, POINTS, HANGING)
            guests += self.seat != self.host
        following = (self.seat + 1) % len(s.players)
        if following != self.host:
            s.next(SendAthlete(following, self.host, guests))
        else:
            close(s, self.host, guests)


def close(s: Tapestry, host: int, guests: int) -> None:
    """Gives the host any building if a guest took part, or else a coin.

    [tapestry.hanging.olympic-host.after, tapestry.hanging.olympic-host.no-building]
    """
    if guests and ANY_BUILDING.possible(s, host):
        s.next(Do(host, ANY_BUILDING))
    else:
        gain(s, host, COIN)


HANGINGS.add_row("atoms", "olympic-host", AtomRule(lambda s, seat, _atom: s.next(SendAthlete(seat, seat))))
