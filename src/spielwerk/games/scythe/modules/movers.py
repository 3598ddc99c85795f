"""Which characters and mechs have moved in this turn: tokens may be placed after the movement."""

from __future__ import annotations

from typing import Protocol

from spielwerk.games.scythe.state import FIRST_WORKER, Scythe


class Movers(Protocol):
    """A part that records the units that the active player has moved in turn `turn`, as a mask."""

    turn: int
    movers: int


def remember(part: Movers, s: Scythe, seat: int, unit: int) -> None:
    """Records that a unit has moved."""
    if seat == s.active and unit < FIRST_WORKER:
        if part.turn != s.turns:
            part.turn, part.movers = s.turns, 0
        part.movers |= 1 << unit


def has_moved(part: Movers, s: Scythe, unit: int) -> bool:
    """Returns whether the active player has moved this character or mech in this turn."""
    return part.turn == s.turns and bool(part.movers >> unit & 1)
