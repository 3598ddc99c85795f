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
BELOW_NAME = 7
"""How much lower than the middle of a cell a piece stands that shares it with a name."""
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
    """An area as room for things: where its name is written, where pieces stand, where the bar of pips begins
    – below the name, where no piece stands unless the area is crowded – and how long it may be."""

    name: Point
    places: tuple[Point, ...]
    middle: Point
    bar: Point
    length: int


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
    named = name_cells(b, area)
    y, x = named[0]
    places = [_centre(cell) for cell in free if cell not in named]
    crowded = [(left, top + BELOW_NAME) for left, top in map(_centre, reversed(named))]
    return Room(
        name=(x * CELL + 4, y * CELL + 15),
        places=(*places, *crowded),
        middle=(places or crowded)[0],
        bar=(x * CELL + 4, y * CELL + CELL - 2),
        length=len(named) * CELL - 8,
    )


def name_cells(b: Board, area: int) -> list[Cell]:
    """The cells of an area over which its name is written: two side by side, if it has such."""
    free = cells(b, area)
    y, x = min([c for c in free if (c[0], c[1] + 1) in free] or free)
    return [cell for cell in ((y, x), (y, x + 1)) if cell in free]


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
    frame = f"M0 0H{len(b.plan[0]) * CELL}V{len(b.plan) * CELL}H0Z"
    return (
        f'<path class="frame" d="{frame}"/><path class="border" d="{"".join(thin)}"/>'
        f'<path class="seam" d="{"".join(seams)}"/>'
        f'<path class="edge" d="{"".join(thick)}"/>'
    )


# --- where bridges and elevators lie


@lru_cache(KEPT * len(SPOTS))
def crossing(b: Board, spot: int) -> tuple[Point, Point]:
    """Where a bridge lies: from height to height by the shortest way within its district, beside names."""
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
    named = [cell for end in bridge.ends for cell in name_cells(b, end)]

    def length(pair: tuple[Cell, Cell]) -> tuple[int, int]:
        return sum([(i - k) ** 2 for i, k in zip(*pair, strict=True)]), sum([end in named for end in pair])

    one, two = min(pairs, key=length)
    return _centre(one), _centre(two)


@lru_cache(KEPT * len(PARTS))
def meeting(b: Board, low: int, high: int) -> tuple[Point, Point]:
    """Two cells side by side where an area meets another, far from where pieces stand and not below a name
    if possible."""
    named = [*name_cells(b, low), *name_cells(b, high)]
    far_first = cells(b, low)[::-1]
    for y, x in sorted(far_first, key=lambda cell: cell in named):
        for dy, dx in ((0, 1), (1, 0), (0, -1), (-1, 0)):
            inside = 0 <= y + dy < len(b.plan) and 0 <= x + dx < len(b.plan[0])
            if inside and b.plan[y + dy][x + dx] == high:
                here = _centre((y, x))
                return here, (here[0] + dx * CELL, here[1] + dy * CELL)
    return rooms(b)[low].middle, rooms(b)[high].middle
