"""Two variants in which an Automa hesitates: a combat card is turned up, and a 4 or 5 stops it.

[scythe.ruling.automa-variant-reveal-pile]
"""

from __future__ import annotations

from msgspec import UNSET

from spielwerk.games.scythe.automa.events import Hesitated
from spielwerk.games.scythe.options import CARD
from spielwerk.games.scythe.state import Scythe
from spielwerk.games.scythe.tracks import take_from_deck
from spielwerk.kernel.option import Option, Options, Weights

RESTRAINED_BY = (4, 5)


def combat_cards(s: Scythe) -> tuple[Options, Weights]:
    """Returns the combat cards that may be turned up, with their weights; there must be at least one."""
    return CARD, s.deck.weights()


def restrains(s: Scythe, option: Option) -> bool:
    """Returns whether the card stops an Automa."""
    return s.rules.card_values[option.n] in RESTRAINED_BY


def restrained(s: Scythe, seat: int, option: Option, what: str) -> bool:
    """Turns the card up onto the discard pile of combat cards; returns whether it stops the Automa."""
    take_from_deck(s, option.n)
    s.deck.discard.append(option.n)
    stopped = restrains(s, option)
    if s.journal is not UNSET:
        s.journal.append(Hesitated(seat, option.n, what if stopped else f"no-{what}"))
    return stopped
