"""The council: all give a card in secret, or nothing.  What is sealed here no base code knows of."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec import UNSET

from sample.board import OASIS
from sample.facts import earn
from sample.options import CARDS, OPTIONS
from sample.state import Caravan, Sample
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.event import Event
from spielwerk.kernel.frame import Secret, Step
from spielwerk.kernel.module import Module
from spielwerk.kernel.option import Option, Options
from spielwerk.kernel.state import Part
from spielwerk.kernel.view import View

GIVE = OPTIONS.row("give", CARDS)
KEEP = OPTIONS.one("keep")

NOTHING = -1


class Gave(Event, frozen=True, tag="sample.Gave"):
    seat: int
    card: int


class Give(Secret, frozen=True, tag="sample.council.Give"):
    """A card of the hand, which stays there until it is shown, or nothing.  [sample.council.meeting]"""

    gesture: ClassVar[str] = "give"
    begins: ClassVar[bool] = True

    def options(self, s: Sample) -> Options:
        hand = s.traders[self.seat].hand
        return (*[GIVE[card] for card, n in enumerate(hand) if n], KEEP)

    def choose(self, s: Sample, option: Option) -> None:
        s.sealed[self.seat].append(NOTHING if option is KEEP else option.i)


class Show(Step, frozen=True, tag="sample.council.Show"):
    """All cards at once: the more there are, the more each is worth.  [sample.council.coins]"""

    def run(self, s: Sample) -> None:
        given = [(seat, card) for seat, sealed in enumerate(s.sealed) for card in sealed if card != NOTHING]
        s.sealed = [[] for _ in s.traders]
        for seat, card in given:
            s.traders[seat].hand[card] -= 1
            s.deck.discard.append(card)
            if s.journal is not UNSET:
                s.journal.append(Gave(seat, card))
            earn(s, seat, len(given))


def in_council(s: Sample) -> bool:
    """Whether what is sealed now was given here."""
    return any(isinstance(frame, Show) for frame in s.stack)


class Council(Part):
    """How many rounds were left when it last met."""

    met: int = -1

    @classmethod
    def fresh(cls, rules: Any) -> Council:
        return cls()

    def seal(self, s: Sample, view: View, rng: Rng) -> None:
        """Who has answered gave any card of the hand that was guessed for them, or nothing."""
        if in_council(s):
            for seat, answered in enumerate(view.answered):
                if answered and seat != view.seat:
                    card = rng.pick([*s.traders[seat].hand, 1])
                    s.sealed[seat] = [card if card < len(CARDS) else NOTHING]


COUNCIL = Module("council", part=Council)


@COUNCIL.on("on_travelled")
def meet(s: Sample, seat: int, _before: int) -> None:
    """Once in each round, whoever comes first.  [sample.council.meeting]"""
    council = s.part(Council)
    if s.traders[seat].place == OASIS and council.met != s.rounds_left:
        council.met = s.rounds_left
        s.then(*[Give(other) for other, t in enumerate(s.traders) if isinstance(t, Caravan)], Show())
