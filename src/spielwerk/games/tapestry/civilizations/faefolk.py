"""Faefolk: a token on a ring of seven rewards, moved by the visible tapestry cards.

Their number is the spot of the token, from 0.
"""

from __future__ import annotations

from spielwerk.games.tapestry.civilization import numbers, set_numbers
from spielwerk.games.tapestry.civilizations.mat import starts_with
from spielwerk.games.tapestry.hang import visible_cards
from spielwerk.games.tapestry.options import CIVILIZATIONS
from spielwerk.games.tapestry.source import CIVILIZATION, Source, carry_out
from spielwerk.games.tapestry.state import LAST_INCOME, Tapestry
from spielwerk.kernel.effect import Atom, Do, May
from spielwerk.kernel.frame import Step
from spielwerk.kernel.module import Module

FAEFOLK = Module("faefolk")
NUMBER = CIVILIZATIONS.index("faefolk")
MAY_DRAW = May(Atom("hanging"))


@FAEFOLK.on("income_ability", "faefolk")
def income(s: Tapestry, seat: int) -> None:
    """Offers a card, then moves the token.  [tapestry.civ.faefolk.income]"""
    s.then(Do(seat, MAY_DRAW), Dance(seat))


class Dance(Step, frozen=True, tag="tapestry.faefolk.Dance"):
    """Moves the token clockwise by the number of visible cards and gains its spot, twice at the end.

    [tapestry.civ.faefolk.income, tapestry.civ.faefolk.turn5, tapestry.civ.faefolk.ring]
    """

    seat: int

    def run(self, s: Tapestry) -> None:
        p = s.players[self.seat]
        ring = s.rules.civilization_columns[NUMBER][0]
        (spot,) = numbers(p, NUMBER)
        spot = (spot + visible_cards(p)) % len(ring)
        set_numbers(p, NUMBER, spot)
        for _ in range(2 if p.era == LAST_INCOME else 1):
            carry_out(s, self.seat, ring[spot], Source(CIVILIZATION, NUMBER))


starts_with(FAEFOLK, 0)
