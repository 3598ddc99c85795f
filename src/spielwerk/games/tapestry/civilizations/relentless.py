"""Relentless: tokens for turns with a new building, which a turn without one cashes in.

Their numbers are the tokens on the mat, whether a building was gained in this turn, and whether it is an
income turn.
"""

from __future__ import annotations

from spielwerk.games.tapestry.civilization import numbers, set_numbers
from spielwerk.games.tapestry.civilizations.mat import starts_with
from spielwerk.games.tapestry.options import CIVILIZATIONS
from spielwerk.games.tapestry.source import CIVILIZATION, Source, carry_out
from spielwerk.games.tapestry.state import Tapestry
from spielwerk.kernel.module import Module

RELENTLESS = Module("relentless")
NUMBER = CIVILIZATIONS.index("relentless")


def remember(s: Tapestry, seat: int) -> None:
    """Notes that something was gained in an own turn.  [tapestry.civ.relentless.token]"""
    if s.active == seat:
        tokens, _, income = numbers(s.players[seat], NUMBER)
        set_numbers(s.players[seat], NUMBER, tokens, 1, income)


@RELENTLESS.on("gained_building", "relentless")
def built(s: Tapestry, seat: int, _kind: int) -> None:
    remember(s, seat)


@RELENTLESS.on("gained_landmark", "relentless")
def crowned(s: Tapestry, seat: int, _landmark: int, _track: int) -> None:
    remember(s, seat)


@RELENTLESS.on("income_ended", "relentless")
def income_ended(s: Tapestry, seat: int) -> None:
    """Remembers that this turn is an income turn."""
    tokens, gained, _ = numbers(s.players[seat], NUMBER)
    set_numbers(s.players[seat], NUMBER, tokens, gained, 1)


def turn_over(s: Tapestry, actor: int) -> None:
    """Adds a token, or cashes in all of them after an advance turn without a building or landmark.

    [tapestry.civ.relentless.token, tapestry.civ.relentless.cash, tapestry.civ.relentless.table]
    """
    own = numbers(s.players[actor], NUMBER) if actor < len(s.players) else ()
    if not own or s.players[actor].ended:
        return
    tokens, gained, income = own
    if gained:
        tokens += 1
    elif not income:
        rows = s.rules.civilization_columns[NUMBER][0]
        if tokens:
            gain = rows[min(tokens, len(rows)) - 1]
            carry_out(s, actor, gain, Source(CIVILIZATION, NUMBER))
        tokens = 0
    set_numbers(s.players[actor], NUMBER, tokens, 0, 0)


RELENTLESS.add("turn_over", turn_over)
starts_with(RELENTLESS, 0, 0, 0)
