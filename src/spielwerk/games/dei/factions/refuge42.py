"""Refuge 42: Aria climbs."""

from __future__ import annotations

from spielwerk.games.dei.state import Dei
from spielwerk.kernel.module import Module

REFUGE42 = Module("refuge42")


def climb(s: Dei, _seat: int, area: int) -> int:
    """Makes bordering ground and heights adjacent for Aria alone; majorities apply to her.

    [dei.leader.aria, dei.leader.aria-alone, dei.ruling.aria-majority]
    """
    return s.board.across[area]


REFUGE42.add("leader_links", climb, "aria")
