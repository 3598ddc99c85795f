"""Farm-Z: Z-13 counts for three."""

from __future__ import annotations

from spielwerk.games.dei.state import Dei, Player
from spielwerk.kernel.module import Module

FARM_Z = Module("farm_z")


def counts_for_three(_s: Dei, p: Player, area: int) -> int:
    """Adds two to the majority value in the leader's area.  [dei.leader.z-13]"""
    return 2 * (p.leader == area)


FARM_Z.add("majority", counts_for_three, "z-13")
