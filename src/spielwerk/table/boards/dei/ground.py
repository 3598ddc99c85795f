"""The ground of the plan: areas as shapes, borders, seams, and where things stand.

All of it follows from the layout of the districts, so it is worked out once for each.
"""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from spielwerk.games.dei.board import PARTS, SPOTS, TURNS, Board
from spielwerk.games.dei.components import SIDE
from spielwerk.kernel.funnel import bits
from spielwerk.table.render.html import slug

CELL = 32
HALF = CELL // 2
KEPT = 64
"""Layouts that are kept."""
Cell = tuple[int, int]
"""Row and column."""
Point = tuple[int, int]
"""In the units of the drawing."""

HATCH = (
    '<defs><pattern id="hatch" width="9" height="9" patternUnits="userSpaceOnUse"'
    ' patternTransform="rotate(45)"><path class="hatch" d="M0 0V9"/></pattern></defs>'
)


class Room(Struct, frozen=True):
    """An area as room for things: where its name is written, where pieces stand, where the bar ends."""

    name: Point
    places: tuple[Point, ...]
    middle: Point
    bar: Point


@lru_cache(KEPT)
def ground(b: Board) -> str:
    """Everything that no move changes."""
    shadows = "".join([f'<path class="shadow" d="{outline(b, i)}"/>' for i in bits(b.heights)])
    grounds = "".join([_shape(b, i, "ground") for i in bits(b.ground)])
    heights = "".join([_shape(b, i, "height") for i in bits(b.heights)])
    return f"{HATCH}{grounds}{shadows}{heights}{_lines(b)}"


@lru_cache(KEPT)
def rooms(b: Board) -> dict[int, Room]:
    """The room of every area."""
    return {area: _room(b, area) for area in bits(b.areas)}


def _room(b: Board, area: int) -> Room:
    free = cells(b, area)
    y, x = corner = min([c for c in free if (c[0], c[1] + 1) in free] or free)
    places = [cell for cell in free if cell not in (corner, (y, x + 1))] or [corner]
    last = max(free)
    return Room(
        name=(x * CELL + 4, y * CELL + 15),
        places=tuple([_centre(cell) for cell in places]),
        middle=_centre(free[0]),
        bar=((last[1] + 1) * CELL - 2, last[0] * CELL + CELL - 2),
    )


def _centre(cell: Cell) -> Point:
    return cell[1] * CELL + HALF, cell[0] * CELL + HALF


def cells(b: Board, area: int) -> list[Cell]:
    """The cells of an area, those nearest to its middle first."""
    found = [(y, x) for y, row in enumerate(b.plan) for x, i in enumerate(row) if i == area]
    y0, x0 = (sum([cell[k] for cell in found]) / len(found) for k in (0, 1))
    middle = min(found, key=lambda c: (c[0] - y0) ** 2 + (c[1] - x0) ** 2)
    return sorted(found, key=lambda c: ((c[0] - middle[0]) ** 2 + (c[1] - middle[1]) ** 2, c))


def outline(b: Board, area: int) -> str:
    """All cells of an area as runs."""
    found = []
    for y, row in enumerate(b.plan):
        x = 0
        while x < len(row):
            start = x
            while x < len(row) and row[x] == area:
                x += 1
            if x > start:
                found.append(f"M{start * CELL} {y * CELL}h{(x - start) * CELL}v{CELL}h{(start - x) * CELL}z")
            x = max(x, start + 1)
    return "".join(found)


def _shape(b: Board, area: int, level: str) -> str:
    """An area that can be pointed at by its name."""
    drawn = outline(b, area)
    hatched = f'<path class="raised" d="{drawn}"/>' if level == "height" else ""
    return (
        f'<g class="area {level}" data-ref="place:{PARTS[area]}" id="area-{slug(PARTS[area])}">'
        f'<path d="{drawn}"/>{hatched}</g>'
    )


def _lines(b: Board) -> str:
    """Borders between areas, heavier round heights; seams that a merged area bridges are dashed."""
    thin: list[str] = []
    thick: list[str] = []
    seams: list[str] = []
    for y, row in enumerate(b.plan):
        for x, here in enumerate(row):
            for dy, dx in ((0, 1), (1, 0)):
                if y + dy >= len(b.plan) or x + dx >= len(row):
                    continue
                there = b.plan[y + dy][x + dx]
                edge = f"M{(x + dx) * CELL} {(y + dy) * CELL}" + (f"v{CELL}" if dx else f"h{CELL}")
                if here != there:
                    (thin if b.is_ground(here) and b.is_ground(there) else thick).append(edge)
                elif (x + dx if dx else y + dy) % SIDE == 0:
                    seams.append(edge)
    return (
        f'<path class="border" d="{"".join(thin)}"/><path class="seam" d="{"".join(seams)}"/>'
        f'<path class="edge" d="{"".join(thick)}"/>'
    )


# --- where bridges and elevators lie


@lru_cache(KEPT * len(SPOTS))
def crossing(b: Board, spot: int) -> tuple[Point, Point]:
    """Where a bridge lies: from height to height by the shortest way within its district."""
    district, _ = SPOTS[spot]
    place = next(k for k, laid in enumerate(b.key) if laid // TURNS == district)
    top, left = (SIDE * k for k in divmod(place, b.columns))
    bridge = b.bridges[spot]
    assert bridge is not None
    ends = [
        [(y, x) for y in range(top, top + SIDE) for x in range(left, left + SIDE) if b.plan[y][x] == end]
        for end in bridge.ends
    ]
    pairs = [(one, two) for one in ends[0] for two in ends[1]]
    one, two = min(pairs, key=lambda pair: sum([(i - k) ** 2 for i, k in zip(*pair, strict=True)]))
    return _centre(one), _centre(two)


@lru_cache(KEPT * len(PARTS))
def nearest(b: Board, low: int, high: int) -> tuple[Point, Point]:
    """Two cells side by side where an area meets another."""
    for y, x in cells(b, low):
        for dy, dx in ((0, 1), (1, 0), (0, -1), (-1, 0)):
            inside = 0 <= y + dy < len(b.plan) and 0 <= x + dx < len(b.plan[0])
            if inside and b.plan[y + dy][x + dx] == high:
                here = _centre((y, x))
                return here, (here[0] + dx * CELL, here[1] + dy * CELL)
    return rooms(b)[low].middle, rooms(b)[high].middle
