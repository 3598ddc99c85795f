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
        weights = s.deck.weights()
        if 0 not in weights:
            return DRAWN, tuple(weights)
        kinds = [kind for kind, n in enumerate(weights) if n]
        return tuple([DRAWN[kind] for kind in kinds]), tuple([weights[kind] for kind in kinds])

    def choose(self, s: Sample, option: Option) -> None:
        s.deck.take(option.i)
        s.caravan(self.seat).hand[option.i] += 1
        if s.journal is not UNSET:
            s.journal.append(Drew(self.seat, option.i))
        if self.more and s.deck.drawable():
            s.then(Draw(self.seat, self.more - 1))


class DrawUp(Step, frozen=True, tag="sample.draw.DrawUp"):
    """Draw up to the hand limit.  [sample.draw.limit]"""

    seat: int

    def run(self, s: Sample) -> None:
        missing = s.rules.hand_limit[self.seat] - sum(s.caravan(self.seat).hand)
        if missing > 0 and s.deck.drawable():
            s.then(Draw(self.seat, missing - 1))
