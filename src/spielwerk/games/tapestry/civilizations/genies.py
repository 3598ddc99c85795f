"""Genies: a random opponent chooses what both score."""

from __future__ import annotations

from typing import ClassVar

from spielwerk.games.tapestry.city import capital_points
from spielwerk.games.tapestry.facts import gains
from spielwerk.games.tapestry.hangings.options import OPPONENT
from spielwerk.games.tapestry.options import CIVILIZATIONS, OPTIONS
from spielwerk.games.tapestry.source import CIVILIZATION, Source, carry_out
from spielwerk.games.tapestry.state import LAST_INCOME, NONE, Tapestry
from spielwerk.kernel.effect import AnyEffect, AnyOrder, Atom, OneOf
from spielwerk.kernel.frame import Ask, Chance
from spielwerk.kernel.module import Module
from spielwerk.kernel.option import Option, Options, Weights

GENIES = Module("genies")
NUMBER = CIVILIZATIONS.index("genies")
WISHES = 4
WISH = OPTIONS.numbers("wish", WISHES - 1)
GENIES.add_row(
    "naming",
    "wish",
    lambda speech, option, rules: {
        "gain": speech.effect(rules.civilization_columns[NUMBER][0][option.n], rules)
    },
)


@GENIES.on("income_ability", "genies")
def income(s: Tapestry, seat: int) -> None:
    """Draws a token of an opponent; at the end, two circles of the own choice.

    [tapestry.civ.genies.income, tapestry.civ.genies.start, tapestry.civ.genies.final]
    """
    if s.players[seat].era == LAST_INCOME:
        s.next(LastWish(seat))
    else:
        s.next(DrawToken(seat))


class DrawToken(Chance, frozen=True, tag="tapestry.genies.DrawToken"):
    """Draws the token of a random opponent, which goes back.

    [tapestry.civ.genies.start, tapestry.civ.genies.income, tapestry.civ.genies.solo]
    """

    seat: int

    def outcomes(self, s: Tapestry) -> tuple[Options, Weights]:
        found = tuple([OPPONENT[other] for other in s.opponents(self.seat)])
        return found, (1,) * len(found)

    def choose(self, s: Tapestry, option: Option) -> None:
        other = option.n
        if gains(s, other):
            s.next(Wish(other, self.seat))
        elif other < len(s.players) and s.rules.chooses[other]:
            s.next(Wish(self.seat, self.seat))
        else:
            grant(s, self.seat, least(s, self.seat))


def least(s: Tapestry, seat: int) -> int:
    """Returns the circle that gives a player the fewest points, the first of equals.

    [tapestry.civ.genies.solo]
    """
    circles = s.rules.civilization_columns[NUMBER][0]
    points = [worth(s, seat, circle) for circle in circles]
    return points.index(min(points))


def worth(s: Tapestry, seat: int, circle: AnyEffect) -> int:
    """Returns the points that a circle would give now."""
    assert isinstance(circle, Atom)
    if circle.verb == "city":
        return capital_points(s, seat)
    return circle.n * s.rules.counters[circle.verb.removeprefix("per-")](s, seat)


class Wish(Ask, frozen=True, tag="tapestry.genies.Wish"):
    """Asks an opponent for a circle, which is scored; an opponent who has finished does not choose.

    [tapestry.civ.genies.income, tapestry.civ.genies.finished]
    """

    gesture: ClassVar[str] = "civilization"
    begins: ClassVar[bool] = True

    owner: int

    def options(self, s: Tapestry) -> Options:
        return WISH

    def choose(self, s: Tapestry, option: Option) -> None:
        grant(s, self.owner, option.n)
        if self.seat != self.owner:
            circle = s.rules.civilization_columns[NUMBER][0][option.n]
            carry_out(s, self.seat, circle, Source(CIVILIZATION, NUMBER))


def grant(s: Tapestry, seat: int, circle: int) -> None:
    """Scores a circle and gains one of the squares beside it, in either order.  [tapestry.civ.genies.own]"""
    circles, squares = s.rules.civilization_columns[NUMBER]
    beside = OneOf((squares[circle], squares[(circle + 1) % len(squares)]))
    carry_out(s, seat, AnyOrder((circles[circle], beside)), Source(CIVILIZATION, NUMBER))


class LastWish(Ask, frozen=True, tag="tapestry.genies.LastWish"):
    """Asks for two different circles.  [tapestry.civ.genies.final]"""

    gesture: ClassVar[str] = "civilization"
    begins: ClassVar[bool] = True

    first: int = NONE

    def options(self, s: Tapestry) -> Options:
        return tuple([wish for wish in WISH if wish.n != self.first])

    def choose(self, s: Tapestry, option: Option) -> None:
        if self.first == NONE:
            s.next(LastWish(self.seat, option.n))
        circle = s.rules.civilization_columns[NUMBER][0][option.n]
        carry_out(s, self.seat, circle, Source(CIVILIZATION, NUMBER))
