"""The trader that plays by itself: a funnel picks where it goes."""

from __future__ import annotations

from sample.board import STATIONS
from sample.facts import load, loadable, travel
from sample.state import Automa, Sample
from spielwerk.kernel.frame import Step
from spielwerk.kernel.funnel import Funnel

REACH = 3


class AutomaTravels(Step, frozen=True, tag="sample.automa.AutomaTravels"):
    """It goes where the most cubes lie and takes all it can.  [sample.automa.travels]"""

    seat: int

    def run(self, s: Sample) -> None:
        trader = s.traders[self.seat]
        assert isinstance(trader, Automa)
        trader.turns += 1
        for _ in range(target(s, self.seat)):
            travel(s, self.seat)
        n = loadable(s, self.seat, trader.place)
        if n:
            load(s, self.seat, n)


def target(s: Sample, seat: int) -> int:
    """How many stations the Automa goes: the candidates are the bits 1 to 3."""
    place = s.traders[seat].place
    ahead = [(place + steps) % len(STATIONS) for steps in range(REACH + 1)]
    stormy = sum([1 << steps for steps in range(1, REACH + 1) if ahead[steps] == s.storm])
    return (
        Funnel(s, 0b1110)
        .without("sample.automa.no-storm", stormy)
        .most("sample.automa.most-cubes", lambda steps: s.stock[ahead[steps]])
        .first("sample.automa.nearest")
    )
