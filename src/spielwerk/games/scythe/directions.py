"""Directions on the board: where a die sends a power."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from spielwerk.games.scythe.board import axial
from spielwerk.games.scythe.components import Components
from spielwerk.games.scythe.options import OPTIONS
from spielwerk.games.scythe.state import NOWHERE

FACES = 6
BLUE = OPTIONS.row("blue-die", [str(n + 1) for n in range(FACES)])
"""The die that says where a power goes."""
ORANGE = OPTIONS.row("orange-die", [str(n + 1) for n in range(FACES)])
"""The die that adds to the strength of a power."""
EVEN = (1,) * FACES

AXIAL = {
    "north-east": (1, -1),
    "east": (1, 0),
    "south-east": (0, 1),
    "south-west": (-1, 1),
    "west": (-1, 0),
    "north-west": (0, -1),
}


@cache
def ways(pack: Path | None) -> tuple[tuple[int, ...], ...]:
    """Returns the region in the direction of each face of a die, by place; -1 if that is off the board.

    Home bases are no regions.  [fenris.madtesla.tile-orientation, fenris.ruling.die-directions]
    [fenris.ruling.madtesla-home-bases]
    """
    data = Components(pack)
    hexes = data.board_data().hexes
    regions = {axial(h): i for i, h in enumerate(hexes[: len(data.board_data().regions)])}
    found = []
    for direction in data.power_file().directions:
        q, r = AXIAL[direction]
        places = [axial(h) for h in hexes]
        found.append(tuple([regions.get((a + q, b + r), NOWHERE) for a, b in places]))
    return tuple(found)
