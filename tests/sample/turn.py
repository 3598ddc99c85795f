"""A caravan's turn: travel and load, then play a card or rest."""

from __future__ import annotations

from itertools import compress
from typing import ClassVar

from msgspec import UNSET

from sample.draw import draw_up
from sample.events import Played
from sample.facts import load, loadable, travel
from sample.options import CARDS, LOAD, ON, PLAY, REST, STOP
from sample.state import Sample
from spielwerk.kernel.frame import Ask
from spielwerk.kernel.option import Option, Options

ON_OR_STOP = (ON, STOP)
AT_REST = 2
STRIDE = 3


def stride(s: Sample, seat: int) -> int:
    """How far a caravan may go.  [sample.travel.distance]"""
    n = STRIDE
    for more in s.rules.stride[seat][s.traders[seat].skills]:
        n = more(s, seat, n)
    return n


class Travel(Ask, frozen=True, tag="sample.turn.Travel"):
    """Go on to the next station, up to three times, or stop here.  [sample.travel.distance]"""

    gesture: ClassVar[str] = "travel"

    gone: int = 0

    def options(self, s: Sample) -> Options:
        return ON_OR_STOP

    def choose(self, s: Sample, option: Option) -> None:
        gone = self.gone
        if option is ON:
            travel(s, self.seat)
            gone += 1
            if gone < STRIDE or gone < stride(s, self.seat):  # nothing makes a caravan slower
                s.then(Travel(self.seat, gone))
                return
        if loadable(s, self.seat, s.traders[self.seat].place):
            s.then(Load(self.seat))


class Load(Ask, frozen=True, tag="sample.turn.Load"):
    """Take cubes from the station, or leave them.  [sample.travel.load]"""

    gesture: ClassVar[str] = "travel"

    def options(self, s: Sample) -> Options:
        return LOAD[: loadable(s, self.seat, s.traders[self.seat].place) + 1]

    def choose(self, s: Sample, option: Option) -> None:
        if option.n:
            load(s, self.seat, option.n)


class PlayCard(Ask, frozen=True, tag="sample.turn.PlayCard"):
    """Play a card from the hand, or rest and draw.  [sample.card.play, sample.turn.rest]"""

    def options(self, s: Sample) -> Options:
        return (*compress(PLAY, s.traders[self.seat].hand), REST)

    def choose(self, s: Sample, option: Option) -> None:
        if option is REST:
            draw_up(s, self.seat, AT_REST)
            return
        s.traders[self.seat].hand[option.i] -= 1
        s.deck.discard.append(option.i)
        if s.journal is not UNSET:
            s.journal.append(Played(self.seat, option.i))
        s.rules.cards[CARDS[option.i]].run(s, self.seat)
