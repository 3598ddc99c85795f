"""Old London as tables: which areas there are in a layout, who borders whom, where symbols are.

Every plan of a district has its own *parts* (`2.3-A`); parts of one level that touch across a seam are one
area.  An area goes by the number of its first part, so that areas have the same names in all layouts.  A set
of areas is an int with one bit for each part.  A layout is a tuple of ints: four times the number of the
district plus its turn in quarters, row by row; `board` makes the tables of a layout once.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from msgspec import Struct

from spielwerk.games.dei import components
from spielwerk.games.dei.components import SIDE, is_ground
from spielwerk.kernel.bitmask import bits

DISTRICTS = components.districts()
PARTS: tuple[str, ...] = tuple([f"{d.id}-{key}" for d in DISTRICTS for key in d.keys])
NUMBER = {part: i for i, part in enumerate(PARTS)}
SPOTS = tuple([(i, bridge) for i, d in enumerate(DISTRICTS) for bridge in d.bridges])
"""All places for bridges: number of the district and the spot on its plan."""
SPOT_NAMES = tuple([f"{DISTRICTS[i].id}-{''.join(spot.ends)}" for i, spot in SPOTS])
BIT = [*(1 << i for i in range(len(PARTS))), 0]
"""One bit for each part; BIT[-1] is empty, so that a piece off the board (area -1) needs no test."""
QUARTER = 90
TURNS = 4
START_DISTRICTS = tuple([i for i, d in enumerate(DISTRICTS) if d.camp])

Plan = tuple[tuple[int, ...], ...]
"""The cells of the whole map, row by row: the part (or the area) that each belongs to."""
Key = tuple[int, ...]


class Bridge(Struct, frozen=True):
    """A place for bridges in this layout: the heights at its ends and the ground below."""

    ends: tuple[int, int]
    over: int
    mask: int
    """Both ends."""


class Board(Struct, frozen=True, eq=False):
    """The tables of one layout, indexed by area; masks are sets of areas."""

    key: Key
    columns: int
    plan: Plan
    """The area of every cell."""
    area: tuple[int, ...]
    """The area of each part, -1 if its district is not in play."""
    areas: int
    ground: int
    heights: int
    beside: tuple[int, ...]
    """Areas of the same level that share a border.  [dei.map.adjacent-same-level]"""
    across: tuple[int, ...]
    """Areas of the other level that share a border, seams included."""
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
    """By the numbers of `SPOTS`; None if the district is not in play."""
    shared_bridges: tuple[int, ...]
    shared_elevators: tuple[tuple[int, int], ...]
    joined: tuple[int, ...]
    """What is adjacent for everybody's units: borders of the level, shared bridges and elevators."""
    airways: tuple[int, ...]
    """What is adjacent for everybody's drones: all borders and shared bridges."""

    def index(self, name: str) -> int:
        """The area to which a part belongs."""
        return self.area[NUMBER[name]]

    def parts(self, area: int) -> tuple[int, ...]:
        """The parts that make up an area."""
        return tuple([part for part, of in enumerate(self.area) if of == area])

    def is_ground(self, area: int) -> bool:
        return bool(self.ground >> area & 1)


def columns(players: int) -> int:
    """How many districts lie side by side: free maps have the frame of the quick set-up."""
    return len(next(layout for layout in components.layouts() if layout.players == players).rows[0])


def quick(players: int) -> Key:
    """The layout of the quick set-up.

    [dei.setup.step-01-tiles-4, dei.variant.two.tiles, dei.variant.three.tiles]
    """
    codes = [d.id for d in DISTRICTS]
    layout = next(layout for layout in components.layouts() if layout.players == players)
    return tuple([codes.index(code) * TURNS + turn // QUARTER for code, turn in layout.places])


def turned(grid: tuple[str, ...], quarters: int) -> tuple[str, ...]:
    """A plan turned clockwise.

    >>> turned(("ab", "cd"), 1)
    ('ca', 'db')
    """
    for _ in range(quarters):
        grid = tuple(["".join(column) for column in zip(*grid[::-1], strict=True)])
    return grid


def cells(key: Key, width: int) -> Plan:
    """The part of every cell of the map."""
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
    """Pairs of cells side by side, and whether a seam lies between; corners do not count.

    While the districts are laid, the last row is shorter than the others.

    [dei.ruling.corner-contact]
    """
    for y, row in enumerate(plan):
        for x, cell in enumerate(row):
            if x + 1 < len(row):
                yield cell, row[x + 1], (x + 1) % SIDE == 0
            if y + 1 < len(plan) and x < len(plan[y + 1]):
                yield cell, plan[y + 1][x], (y + 1) % SIDE == 0


def merged(plan: Plan) -> dict[int, int]:
    """The area of each part: parts of one level that touch across a seam are one area, and so on.

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
def board(key: Key, width: int) -> Board:
    """The tables of a layout: its areas first, then what lies in them.

    [dei.map.merged-area-contents, dei.map.tile-symbols]
    """
    parts = cells(key, width)
    area = merged(parts)
    of = tuple([area.get(part, -1) for part in range(len(PARTS))])
    plan = tuple([tuple([area[part] for part in row]) for row in parts])
    areas = _mask(area.values())
    beside, across = adjacency(plan)
    laid = sorted([place // TURNS for place in key])
    outposts = outposts_on(laid, of)
    elevators = elevators_on(laid, of)
    bridges = tuple([_bridge(i, spot, of) if i in laid else None for i, spot in SPOTS])
    shared = shared_on(laid)
    spans = [bridge.ends for k in shared if (bridge := bridges[k])]
    borders_of = [level | other for level, other in zip(beside, across, strict=True)]
    return Board(
        key=key,
        columns=width,
        plan=plan,
        area=of,
        areas=areas,
        ground=areas & GROUND,
        heights=areas & ~GROUND,
        beside=tuple(beside),
        across=tuple(across),
        tokens=tokens_on(laid, of),
        outposts=tuple(outposts),
        outposts_in=_numbered([at for at, _ in outposts], len(PARTS)),
        guarded=_mask([at for at, _ in outposts]),
        outposts_of=_numbered([letter for _, letter in outposts], len(LETTERS)),
        camps=_mask([_place(of, i, DISTRICTS[i].camp) for i in START_DISTRICTS]),
        drone_starts=tuple([_place(of, i, DISTRICTS[i].drone) for i in laid if DISTRICTS[i].drone]),
        bridges=bridges,
        shared_bridges=shared,
        shared_elevators=tuple(elevators),
        joined=with_pairs(beside, (*spans, *elevators)),
        airways=with_pairs(borders_of, spans),
    )


def adjacency(plan: Plan) -> tuple[list[int], list[int]]:
    """Who borders whom on the same level, and on the other; seams are borders like others.

    [dei.map.adjacent-same-level, dei.ruling.seam-levels]
    """
    beside, across = [0] * len(PARTS), [0] * len(PARTS)
    for a, b, _ in borders(plan):
        if a != b:
            table = beside if GROUND >> a & 1 == GROUND >> b & 1 else across
            table[a] |= BIT[b]
            table[b] |= BIT[a]
    return beside, across


def tokens_on(laid: Iterable[int], of: tuple[int, ...]) -> tuple[int, ...]:
    """The resources at the start: an area has those of all its parts.  [dei.map.merged-area-contents]"""
    tokens = [0] * len(PARTS)
    for i in laid:
        for key, n in (*DISTRICTS[i].technology.items(), *DISTRICTS[i].energy.items()):
            tokens[_place(of, i, key)] += n
    return tuple(tokens)


def outposts_on(laid: Iterable[int], of: tuple[int, ...]) -> list[tuple[int, int]]:
    """Area and letter of each outpost.  [dei.map.merged-area-contents]"""
    return [
        (_place(of, i, key), LETTERS.index(letter))
        for i in laid
        for key, letter in DISTRICTS[i].outposts.items()
    ]


def elevators_on(laid: Iterable[int], of: tuple[int, ...]) -> list[tuple[int, int]]:
    """Both ends of each printed elevator.  [dei.map.tile-symbols]"""
    return [(_place(of, i, low), _place(of, i, high)) for i in laid for low, high in DISTRICTS[i].elevators]


def shared_on(laid: Iterable[int]) -> tuple[int, ...]:
    """The spots of the bridges that belong to everybody, as far as their districts are in play.

    [dei.setup.step-02-shared-bridges, dei.ruling.shared-bridge-fewer-players]
    """
    return tuple([k for k, (i, spot) in enumerate(SPOTS) if spot.shared and i in laid])


def _bridge(i: int, spot: components.BridgeSpot, of: tuple[int, ...]) -> Bridge:
    """A spot of a district, in areas.  [dei.map.bridge-same-district]"""
    one, two, over = [_place(of, i, key) for key in (*spot.ends, spot.over)]
    return Bridge((one, two), over, BIT[one] | BIT[two])


def with_pairs(links: Iterable[int], pairs: Iterable[tuple[int, int]]) -> tuple[int, ...]:
    """Adjacency by area, with some more pairs of neighbours."""
    found = list(links)
    for one, two in pairs:
        found[one] |= BIT[two]
        found[two] |= BIT[one]
    return tuple(found)


def _place(of: tuple[int, ...], district: int, key: str) -> int:
    """The area of a part, which goes by its key on the plan of its district."""
    return of[NUMBER[f"{DISTRICTS[district].id}-{key}"]]


def _numbered(row: list[int], length: int) -> tuple[tuple[int, ...], ...]:
    """Where each number stands in a row."""
    return tuple([tuple([k for k, at in enumerate(row) if at == i]) for i in range(length)])


def _mask(areas: Iterable[int]) -> int:
    mask = 0
    for area in areas:
        mask |= BIT[area]
    return mask


def spread(start: int, links: tuple[int, ...], steps: int = len(PARTS)) -> int:
    """All areas that can be reached from a set of areas in some steps."""
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
