"""Drawing cards: luck picks a kind, and the discard pile becomes the deck when that is empty."""

from __future__ import annotations

from msgspec import UNSET

from sample.events import Drew
from sample.options import DRAWN
from sample.state import Sample
from spielwerk.kernel.frame import Chance, Step
from spielwerk.kernel.option import Option, Options, Weights


class Draw(Chance, frozen=True, tag="sample.draw.Draw"):
    """Draw a card, and `more` after it while there are any.  [sample.draw.reshuffle]"""

    seat: int
    more: int = 0

    def outcomes(self, s: Sample) -> tuple[Options, Weights]:
        return DRAWN, s.deck.weights()

    def choose(self, s: Sample, option: Option) -> None:
        seat, kind = self.seat, option.i
        s.deck.take(kind)
        s.traders[seat].hand[kind] += 1
        if s.journal is not UNSET:
            s.journal.append(Drew(seat, kind))
        if self.more and s.deck.drawable():
            s.next(Draw(seat, self.more - 1))


class DrawUp(Step, frozen=True, tag="sample.draw.DrawUp"):
    """Deal the first hand.  [sample.setup.hands]"""

    seat: int

    def run(self, s: Sample) -> None:
        draw_up(s, self.seat, s.rules.hand_limit[self.seat])


def draw_up(s: Sample, seat: int, n: int) -> None:
    """Draw so many cards, but none beyond the hand limit.  [sample.draw.limit]"""
    n = min(n, s.rules.hand_limit[seat] - sum(s.traders[seat].hand))
    if n > 0 and s.deck.drawable():
        s.next(Draw(seat, n - 1))
