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
from spielwerk.kernel.funnel import bits

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

    [dei.ruling.corner-contact]
    """
    for y, row in enumerate(plan):
        for x, cell in enumerate(row):
            if x + 1 < len(row):
                yield cell, row[x + 1], (x + 1) % SIDE == 0
            if y + 1 < len(plan):
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


@lru_cache(maxsize=64)
def board(key: Key, width: int) -> Board:
    """The tables of a layout.

    [dei.map.merged-area-contents, dei.map.tile-symbols, dei.ruling.seam-levels]
    [dei.setup.step-02-shared-bridges, dei.ruling.shared-bridge-fewer-players]
    """
    parts = cells(key, width)
    area = merged(parts)
    of = tuple([area.get(part, -1) for part in range(len(PARTS))])
    plan = tuple([tuple([area[part] for part in row]) for row in parts])
    beside, across = [0] * len(PARTS), [0] * len(PARTS)
    for a, b, _ in borders(plan):
        if a != b:
            table = beside if GROUND >> a & 1 == GROUND >> b & 1 else across
            table[a] |= BIT[b]
            table[b] |= BIT[a]
    areas = _mask(area.values())
    laid = sorted([place // TURNS for place in key])
    tokens = [0] * len(PARTS)
    outposts: list[tuple[int, int]] = []
    elevators: list[tuple[int, int]] = []
    letters = [colour.letter for colour in components.box().colours]
    for i in laid:
        district = DISTRICTS[i]
        for name, n in (*district.technology.items(), *district.energy.items()):
            tokens[of[NUMBER[f"{district.id}-{name}"]]] += n
        for name, letter in district.outposts.items():
            outposts.append((of[NUMBER[f"{district.id}-{name}"]], letters.index(letter)))
        elevators += [
            (of[NUMBER[f"{district.id}-{low}"]], of[NUMBER[f"{district.id}-{high}"]])
            for low, high in district.elevators
        ]
    bridges = tuple([_bridge(i, spot, of) if i in laid else None for i, spot in SPOTS])
    shared = tuple([k for k, (i, spot) in enumerate(SPOTS) if spot.shared and i in laid])
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
        tokens=tuple(tokens),
        outposts=tuple(outposts),
        outposts_in=tuple(
            [tuple([k for k, (at, _) in enumerate(outposts) if at == i]) for i in range(len(PARTS))]
        ),
        guarded=_mask([at for at, _ in outposts]),
        outposts_of=tuple(
            [tuple([k for k, (_, at) in enumerate(outposts) if at == i]) for i in range(len(letters))]
        ),
        camps=_mask([of[NUMBER[f"{d.id}-{d.camp}"]] for d in DISTRICTS if d.camp]),
        drone_starts=tuple(
            [of[NUMBER[f"{DISTRICTS[i].id}-{DISTRICTS[i].drone}"]] for i in laid if DISTRICTS[i].drone]
        ),
        bridges=bridges,
        shared_bridges=shared,
        shared_elevators=tuple(elevators),
        joined=with_pairs(beside, (*spans, *elevators)),
        airways=with_pairs(borders_of, spans),
    )


def _bridge(i: int, spot: components.BridgeSpot, of: tuple[int, ...]) -> Bridge:
    """A spot of a district, in areas.  [dei.map.bridge-same-district]"""
    one, two, over = [of[NUMBER[f"{DISTRICTS[i].id}-{key}"]] for key in (*spot.ends, spot.over)]
    return Bridge((one, two), over, BIT[one] | BIT[two])


def with_pairs(links: Iterable[int], pairs: Iterable[tuple[int, int]]) -> tuple[int, ...]:
    """Adjacency by area, with some more pairs of neighbours."""
    found = list(links)
    for one, two in pairs:
        found[one] |= BIT[two]
        found[two] |= BIT[one]
    return tuple(found)


def _mask(areas: Iterable[int]) -> int:
    mask = 0
    for area in areas:
        mask |= BIT[area]
    return mask


# --- free maps


def apart(key: Key, width: int) -> bool:
    """The two start districts share no edge; a common corner is allowed.

    [dei.setup.step-01-start-tiles-apart, dei.ruling.start-tiles-diagonal]
    """
    one, two = [i for i, place in enumerate(key) if place // TURNS in START_DISTRICTS]
    (y1, x1), (y2, x2) = divmod(one, width), divmod(two, width)
    return abs(y1 - y2) + abs(x1 - x2) > 1


def sound(key: Key, width: int) -> bool:
    """A free map can be played: the camps are joined over ground, and most of the ground hangs together."""
    if not apart(key, width):
        return False
    b = board(key, width)
    home = b.camps & -b.camps
    joined = spread(home, b.beside)
    return joined & b.camps == b.camps and joined.bit_count() * 4 >= b.ground.bit_count() * 3


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
