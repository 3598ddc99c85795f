"""Conditions of objective cards: each becomes a function that counts something in the position, and bounds.

Objectives are checked several times per turn, so each condition looks up constants beforehand.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from sys import maxsize
from typing import Any

from spielwerk.games.scythe.board import Board, Terrain, board
from spielwerk.games.scythe.components import Components
from spielwerk.games.scythe.components import conditions as c
from spielwerk.games.scythe.control import all_stock, alone, with_all_goods, with_goods
from spielwerk.games.scythe.state import CHAMPION, CHARACTER, FIRST_WORKER, NOWHERE, Scythe, counts
from spielwerk.kernel.bitmask import bits

Count = Callable[[Scythe, int], int]
"""A function that counts something of a seat in a position; true and false are 1 and 0."""
Demand = tuple[Count, int, int]
"""A counting function, and the bounds within which its result fulfils the condition."""


def combat_stars(s: Scythe, seat: int) -> int:
    """Returns the combat stars of a seat; 0 if the star track has no space for combats."""
    row = s.rules.star_rows.get("combat", NOWHERE)
    return s.players[seat].stars[row] if row != NOWHERE else 0


OWNED: dict[str, Count] = {
    "power": lambda s, seat: s.players[seat].power,
    "popularity": lambda s, seat: s.players[seat].popularity,
    "coins": lambda s, seat: s.players[seat].coins,
    "workers": lambda s, seat: s.players[seat].workers,
    "mechs": lambda s, seat: s.players[seat].mechs,
    "structures": lambda s, seat: len(s.players[seat].structures) - s.players[seat].structures.count(NOWHERE),
    "recruits": lambda s, seat: s.players[seat].recruits.bit_count(),
    "upgrades": lambda s, seat: s.players[seat].slots.bit_count(),
    "factory_cards": lambda s, seat: int(s.players[seat].factory_card > 0),
    "combat_cards": lambda s, seat: sum(s.hands[seat]),
    "combat_stars": combat_stars,
}
"""How many of something a seat has."""


def regions_of(board: Board, kind: str) -> int:
    """Returns the regions of a terrain, or those with a tunnel."""
    return board.tunnels if kind == "tunnel" else board.of_terrain[Terrain[kind.upper()]]


def have(a: c.Have, _board: Board) -> Demand:
    return OWNED[a.what], a.min, maxsize if a.max is None else a.max


def equal(a: c.Equal, _board: Board) -> Demand:
    one, other = [OWNED[what] for what in a.what]
    return lambda s, seat: one(s, seat) - other(s, seat), 0, 0


def lead(a: c.Lead, _board: Board) -> Demand:
    """Returns the demand to have the most of something; being tied is enough."""
    owned = OWNED[a.what]

    def ahead(s: Scythe, seat: int) -> int:
        return owned(s, seat) - max([owned(s, other) for other in range(s.rules.seats)])

    return ahead, 0, maxsize


def control(a: c.Control, board: Board) -> Demand:
    where = regions_of(board, a.where)
    return lambda s, seat: (alone(s, seat) & where).bit_count(), a.min, maxsize


def control_around(a: c.ControlAround, board: Board) -> Demand:
    """Returns the demand to control enough regions around a single region of a kind."""
    rings, least = [board.neighbours[r] for r in bits(regions_of(board, a.where))], a.min

    def most(s: Scythe, seat: int) -> int:
        mine = alone(s, seat)
        return max([(mine & ring).bit_count() for ring in rings]) if mine.bit_count() >= least else 0

    return most, least, maxsize


def workers_around(a: c.WorkersAround, board: Board) -> Demand:
    """Returns the demand for enough workers together in one region next to a region of a kind."""
    beside = 0
    for centre in bits(regions_of(board, a.where)):
        beside |= board.neighbours[centre]

    def most(s: Scythe, seat: int) -> int:
        p = s.players[seat]
        return max(map(p.units[FIRST_WORKER:].count, bits(beside & p.workers_at)), default=0)

    return most, a.min, maxsize


def workers_on_each(a: c.WorkersOnEach, board: Board) -> Demand:
    kinds = [regions_of(board, kind) for kind in a.where]

    def fewest(s: Scythe, seat: int) -> int:
        at_work = alone(s, seat) & s.players[seat].workers_at
        return min([(at_work & kind).bit_count() for kind in kinds])

    return fewest, a.min, maxsize


def stockpile(a: c.Stockpile, _board: Board) -> Demand:
    """Returns the demand for enough resources in one region that has at least `each` of every kind."""

    def most(s: Scythe, seat: int) -> int:
        places = bits(with_all_goods(s, seat) if a.each else with_goods(s, seat))
        piles = [counts(s.goods[place]) for place in places]
        return max([sum(pile) for pile in piles if min(pile) >= a.each], default=0)

    return most, a.min, maxsize


def each_resource(a: c.EachResource, _board: Board) -> Demand:
    return lambda s, seat: min(counts(all_stock(s, seat))), a.min, maxsize


def one_resource(a: c.OneResource, _board: Board) -> Demand:
    return lambda s, seat: max(counts(all_stock(s, seat))), a.min, maxsize


def pieces_together(a: c.PiecesTogether, _board: Board) -> Demand:
    """Returns the demand for enough of the player's units and structures together in one region."""

    def most(s: Scythe, seat: int) -> int:
        p = s.players[seat]
        pieces = [*p.units, *p.structures]
        return max(map(pieces.count, bits((p.workers_at | p.fighters_at) & s.rules.regions)), default=0)

    return most, a.min, maxsize


def camp(a: c.Camp, _board: Board) -> Demand:
    """Returns the demand for a controlled region with exactly these units and enough resources."""

    def found(s: Scythe, seat: int) -> int:
        p = s.players[seat]
        mask = p.workers_at | p.fighters_at
        if a.workers:
            mask &= p.workers_at
        if a.characters or a.mechs:
            mask &= p.fighters_at
        if mask:
            mask &= with_goods(s, seat) if a.min_resources else alone(s, seat)
        return sum([camp_at(s, seat, a, r) for r in bits(mask)])

    return found, 1, maxsize


def camp_at(s: Scythe, seat: int, a: c.Camp, place: int) -> bool:
    units = s.players[seat].units
    return (
        (units[CHARACTER], units[CHAMPION]).count(place) == a.characters
        and units[CHARACTER + 1 : FIRST_WORKER].count(place) == a.mechs
        and units[FIRST_WORKER:].count(place) == a.workers
        and sum(counts(s.goods[place])) >= a.min_resources
    )


def displaced_this_turn(a: c.DisplacedThisTurn, _board: Board) -> Demand:
    return lambda s, seat: s.workers_driven_off if s.active == seat else 0, a.min, maxsize


def structures_by_home(a: c.StructuresByHome, board: Board) -> Demand:
    beside = board.neighbours
    return (
        lambda s, seat: (s.players[seat].structures_at & beside[s.players[seat].home]).bit_count(),
        0,
        a.max,
    )


DEMANDS: dict[type, Callable[[Any, Board], Demand]] = {
    c.Have: have,
    c.Equal: equal,
    c.Lead: lead,
    c.Control: control,
    c.ControlAround: control_around,
    c.WorkersAround: workers_around,
    c.WorkersOnEach: workers_on_each,
    c.Stockpile: stockpile,
    c.EachResource: each_resource,
    c.OneResource: one_resource,
    c.PiecesTogether: pieces_together,
    c.Camp: camp,
    c.DisplacedThisTurn: displaced_this_turn,
    c.StructuresByHome: structures_by_home,
}


@cache
def demands_of(data: Components, card: int) -> tuple[Demand, ...]:
    """Returns the conditions of a card, one by one."""
    return tuple([DEMANDS[type(a)](a, board(data.pack)) for a in data.objectives()[card].conditions])
