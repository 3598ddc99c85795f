"""A caravan's turn: travel and load, then play a card or rest."""

from __future__ import annotations

from typing import ClassVar

from msgspec import UNSET

from sample.board import MOST_SEATS, STATIONS
from sample.draw import draw_up
from sample.events import Played
from sample.facts import load, loadable, travel
from sample.options import LOAD_UP_TO, ON, PLAY_OR_REST, REST, STOP
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
        seat = self.seat
        if option is ON:
            travel(s, seat)
            gone = self.gone + 1
            if gone < STRIDE or gone < stride(s, seat):  # nothing makes a caravan slower
                s.next(GOING[seat][gone])
                return
        if loadable(s, seat, s.traders[seat].place):
            s.next(LOADING[seat])


class Load(Ask, frozen=True, tag="sample.turn.Load"):
    """Take cubes from the station, or leave them.  [sample.travel.load]"""

    gesture: ClassVar[str] = "travel"

    def options(self, s: Sample) -> Options:
        return LOAD_UP_TO[loadable(s, self.seat, s.traders[self.seat].place)]

    def choose(self, s: Sample, option: Option) -> None:
        if option.n:
            load(s, self.seat, option.n)


GOING = tuple([tuple([Travel(seat, gone) for gone in range(len(STATIONS))]) for seat in range(MOST_SEATS)])
LOADING = tuple([Load(seat) for seat in range(MOST_SEATS)])
"""Frames that come often are made once: to look one up costs less than to make it."""


class PlayCard(Ask, frozen=True, tag="sample.turn.PlayCard"):
    """Play a card from the hand, or rest and draw.  [sample.card.play, sample.turn.rest]

    It is asked with an empty hand too: what else could be done there may be a secret.
    """

    ask_if_forced: ClassVar[bool] = True

    def options(self, s: Sample) -> Options:
        return PLAY_OR_REST(*s.traders[self.seat].hand)

    def choose(self, s: Sample, option: Option) -> None:
        if option is REST:
            draw_up(s, self.seat, AT_REST)
            return
        seat, card = self.seat, option.i
        s.traders[seat].hand[card] -= 1
        s.deck.discard.append(card)
        if s.journal is not UNSET:
            s.journal.append(Played(seat, card))
        s.rules.cards[option.at].run(s, seat)
