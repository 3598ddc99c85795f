"""Optional rule 1: only the first row of missions is laid out."""

from __future__ import annotations

from spielwerk.games.dei.rules import DeiRules
from spielwerk.kernel.module import Module

NO_CHOICE = Module("no_choice")


@NO_CHOICE.on("missions_drawn")
def one_row(_drawn: int, rules: DeiRules, _seat: int | None) -> int:
    """Returns how many missions to draw: one per round.  [dei.option.no-choice.four-missions]"""
    return rules.rounds
