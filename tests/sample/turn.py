"""A caravan's turn: travel and load, play a card, rest."""

from __future__ import annotations

from typing import ClassVar

from msgspec import UNSET

from sample.draw import DrawUp
from sample.events import Played
from sample.facts import load, loadable, travel
from sample.options import CARDS, GO, LOAD, PASS, PLAY
from sample.state import Sample
from spielwerk.kernel.effect import Do
from spielwerk.kernel.frame import Ask, Step
from spielwerk.kernel.option import Option, Options


def stride(s: Sample, seat: int) -> int:
    """How far a caravan may go.  [sample.travel.distance]"""
    n = 3
    for more in s.rules.stride[seat][s.caravan(seat).skills]:
        n = more(s, seat, n)
    return n


class Travel(Ask, frozen=True, tag="sample.turn.Travel"):
    """Go one to three stations along the ring.  [sample.travel.distance]"""

    gesture: ClassVar[str] = "travel"
    begins: ClassVar[bool] = True

    def options(self, s: Sample) -> Options:
        return GO[1 : stride(s, self.seat) + 1]

    def choose(self, s: Sample, option: Option) -> None:
        travel(s, self.seat, option.n)
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
    """Play a card from the hand, or pass.  [sample.card.play]"""

    def options(self, s: Sample) -> Options:
        return (*[PLAY[kind] for kind, n in enumerate(s.caravan(self.seat).hand) if n], PASS)

    def choose(self, s: Sample, option: Option) -> None:
        if option is PASS:
            return
        s.caravan(self.seat).hand[option.i] -= 1
        s.deck.discard.append(option.i)
        if s.journal is not UNSET:
            s.journal.append(Played(self.seat, option.i))
        s.then(Do(self.seat, s.rules.cards[CARDS[option.i]]))


class Rest(Step, frozen=True, tag="sample.turn.Rest"):
    """Draw up to the hand limit.  [sample.turn.rest]"""

    seat: int

    def run(self, s: Sample) -> None:
        s.then(DrawUp(self.seat))
