"""Old London as tables: the areas of a layout, which of them are adjacent, and their symbols.

Every plan of a district has its own *parts* (`2.3-A`).  Parts of one level that touch across a seam form one
area.  An area is identified by the number of its first part, so that areas have the same names in all
layouts.  A set of areas is an int with one bit per part.  A layout is a tuple of ints, row by row: four times
the number of the district plus its rotation in quarter turns.  `board` builds the tables of a layout once.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import Path

from msgspec import Struct

from spielwerk.games.dei import components
from spielwerk.games.dei.components import SIDE, is_ground
from spielwerk.kernel.bitmask import bits

DISTRICTS = components.districts()
"""The districts of the box.  A data pack changes what lies in them, never their plans."""
PARTS: tuple[str, ...] = tuple([f"{d.id}-{key}" for d in DISTRICTS for key in d.keys])
PART_NAMES = tuple([d.names.get(key, f"{d.id}-{key}") for d in DISTRICTS for key in d.keys])
NUMBER = {part: i for i, part in enumerate(PARTS)}
SPOTS = tuple([(i, bridge) for i, d in enumerate(DISTRICTS) for bridge in d.bridges])
"""All bridge places: number of the district and the spot on its plan."""
SPOT_NAMES = tuple([f"{DISTRICTS[i].id}-{''.join(spot.ends)}" for i, spot in SPOTS])
BIT = [*(1 << i for i in range(len(PARTS))), 0]
"""One bit per part; BIT[-1] is 0, so that a piece off the board (area -1) needs no test."""
QUARTER = 90
TURNS = 4
START_DISTRICTS = tuple([i for i, d in enumerate(DISTRICTS) if d.camp])

Plan = tuple[tuple[int, ...], ...]
"""The map cell by cell, row by row: the part (or the area) that each cell belongs to."""
Key = tuple[int, ...]
Districts = tuple[components.District, ...]


class Bridge(Struct, frozen=True):
    """A bridge place in this layout: the heights at its ends and the ground below."""

    ends: tuple[int, int]
    over: int
    mask: int
    """Both ends as a mask."""


class Board(Struct, frozen=True, eq=False):
    """The tables of one layout, indexed by area; masks are sets of areas."""

    key: Key
    """The layout, in a tuple that belongs to this board alone."""
    columns: int
    plan: Plan
    """The area of every cell."""
    area: tuple[int, ...]
    """The area of each part, -1 if its district is not in play."""
    areas: int
    ground: int
    heights: int
    beside: tuple[int, ...]
    """Adjacent areas of the same level.  [dei.map.adjacent-same-level]"""
    across: tuple[int, ...]
    """Adjacent areas of the other level, also across seams."""
    tokens: tuple[int, ...]
    """Resources at the start: technology on the ground, energy on heights."""
    outposts: tuple[tuple[int, int], ...]
    """Area and letter of each outpost."""
    outposts_in: tuple[tuple[int, ...], ...]
    guarded: int
    """The areas with an outpost."""
    outposts_of: tuple[tuple[int, ...], ...]
    """The numbers of the outposts of each letter."""
    camps: int
    """The neutral camps."""
    drone_starts: tuple[int, ...]
    bridges: tuple[Bridge | None, ...]
    """Indexed like `SPOTS`; None if the district is not in play."""
    shared_bridges: tuple[int, ...]
    shared_elevators: tuple[tuple[int, int], ...]
    joined: tuple[int, ...]
    """Adjacent areas for everybody's units: borders of the level, shared bridges and elevators."""
    airways: tuple[int, ...]
    """Adjacent areas for everybody's drones: all borders and shared bridges."""

    @property
    def side(self) -> int:
        """How many cells lie along the side of a district."""
        return SIDE

    def index(self, name: str) -> int:
        """Returns the area to which a part belongs."""
        return self.area[NUMBER[name]]

    def parts(self, area: int) -> tuple[int, ...]:
        """Returns the parts of an area."""
        return tuple([part for part, of in enumerate(self.area) if of == area])

    def is_ground(self, area: int) -> bool:
        return bool(self.ground >> area & 1)


def columns(players: int, pack: Path | None = None) -> int:
    """Returns the number of districts per row: random maps have the same size as the quick set-up."""
    return len(next(layout for layout in components.layouts(pack) if layout.players == players).rows[0])


def quick(players: int, pack: Path | None = None) -> Key:
    """Returns the layout of the quick set-up.

    [dei.setup.step-01-tiles-4, dei.variant.two.tiles, dei.variant.three.tiles]
    """
    codes = [d.id for d in DISTRICTS]
    layout = next(layout for layout in components.layouts(pack) if layout.players == players)
    return tuple([codes.index(code) * TURNS + turn // QUARTER for code, turn in layout.places])


def turned(grid: tuple[str, ...], quarters: int) -> tuple[str, ...]:
    """Returns a plan rotated clockwise.

    >>> turned(("ab", "cd"), 1)
    ('ca', 'db')
    """
    for _ in range(quarters):
        grid = tuple(["".join(column) for column in zip(*grid[::-1], strict=True)])
    return grid


def cells(key: Key, width: int) -> Plan:
    """Returns the part of every cell of the map."""
    rows: list[tuple[int, ...]] = []
    for top in range(0, len(key), width):
        plans = []
        for place in key[top : top + width]:
            district = DISTRICTS[place // TURNS]
            first = NUMBER[f"{district.id}-{district.keys[0]}"]
            grid = turned(district.grid, place % TURNS)
            plans.append([[first + district.keys.index(cell) for cell in row] for row in grid])
        rows += [tuple([part for plan in plans for part in plan[i]]) for i in range(SIDE)]
    return tuple(rows)


def borders(plan: Plan) -> Iterator[tuple[int, int, bool]]:
    """Yields pairs of neighbouring cells, and whether a seam lies between them; corners do not count.

    While districts are being laid, the last row is shorter than the others.

    [dei.ruling.corner-contact]
    """
    for y, row in enumerate(plan):
        for x, cell in enumerate(row):
            if x + 1 < len(row):
                yield cell, row[x + 1], (x + 1) % SIDE == 0
            if y + 1 < len(plan) and x < len(plan[y + 1]):
                yield cell, plan[y + 1][x], (y + 1) % SIDE == 0


def merged(plan: Plan) -> dict[int, int]:
    """Returns the area of each part: parts of one level that touch across seams form one area.

    [dei.map.merge-across-tiles, dei.ruling.merge-transitive]
    """
    area = {part: part for row in plan for part in row}
    for a, b, seam in borders(plan):
        if seam and GROUND >> a & 1 == GROUND >> b & 1 and area[a] != area[b]:
            low, high = sorted((area[a], area[b]))
            area.update({part: low for part, of in area.items() if of == high})
    return area


GROUND = sum([BIT[i] for i, part in enumerate(PARTS) if is_ground(part[-1])])
"""The parts on the ground."""


LETTERS = [colour.letter for colour in components.box().colours]


@lru_cache(maxsize=64)
def board(key: Key, width: int, pack: Path | None = None) -> Board:
    """Returns the tables of a layout.

    [dei.map.merged-area-contents, dei.map.tile-symbols]
    """
    parts = cells(key, width)
    area = merged(parts)
    of = tuple([area.get(part, -1) for part in range(len(PARTS))])
    plan = tuple([tuple([area[part] for part in row]) for row in parts])
    areas = _mask(area.values())
    beside, across = adjacency(plan)
    laid = sorted([place // TURNS for place in key])
    districts = components.districts(pack)
    outposts = outposts_on(districts, laid, of)
    elevators = elevators_on(districts, laid, of)
    bridges = tuple([_bridge(i, spot, of) if i in laid else None for i, spot in SPOTS])
    shared = shared_on(laid)
    spans = [bridge.ends for k in shared if (bridge := bridges[k])]
    borders_of = [level | other for level, other in zip(beside, across, strict=True)]
    return Board(
        key=(*key,),
        columns=width,
        plan=plan,
        area=of,
        areas=areas,
        ground=areas & GROUND,
        heights=areas & ~GROUND,
        beside=tuple(beside),
        across=tuple(across),
        tokens=tokens_on(districts, laid, of),
        outposts=tuple(outposts),
        outposts_in=_numbered([at for at, _ in outposts], len(PARTS)),
        guarded=_mask([at for at, _ in outposts]),
        outposts_of=_numbered([letter for _, letter in outposts], len(LETTERS)),
        camps=_mask([_place(of, i, districts[i].camp) for i in START_DISTRICTS]),
        drone_starts=tuple([_place(of, i, districts[i].drone) for i in laid if districts[i].drone]),
        bridges=bridges,
        shared_bridges=shared,
        shared_elevators=tuple(elevators),
        joined=with_pairs(beside, (*spans, *elevators)),
        airways=with_pairs(borders_of, spans),
    )


def adjacency(plan: Plan) -> tuple[list[int], list[int]]:
    """Returns the adjacent areas on the same level and on the other level; seams count as borders.

    [dei.map.adjacent-same-level, dei.ruling.seam-levels]
    """
    beside, across = [0] * len(PARTS), [0] * len(PARTS)
    for a, b, _ in borders(plan):
        if a != b:
            table = beside if GROUND >> a & 1 == GROUND >> b & 1 else across
            table[a] |= BIT[b]
            table[b] |= BIT[a]
    return beside, across


def tokens_on(districts: Districts, laid: Iterable[int], of: tuple[int, ...]) -> tuple[int, ...]:
    """Returns the resources at the start, added up by area.  [dei.map.merged-area-contents]"""
    tokens = [0] * len(PARTS)
    for i in laid:
        for key, n in (*districts[i].technology.items(), *districts[i].energy.items()):
            tokens[_place(of, i, key)] += n
    return tuple(tokens)


def outposts_on(districts: Districts, laid: Iterable[int], of: tuple[int, ...]) -> list[tuple[int, int]]:
    """Returns the area and letter of each outpost.  [dei.map.merged-area-contents]"""
    return [
        (_place(of, i, key), LETTERS.index(letter))
        for i in laid
        for key, letter in districts[i].outposts.items()
    ]


def elevators_on(districts: Districts, laid: Iterable[int], of: tuple[int, ...]) -> list[tuple[int, int]]:
    """Returns both ends of each printed elevator.  [dei.map.tile-symbols]"""
    return [(_place(of, i, low), _place(of, i, high)) for i in laid for low, high in districts[i].elevators]


def shared_on(laid: Iterable[int]) -> tuple[int, ...]:
    """Returns the spots of the shared bridges whose districts are in play.

    [dei.setup.step-02-shared-bridges, dei.ruling.shared-bridge-fewer-players]
    """
    return tuple([k for k, (i, spot) in enumerate(SPOTS) if spot.shared and i in laid])


def _bridge(i: int, spot: components.BridgeSpot, of: tuple[int, ...]) -> Bridge:
    """Returns a bridge spot of a district, in areas.  [dei.map.bridge-same-district]"""
    one, two, over = [_place(of, i, key) for key in (*spot.ends, spot.over)]
    return Bridge((one, two), over, BIT[one] | BIT[two])


def with_pairs(links: Iterable[int], pairs: Iterable[tuple[int, int]]) -> tuple[int, ...]:
    """Returns adjacency by area, with further pairs of neighbours."""
    found = list(links)
    for one, two in pairs:
        found[one] |= BIT[two]
        found[two] |= BIT[one]
    return tuple(found)


def _place(of: tuple[int, ...], district: int, key: str) -> int:
    """Returns the area of a part, given by its key on the plan of its district."""
    return of[NUMBER[f"{DISTRICTS[district].id}-{key}"]]


def _numbered(row: list[int], length: int) -> tuple[tuple[int, ...], ...]:
    """Returns, for each number, the indices at which it occurs in a row."""
    return tuple([tuple([k for k, at in enumerate(row) if at == i]) for i in range(length)])


def _mask(areas: Iterable[int]) -> int:
    mask = 0
    for area in areas:
        mask |= BIT[area]
    return mask


def spread(start: int, links: tuple[int, ...], steps: int = len(PARTS)) -> int:
    """Returns all areas that can be reached from a set of areas in at most `steps` steps."""
    found = edge = start
    for _ in range(steps):
        wave = 0
        for area in bits(edge):
            wave |= links[area]
        edge = wave & ~found
        if not edge:
            break
        found |= edge
    return found
