"""Merrymakers: three tokens that go up in income turns."""

from __future__ import annotations

from typing import Any, ClassVar

from spielwerk.games.tapestry.civilization import numbers, set_numbers
from spielwerk.games.tapestry.civilizations.mat import asks_in_income, starts_with
from spielwerk.games.tapestry.options import CIVILIZATIONS, NO, OPTIONS
from spielwerk.games.tapestry.source import CIVILIZATION, Source, carry_out
from spielwerk.games.tapestry.state import Tapestry
from spielwerk.kernel.frame import Ask
from spielwerk.kernel.module import Module
from spielwerk.kernel.option import Option, Options
from spielwerk.kernel.text import text

MERRYMAKERS = Module("merrymakers")
NUMBER = CIVILIZATIONS.index("merrymakers")
COLUMNS = 3
RISE = OPTIONS.numbers("rise", COLUMNS - 1)
"""The token in a column goes up."""


class Rise(Ask, frozen=True, tag="tapestry.merrymakers.Rise"):
    """Asks which token goes up one space and gains its benefit; a token at the top cannot move.

    [tapestry.civ.merrymakers.income, tapestry.civ.merrymakers.columns]
    [tapestry.base.income.abilities-optional]
    """

    gesture: ClassVar[str] = "civilization"

    def options(self, s: Tapestry) -> Options:
        heights, columns = numbers(s.players[self.seat], NUMBER), s.rules.civilization_columns[NUMBER]
        return (*[RISE[i] for i, height in enumerate(heights) if height < len(columns[i])], NO)

    def choose(self, s: Tapestry, option: Option) -> None:
        if option is NO:
            return
        p = s.players[self.seat]
        heights = list(numbers(p, NUMBER))
        benefit = s.rules.civilization_columns[NUMBER][option.n][heights[option.n]]
        carry_out(s, self.seat, benefit, Source(CIVILIZATION, NUMBER))
        heights[option.n] += 1
        set_numbers(p, NUMBER, *heights)


def coming(speech: Any, frame: Rise, s: Tapestry) -> str:
    """Returns what each token that can move would gain, in words."""
    columns = zip(numbers(s.players[frame.seat], NUMBER), s.rules.civilization_columns[NUMBER], strict=True)
    return " ".join(
        [
            text("tapestry-merrymakers-next", n=i, gain=speech.effect(column[height], s.rules))
            for i, (height, column) in enumerate(columns, 1)
            if height < len(column)
        ]
    )


MERRYMAKERS.add_row("remarks", "tapestry.merrymakers.Rise", coming)
starts_with(MERRYMAKERS, *[0] * COLUMNS)
asks_in_income(MERRYMAKERS, Rise)
