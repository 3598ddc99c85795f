"""Neighbourhoods: where units of either side can go in one step, and distances to opponents."""

from __future__ import annotations

from spielwerk.games.scythe.automa.deck import water_open
from spielwerk.games.scythe.automa.seat import AUTOMA_KEY, near_tables
from spielwerk.games.scythe.board import BIT
from spielwerk.games.scythe.movement import reach
from spielwerk.games.scythe.state import FIRST_WORKER, Scythe


def own_table(s: Scythe, seat: int) -> tuple[int, ...]:
    """Returns the neighbourhood of one of the Automa's units by its place."""
    locked, opened = near_tables(s.rules.board)
    return opened if water_open(s, seat) else locked


def union_of(masks: list[int]) -> int:
    """Returns the union of the neighbourhoods of all units: each unit can reach all of it.

    [scythe.automa-teleport.rule]
    """
    found = 0
    for mask in masks:
        found |= mask
    return found


def threatened(s: Scythe, seat: int) -> int:
    """Returns all regions in the neighbourhood of an opponent's combat unit.

    A player's units use their unlocked abilities for one step, including tunnels and the mine.  Units in a
    home base have no neighbourhood.
    [scythe.automa-neighbourhood.human-uses-own-abilities, scythe.automa-neighbourhood.home-base-units]
    [scythe.automa-neighbourhood.example-human-crimea, scythe.ruling.automa-human-neighbourhood]
    """
    automa_seats = s.rules.module_data[AUTOMA_KEY]
    regions = s.rules.regions
    found = 0
    for foe in s.rules.foes[seat]:
        units = s.players[foe].units
        if foe in automa_seats:
            table = own_table(s, foe)
            for unit in range(FIRST_WORKER):
                found |= table[units[unit]]
            continue
        for unit in range(FIRST_WORKER):
            place = units[unit]
            if BIT[place] & regions:
                found |= BIT[place] | reach(s, foe, unit, place)
    return found


def hunted(s: Scythe, seat: int) -> list[tuple[int, ...]]:
    """Returns the distances of all places from each opposing combat unit that attracts an Automa.

    Units in their own home base count only if their player has no other combat unit on the board.
    [scythe.automa-move-peaceful.step4-nearest-enemy, scythe.automa-move-peaceful.step4-home-base-units]
    [scythe.ruling.automa-distance-metric]
    """
    distance = s.rules.board.distance
    found = []
    for foe in s.rules.foes[seat]:
        p = s.players[foe]
        places = {place for place in p.units[:FIRST_WORKER] if place >= 0}
        away = places - {p.home}
        found += [distance[place] for place in sorted(away or places)]
    return found


def fighters_by_place(s: Scythe, seat: int) -> dict[int, int]:
    """Returns the number of opposing combat units by place."""
    found: dict[int, int] = {}
    for foe in s.rules.foes[seat]:
        for place in s.players[foe].units[:FIRST_WORKER]:
            found[place] = found.get(place, 0) + 1
    return found
