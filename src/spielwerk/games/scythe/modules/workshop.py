"""Open Factory cards beside a player mat: each is a section that can be used once.

Vesna begins with three of them; an ally of hers gets one.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Self

from msgspec import UNSET

from spielwerk.games.scythe.components.reading import LARGEST_NUMBER
from spielwerk.games.scythe.events import SectionChosen
from spielwerk.games.scythe.factory import FactoryTop, UseFactoryCard
from spielwerk.games.scythe.options import FACTORY_CARD, OPTIONS
from spielwerk.games.scythe.state import FACTORY, Scythe
from spielwerk.kernel.event import Event
from spielwerk.kernel.frame import Chance
from spielwerk.kernel.module import Rules
from spielwerk.kernel.option import Option, Options, Weights
from spielwerk.kernel.state import Part
from spielwerk.kernel.text import text

if TYPE_CHECKING:
    from spielwerk.games.scythe.rules import ScytheRules
    from spielwerk.games.scythe.turn import ChooseSection
    from spielwerk.games.scythe.view import ScytheView

WORKSHOP = OPTIONS.numbers("workshop", LARGEST_NUMBER)
"""The cards by their printed numbers, as sections."""
NO_CARD = 0


class Workshop(Part):
    """The open cards beside each mat, those that are back in the box, and the card in use in this turn.

    Masks: `visited` of seats that have gained a card at the Factory, `emblems` of factions whose symbols an
    Automa in this place carries out, `tiles` of the kinds from which Vesna chooses.  All of it is public.
    """

    cards: tuple[tuple[int, ...], ...]
    boxed: tuple[int, ...] = ()
    in_use: int = NO_CARD
    visited: int = 0
    emblems: int = 0
    tiles: int = 0

    @classmethod
    def fresh(cls, rules: Rules) -> Self:
        return cls(cards=((),) * rules.seats)

    def lay(self, seat: int, cards: Iterable[int]) -> None:
        """Changes the cards beside a mat."""
        self.cards = (*self.cards[:seat], tuple(sorted(cards)), *self.cards[seat + 1 :])

    def elsewhere(self) -> list[int]:
        """Returns all cards that are neither in the Factory nor unused."""
        used = [self.in_use] if self.in_use else []
        return [*[card for row in self.cards for card in row], *self.boxed, *used]


class CardLaidOut(Event, frozen=True, tag="scythe.CardLaidOut"):
    seat: int
    card: int


class CardBoxed(Event, frozen=True, tag="scythe.CardBoxed"):
    seat: int
    card: int


class DrawUnused(Chance, frozen=True, tag="scythe.vesna.DrawUnused"):
    """Lays one of the unused Factory cards open beside a player mat.  [fenris.vesna.factory-cards]"""

    seat: int

    def outcomes(self, s: Scythe) -> tuple[Options, Weights]:
        taken = [*s.factory, *[p.factory_card for p in s.players], *s.part(Workshop).elsewhere()]
        found = [n for n in s.rules.factory_numbers if n not in taken]
        return tuple([FACTORY_CARD[n] for n in found]), (1,) * len(found)

    def choose(self, s: Scythe, option: Option) -> None:
        part = s.part(Workshop)
        part.lay(self.seat, [*part.cards[self.seat], option.n])
        if s.journal is not UNSET:
            s.journal.append(CardLaidOut(self.seat, option.n))


def sections_beside(s: Scythe, seat: int, row: Options) -> Options:
    """Returns the open cards of a seat as sections."""
    return tuple([row[card] for card in s.part(Workshop).cards[seat]])


def use(s: Scythe, frame: ChooseSection, option: Option) -> None:
    """Puts the action token on a card: its top action, then its bottom action.  [fenris.vesna.technophile]"""
    seat, part = frame.seat, s.part(Workshop)
    part.lay(seat, [card for card in part.cards[seat] if card != option.n])
    part.in_use = option.n
    s.players[seat].section = FACTORY
    if s.journal is not UNSET:
        s.journal.append(SectionChosen(seat, FACTORY))
    rest = s.rules.after_section[seat][FACTORY]
    s.stack.extend([UseFactoryCard(seat, option.n) if isinstance(f, FactoryTop) else f for f in rest])


def put_away(s: Scythe, seat: int, card: int) -> None:
    """Returns a used card to the box; its section is gone, so all others are open in the next turn.

    [fenris.vesna.card-removed]
    """
    part = s.part(Workshop)
    part.boxed, part.in_use = (*part.boxed, card), NO_CARD
    s.players[seat].section = -1
    if s.journal is not UNSET:
        s.journal.append(CardBoxed(seat, card))


def in_words(view: ScytheView, seat: int, rules: ScytheRules) -> list[tuple[str, str]]:
    """Returns the open cards of a player by their numbers."""
    cards = view.parts[rules.slots[Workshop]].cards[seat]
    return [(text("scythe-panel-workshop"), ", ".join(map(str, cards)))] if cards else []
