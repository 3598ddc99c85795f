"""Historians: tokens given to opponents, whose landmarks then pay.

Their numbers are the mask of uncovered squares and the mask of opponents who have a token.
"""

from __future__ import annotations

from typing import Any, ClassVar

from spielwerk.games.tapestry.civilization import numbers, set_numbers
from spielwerk.games.tapestry.civilizations.mat import asks_in_income
from spielwerk.games.tapestry.discard import discards
from spielwerk.games.tapestry.facts import score_passively
from spielwerk.games.tapestry.hangings.options import OPPONENT
from spielwerk.games.tapestry.options import CIVILIZATIONS, NO, OPTIONS
from spielwerk.games.tapestry.source import CIVILIZATION, Source, carry_out
from spielwerk.games.tapestry.state import Tapestry
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.effect import Atom
from spielwerk.kernel.frame import Ask
from spielwerk.kernel.module import Module
from spielwerk.kernel.option import Option, Options, each

HISTORIANS = Module("historians")
NUMBER = CIVILIZATIONS.index("historians")
SQUARES = 4
ALL = (1 << SQUARES) - 1
UNCOVER = OPTIONS.numbers("uncover", SQUARES - 1)
"""The token of a square is given away."""
UNCOVER_OR_NOT = each(UNCOVER, NO)


def named(speech: Any, option: Option, rules: Any) -> dict[str, object]:
    """Returns what a square gives, in words."""
    return {"n": option.n + 1, "gain": speech.effect(rules.civilization_columns[NUMBER][0][option.n], rules)}


HISTORIANS.add_row("naming", "uncover", named)


@HISTORIANS.on("civilization_gained", "historians")
def begin(s: Tapestry, seat: int, starting: bool) -> None:
    """Covers all squares; gained during the game, all tokens go to opponents at once.

    [tapestry.civ.historians.squares, tapestry.civ.historians.midgame]
    """
    set_numbers(s.players[seat], NUMBER, 0, 0)
    if not starting:
        s.then(*[Give(seat, square) for square in range(SQUARES)])


class Uncover(Ask, frozen=True, tag="tapestry.historians.Uncover"):
    """Asks for the square whose token is given away for a territory tile from the supply.

    [tapestry.civ.historians.give, tapestry.base.income.abilities-optional]
    """

    gesture: ClassVar[str] = "civilization"

    def options(self, s: Tapestry) -> Options:
        p = s.players[self.seat]
        uncovered, _ = numbers(p, NUMBER)
        return UNCOVER_OR_NOT(ALL & ~uncovered) if p.tiles else (NO,)

    def choose(self, s: Tapestry, option: Option) -> None:
        if option is not NO:
            s.then(discards(self.seat, "tile", 1), Give(self.seat, option.n))


class Give(Ask, frozen=True, tag="tapestry.historians.Give"):
    """Asks for the opponent who gets the token, perhaps one who has some already.

    [tapestry.civ.historians.give, tapestry.civ.historians.midgame]
    """

    gesture: ClassVar[str] = "civilization"

    square: int

    def options(self, s: Tapestry) -> Options:
        return tuple([OPPONENT[other] for other in s.opponents(self.seat)])

    def choose(self, s: Tapestry, option: Option) -> None:
        p = s.players[self.seat]
        uncovered, given = numbers(p, NUMBER)
        set_numbers(p, NUMBER, uncovered | 1 << self.square, given | 1 << option.n)


@HISTORIANS.on("opponent_gained_landmark", "historians")
def seen(s: Tapestry, seat: int, opponent: int, _landmark: int, _track: int) -> None:
    """Gains all uncovered squares; a player who has finished gains only the points.

    [tapestry.civ.historians.landmark, tapestry.civ.historians.squares]
    [tapestry.ruling.base-finished-player-vp]
    """
    p = s.players[seat]
    uncovered, given = numbers(p, NUMBER)
    if not given >> opponent & 1:
        return
    for square in bits(uncovered):
        gain = s.rules.civilization_columns[NUMBER][0][square]
        if not p.ended:
            carry_out(s, seat, gain, Source(CIVILIZATION, NUMBER))
        elif isinstance(gain, Atom) and gain.verb == "vp":
            score_passively(s, seat, gain.n, CIVILIZATION)


asks_in_income(HISTORIANS, Uncover)
