"""Tapestry cards on the mats of civilizations, which only their owner knows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Self, TypeVar

from spielwerk.games.tapestry.state import FACE_DOWN
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.module import Module
from spielwerk.kernel.state import Part

if TYPE_CHECKING:
    from spielwerk.games.tapestry.view import Aside, TapestryView
    from spielwerk.kernel.chance import Rng


H = TypeVar("H", bound=Part)


class Hidden(Part):
    """By seat, tapestry cards that lie apart from the hand; others see only how many."""

    cards: list[tuple[int, ...]]

    @classmethod
    def fresh(cls, rules: Any) -> Self:
        return cls([()] * rules.seats)

    def seen_by(self, viewer: int) -> Self:
        t = self.copy()
        t.cards = [own if seat == viewer else (FACE_DOWN,) * len(own) for seat, own in enumerate(self.cards)]
        return t

    def seal(self, s: Any, view: Any, rng: Rng) -> None:
        """Guesses the cards that the viewer does not know: any of the deck."""
        own = s.part(type(self))
        for seat, cards in enumerate(own.cards):
            if FACE_DOWN in cards:
                found = rng.shuffled(bits(s.hangings))[: len(cards)]
                s.hangings &= ~sum([1 << card for card in found])
                own.cards[seat] = tuple(sorted(found))

    def aside(self) -> Aside:
        """Returns what lies in no deck, hand or supply because of this part, as far as it is known."""
        known = {card for cards in self.cards for card in cards} - {FACE_DOWN}
        return sum([1 << card for card in known]), 0, 0, 0

    def put(self, seat: int, card: int) -> None:
        """Adds a card to those of a seat."""
        self.cards[seat] = tuple(sorted((*self.cards[seat], card)))


def accounts_for(module: Module, kind: type[Hidden]) -> None:
    """Tells views and checks where the cards of a module's part are."""

    def elsewhere(parts: Sequence[Part]) -> Aside:
        return next(part for part in parts if type(part) is kind).aside()

    module.add("lies_elsewhere", elsewhere)


def part_of(view: TapestryView, kind: type[H]) -> H:
    """Returns a part of a view."""
    return next(part for part in view.parts if type(part) is kind)
