"""Entertainers: a token on a net of spaces.

Their number is the space of the token, counted from 1 as in the data.
"""

from __future__ import annotations

from typing import Any, ClassVar

from spielwerk.games.tapestry.civilization import numbers, set_numbers
from spielwerk.games.tapestry.civilizations.mat import asks_in_income
from spielwerk.games.tapestry.options import CIVILIZATIONS, NO, OPTIONS
from spielwerk.games.tapestry.source import CIVILIZATION, Source, carry_out
from spielwerk.games.tapestry.state import Tapestry
from spielwerk.kernel.frame import Ask
from spielwerk.kernel.module import Module
from spielwerk.kernel.option import Option, Options

ENTERTAINERS = Module("entertainers")
NUMBER = CIVILIZATIONS.index("entertainers")
FIRST, LAST = 1, 17
PERFORM = OPTIONS.numbers("perform", LAST)
"""The token goes to a space."""


def named(speech: Any, option: Option, rules: Any) -> dict[str, object]:
    """Returns a space in words: its number, and what it gives."""
    gain = rules.civilization_nodes[NUMBER][option.n - 1]
    return {"n": option.n, "gain": speech.effect(gain, rules) if gain else "–"}


ENTERTAINERS.add_row("naming", "perform", named)


@ENTERTAINERS.on("civilization_gained", "entertainers")
def begin(s: Tapestry, seat: int, starting: bool) -> None:
    """Puts the token on the first space; gained during the game, it goes to any space.

    [tapestry.civ.entertainers.graph, tapestry.civ.entertainers.midgame]
    """
    set_numbers(s.players[seat], NUMBER, FIRST)
    if not starting:
        s.next(Perform(seat, anywhere=1))


class Perform(Ask, frozen=True, tag="tapestry.entertainers.Perform"):
    """Asks where the token goes, along a line to the right or anywhere, and gains that space.

    [tapestry.civ.entertainers.move, tapestry.civ.entertainers.graph, tapestry.civ.entertainers.advance]
    [tapestry.civ.entertainers.midgame, tapestry.base.income.abilities-optional]
    """

    gesture: ClassVar[str] = "civilization"

    anywhere: int = 0

    def options(self, s: Tapestry) -> Options:
        if self.anywhere:
            return PERFORM[FIRST:]
        (at,) = numbers(s.players[self.seat], NUMBER)
        lines = s.rules.data.civilizations()[NUMBER].nodes[at - 1].next
        return (*[PERFORM[space] for space in lines], NO)

    def choose(self, s: Tapestry, option: Option) -> None:
        if option is NO:
            return
        set_numbers(s.players[self.seat], NUMBER, option.n)
        gain = s.rules.civilization_nodes[NUMBER][option.n - 1]
        if gain is not None:
            carry_out(s, self.seat, gain, Source(CIVILIZATION, NUMBER))


asks_in_income(ENTERTAINERS, Perform)
