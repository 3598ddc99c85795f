"""Space in the areas of the plan: names, bars of pips and pieces, without overlaps.

An area's name is in the corner of two of its cells, the bar of pips below the name; pieces are in the middle
of the other cells.  If there are more pieces than cells, all of them are drawn smaller and packed into the
remaining space.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import lru_cache

from msgspec import Struct

from spielwerk.boards.dei.spans import CACHE_SIZE, CELL, Cell, Point, Rect, Way, around, centre, spans
from spielwerk.games.dei.board import SPOTS, Board
from spielwerk.kernel.bitmask import bits

PIECE = 28
"""The width and height of the largest piece."""
SIZES = tuple([size / 20 for size in range(19, 3, -1)])
"""The scales of pieces in a crowded area: the largest at which all fit is used."""
GAP = 1
"""The gap between pieces in a crowded area."""
STEP = 2
"""The step of the search for space in a crowded area."""


class Room(Struct, frozen=True):
    """The space of an area: where its name begins and how much it takes, where the bar of pips begins and how
    long it may be, and where pieces stand while there is a place for each."""

    name: Point
    named: Rect
    bar: Point
    length: int
    barred: Rect
    places: tuple[Point, ...]

    @property
    def middle(self) -> Point:
        return self.places[0]

    @property
    def kept(self) -> tuple[Rect, Rect]:
        """The rectangles that nothing else may overlap."""
        return self.named, self.barred


NAME = Rect(6, 6, 74, 22)
"""The space that a name takes in its first two cells, including its outline; elevators stay outside it."""
BASE = (7, 20)
"""The baseline of the name."""
BAR = Rect(6, 23, 74, 34)


@lru_cache(CACHE_SIZE)
def rooms(b: Board) -> dict[int, Room]:
    """Returns the space of every area."""
    return {area: _room(b, area) for area in bits(b.areas)}


def _room(b: Board, area: int) -> Room:
    named = name_cells(b, area)
    y, x = (k * CELL for k in named[0])
    bridges = [crossing(b, spot) for spot, bridge in enumerate(b.bridges) if bridge and bridge.over == area]
    places = [centre(cell) for cell in cells(b, area) if cell not in named]
    places.sort(key=lambda at: any(way.covers(around(at, PIECE, PIECE)) for way in bridges))
    return Room(
        name=(x + BASE[0], y + BASE[1]),
        named=_at(NAME, named[0]),
        bar=(x + BAR.left, y + BAR.bottom),
        length=int(BAR.right - BAR.left),
        barred=_at(BAR, named[0]),
        places=tuple(places),
    )


def _at(box: Rect, cell: Cell) -> Rect:
    y, x = (k * CELL for k in cell)
    return Rect(box.left + x, box.top + y, box.right + x, box.bottom + y)


@lru_cache(CACHE_SIZE * 64)
def name_cells(b: Board, area: int) -> tuple[Cell, Cell]:
    """Returns the two adjacent cells for the name of an area; every area has such a pair.

    Heights take the first pair.  Ground below bridges takes the first that leaves each of them a way, other
    ground the first next to these ways.
    """
    free = cells(b, area)
    spots = [spot for spot, bridge in enumerate(b.bridges) if bridge and b.is_ground(area)]
    below = [spot for spot in spots if _over(b, spot) == area]
    ways = [_free_ways(b, spot) for spot in below] or [[crossing(b, spot)] for spot in spots]

    def in_the_way(cell: Cell) -> tuple[int, Cell]:
        boxes = _at(NAME, cell), _at(BAR, cell)
        return sum([all(any(way.covers(box) for box in boxes) for way in some) for some in ways]), cell

    y, x = min([c for c in free if (c[0], c[1] + 1) in free], key=in_the_way)
    return (y, x), (y, x + 1)


@lru_cache(CACHE_SIZE * len(SPOTS))
def crossing(b: Board, spot: int) -> Way:
    """Returns where a bridge lies: the shortest way that avoids names."""
    named = _kept(b, _over(b, spot))
    return min(_free_ways(b, spot), key=lambda way: any(way.covers(box) for box in named))


def _free_ways(b: Board, spot: int) -> list[Way]:
    """Returns the ways that avoid the names of both ends."""
    bridge = b.bridges[spot]
    assert bridge is not None
    named = [box for end in bridge.ends for box in _kept(b, end)]
    return [way for way in spans(b, spot) if not any(way.covers(box) for box in named)]


def _kept(b: Board, area: int) -> list[Rect]:
    return [_at(box, name_cells(b, area)[0]) for box in (NAME, BAR)]


def _over(b: Board, spot: int) -> int:
    bridge = b.bridges[spot]
    assert bridge is not None
    return bridge.over


@lru_cache(CACHE_SIZE * 64)
def cells(b: Board, area: int) -> tuple[Cell, ...]:
    """Returns the cells of an area, those nearest to its middle first."""
    found = [(y, x) for y, row in enumerate(b.plan) for x, i in enumerate(row) if i == area]
    y0, x0 = (sum([cell[k] for cell in found]) / len(found) for k in (0, 1))
    middle = min(found, key=lambda c: (c[0] - y0) ** 2 + (c[1] - x0) ** 2)
    return tuple(sorted(found, key=lambda c: ((c[0] - middle[0]) ** 2 + (c[1] - middle[1]) ** 2, c)))


# --- places for a number of pieces


@lru_cache(CACHE_SIZE * 64)
def places(b: Board, area: int, number: int, lifts: tuple[Rect, ...]) -> tuple[float, tuple[Point, ...]]:
    """Returns the scale of the pieces, and where this many of them stand.

    Elevators at the edge of an area take some of its space.
    """
    room = rooms(b)[area]
    usual = [at for at in room.places if not any(around(at, PIECE, PIECE).meets(lift) for lift in lifts)]
    if number <= len(usual):
        return 1, tuple(usual[:number])
    own, taken = frozenset(cells(b, area)), (*room.kept, *lifts)
    for size in SIZES:
        found = list(_packed(own, PIECE * size + GAP, taken))
        if len(found) >= number:
            break
    return size, tuple(found[:number])


def _packed(own: frozenset[Cell], side: float, taken: tuple[Rect, ...]) -> Iterator[Point]:
    """Yields squares side by side, row by row from the top."""
    left, right = min([x for _, x in own]) * CELL, (max([x for _, x in own]) + 1) * CELL
    y, low = min([y for y, _ in own]) * CELL + 1.0, (max([y for y, _ in own]) + 1) * CELL
    while y + side < low:
        x, any_here = left + 1.0, False
        while x + side < right:
            box = Rect(x, y, x + side, y + side)
            if _inside(box, own) and not any(box.meets(other) for other in taken):
                yield x + side / 2, y + side / 2
                x, any_here = x + side, True
            else:
                x += STEP
        y += side if any_here else STEP


def _inside(box: Rect, own: Collection[Cell]) -> bool:
    """Returns whether all cells that a box touches belong to the area."""
    rows = range(int(box.top // CELL), int(box.bottom // CELL) + 1)
    columns = range(int(box.left // CELL), int(box.right // CELL) + 1)
    return all((y, x) in own for y in rows for x in columns)
