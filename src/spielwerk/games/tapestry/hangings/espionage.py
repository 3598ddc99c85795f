"""Espionage: the effect of an open card on any income mat."""

from __future__ import annotations

from typing import ClassVar

from spielwerk.games.tapestry import components
from spielwerk.games.tapestry.hang import open_cards
from spielwerk.games.tapestry.hangings.module import HANGINGS
from spielwerk.games.tapestry.hangings.options import COPY
from spielwerk.games.tapestry.options import HANGING_KINDS, NO
from spielwerk.games.tapestry.state import Tapestry
from spielwerk.kernel.effect import AtomRule, Do
from spielwerk.kernel.frame import Ask
from spielwerk.kernel.option import Option, Options

ESPIONAGE = [card.id for card in components.hangings()].index("espionage")


class Spy(Ask, frozen=True, tag="tapestry.hanging.Spy"):
    """Asks for the card whose effect to copy, at once or while in force; the cards themselves stay.

    [tapestry.hanging.espionage, tapestry.hanging.espionage.this-era, tapestry.hanging.espionage.source]
    [tapestry.ruling.hanging-espionage-this-era, tapestry.base.tapestry.espionage]
    """

    gesture: ClassVar[str] = "hanging"
    begins: ClassVar[bool] = True

    def options(self, s: Tapestry) -> Options:
        kinds: dict[int, Option] = {}
        for card in open_cards(s):
            if HANGING_KINDS[card] != ESPIONAGE:
                kinds.setdefault(HANGING_KINDS[card], COPY[card])
        return tuple(kinds.values()) or (NO,)

    def choose(self, s: Tapestry, option: Option) -> None:
        if option is NO:
            return
        kind = HANGING_KINDS[option.i]
        s.give_abilities(self.seat, s.rules.hanging_bits[kind])
        if (effect := s.rules.hanging_effects[kind]) is not None:
            s.next(Do(self.seat, effect))


HANGINGS.add_row("atoms", "espionage", AtomRule(lambda s, seat, _atom: s.next(Spy(seat))))
