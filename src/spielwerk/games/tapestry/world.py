"""The map: hexes with their neighbours, the terrain in their six corners, and which edges are aligned.

Corners go clockwise from the top left.  Edge k joins the corners k and k + 1 and lies against edge k + 3 of
the neighbour: corner k against its corner k + 4, corner k + 1 against its corner k + 3.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from spielwerk.kernel.bitmask import bits

SIDES = 6
STEPS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""The neighbour over each edge, in axial coordinates."""


FACING = tuple([((edge + 1) % SIDES, (edge + 4) % SIDES, (edge + 3) % SIDES) for edge in range(SIDES)])
"""By edge: its second corner, and the corners of the neighbour against its first and its second."""


class World(Struct, frozen=True):
    """One side of the board.

    `beside[hex][k]` is the neighbour over edge k or -1, `near[hex]` the mask of all neighbours.  `corners`
    are those of printed territories, empty for other hexes.
    """

    beside: tuple[tuple[int, ...], ...]
    near: tuple[int, ...]
    corners: tuple[str, ...]
    printed: int
    starts: dict[str, int]
    island: int

    @property
    def hexes(self) -> int:
        return len(self.near)

    @property
    def everywhere(self) -> int:
        return (1 << self.hexes) - 1

    def around(self, mask: int) -> int:
        """Returns all neighbours of the hexes in a mask."""
        found = 0
        for hex in bits(mask):
            found |= self.near[hex]
        return found


def world(
    places: Sequence[tuple[int, int]], corners: Sequence[str], starts: dict[str, int], island: int
) -> World:
    """Returns the tables of a side, from the axial coordinates of its hexes."""
    index = {place: hex for hex, place in enumerate(places)}
    beside = tuple([tuple([index.get((q + dq, r + dr), -1) for dq, dr in STEPS]) for q, r in places])
    near = tuple([sum([1 << other for other in row if other >= 0]) for row in beside])
    printed = sum([1 << hex for hex, letters in enumerate(corners) if letters])
    return World(beside, near, tuple(corners), printed, starts, island)


def turned(corners: str, rotation: int) -> str:
    """Returns the corners of a tile after clockwise rotation.

    >>> turned("SDSSSS", 2)
    'SSSDSS'
    """
    return corners[-rotation:] + corners[:-rotation] if rotation else corners


def rotations(corners: str) -> tuple[int, ...]:
    """Returns the rotations of a tile that look different.

    [tapestry.base.explore.rotation]

    >>> rotations("SSSSSS"), rotations("SGGSGG")
    ((0,), (0, 1, 2))
    """
    looks = [turned(corners, rotation) for rotation in range(SIDES)]
    return tuple([rotation for rotation, look in enumerate(looks) if looks.index(look) == rotation])


def aligned(one: str, edge: int, other: str) -> bool:
    """Returns whether two hexes show the same terrain at an end of their shared edge, sea included.

    [tapestry.base.explore.vp, tapestry.base.explore.sea-counts]

    >>> aligned("SDSSSS", 0, "FFFDFF"), aligned("SDSSSS", 0, "FFFFFF")
    (True, False)
    """
    next_corner, against, against_next = FACING[edge]
    return one[edge] == other[against] or one[next_corner] == other[against_next]
