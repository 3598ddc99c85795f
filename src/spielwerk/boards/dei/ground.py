"""The ground of the plan: areas as shapes, borders and seams.

It depends only on the layout of the districts, so it is computed once per layout.
"""

from __future__ import annotations

from functools import lru_cache

from spielwerk.boards.dei.spans import CACHE_SIZE, CELL
from spielwerk.boards.kit.html import slug
from spielwerk.games.dei.board import PARTS, Board
from spielwerk.kernel.bitmask import bits

HATCH = (
    '<defs><pattern id="hatch" width="9" height="9" patternUnits="userSpaceOnUse"'
    ' patternTransform="rotate(45)"><path class="hatch" d="M0 0V9"/></pattern></defs>'
)


@lru_cache(CACHE_SIZE)
def ground(b: Board) -> str:
    """Returns everything that no move changes."""
    shadows = "".join([f'<path class="shadow" d="{outline(b, i)}"/>' for i in bits(b.heights)])
    grounds = "".join([_shape(b, i, "ground") for i in bits(b.ground)])
    heights = "".join([_shape(b, i, "height") for i in bits(b.heights)])
    return f"{HATCH}{grounds}{shadows}{heights}{_lines(b)}"


def outline(b: Board, area: int) -> str:
    """Returns the outline of all cells of an area."""
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
    """Returns an area that can be pointed at by its name."""
    drawn = outline(b, area)
    hatched = f'<path class="raised" d="{drawn}"/>' if level == "height" else ""
    return (
        f'<g class="area {level}" data-ref="place:{PARTS[area]}" id="area-{slug(PARTS[area])}"'
        f' data-line-of="{stand_of(area)}">'
        f'<path d="{drawn}"/>{hatched}</g>'
    )


def stand_of(area: int) -> str:
    """Returns the id of the element with everything in an area."""
    return f"stand-{slug(PARTS[area])}"


def _lines(b: Board) -> str:
    """Returns borders between areas, heavier around heights; seams inside a merged area are dashed."""
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
                elif (x + dx if dx else y + dy) % b.side == 0:
                    seams.append(edge)
    frame = f"M0 0H{len(b.plan[0]) * CELL}V{len(b.plan) * CELL}H0Z"
    return (
        f'<path class="frame" d="{frame}"/><path class="border" d="{"".join(thin)}"/>'
        f'<path class="seam" d="{"".join(seams)}"/>'
        f'<path class="edge" d="{"".join(thick)}"/>'
    )
