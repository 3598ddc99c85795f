"""The structure bonus tiles: what each counts.  Control of the regions does not matter.

[scythe.structure-bonus.independent-of-control]
"""

from __future__ import annotations

from collections.abc import Callable

from spielwerk.games.scythe.board import BIT, Terrain
from spielwerk.games.scythe.state import Scythe
from spielwerk.kernel.bitmask import bits


def _beside(s: Scythe, seat: int) -> int:
    """Returns everything adjacent to the seat's structures, each place once; rivers do not matter.

    [scythe.structure-bonus.count-once, scythe.structure-bonus.rivers-ignored]
    """
    mask = 0
    for place in bits(s.players[seat].structures_at):
        mask |= s.rules.board.neighbours[place]
    return mask


def adjacent_tunnels(s: Scythe, seat: int) -> int:
    """Returns the number of tunnels adjacent to the player's structures.

    [scythe.structure-bonus.tunnels-adjacent]
    """
    return (_beside(s, seat) & s.rules.board.tunnels).bit_count()


def adjacent_lakes(s: Scythe, seat: int) -> int:
    """Returns the number of lakes adjacent to the player's structures.

    [scythe.structure-bonus.lakes-adjacent]
    """
    return (_beside(s, seat) & s.rules.board.lakes).bit_count()


def adjacent_encounters(s: Scythe, seat: int) -> int:
    """Returns the number of encounter regions adjacent to the player's structures.

    [scythe.structure-bonus.encounters-adjacent]
    """
    return (_beside(s, seat) & s.rules.board.encounters).bit_count()


def on_tunnels(s: Scythe, seat: int) -> int:
    """Returns the number of structures on tunnels.  [scythe.structure-bonus.on-tunnels]"""
    return (s.players[seat].structures_at & s.rules.board.tunnels).bit_count()


def in_a_row(s: Scythe, seat: int) -> int:
    """Returns the length of the longest unbroken straight row of the player's structures.

    [scythe.structure-bonus.longest-row]
    """
    mine = s.players[seat].structures_at
    longest = 0
    for line in s.rules.board.lines:
        run = 0
        for place in line:
            run = run + 1 if mine & BIT[place] else 0
            longest = max(longest, run)
    return longest


def on_farms_tundra(s: Scythe, seat: int) -> int:
    """Returns the number of structures on farms and tundra.  [scythe.structure-bonus.farm-tundra]"""
    of = s.rules.board.of_terrain
    return (s.players[seat].structures_at & (of[Terrain.FARM] | of[Terrain.TUNDRA])).bit_count()


COUNTS: dict[str, Callable[[Scythe, int], int]] = {
    "adjacent_tunnels": adjacent_tunnels,
    "adjacent_lakes": adjacent_lakes,
    "adjacent_encounters": adjacent_encounters,
    "on_tunnels": on_tunnels,
    "in_a_row": in_a_row,
    "on_farms_tundra": on_farms_tundra,
}
