"""Positions on the sheet: centres and corners of the hexes, shores, slots for pieces.

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


ROW = 3
"""The number of chips in a row of a hex."""
STEP = 33.0
HIGH = -3.0
"""Chips are slightly above the middle: the goods are below them."""


def slots(n: int) -> list[tuple[float, float, float]]:
    """Returns positions for this many chips in one hex, around its middle: x, y and size."""
    if n <= ROW:
        return [((i - (n - 1) / 2) * STEP, HIGH, 1.0) for i in range(n)]
    size = 0.82 if n <= 2 * ROW else 0.62
    row = ROW if n <= 2 * ROW else ROW + 1
    rows = -(-n // row)
    found = []
    for i in range(n):
        y, x = divmod(i, row)
        width = min(row, n - y * row)
        found.append(((x - (width - 1) / 2) * STEP * size, HIGH + (y - (rows - 1) / 2) * 38 * size, size))
    return found
