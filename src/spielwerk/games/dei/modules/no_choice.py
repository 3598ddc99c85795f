"""Optional rule 1: only the first row of missions is laid out."""

from __future__ import annotations

from spielwerk.games.dei.missions import ROUNDS
from spielwerk.kernel.module import Module, Rules

NO_CHOICE = Module("no_choice")


@NO_CHOICE.on("missions_drawn")
def one_row(_drawn: int, _rules: Rules, _seat: int | None) -> int:
    """[dei.option.no-choice.four-missions]"""
    return ROUNDS
