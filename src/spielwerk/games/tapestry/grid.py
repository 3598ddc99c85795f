"""The grid of a capital city: plots, lines, districts, and where the shapes of landmarks fit.

A mask of plots includes a rim three plots wide around the nine-by-nine grid.  Landmarks may extend into the
rim, and they may not overlap there either.
"""

from __future__ import annotations

from functools import cache, lru_cache

SIDE = 9
DISTRICT = 3
RIM = 3
WIDTH = SIDE + 2 * RIM
ROTATIONS = 4
CITIES = 1 << 10
"""The cities for which free sites are kept: the steps of one placement ask for the same ones."""
COLUMN_NAMES = "abcdefghi"


def bit(line: int, column: int) -> int:
    """Returns the bit of a plot; line and column count from 0, and the rim is below 0 and from 9 upwards."""
    return 1 << (line + RIM) * WIDTH + column + RIM


INSIDE = range(SIDE)
FIRST_PLOT = RIM * WIDTH + RIM
"""The number of the bit of the first plot."""
PLOTS = tuple([bit(line, column) for line in INSIDE for column in INSIDE])
"""The plots of the grid, line by line.  [tapestry.base.capital.grid]"""
PLOT_NAMES = tuple([f"{COLUMN_NAMES[column]}{line + 1}" for line in INSIDE for column in INSIDE])
GRID = sum(PLOTS)
LINES = tuple([sum([bit(line, column) for column in INSIDE]) for line in INSIDE])
COLUMNS = tuple([sum([bit(line, column) for line in INSIDE]) for column in INSIDE])
DISTRICTS = tuple(
    [
        sum([bit(3 * down + line, 3 * right + column) for line in range(3) for column in range(3)])
        for down in range(DISTRICT)
        for right in range(DISTRICT)
    ]
)
"""Nine districts of three by three plots.  [tapestry.base.capital.grid]"""


@cache
def districts_of(mask: int) -> tuple[int, ...]:
    """Returns the districts to which plots of a mask belong.

    >>> districts_of(bit(0, 2) | bit(0, 3))
    (0, 1)
    """
    return tuple([i for i, district in enumerate(DISTRICTS) if district & mask])


OUTSIDE = tuple(range(-RIM, SIDE))
"""Where the first line or column of a shape may be."""

Site = tuple[int, int, int]
"""Line and column of the top left corner of a shape, and the plots that it covers."""


@cache
def impassable(rows: tuple[str, ...]) -> int:
    """Returns the mask of the plots that a mat marks with #.  [tapestry.base.capital.impassable]"""
    return sum(
        [bit(line, column) for line, row in enumerate(rows) for column, mark in enumerate(row) if mark == "#"]
    )


def quarter_turn(shape: tuple[str, ...]) -> tuple[str, ...]:
    """Returns a shape rotated clockwise by 90 degrees.

    >>> quarter_turn((".##", "###"))
    ('#.', '##', '##')
    """
    return tuple(["".join(column) for column in zip(*reversed(shape), strict=True)])


@cache
def turns(shape: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """Returns the rotations of a shape that look different; it is never mirrored.

    [tapestry.base.capital.rotate, tapestry.ruling.base-landmark-mirror]

    >>> [len(turns(shape)) for shape in (("##", "##"), ("###", "###"), ("..##", "####"))]
    [1, 2, 4]
    """
    found = [shape]
    while len(found) < ROTATIONS and (turned := quarter_turn(found[-1])) != shape:
        found.append(turned)
    return tuple(dict.fromkeys(found))


@cache
def covered(shape: tuple[str, ...], line: int, column: int) -> int:
    """Returns the plots that a shape covers whose top left corner is on a plot."""
    cells = [(i, j) for i, row in enumerate(shape) for j, mark in enumerate(row) if mark == "#"]
    return sum([bit(line + i, column + j) for i, j in cells])


@lru_cache(CITIES)
def free_sites(shape: tuple[str, ...], rotation: int, city: int) -> tuple[Site, ...]:
    """Returns the positions where a shape overlaps nothing in a city."""
    return tuple([site for site in sites(shape)[rotation] if not site[2] & city])


def fits(shape: tuple[str, ...], rotation: int, city: int) -> bool:
    """Returns whether there is a position where a shape overlaps nothing in a city."""
    return any(not site[2] & city for site in sites(shape)[rotation])


@cache
def sites(shape: tuple[str, ...]) -> tuple[tuple[Site, ...], ...]:
    """Returns, by rotation, every position in which a shape touches the grid.

    [tapestry.base.capital.building-size, tapestry.base.capital.outside]
    """
    found = []
    for turned in turns(shape):
        cells = [(i, j) for i, row in enumerate(turned) for j, mark in enumerate(row) if mark == "#"]
        row = []
        for line in OUTSIDE:
            for column in OUTSIDE:
                if not all(
                    -RIM <= line + i < SIDE + RIM and -RIM <= column + j < SIDE + RIM for i, j in cells
                ):
                    continue
                mask = covered(turned, line, column)
                if mask & GRID:
                    row.append((line, column, mask))
        found.append(tuple(row))
    return tuple(found)
