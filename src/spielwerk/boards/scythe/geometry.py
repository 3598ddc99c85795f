"""Positions on the sheet: centres and corners of the hexes, shores, the coast.

Lengths are units of the drawing.
"""

from __future__ import annotations

from functools import cache

from spielwerk.boards.kit.hexes import Hexes, Point
from spielwerk.games.scythe.board import board
from spielwerk.kernel.bitmask import bits

SIDE = 60
"""The side of a hex, which stands on a corner."""
HEXES = Hexes(SIDE)
HALF_WIDTH = HEXES.half_width
MARGIN = 16


@cache
def sheet() -> tuple[float, float, float, float]:
    """Returns left, top, width and height of the drawing."""
    xs, ys = zip(*board().xy, strict=True)
    left, top = min(xs) * SIDE - HALF_WIDTH - MARGIN, min(ys) * SIDE - SIDE - MARGIN
    right, low = max(xs) * SIDE + HALF_WIDTH + MARGIN, max(ys) * SIDE + SIDE + MARGIN
    return round(left, 1), round(top, 1), round(right - left, 1), round(low - top, 1)


@cache
def centre(place: int) -> Point:
    x, y = board().xy[place]
    return round(x * SIDE, 1), round(y * SIDE, 1)


def shore(a: int, b: int) -> tuple[Point, Point]:
    """Returns the two ends of the edge that adjacent places share."""
    return HEXES.border(centre(a), centre(b))


def shores() -> list[tuple[int, int]]:
    """Returns all pairs of places with a river between them, each once."""
    river = board().river
    return [(a, b) for a, far in enumerate(river) for b in bits(far) if a < b or not river[b] >> a & 1]


@cache
def coast() -> str:
    """Returns the outer edge of the land, as a path: all edges that belong to a single region."""
    edges: dict[tuple[Point, Point], int] = {}
    for place in range(len(board().terrain)):
        x, y = centre(place)
        ring = [(round(x + dx, 1), round(y + dy, 1)) for dx, dy in HEXES.corners()]
        for one, two in zip(ring, [*ring[1:], ring[0]], strict=True):
            first, last = sorted(((round(one[0]), round(one[1])), (round(two[0]), round(two[1]))))
            edges[first, last] = edges.get((first, last), 0) + 1
    return "".join([f"M{a:g} {b:g}L{c:g} {d:g}" for ((a, b), (c, d)), n in edges.items() if n == 1])
