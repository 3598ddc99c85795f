"""Leaders: each income turn a free advance on another track.

Their number is the mask of the leaders that have a token.
"""

from __future__ import annotations

from typing import ClassVar

from spielwerk.games.tapestry import names
from spielwerk.games.tapestry.civilization import numbers, set_numbers
from spielwerk.games.tapestry.civilizations.mat import asks_in_income, starts_with
from spielwerk.games.tapestry.options import ALL_TRACKS, CIVILIZATIONS, NO, OPTIONS
from spielwerk.games.tapestry.source import CIVILIZATION, Source, carry_out
from spielwerk.games.tapestry.state import Tapestry
from spielwerk.kernel.frame import Ask
from spielwerk.kernel.module import Module
from spielwerk.kernel.option import Option, Options

LEADERS = Module("leaders")
NUMBER = CIVILIZATIONS.index("leaders")
LEAD = OPTIONS.row("lead", ALL_TRACKS)
"""The leader of a track gets a token."""


LEADERS.add_row("naming", "lead", lambda _speech, option, rules: {"track": names.track(option.i, rules)})


class Lead(Ask, frozen=True, tag="tapestry.leaders.Lead"):
    """Asks for a free leader: the player advances on its track with benefit, without bonus.

    [tapestry.civ.leaders.income, tapestry.civ.leaders.four, tapestry.base.income.abilities-optional]
    """

    gesture: ClassVar[str] = "civilization"

    def options(self, s: Tapestry) -> Options:
        (used,) = numbers(s.players[self.seat], NUMBER)
        (leaders,) = s.rules.civilization_columns[NUMBER]
        free = [
            i for i, advance in enumerate(leaders) if not used >> i & 1 and advance.possible(s, self.seat)
        ]
        return (*[LEAD[i] for i in free], NO)

    def choose(self, s: Tapestry, option: Option) -> None:
        if option is NO:
            return
        p = s.players[self.seat]
        (used,) = numbers(p, NUMBER)
        set_numbers(p, NUMBER, used | 1 << option.i)
        advance = s.rules.civilization_columns[NUMBER][0][option.i]
        carry_out(s, self.seat, advance, Source(CIVILIZATION, NUMBER))


starts_with(LEADERS, 0)
asks_in_income(LEADERS, Lead)
