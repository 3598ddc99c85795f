"""Distance: the shortest path over hexes that the Automa could conquer one after another."""

from __future__ import annotations

from functools import lru_cache

from spielwerk.games.tapestry.state import Tapestry
from spielwerk.games.tapestry.world import World

UNREACHABLE = 99
CACHE_SIZE = 1 << 12


def distances(s: Tapestry, seat: int, goals: int) -> tuple[int, ...]:
    """Returns, by hex, how far it is to the nearest of the goals.

    A hex between start and goal must have no outpost of the Automa and room for one more piece.
    [tapestry.automa.distance.path, tapestry.automa.distance.conquest-chain]
    [tapestry.automa.distance.empty-hexes, tapestry.automa.distance.self]
    [tapestry.ruling.distance-endpoints, tapestry.ruling.distance-shadow-pieces]
    """
    blocked = s.stand[seat] | s.fallen[seat] | s.full
    return around(Map(s.rules.world), goals, blocked)


class Map:
    """A map as a key: there is one for each side of the board."""

    __slots__ = ("world",)

    def __init__(self, world: World) -> None:
        self.world = world

    def __hash__(self) -> int:
        return self.world.hexes

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Map) and self.world is other.world


@lru_cache(CACHE_SIZE)
def around(map: Map, goals: int, blocked: int) -> tuple[int, ...]:
    """Returns the distances, ring by ring around the goals."""
    world = map.world
    found = [UNREACHABLE] * world.hexes
    ring = seen = goals
    far = 0
    while ring:
        for hex in range(world.hexes):
            if ring >> hex & 1:
                found[hex] = far
        far += 1
        ring = world.around(ring & (goals | ~blocked)) & ~seen
        seen |= ring
    return tuple(found)
