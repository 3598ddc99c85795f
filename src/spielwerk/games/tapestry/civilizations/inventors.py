"""Inventors: tokens upgrade tech cards of anybody, and cards of opponents come over at the top.

Their numbers are how many tokens are left, and the mask of the cards that have one.
"""

from __future__ import annotations

from typing import ClassVar

from msgspec import UNSET

from spielwerk.games.tapestry import names
from spielwerk.games.tapestry.capture import gained_otherwise
from spielwerk.games.tapestry.civilization import numbers, set_numbers
from spielwerk.games.tapestry.civilizations.mat import asks_in_income, starts_with
from spielwerk.games.tapestry.events import TechTaken
from spielwerk.games.tapestry.options import CIVILIZATIONS, NO, OPTIONS, TECHS
from spielwerk.games.tapestry.source import CIVILIZATION, Source, carry_out
from spielwerk.games.tapestry.state import BOTTOM, TOP, Tapestry
from spielwerk.games.tapestry.tech import upgrade
from spielwerk.kernel.effect import May
from spielwerk.kernel.frame import Ask, Step
from spielwerk.kernel.module import Module
from spielwerk.kernel.option import Option, Options

INVENTORS = Module("inventors")
NUMBER = CIVILIZATIONS.index("inventors")
IMPROVE = OPTIONS.row("improve", TECHS)
"""A tech card gets a token and is upgraded."""
INVENTORS.add_row("naming", "improve", lambda _speech, option, rules: {"tech": names.tech(option.i, rules)})


class Improve(Ask, frozen=True, tag="tapestry.inventors.Improve"):
    """Asks for a tech card of anybody below the top row, which is upgraded without its requirement.

    [tapestry.civ.inventors.token, tapestry.civ.inventors.again, tapestry.base.income.abilities-optional]
    """

    gesture: ClassVar[str] = "civilization"

    def options(self, s: Tapestry) -> Options:
        left, _ = numbers(s.players[self.seat], NUMBER)
        cards = [card for p in s.players for card, row in p.tech if row < TOP] if left else []
        return (*[IMPROVE[card] for card in sorted(cards)], NO)

    def choose(self, s: Tapestry, option: Option) -> None:
        if option is not NO:
            put_token(s, self.seat, option.i)


def put_token(s: Tapestry, seat: int, card: int) -> None:
    """Upgrades a card; its owner gains the benefit, and then the player may gain that of an opponent's card.

    [tapestry.civ.inventors.benefit, tapestry.civ.inventors.landmark, tapestry.hanging.golden-age.vp]
    """
    p = s.players[seat]
    left, marked = numbers(p, NUMBER)
    set_numbers(p, NUMBER, left - 1, marked | 1 << card)
    owner = next(other for other, one in enumerate(s.players) if card in dict(one.tech))
    if owner != seat:
        row = dict(s.players[owner].tech)[card] + 1
        carry_out(s, seat, May(s.rules.tech_effects[row][card]), Source(CIVILIZATION, NUMBER))
    upgrade(s, owner, card, by=seat)


@INVENTORS.on("opponent_upgraded", "inventors")
def reached(s: Tapestry, seat: int, opponent: int, card: int, row: int) -> None:
    """Takes an opponent's card with a token after the benefit of its top row.

    [tapestry.civ.inventors.take]
    """
    _, marked = numbers(s.players[seat], NUMBER)
    if row == TOP and marked >> card & 1 and not s.players[seat].ended:
        s.next(TakeCard(seat, opponent, card))


class TakeCard(Step, frozen=True, tag="tapestry.inventors.TakeCard"):
    """Moves an opponent's tech card to the player's bottom row.  [tapestry.civ.inventors.take]"""

    seat: int
    owner: int
    card: int

    def run(self, s: Tapestry) -> None:
        theirs, p = s.players[self.owner], s.players[self.seat]
        if self.card in dict(theirs.tech):
            theirs.tech = tuple([one for one in theirs.tech if one[0] != self.card])
            p.tech = (*p.tech, (self.card, BOTTOM))
            if s.journal is not UNSET:
                s.journal.append(TechTaken(self.seat, self.owner, self.card))
            gained_otherwise(s, self.seat)


starts_with(INVENTORS, 0, tokens=True)
asks_in_income(INVENTORS, Improve)
