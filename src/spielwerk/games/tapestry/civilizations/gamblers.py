"""Gamblers: three revealed tapestry cards, one of which is played.

Their number is whether the game began with them.
"""

from __future__ import annotations

from typing import ClassVar

from spielwerk.games.tapestry.civilization import numbers, set_numbers
from spielwerk.games.tapestry.draws import drawn_from, keepable, put_away, receive_hanging, shown
from spielwerk.games.tapestry.hang import hang
from spielwerk.games.tapestry.options import CIVILIZATIONS, DRAW_HANGING, HANG, HANGING_KINDS
from spielwerk.games.tapestry.state import Tapestry
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.frame import Ask, Chance
from spielwerk.kernel.module import Module
from spielwerk.kernel.option import Option, Options, Weights

GAMBLERS = Module("gamblers")
NUMBER = CIVILIZATIONS.index("gamblers")
REVEALED = 3
FIRST_ERA = 1


@GAMBLERS.on("civilization_gained", "gamblers")
def begin(s: Tapestry, seat: int, starting: bool) -> None:
    set_numbers(s.players[seat], NUMBER, int(starting))


@GAMBLERS.on("income_ability", "gamblers")
def income(s: Tapestry, seat: int) -> None:
    """Reveals cards for the space of the new era.

    [tapestry.civ.gamblers.reveal, tapestry.civ.gamblers.then]
    """
    if s.hangings | s.old_hangings:
        s.next(Reveal(seat, shown(s, seat, REVEALED)))


@GAMBLERS.on("income_ended", "gamblers")
def first(s: Tapestry, seat: int) -> None:
    """As starting civilization, the same after the first income turn.  [tapestry.civ.gamblers.first]"""
    (starting,) = numbers(s.players[seat], NUMBER)
    if starting and s.players[seat].era == FIRST_ERA:
        income(s, seat)


class Reveal(Chance, frozen=True, tag="tapestry.gamblers.Reveal"):
    """Reveals a card of the deck, which goes to the discards; `seen` is the mask of those revealed.

    One that the rules of a scenario replace is not among them.
    [tapestry.civ.gamblers.reveal, tapestry.kaiju1.redraw, tapestry.kaiju2.redraw]
    """

    seat: int
    left: int
    seen: int = 0

    def outcomes(self, s: Tapestry) -> tuple[Options, Weights]:
        return drawn_from(DRAW_HANGING, s.hangings or s.old_hangings & ~self.seen)

    def choose(self, s: Tapestry, option: Option) -> None:
        if not s.hangings:
            s.hangings, s.old_hangings = s.old_hangings & ~self.seen, s.old_hangings & self.seen
        left, seen = self.left, self.seen
        s.hangings &= ~(1 << option.i)
        if not put_away(s, self.seat, option.i):
            s.old_hangings |= 1 << option.i
            left, seen = left - 1, seen | 1 << option.i
        if left and keepable(s, self.seat, seen):
            s.next(Reveal(self.seat, left, seen))
        elif seen:
            s.next(Bet(self.seat, seen))


class Bet(Ask, frozen=True, tag="tapestry.gamblers.Bet"):
    """Asks for a revealed card with an effect when played; without one, which card is kept.

    [tapestry.civ.gamblers.reveal, tapestry.civ.gamblers.none]
    """

    gesture: ClassVar[str] = "hanging"
    begins: ClassVar[bool] = True

    seen: int

    def playable(self, s: Tapestry) -> list[int]:
        cards = s.rules.data.hangings()
        return [card for card in bits(self.seen) if cards[HANGING_KINDS[card]].kind == "when-played"]

    def options(self, s: Tapestry) -> Options:
        return tuple([HANG[card] for card in self.playable(s) or bits(self.seen)])

    def choose(self, s: Tapestry, option: Option) -> None:
        s.old_hangings &= ~(1 << option.i)
        if self.playable(s):
            hang(s, self.seat, option.i)
        else:
            receive_hanging(s, self.seat, option.i)
