"""The scenery of the plan: paving, roofs and fronts as patterns, and small things that lie about.

All of it is quiet: no colour of a seat, and nothing that could be taken for a piece.
"""

from __future__ import annotations

from functools import lru_cache

from spielwerk.boards.dei.space import cells, name_cells
from spielwerk.boards.dei.spans import CACHE_SIZE, CELL
from spielwerk.games.dei.board import Board
from spielwerk.kernel.bitmask import bits

FRONT = 13
"""The height of a front, in units of the drawing."""
BELOW = 5
"""How much of it lies below the border: less than the margin of a piece in its cell."""
ROOFS = ("tiles", "seams", "slabs")
"""What roofs are made of; there is one pattern for each."""
TONES = 3
"""Neighbouring areas differ a little in their tone."""


def _pattern(id: str, wide: int, high: int, inner: str, move: str = "") -> str:
    return (
        f'<pattern id="{id}" width="{wide}" height="{high}" patternUnits="userSpaceOnUse"{move}>'
        f"{inner}</pattern>"
    )


_LIT = (3, 27, 51, 75), (11, 19, 35, 43, 59, 67)
"""Where windows with a light and those without begin."""
_WINDOWS = "".join(
    [
        f'<path class="{look}" d="{"".join([f"M{x} 4.5h4.5v5.5h-4.5z" for x in at])}"/>'
        for look, at in zip(("glass lamplit", "glass"), _LIT, strict=True)
    ]
)
SEATS = 4
_STRIPES = "".join(
    [
        _pattern(
            f"dei-held-{seat}",
            10,
            10,
            f'<path class="wash seat-{seat}" d="M0 0H10V10H0Z"/>'
            f'<path class="stripe seat-{seat}" d="M0 0V10"/>',
            ' patternTransform="rotate(45)"',
        )
        for seat in range(SEATS)
    ]
)
"""Who has the majority: stripes, since terrain has none."""
_THINGS = {
    "puddle": (("water", "M-11 0C-11 -5 -3 -6 1 -5 7 -6 12 -3 11 1 10 5 4 5 0 5 -6 6 -11 4 -11 0Z"),),
    "weeds": (
        ("leaf", "M-7 5Q-8 -1 -11 -3M-7 5Q-6 -2 -4 -4M4 4Q3 -2 0 -4M4 4Q5 -3 8 -5M4 4Q7 1 10 1"),
        ("leaf", "M-2 8Q-3 4 -6 3M-2 8Q-1 3 1 2"),
    ),
    "rubble": (("stone", "M-9 4L-7 -1 -2 -2 1 3 -1 5ZM3 5L5 1 9 2 9 5ZM1 -3L4 -5 6 -3 4 -1Z"),),
    "crack": (("line", "M-14 -6L-7 -2 -3 -4 3 2 8 1 14 7M-3 -4L-1 -9"),),
    "tree": (
        ("shade", "M-6 2A9 8 0 1 0 12 5A9 8 0 0 0 -6 2Z"),
        ("bush", "M-9 2A5 5 0 0 1 -7 -6A6 6 0 0 1 4 -7A5 5 0 0 1 8 2A5 5 0 0 1 1 7A5 5 0 0 1 -9 2Z"),
    ),
    "chimney": (
        ("shade", "M-3 -3H9V9H-3Z"),
        ("box", "M-6 -6H6V6H-6Z"),
        ("hole", "M-3 -3H3V3H-3Z"),
    ),
    "skylight": (("pane", "M-9 -6H9V6H-9Z"), ("line", "M-9 0H9M-3 -6V6M3 -6V6")),
    "tank": (
        ("shade", "M-4 4A8 8 0 1 0 11 0A8 8 0 0 0 -4 4Z"),
        ("box", "M-8 0A8 8 0 1 0 8 0A8 8 0 1 0 -8 0ZM-4 0A4 4 0 1 0 4 0A4 4 0 1 0 -4 0Z"),
    ),
    "garden": (("bush", "M-9 3A4 4 0 0 1 -6 -4A5 5 0 0 1 3 -5A4 4 0 0 1 9 0A4 4 0 0 1 6 5H-6Z"),),
}
"""Each as paths with their look."""
STREET = ("puddle", "weeds", "rubble", "tree", "crack")
ROOF = ("chimney", "skylight", "tank", "garden", "crack")
EVERY = 3
"""One cell of so many has something in it."""


def _thing(name: str) -> str:
    drawn = "".join([f'<path class="lies-{look}" d="{d}"/>' for look, d in _THINGS[name]])
    return f'<g id="lies-{name}">{drawn}</g>'


_GLOW = '<stop class="near" offset="0"/><stop class="far" offset="1"/>'
_TILES = "M0 5L3 3L6 5L9 3L12 5M-3 10L0 8L3 10L6 8L9 10L12 8"
DEFS = (
    "<defs>"
    + _pattern("dei-paving", 24, 16, '<path class="joint" d="M0 .5H24M0 8.5H24M6 .5V8.5M18 8.5V16"/>')
    + _pattern("dei-tiles", 12, 10, f'<path class="joint roof" d="{_TILES}"/>')
    + _pattern("dei-seams", 10, 40, '<path class="joint roof" d="M5 0V40M0 13H5M5 33H10"/>')
    + _pattern("dei-slabs", 20, 20, '<path class="joint roof" d="M0 10.5H20M10.5 0V20"/>')
    + _pattern("dei-windows", 80, CELL, _WINDOWS, f' patternTransform="translate(0 {BELOW - FRONT})"')
    + f'<radialGradient id="dei-glow">{_GLOW}</radialGradient>'
    + _STRIPES
    + "".join([_thing(name) for name in _THINGS])
    + "</defs>"
)


def tone(area: int) -> int:
    return area * 7 % TONES


@lru_cache(CACHE_SIZE)
def things(b: Board, *, high: bool) -> str:
    """Returns what lies in the streets or on the roofs: always the same in one layout, never below a name."""
    kinds = ROOF if high else STREET
    found = []
    for area in bits(b.heights if high else b.ground):
        named = name_cells(b, area)
        for n, (y, x) in enumerate(sorted(cells(b, area))):
            luck = x * 31 + y * 17 + area * 7 + n
            if luck % EVERY or (y, x) in named:
                continue
            at = f"{x * CELL + 10 + luck % 21} {y * CELL + 10 + luck // 3 % 19}"
            found.append(
                f'<use href="#lies-{kinds[luck // EVERY % len(kinds)]}" transform="translate({at})"/>'
            )
    return f'<g class="lies">{"".join(found)}</g>'


@lru_cache(CACHE_SIZE)
def lamps(b: Board) -> str:
    """Returns the light of street lamps at the foot of some fronts; it shows by night."""
    found = []
    for x, y in fronts(b):
        if (x * 5 + y * 3) % 4 == 0:
            at = f'cx="{x * CELL + CELL // 2}" cy="{y * CELL + BELOW}"'
            found.append(f'<circle {at} r="36" fill="url(#dei-glow)"/>')
    return f'<g class="lamps">{"".join(found)}</g>'


@lru_cache(CACHE_SIZE)
def fronts(b: Board) -> tuple[tuple[int, int], ...]:
    """Returns where one looks at the front of a height: cells below whose last row the ground begins, by
    column and the row of the border."""
    rows = len(b.plan)
    return tuple(
        [
            (x, y + 1)
            for y, row in enumerate(b.plan)
            for x, here in enumerate(row)
            if not b.is_ground(here) and (y + 1 == rows or b.is_ground(b.plan[y + 1][x]))
        ]
    )


def front_path(b: Board) -> str:
    """Returns all fronts as one path."""
    return "".join([f"M{x * CELL} {y * CELL + BELOW - FRONT}h{CELL}v{FRONT}h-{CELL}z" for x, y in fronts(b)])
