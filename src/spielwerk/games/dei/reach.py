"""Adjacency: where units and drones of a player get in one step."""

from __future__ import annotations

from spielwerk.games.dei.board import BIT, spread
from spielwerk.games.dei.state import AREAS, Dei
from spielwerk.kernel.funnel import bits


def links(s: Dei, seat: int, area: int) -> int:
    """What is adjacent for scrappers and leader: bordering areas of the level, and what own and shared
    bridges and elevators join; those of others are of no use.

    [dei.map.adjacent-same-level, dei.map.levels-not-adjacent, dei.map.elevator-adjacency]
    [dei.map.bridge-adjacency, dei.build.bridge-effect, dei.build.elevator-effect]
    [dei.build.no-enemy-use, dei.setup.step-02-shared-use]
    """
    p = s.players[seat]
    mask = s.board.beside[area] | bridged(s, seat, area)
    for ground, height in (*s.board.shared_elevators, *p.elevators):
        if area in (ground, height):
            mask |= BIT[ground] | BIT[height]
    for more in s.rules.active("links", p.abilities):
        mask |= more(s, seat, area)
    return mask & ~BIT[area]


def bridged(s: Dei, seat: int, area: int) -> int:
    """The heights at the other ends of own and shared bridges."""
    mask = 0
    for spot in (*s.board.shared_bridges, *s.players[seat].bridges):
        bridge = s.board.bridges[spot]
        if bridge is not None and area in bridge.ends:
            mask |= BIT[bridge.ends[0]] | BIT[bridge.ends[1]]
    return mask & ~BIT[area]


def flight(s: Dei, seat: int, area: int, steps: int) -> int:
    """Where a drone gets: for it ground and heights that border each other are adjacent.

    [dei.map.levels-adjacent-drones, dei.drone.move-2]
    """
    table = [0] * AREAS
    for i in bits(s.board.areas):
        table[i] = s.board.beside[i] | s.board.across[i] | bridged(s, seat, i)
    return spread(BIT[area], tuple(table), steps)
