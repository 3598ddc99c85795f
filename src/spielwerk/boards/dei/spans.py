"""Points, boxes and lines in the drawing of the plan, and the possible lines of a bridge."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from spielwerk.games.dei.board import SPOTS, TURNS, Board

CELL = 40
DECK = 11
"""The width of a bridge."""
LANDING = 14
"""The distance from the middle of a cell at which a bridge ends, so that the middle stays free."""
CACHE_SIZE = 64
"""The number of cached layouts."""

Cell = tuple[int, int]
"""Row and column."""
Point = tuple[float, float]
"""In units of the drawing."""


class Rect(Struct, frozen=True):
    """A rectangle of the drawing."""

    left: float
    top: float
    right: float
    bottom: float

    def meets(self, other: Rect) -> bool:
        return (
            self.left < other.right
            and other.left < self.right
            and self.top < other.bottom
            and other.top < self.bottom
        )

    def shared(self, other: Rect) -> float:
        """Returns the area that both rectangles cover."""
        wide = min(self.right, other.right) - max(self.left, other.left)
        high = min(self.bottom, other.bottom) - max(self.top, other.top)
        return max(0.0, wide) * max(0.0, high)


def around(at: Point, wide: float, high: float) -> Rect:
    """Returns the box with this centre and size."""
    return Rect(at[0] - wide / 2, at[1] - high / 2, at[0] + wide / 2, at[1] + high / 2)


def centre(cell: Cell) -> Point:
    return cell[1] * CELL + CELL / 2, cell[0] * CELL + CELL / 2


class Way(Struct, frozen=True):
    """A straight line, as wide as a bridge."""

    one: Point
    two: Point

    @property
    def length(self) -> float:
        return float(((self.two[0] - self.one[0]) ** 2 + (self.two[1] - self.one[1]) ** 2) ** 0.5)

    def shortened(self, by: float) -> Way:
        """Returns the line shortened at both ends."""
        (x1, y1), (x2, y2) = self.one, self.two
        x, y = ((two - one) * by / self.length for one, two in ((x1, x2), (y1, y2)))
        return Way((round(x1 + x, 1), round(y1 + y, 1)), (round(x2 - x, 1), round(y2 - y, 1)))

    def covers(self, box: Rect) -> bool:
        """Returns whether it covers part of a box: clips the line by the box with half a deck around it."""
        (x1, y1), (x2, y2) = self.one, self.two
        first, last = 0.0, 1.0
        for start, step, low, high in (
            (x1, x2 - x1, box.left, box.right),
            (y1, y2 - y1, box.top, box.bottom),
        ):
            near, far = low - DECK / 2 - start, high + DECK / 2 - start
            if step:
                near, far = sorted((near / step, far / step))
                first, last = max(first, near), min(last, far)
            elif not near < 0 < far:
                return False
        return first < last


@lru_cache(CACHE_SIZE * len(SPOTS))
def spans(b: Board, spot: int) -> tuple[Way, ...]:
    """Returns all lines from one height of a bridge to the other within its district, the shortest first."""
    top, left = corner(b, spot)
    bridge = b.bridges[spot]
    assert bridge is not None
    ends = [
        [(y, x) for y in range(top, top + b.side) for x in range(left, left + b.side) if b.plan[y][x] == end]
        for end in bridge.ends
    ]
    ways = [Way(centre(one), centre(two)) for one in ends[0] for two in ends[1]]
    return tuple([way.shortened(LANDING) for way in sorted(ways, key=lambda way: way.length)])


def corner(b: Board, spot: int) -> Cell:
    """Returns the first cell of the district of a bridge."""
    place = next(k for k, laid in enumerate(b.key) if laid // TURNS == SPOTS[spot][0])
    row, column = divmod(place, b.columns)
    return row * b.side, column * b.side
