"""Heralds: tokens on played cards repeat their effects.

Their numbers are whether the game began with them, and the mask of the cards that have a token.
"""

from __future__ import annotations

from typing import ClassVar

from spielwerk.games.tapestry.civilization import numbers, set_numbers
from spielwerk.games.tapestry.civilizations.mat import asks_in_income
from spielwerk.games.tapestry.hang import open_cards
from spielwerk.games.tapestry.hangings.options import COPY
from spielwerk.games.tapestry.options import CIVILIZATIONS, HANGING_KINDS, NO
from spielwerk.games.tapestry.source import CIVILIZATION, Source, carry_out
from spielwerk.games.tapestry.state import Tapestry
from spielwerk.kernel.effect import Atom, May
from spielwerk.kernel.frame import Ask
from spielwerk.kernel.module import Module
from spielwerk.kernel.option import Option, Options

HERALDS = Module("heralds")
NUMBER = CIVILIZATIONS.index("heralds")
PLAY_ONE = May(Atom("overplay"))
FIRST_ERA = 1


@HERALDS.on("civilization_gained", "heralds")
def begin(s: Tapestry, seat: int, starting: bool) -> None:
    """Begins with all tokens on the mat.  [tapestry.civ.heralds.income]"""
    set_numbers(s.players[seat], NUMBER, int(starting), 0)


@HERALDS.on("income_ended", "heralds")
def play_one(s: Tapestry, seat: int) -> None:
    """Offers to play a card on Maker of Fire after the first income turn, as starting civilization.

    [tapestry.civ.heralds.start, tapestry.base.tapestry.maker-of-fire]
    """
    starting, _ = numbers(s.players[seat], NUMBER)
    if starting and s.players[seat].era == FIRST_ERA:
        carry_out(s, seat, PLAY_ONE, Source(CIVILIZATION, NUMBER))


class Proclaim(Ask, frozen=True, tag="tapestry.heralds.Proclaim"):
    """Asks for an uncovered when-played card of any mat without a token, and gains its effect.

    [tapestry.civ.heralds.income, tapestry.civ.heralds.limit, tapestry.civ.heralds.covered]
    [tapestry.ruling.civ-heralds-covered, tapestry.base.income.abilities-optional]
    """

    gesture: ClassVar[str] = "civilization"

    def options(self, s: Tapestry) -> Options:
        _, used = numbers(s.players[self.seat], NUMBER)
        if used.bit_count() >= s.rules.data.civilizations()[NUMBER].tokens:
            return (NO,)
        cards = s.rules.data.hangings()
        fresh = [card for card in open_cards(s) if not used >> card & 1]
        return (*[COPY[card] for card in fresh if cards[HANGING_KINDS[card]].kind == "when-played"], NO)

    def choose(self, s: Tapestry, option: Option) -> None:
        if option is NO:
            return
        p = s.players[self.seat]
        starting, used = numbers(p, NUMBER)
        set_numbers(p, NUMBER, starting, used | 1 << option.i)
        if (effect := s.rules.hanging_effects[HANGING_KINDS[option.i]]) is not None:
            carry_out(s, self.seat, effect, Source(CIVILIZATION, NUMBER))


asks_in_income(HERALDS, Proclaim)
