"""Where elevators stand on the plan: on the border between two areas, away from names and pieces."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from spielwerk.boards.dei.space import cells, rooms
from spielwerk.boards.dei.spans import CACHE_SIZE, CELL, Point, Rect, around, centre
from spielwerk.games.dei.board import PARTS, Board

THIN, LONG = 12, 24
"""An elevator lies along the border, so that it fits between the pieces in the middle of the cells."""


class Lift(Struct, frozen=True):
    """The position of an elevator, and whether the border there is vertical."""

    at: Point
    upright: bool

    @property
    def box(self) -> Rect:
        return around(self.at, THIN, LONG) if self.upright else around(self.at, LONG, THIN)


@lru_cache(CACHE_SIZE * len(PARTS))
def meetings(b: Board, low: int, high: int) -> tuple[Lift, ...]:
    """Returns the borders between two areas where an elevator may stand, the best first: away from names if
    possible, then far from pieces."""
    kept = [*rooms(b)[low].kept, *rooms(b)[high].kept]
    found = []
    for y, x in cells(b, low)[::-1]:
        for dy, dx in ((0, 1), (1, 0), (0, -1), (-1, 0)):
            inside = 0 <= y + dy < len(b.plan) and 0 <= x + dx < len(b.plan[0])
            if inside and b.plan[y + dy][x + dx] == high:
                at = centre((y, x))
                found.append(Lift((at[0] + dx * CELL / 2, at[1] + dy * CELL / 2), bool(dx)))
    return tuple(sorted(found, key=lambda lift: sum([lift.box.meets(box) for box in kept])))
