"""The map as tables: adjacency, rivers, lakes and distances.

Places are numbered: regions 0 to 46 in reading order, then the home bases clockwise.  A set of places is an
int with one bit per place, so that the rules combine sets with `|` and `&`.
"""

from collections.abc import Iterable
from enum import IntEnum
from functools import cache
from pathlib import Path

from msgspec import Struct

from spielwerk.games.scythe.components import BoardData, HexData, HomeBaseData, board_data
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.data import DataError

# One bit per place; BIT[-1] and BIT[-2] are 0, so that a piece off the board needs no test.
BIT = [*(1 << i for i in range(64)), 0, 0]


class Terrain(IntEnum):
    """The kind of a region.

    >>> Terrain["farm".upper()]
    <Terrain.FARM: 0>
    """

    FARM = 0
    FOREST = 1
    MOUNTAIN = 2
    TUNDRA = 3
    VILLAGE = 4
    LAKE = 5
    FACTORY = 6


class Resource(IntEnum):
    """The resources, in the order of the bottom actions they pay."""

    OIL = 0
    METAL = 1
    WOOD = 2
    FOOD = 3


WORKER = 4  # workers, which villages produce, come after the resources
NOTHING = -1

# What a worker produces, by terrain.  [scythe.produce.terrain-table]
PRODUCES: tuple[int, ...] = (
    Resource.FOOD, Resource.WOOD, Resource.METAL, Resource.OIL, WORKER, NOTHING, NOTHING,
)  # fmt: skip


class Board(Struct, frozen=True, eq=False):
    """One map.  Tables are indexed by place, or by region if they say so; masks are sets of places.

    >>> b = board()
    >>> [b.places[p] for p in bits(b.neighbours[b.index("V9")])]
    ['F6', 'M8', 'HB_CRIMEA']
    """

    places: tuple[str, ...]
    neighbours: tuple[int, ...]
    """All adjacent places, including home bases and those across water."""
    walk: tuple[int, ...]
    """Where an ordinary step on land leads: not across rivers, onto or off lakes, or into home bases."""
    river: tuple[int, ...]
    """Land regions directly across a river."""
    land: int
    """All regions except the lakes."""
    lakes: int
    homes: int
    tunnels: int
    encounters: int
    factory: int
    """The place of the Factory (a number, not a mask)."""
    terrain: tuple[int, ...]
    """The `Terrain` of each region as a plain int."""
    of_terrain: tuple[int, ...]
    """The regions of each `Terrain`."""
    distance: tuple[tuple[int, ...], ...]
    """Steps from hex to hex, ignoring water, including home bases.  [scythe.ruling.automa-distance-metric]"""
    factory_distance: tuple[int, ...]
    lines: tuple[tuple[int, ...], ...]
    """All straight rows of two or more adjacent regions, in the three directions, at full length."""
    home: dict[str, int]
    """The home base of each faction, clockwise from the top left."""
    starts: dict[str, tuple[int, ...]]
    """The regions where the workers of each faction start."""
    xy: tuple[tuple[float, float], ...]
    """Centres for drawing: pointy-topped hexes with side 1, y downwards."""
    numbers: dict[str, int]

    def index(self, place: str) -> int:
        """Returns the number of a place.

        >>> board().index("M1"), board().index("HB_ALBION")
        (0, 47)
        """
        try:
            return self.numbers[place]
        except KeyError:
            raise KeyError(f"there is no place {place!r} on the board") from None


def board(pack: Path | None = None) -> Board:
    """Returns the board of the box, or of a data pack; each is made once."""
    return board_of(pack)


@cache
def board_of(pack: Path | None) -> Board:
    return make_board(board_data(pack))


def axial(hexagon: HexData) -> tuple[int, int]:
    """Returns row and column as axial coordinates, in which every direction is constant."""
    return hexagon.col - (hexagon.row - (hexagon.row & 1)) // 2, hexagon.row


def hex_distance(a: tuple[int, int], b: tuple[int, int]) -> int:
    q, r = a[0] - b[0], a[1] - b[1]
    return max(abs(q), abs(r), abs(q + r))


def make_board(data: BoardData) -> Board:
    """Computes all tables and checks that rivers, home bases and home regions fit the map."""
    hexes = data.hexes
    numbers = {h.id: i for i, h in enumerate(hexes)}
    coordinates = [axial(h) for h in hexes]
    distance = tuple([tuple([hex_distance(a, b) for b in coordinates]) for a in coordinates])
    terrain = [int(Terrain[r.terrain.upper()]) for r in data.regions]
    of_terrain = tuple([union(i for i, t in enumerate(terrain) if t == kind) for kind in Terrain])
    lakes = of_terrain[Terrain.LAKE]
    land = union(range(len(terrain))) & ~lakes
    homes = union(range(len(terrain), len(hexes)))
    neighbours = tuple([union(i for i, d in enumerate(row) if d == 1) for row in distance])
    river = rivers(data, numbers, neighbours, land)
    walk = [
        0 if BIT[i] & lakes else near & land & ~river[i] for i, near in enumerate(neighbours)
    ]  # a home base is neither land nor lake: units may leave it but never enter
    factory = terrain.index(Terrain.FACTORY)
    result = Board(
        places=tuple(numbers),
        neighbours=neighbours,
        walk=tuple(walk),
        river=tuple(river),
        land=land,
        lakes=lakes,
        homes=homes,
        tunnels=union(i for i, r in enumerate(data.regions) if r.tunnel),
        encounters=union(i for i, r in enumerate(data.regions) if r.encounter),
        factory=factory,
        terrain=tuple(terrain),
        of_terrain=of_terrain,
        distance=distance,
        factory_distance=distance[factory],
        lines=straight_lines(coordinates[: len(terrain)]),
        home={base.faction: numbers[base.id] for base in data.home_bases},
        starts={base.faction: tuple([numbers.get(w, -1) for w in base.workers]) for base in data.home_bases},
        xy=tuple([(3**0.5 * (h.col + (h.row & 1) / 2), 1.5 * h.row) for h in hexes]),
        numbers=numbers,
    )
    for base in data.home_bases:
        check_home_base(result, base)
    return result


def union(places: Iterable[int]) -> int:
    mask = 0
    for place in places:
        mask |= BIT[place]
    return mask


def rivers(data: BoardData, numbers: dict[str, int], neighbours: tuple[int, ...], land: int) -> list[int]:
    """Returns the places across the river of each place; nobody crosses into a home base."""
    river = [0] * len(numbers)
    for edge in data.rivers:
        a, b = (numbers.get(name, -1) for name in edge)
        if not (BIT[a] & land and BIT[b] & land and neighbours[a] & BIT[b]):
            raise DataError(
                f"board.toml: rivers: {edge[0]}-{edge[1]} does not lie between two adjacent land regions"
            )
        river[a] |= BIT[b]
        river[b] |= BIT[a]
    for base in data.home_bases:
        river[numbers[base.id]] = union(numbers.get(name, -1) for name in base.across_river)
    return river


def straight_lines(coordinates: list[tuple[int, int]]) -> tuple[tuple[int, ...], ...]:
    """Returns all lines: from every region without a predecessor in a direction, as far as it goes."""
    at = {hexagon: i for i, hexagon in enumerate(coordinates)}
    found = []
    for dq, dr in ((1, 0), (0, 1), (-1, 1)):
        for start in coordinates:
            q, r = start
            line: list[int] = []
            if (q - dq, r - dr) not in at:
                while (q, r) in at:
                    line.append(at[q, r])
                    q, r = q + dq, r + dr
            if len(line) > 1:
                found.append(tuple(line))
    return tuple(found)


def reachable(walk: tuple[int, ...], start: int) -> int:
    """Returns all regions that ordinary steps reach from a place."""
    reached, new = 0, walk[start]
    while new:
        reached |= new
        new = union(far for near in bits(new) for far in bits(walk[near])) & ~reached
    return reached


def check_home_base(b: Board, base: HomeBaseData) -> None:
    """Checks that the lists of a home base match the map, such as the regions reached from it without
    crossing water.
    """
    here = b.numbers[base.id]
    wanted = {
        "across_river": (base.across_river, b.river[here]),
        "lakes": (base.lakes, b.neighbours[here] & b.lakes),
        "land": (base.land, b.walk[here]),
        "workers": (base.workers, b.walk[here]),
    }
    if base.home_region:
        wanted["home_region"] = (base.home_region, reachable(b.walk, here))
    for key, (names, mask) in wanted.items():
        places = [b.places[p] for p in bits(mask)]
        if sorted(names) != sorted(places):
            raise DataError(
                f"board.toml: home_bases: {base.id}: {key} is {', '.join(names) or 'empty'},"
                f" but the map says {', '.join(places) or 'nothing'}"
            )
