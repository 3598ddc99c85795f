"""What objective cards demand: each kind of condition becomes a test, made once.

Objectives are looked at several times a turn, so a test has looked up beforehand all that never changes.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, reduce
from math import inf
from typing import Any

from spielwerk.games.scythe import components
from spielwerk.games.scythe.board import Board, Terrain, board
from spielwerk.games.scythe.components import conditions as c
from spielwerk.games.scythe.control import all_stock, controlled, with_all_goods, with_goods
from spielwerk.games.scythe.options import RESOURCES
from spielwerk.games.scythe.state import CHARACTER, FIRST_WORKER, NOWHERE, Scythe, counts
from spielwerk.kernel.funnel import bits

Test = Callable[[Scythe, int], bool]

KINDS = range(len(RESOURCES))

OF_PLAYER = ("power", "popularity", "coins", "workers", "mechs")
"""What a player is asked for by its name, without a detour."""

OWNED: dict[str, Callable[[Scythe, int], int]] = {
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
    "combat_stars": lambda s, seat: s.players[seat].stars[s.rules.star_rows["combat"]],
}
"""How many of something a seat has."""


def regions_of(board: Board, kind: str) -> int:
    """The regions of a terrain, or those with a tunnel."""
    return board.tunnels if kind == "tunnel" else board.of_terrain[Terrain[kind.upper()]]


def have(a: c.Have, _board: Board) -> Test:
    what, owned, least = a.what, OWNED[a.what], a.min
    if what in OF_PLAYER:
        limit = inf if a.max is None else a.max
        return lambda s, seat: least <= getattr(s.players[seat], what) <= limit
    if a.max is None:
        return lambda s, seat: owned(s, seat) >= least
    most = a.max
    return lambda s, seat: least <= owned(s, seat) <= most


def equal(a: c.Equal, _board: Board) -> Test:
    one, other = [OWNED[what] for what in a.what]
    return lambda s, seat: one(s, seat) == other(s, seat)


def lead(a: c.Lead, _board: Board) -> Test:
    """A tie is enough."""
    owned = OWNED[a.what]

    def test(s: Scythe, seat: int) -> bool:
        mine = owned(s, seat)
        return all(owned(s, other) <= mine for other in range(len(s.players)))

    return test


def control(a: c.Control, board: Board) -> Test:
    where, least = regions_of(board, a.where), a.min
    return lambda s, seat: (controlled(s, seat) & where).bit_count() >= least


def control_around(a: c.ControlAround, board: Board) -> Test:
    """Around one and the same region."""
    rings, least = [board.neighbours[r] for r in bits(regions_of(board, a.where))], a.min

    def test(s: Scythe, seat: int) -> bool:
        mine = controlled(s, seat)
        if mine.bit_count() >= least:
            for ring in rings:
                if (mine & ring).bit_count() >= least:
                    return True
        return False

    return test


def workers_around(a: c.WorkersAround, board: Board) -> Test:
    """Together in one region beside it."""
    beside, least = 0, a.min
    for centre in bits(regions_of(board, a.where)):
        beside |= board.neighbours[centre]

    def test(s: Scythe, seat: int) -> bool:
        p = s.players[seat]
        workers = p.units[FIRST_WORKER:]
        return any(workers.count(r) >= least for r in bits(beside & p.workers_at))

    return test


def workers_on_each(a: c.WorkersOnEach, board: Board) -> Test:
    kinds, least = [regions_of(board, kind) for kind in a.where], a.min

    def test(s: Scythe, seat: int) -> bool:
        at_work = controlled(s, seat) & s.players[seat].workers_at
        return all((at_work & kind).bit_count() >= least for kind in kinds)

    return test


def stockpile(a: c.Stockpile, _board: Board) -> Test:
    """One region with enough, and some of each kind."""

    def test(s: Scythe, seat: int) -> bool:
        for r in bits(with_all_goods(s, seat) if a.each else with_goods(s, seat)):
            pile = counts(s.goods[r])
            if sum(pile) >= a.min and min(pile) >= a.each:
                return True
        return False

    return test


def each_resource(a: c.EachResource, _board: Board) -> Test:
    least = a.min

    def test(s: Scythe, seat: int) -> bool:
        mine = controlled(s, seat)
        return all(mine & places for places in s.stocked) and min(counts(all_stock(s, seat))) >= least

    return test


def one_resource(a: c.OneResource, _board: Board) -> Test:
    return lambda s, seat: max(counts(all_stock(s, seat))) >= a.min


def pieces_together(a: c.PiecesTogether, _board: Board) -> Test:
    """Own units and structures in one region."""

    def test(s: Scythe, seat: int) -> bool:
        p = s.players[seat]
        pieces = [*p.units, *p.structures]
        here = bits((p.workers_at | p.fighters_at) & s.rules.regions)
        return max(map(pieces.count, here), default=0) >= a.min

    return test


def camp(a: c.Camp, _board: Board) -> Test:
    """A controlled region with exactly these units, and enough resources."""

    def test(s: Scythe, seat: int) -> bool:
        p = s.players[seat]
        mask = p.workers_at | p.fighters_at
        if a.workers:
            mask &= p.workers_at
        if a.characters or a.mechs:
            mask &= p.fighters_at
        if mask:
            mask &= with_goods(s, seat) if a.min_resources else controlled(s, seat)
        return any(camp_at(s, seat, a, r) for r in bits(mask)) if mask else False

    return test


def camp_at(s: Scythe, seat: int, a: c.Camp, place: int) -> bool:
    units = s.players[seat].units
    return (
        units[: CHARACTER + 1].count(place) == a.characters
        and units[CHARACTER + 1 : FIRST_WORKER].count(place) == a.mechs
        and units[FIRST_WORKER:].count(place) == a.workers
        and sum(counts(s.goods[place])) >= a.min_resources
    )


def displaced_this_turn(a: c.DisplacedThisTurn, _board: Board) -> Test:
    return lambda s, seat: s.active == seat and s.driven >= a.min


def structures_by_home(a: c.StructuresByHome, board: Board) -> Test:
    beside, most = board.neighbours, a.max
    return lambda s, seat: (s.players[seat].structures_at & beside[s.players[seat].home]).bit_count() <= most


TESTS: dict[type, Callable[[Any, Board], Test]] = {
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
def conditions_of(card: int) -> tuple[Test, ...]:
    """The conditions of a card, one by one."""
    return tuple([TESTS[type(a)](a, board()) for a in components.objectives()[card].conditions])


@cache
def aim_of(card: int) -> Test:
    """All conditions of a card in one."""
    return reduce(both, conditions_of(card))


def both(one: Test, other: Test) -> Test:
    return lambda s, seat: one(s, seat) and other(s, seat)
