"""The ground of the plan: streets below, houses above them with their fronts, borders and seams.

It depends only on the layout of the districts, so it is computed once per layout.
"""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from spielwerk.boards.dei.scenery import DEFS, ROOFS, front_path, lamps, things, tone
from spielwerk.boards.dei.spans import CACHE_SIZE, CELL
from spielwerk.boards.kit.html import slug
from spielwerk.games.dei.board import PARTS, Board
from spielwerk.kernel.bitmask import bits


@lru_cache(CACHE_SIZE)
def ground(b: Board) -> str:
    """Returns everything that no move changes."""
    wide, high = len(b.plan[0]) * CELL, len(b.plan) * CELL
    sheet = f"M0 0H{wide}V{high}H0Z"
    roofs = "".join([outline(b, i) for i in bits(b.heights)])
    grounds = "".join([_shape(b, i, "ground") for i in bits(b.ground)])
    heights = "".join([_shape(b, i, "height") for i in bits(b.heights)])
    fronts = front_path(b)
    lines = _lines(b)
    return (
        f'{DEFS}<path class="slab" d="M-4 -4H{wide + 4}V{high + 9}H-4Z"/>'
        f'<g class="streets">{grounds}</g><path class="paving" d="{sheet}"/>{things(b, high=False)}'
        f'<path class="kerb" d="{lines.kerbs}"/><path class="kerb top" d="{lines.kerbs}"/>'
        f'<path class="shadow" d="{roofs}"/>{lamps(b)}'
        f'<g class="roofs">{heights}</g>{things(b, high=True)}'
        f'<path class="ridge" d="{lines.ridges}"/><path class="ridge top" d="{lines.ridges}"/>'
        f'<path class="seam" d="{lines.seams}"/>'
        f'<path class="parapet" d="{lines.walls}"/><path class="parapet top" d="{lines.walls}"/>'
        f'<path class="front" d="{fronts}"/><path class="windows" d="{fronts}"/>'
    )


@lru_cache(CACHE_SIZE * 64)
def outline(b: Board, area: int) -> str:
    """Returns the outline of an area as a path: its borders, joined clockwise into closed lines."""
    own = {(x, y) for y, row in enumerate(b.plan) for x, i in enumerate(row) if i == area}
    ahead: dict[Corner, list[Corner]] = {}
    for x, y in sorted(own):
        for (dx, dy), start, end in SIDES:
            if (x + dx, y + dy) not in own:
                ahead.setdefault((x + start[0], y + start[1]), []).append((x + end[0], y + end[1]))
    found = []
    while ahead:
        start = here = min(ahead)
        line = [start]
        while here in ahead:
            here = _next(ahead, line)
            line.append(here)
        found.append(_path(line[:-1]))
    return "".join(found)


Corner = tuple[int, int]
SIDES = (
    ((0, -1), (0, 0), (1, 0)),
    ((1, 0), (1, 0), (1, 1)),
    ((0, 1), (1, 1), (0, 1)),
    ((-1, 0), (0, 1), (0, 0)),
)
"""The sides of a cell clockwise: the cell beyond, and the corners where the side starts and ends."""


def _next(ahead: dict[Corner, list[Corner]], line: list[Corner]) -> Corner:
    """Removes and returns the corner that follows; where two lines meet, the one that turns."""
    here = line[-1]
    ways = ahead[here]
    straight = (2 * here[0] - line[-2][0], 2 * here[1] - line[-2][1]) if len(line) > 1 else None
    found = next((way for way in ways if way != straight), ways[0])
    ways.remove(found)
    if not ways:
        del ahead[here]
    return found


def _path(line: list[Corner]) -> str:
    """Returns a closed line through its corners, without those on a straight piece."""
    turns = [
        at
        for before, at, after in zip([line[-1], *line], line, [*line[1:], line[0]], strict=False)
        if not (before[0] == at[0] == after[0] or before[1] == at[1] == after[1])
    ]
    (x, y), *others = turns
    steps = [
        f"H{to[0] * CELL}" if to[0] != was[0] else f"V{to[1] * CELL}"
        for was, to in zip(turns, others, strict=False)
    ]
    return f"M{x * CELL} {y * CELL}{''.join(steps)}Z"


def _shape(b: Board, area: int, level: str) -> str:
    """Returns an area that can be pointed at by its name; a roof shows what it is made of."""
    drawn = outline(b, area)
    made_of = f'<path class="{ROOFS[tone(area)]}" d="{drawn}"/>' if level == "height" else ""
    return (
        f'<g class="area {level} tone-{tone(area)}" data-ref="place:{PARTS[area]}" id="{area_of(area)}"'
        f' data-line-of="{stand_of(area)}">'
        f'<path d="{drawn}"/>{made_of}</g>'
    )


def area_of(area: int) -> str:
    """Returns the id of the element with the shape of an area."""
    return f"area-{slug(PARTS[area])}"


def stand_of(area: int) -> str:
    """Returns the id of the element with everything in an area."""
    return f"stand-{slug(PARTS[area])}"


class Lines(Struct, frozen=True):
    """Borders as paths: between streets and between roofs, which can be crossed, around roofs, and seams of
    districts inside an area."""

    kerbs: str
    ridges: str
    walls: str
    seams: str


def _lines(b: Board) -> Lines:
    """Returns the borders of all areas and of the plan."""
    kerbs: list[str] = []
    ridges: list[str] = []
    walls: list[str] = []
    seams: list[str] = []
    for y, row in enumerate(b.plan):
        for x, here in enumerate(row):
            for dy, dx in ((0, 1), (1, 0)):
                if y + dy >= len(b.plan) or x + dx >= len(row):
                    continue
                there = b.plan[y + dy][x + dx]
                edge = f"M{(x + dx) * CELL} {(y + dy) * CELL}" + (f"v{CELL}" if dx else f"h{CELL}")
                low = [b.is_ground(area) for area in (here, there)]
                if here != there:
                    (kerbs if all(low) else walls if any(low) else ridges).append(edge)
                elif (x + dx if dx else y + dy) % b.side == 0:
                    seams.append(edge)
    return Lines("".join(kerbs), "".join(ridges), "".join(walls) + _rim(b), "".join(seams))


def _rim(b: Board) -> str:
    """Returns the edge of the plan."""
    return f"M0 0H{len(b.plan[0]) * CELL}V{len(b.plan) * CELL}H0Z"
