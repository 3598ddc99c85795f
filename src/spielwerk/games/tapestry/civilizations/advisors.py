"""Advisors: a hand of tapestry cards, from which neighbours are served."""

from __future__ import annotations

from typing import ClassVar

from spielwerk.games.tapestry.civilizations.any_resource import gain_any
from spielwerk.games.tapestry.discard import DiscardHanging
from spielwerk.games.tapestry.draws import DrawHanging, DrawHangings, draw, receive_hanging
from spielwerk.games.tapestry.facts import score
from spielwerk.games.tapestry.hangings.options import OPPONENT
from spielwerk.games.tapestry.options import CIVILIZATIONS, GIVE_HANGING, NO
from spielwerk.games.tapestry.source import CIVILIZATION, Source, in_income_turn
from spielwerk.games.tapestry.state import NONE, Tapestry
from spielwerk.kernel.frame import Ask, Step
from spielwerk.kernel.module import Module
from spielwerk.kernel.option import Option, Options

ADVISORS = Module("advisors")
NUMBER = CIVILIZATIONS.index("advisors")
START_CARDS, HAND, POINTS = 3, 4, 5


@ADVISORS.on("civilization_gained", "advisors")
def begin(s: Tapestry, seat: int, starting: bool) -> None:
    """Gains the start cards; during the game each may go to a neighbour at once.

    [tapestry.civ.advisors.start, tapestry.civ.advisors.midgame]
    """
    if not starting:
        s.next(Counsel(seat))
    s.next(DrawHangings(seat, START_CARDS))


class Counsel(Step, frozen=True, tag="tapestry.advisors.Counsel"):
    """Lies under the gain of the start cards and does nothing itself.  [tapestry.civ.advisors.midgame]"""

    seat: int

    def run(self, s: Tapestry) -> None:
        """All start cards are there."""


@ADVISORS.on("gained_hanging", "advisors")
def gained(s: Tapestry, seat: int) -> None:
    """Asks for each start card whether a neighbour gets it, but not for what other cards bring meanwhile.

    [tapestry.civ.advisors.midgame]
    """
    under = next((frame for frame in reversed(s.stack) if type(frame) in (Counsel, Source)), None)
    if under == Counsel(seat):
        s.next(Bestow(seat))


class Bestow(Ask, frozen=True, tag="tapestry.advisors.Bestow"):
    """Asks which neighbour gets the card that was just gained, for points; it can also be kept.

    [tapestry.civ.advisors.midgame, tapestry.civ.advisors.solo]
    """

    gesture: ClassVar[str] = "civilization"
    begins: ClassVar[bool] = True

    def options(self, s: Tapestry) -> Options:
        p = s.players[self.seat]
        if p.newest not in p.hand:
            return (NO,)
        return (*[OPPONENT[n] for n in s.neighbours(self.seat) if not s.players[n].ended], NO)

    def choose(self, s: Tapestry, option: Option) -> None:
        if option is not NO:
            hand_over(s, self.seat, s.players[self.seat].newest, option.n)
            score(s, self.seat, POINTS, CIVILIZATION)


def hand_over(s: Tapestry, seat: int, hanging: int, to: int) -> None:
    """Gives a card from hand to somebody else, who gains it."""
    p = s.players[seat]
    p.hand = tuple([card for card in p.hand if card != hanging])
    p.newest = NONE
    receive_hanging(s, to, hanging)


@ADVISORS.on("income_ability", "advisors")
def income(s: Tapestry, seat: int) -> None:
    """Scores the hand, then discards down to the limit for any resource.  [tapestry.civ.advisors.income]"""
    p = s.players[seat]
    score(s, seat, len(p.hand), CIVILIZATION)
    if len(p.hand) > HAND:
        gain_any(s, seat, NUMBER)
        s.next(DiscardHanging(seat, len(p.hand) - HAND))


@ADVISORS.on("hanging_due", "advisors")
def due(s: Tapestry, seat: int, draws: DrawHangings) -> bool:
    """Offers a card of the own hand to a neighbour who gains one in the own advance turn.

    [tapestry.civ.advisors.feed, tapestry.civ.advisors.solo]
    """
    p, opponent = s.players[seat], draws.seat
    if s.active != opponent or opponent not in s.neighbours(seat) or not p.hand or p.ended:
        return False
    if in_income_turn(s):
        return False
    s.next(Feed(seat, opponent, draws.n))
    return True


class Feed(Ask, frozen=True, tag="tapestry.advisors.Feed"):
    """Asks for a card from hand that a neighbour gets instead of the card of the deck.

    [tapestry.civ.advisors.feed, tapestry.civ.advisors.solo]
    """

    gesture: ClassVar[str] = "civilization"
    begins: ClassVar[bool] = True

    opponent: int
    n: int = 1
    """So many cards of the gain are still to come."""

    def options(self, s: Tapestry) -> Options:
        return (*[GIVE_HANGING[card] for card in s.players[self.seat].hand], NO)

    def choose(self, s: Tapestry, option: Option) -> None:
        if option is NO:
            draw(s, self.opponent, DrawHanging(self.opponent), self.n)
        else:
            s.next(DrawHangings(self.seat, 1))
            hand_over(s, self.seat, option.i, self.opponent)
