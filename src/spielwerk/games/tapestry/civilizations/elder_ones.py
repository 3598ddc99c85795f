"""Elder Ones: they play on after the last income turn."""

from __future__ import annotations

from typing import ClassVar

from msgspec import UNSET

from spielwerk.games.tapestry.advance import payable_tracks
from spielwerk.games.tapestry.discard import discard_hanging
from spielwerk.games.tapestry.effects import RESOURCES, of_any
from spielwerk.games.tapestry.events import Discarded
from spielwerk.games.tapestry.facts import score
from spielwerk.games.tapestry.options import ADVANCE_EACH, CIVILIZATIONS, GIVE_HANGING, HANGING_KINDS, NO
from spielwerk.games.tapestry.source import CIVILIZATION, Source, carry_out, in_income_turn
from spielwerk.games.tapestry.state import LAST_INCOME, Tapestry
from spielwerk.kernel.frame import Ask
from spielwerk.kernel.module import Module
from spielwerk.kernel.option import Option, Options

ELDER_ONES = Module("elder-ones")
NUMBER = CIVILIZATIONS.index("elder-ones")
CARDS = 6
LANDMARK = 10
ANY_TWO = of_any("resource", 2, len(RESOURCES))


@ELDER_ONES.on("plays_on", "elder-ones")
def plays_on(_s: Tapestry, _seat: int) -> bool:
    """Lets the last era go on.  [tapestry.civ.elder-ones.after, tapestry.civ.elder-ones.era4]"""
    return True


@ELDER_ONES.on("late_turns", "elder-ones")
def late(s: Tapestry, seat: int) -> Options:
    """Allows only advances after the last income turn.  [tapestry.civ.elder-ones.after]"""
    return ADVANCE_EACH(payable_tracks(s, seat))


@ELDER_ONES.on("income_ability", "elder-ones")
def income(s: Tapestry, seat: int) -> None:
    """Gains what the mat gives; in the last income turn cards are traded.

    [tapestry.civ.elder-ones.income, tapestry.civ.elder-ones.trade]
    """
    if s.players[seat].era == LAST_INCOME:
        s.next(Barter(seat, CARDS))
    else:
        carry_out(s, seat, s.rules.civilization_columns[NUMBER][0][0], Source(CIVILIZATION, NUMBER))


class Barter(Ask, frozen=True, tag="tapestry.elders.Barter"):
    """Asks for a card from hand to discard for any two resources; of identical cards only the first.

    [tapestry.civ.elder-ones.trade]
    """

    gesture: ClassVar[str] = "civilization"
    begins: ClassVar[bool] = True

    left: int

    def options(self, s: Tapestry) -> Options:
        hand = s.players[self.seat].hand
        kinds = [HANGING_KINDS[card] for card in hand]
        return (*[GIVE_HANGING[card] for i, card in enumerate(hand) if kinds.index(kinds[i]) == i], NO)

    def choose(self, s: Tapestry, option: Option) -> None:
        if option is NO:
            return
        discard_hanging(s, self.seat, option.i)
        if s.journal is not UNSET:
            s.journal.append(Discarded(self.seat, "hanging", 1))
        if self.left > 1:
            s.next(Barter(self.seat, self.left - 1))
        carry_out(s, self.seat, ANY_TWO, Source(CIVILIZATION, NUMBER))


@ELDER_ONES.on("gained_landmark", "elder-ones")
def landmark(s: Tapestry, seat: int, _landmark: int, _track: int) -> None:
    """Scores points for a landmark after the last income turn.  [tapestry.civ.elder-ones.landmark]"""
    if s.players[seat].era == LAST_INCOME and not in_income_turn(s):
        score(s, seat, LANDMARK, CIVILIZATION)
