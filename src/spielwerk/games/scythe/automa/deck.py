"""The state of the Automas of a table: decks, discard piles, markers and other memory."""

from __future__ import annotations

from functools import reduce
from operator import and_
from typing import Any, Self

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from spielwerk.games.scythe.automa.cards import DECK_SIZE
from spielwerk.games.scythe.automa.events import Reshuffled
from spielwerk.games.scythe.automa.seat import AUTOMA_KEY, AutomaSeat, ReadCard, automa_of, read_deck
from spielwerk.games.scythe.options import OPTIONS
from spielwerk.games.scythe.state import Scythe
from spielwerk.kernel.option import Option, Options, Weights
from spielwerk.kernel.state import Part

WHOLE = (1 << DECK_SIZE) - 1
NO_CARD = -1
NO_MARKER = -1
AUTOMA_CARD = OPTIONS.row("automa-card", [str(n + 1) for n in range(DECK_SIZE)])
BY_BIT = [(1 << option.i, option) for option in AUTOMA_CARD]
EQUAL = (1,) * DECK_SIZE


class Automas(Part):
    """Everything that belongs only to Automas; all of it is public.

    By seat: `marker` (the space on the progress card, -1 for a player) and `scheme` (0 is I).  By deck:
    `faces_down` (a bit for each card that can still be drawn), the two discard piles, and `last`, the last
    card drawn for a turn.  `visited` is the mask of seats with a Factory card.  `compass` is the home base,
    counted clockwise, from which ties are measured at larger tables.  `removed` is the mask of the cards that
    no deck has; `apart` has one for each deck if they lack different cards.
    [scythe.automa-setup.deck, scythe.automa-setup.two-discards, scythe.automa-setup.progress-marker]
    [fenris.multiautoma.shared-progress-card, fenris.multiautoma.tie-marker]
    """

    marker: list[int]
    scheme: list[int]
    faces_down: list[int]
    main: list[tuple[int, ...]]
    combat: list[tuple[int, ...]]
    last: list[int]
    visited: int = 0
    compass: int = 0
    removed: int = 0
    apart: tuple[int, ...] | UnsetType = UNSET

    @classmethod
    def fresh(cls, rules: Any) -> Self:
        automa_seats: dict[int, AutomaSeat] = rules.module_data[AUTOMA_KEY]
        decks = 1 + max([m.deck for m in automa_seats.values()])
        lost = [0] * decks
        for seat, m in automa_seats.items():
            for number in rules.automa_deck[seat]:
                lost[m.deck] |= 1 << number - 1
        return cls(
            marker=[0 if seat in automa_seats else NO_MARKER for seat in range(rules.seats)],
            scheme=[0] * rules.seats,
            faces_down=[WHOLE & ~mask for mask in lost],
            main=[()] * decks,
            combat=[()] * decks,
            last=[NO_CARD] * decks,
            removed=reduce(and_, lost),
            apart=tuple(lost) if len({*lost}) > 1 else UNSET,
        )

    def whole(self, deck: int) -> int:
        """Returns all cards that belong to a deck.  [fenris.automa-mods.benefit-remove-card]"""
        return WHOLE & ~(self.removed if self.apart is UNSET else self.apart[deck])

    def drawable(self, deck: int) -> int:
        """Returns what may be drawn next, as a mask; an empty deck is shuffled with both piles first.

        [scythe.automa-card.reshuffle, scythe.ruling.automa-reshuffle-current-card]
        """
        return self.faces_down[deck] or self.whole(deck)

    def shuffle(self, deck: int) -> None:
        """Shuffles deck and piles together; the last turn card is remembered.

        [scythe.ruling.automa-switch-timing, scythe.ruling.automa-claim-no-card]
        [scythe.automa-claim.reshuffle]
        """
        self.faces_down[deck] = self.whole(deck)
        self.main[deck] = self.combat[deck] = ()


def draws(s: Scythe, seat: int) -> tuple[Options, Weights]:
    """Returns the cards that an Automa may draw, all equally likely."""
    mask = s.part(Automas).drawable(automa_of(s, seat).deck)
    found = tuple([option for bit, option in BY_BIT if mask & bit])
    return found, EQUAL[: len(found)]


def draw(s: Scythe, seat: int, option: Option, *, for_turn: bool) -> int:
    """Turns a card up onto its pile; returns its index.

    [scythe.automa-turn.draw, scythe.automa-combat.draw, scythe.automa-card.reshuffle]
    [scythe.automa-claim.card, fenris.multiautoma.shared-deck]
    """
    automas, deck, card = s.part(Automas), automa_of(s, seat).deck, option.i
    if not automas.faces_down[deck]:
        automas.shuffle(deck)
        if s.journal is not UNSET:
            s.journal.append(Reshuffled(seat))
    automas.faces_down[deck] &= ~(1 << card)
    if for_turn:
        automas.main[deck] = (*automas.main[deck], card)
        automas.last[deck] = card
    else:
        automas.combat[deck] = (*automas.combat[deck], card)
    return card


def water_open(s: Scythe, seat: int) -> bool:
    """Returns whether the marker has left the spaces that lock water.

    [scythe.automa-progress.water-symbol, scythe.automa-ultimaszyna.water]
    [scythe.ruling.automa-ultimaszyna-progress]
    """
    return s.part(Automas).marker[seat] >= automa_of(s, seat).level.locked


def active(s: Scythe, m: AutomaSeat, card: int) -> ReadCard:
    """Returns the half of a card that is on top.

    [scythe.automa-card.active-is-top, scythe.automa-card.scheme-one, scythe.automa-card.scheme-two]
    """
    cards = m.cards
    if more := [faction for symbols in s.rules.automa_symbols for faction in symbols(s, m.seat)]:
        cards = read_deck(replace(m.reader, others=frozenset(more)), s.rules.data.pack)
    return cards[s.part(Automas).scheme[m.seat]][card]
