"""The round: a sealed bid for the order, everybody's turn, the storm, new goods."""

from __future__ import annotations

from typing import ClassVar

from msgspec import UNSET

from sample.board import MOST_AT_STATION, STORM
from sample.events import Bids
from sample.facts import pay
from sample.options import BID_UP_TO
from sample.state import Sample
from spielwerk.kernel.frame import Secret, Step
from spielwerk.kernel.option import Option, Options

AUTOMA_BIDS = 1
LAPS = 3


class StartRound(Step, frozen=True, tag="sample.round.StartRound"):
    """End the game, or bid for the order of the next round.  [sample.round.bid, sample.end.rounds]"""

    def run(self, s: Sample) -> None:
        for holds in s.rules.end_conditions.values():
            if holds(s):
                s.finish()
                return
        s.rounds_left -= 1
        s.then(*s.rules.bidding)


class Bid(Secret, frozen=True, tag="sample.round.Bid"):
    """Bid up to three coins in secret.  [sample.round.bid]"""

    gesture: ClassVar[str] = "bid"
    begins: ClassVar[bool] = True

    def options(self, s: Sample) -> Options:
        return BID_UP_TO[min(3, s.traders[self.seat].coins)]

    def choose(self, s: Sample, option: Option) -> None:
        s.sealed[self.seat].append(option.n)


class Reveal(Step, frozen=True, tag="sample.round.Reveal"):
    """Open the bids: the highest goes first and all pay.  [sample.round.reveal, sample.automa.bid]"""

    def run(self, s: Sample) -> None:
        bids = [sealed[0] if sealed else AUTOMA_BIDS for sealed in s.sealed]
        s.sealed = [[] for _ in bids]
        for seat, bid in enumerate(bids):
            pay(s, seat, min(bid, s.traders[seat].coins))
        order = sorted(range(len(bids)), key=bids.__getitem__, reverse=True)
        s.round = order * LAPS
        if s.rules.setup["storm"]:
            s.round.append(STORM)
        for hook in s.rules.on_round:
            hook(s)
        if s.journal is not UNSET:
            s.journal.append(Bids(tuple(bids), tuple(s.round)))


class Turns(Step, frozen=True, tag="sample.round.Turns"):
    """One after another, three times; then goods grow.  [sample.round.order]"""

    def run(self, s: Sample) -> None:
        s.then(*s.rules.turns(*s.round), *ROUND_ENDS)


class Grow(Step, frozen=True, tag="sample.round.Grow"):
    """A new cube at each station that has room, while there are any.  [sample.round.grow]"""

    def run(self, s: Sample) -> None:
        stock, supply = s.stock, s.supply
        for place, good in s.rules.growing:
            if stock[place] < MOST_AT_STATION and supply[good]:
                stock[place] += 1
                supply[good] -= 1


ROUND_ENDS = (Grow(), StartRound())
