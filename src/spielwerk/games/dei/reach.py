"""Adjacency: where units and drones of a player can go in one step."""

from __future__ import annotations

from spielwerk.games.dei.board import BIT, spread, with_pairs
from spielwerk.games.dei.state import Dei


def links(s: Dei, seat: int, area: int) -> int:
    """Returns the adjacent areas for scrappers and leaders.

    These are bordering areas of the level, and those joined by own or shared bridges and elevators; bridges
    and elevators of others cannot be used. [dei.map.adjacent-same-level, dei.map.levels-not-adjacent,
    dei.map.elevator-adjacency] [dei.map.bridge-adjacency, dei.build.bridge-effect, dei.build.elevator-effect]
    [dei.build.no-enemy-use, dei.setup.step-02-shared-use]
    """
    p = s.players[seat]
    mask = s.board.joined[area] | bridged(s, seat, area)
    for ends in p.elevators:
        if area in ends:
            mask |= BIT[ends[0]] | BIT[ends[1]]
    for more in s.rules.active("links", p.abilities):
        mask |= more(s, seat, area)
    return mask & ~BIT[area]


def bridged(s: Dei, seat: int, area: int) -> int:
    """Returns the heights at the other ends of own bridges."""
    mask = 0
    for spot in s.players[seat].bridges:
        bridge = s.board.bridges[spot]
        if bridge is not None and area in bridge.ends:
            mask |= BIT[bridge.ends[0]] | BIT[bridge.ends[1]]
    return mask & ~BIT[area]


def flight(s: Dei, seat: int, area: int, steps: int) -> int:
    """Returns where a drone can fly; bordering ground and heights are adjacent for it.

    [dei.map.levels-adjacent-drones, dei.drone.move-2]
    """
    airways = s.board.airways
    spans = [bridge.ends for spot in s.players[seat].bridges if (bridge := s.board.bridges[spot])]
    return spread(BIT[area], with_pairs(airways, spans) if spans else airways, steps)
