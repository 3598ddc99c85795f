"""What objective cards demand: each kind of condition, and whether it holds now."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from spielwerk.games.scythe import components as c
from spielwerk.games.scythe.board import Terrain
from spielwerk.games.scythe.control import controlled, stock
from spielwerk.games.scythe.options import RESOURCES
from spielwerk.games.scythe.state import CHARACTER, FIRST_WORKER, FULL, NOWHERE, SHIFT, Scythe
from spielwerk.kernel.funnel import bits

KINDS = range(len(RESOURCES))

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


def regions_of(s: Scythe, kind: str) -> int:
    """The regions of a terrain, or those with a tunnel."""
    b = s.rules.board
    return b.tunnels if kind == "tunnel" else b.of_terrain[Terrain[kind.upper()]]  # type: ignore[no-any-return]


def have(s: Scythe, seat: int, a: c.Have) -> bool:
    n = OWNED[a.what](s, seat)
    return a.min <= n and (a.max is None or n <= a.max)


def equal(s: Scythe, seat: int, a: c.Equal) -> bool:
    one, other = a.what
    return OWNED[one](s, seat) == OWNED[other](s, seat)


def lead(s: Scythe, seat: int, a: c.Lead) -> bool:
    """A tie is enough."""
    mine = OWNED[a.what](s, seat)
    return all(OWNED[a.what](s, other) <= mine for other in range(len(s.players)))


def control(s: Scythe, seat: int, a: c.Control) -> bool:
    return (controlled(s, seat) & regions_of(s, a.where)).bit_count() >= a.min


def control_around(s: Scythe, seat: int, a: c.ControlAround) -> bool:
    """Around one and the same region."""
    mine, near = controlled(s, seat), s.rules.board.neighbours
    return mine.bit_count() >= a.min and any(
        (mine & near[r]).bit_count() >= a.min for r in bits(regions_of(s, a.where))
    )


def workers_around(s: Scythe, seat: int, a: c.WorkersAround) -> bool:
    """Together in one region beside it."""
    near = s.rules.board.neighbours
    workers = s.players[seat].units[FIRST_WORKER:]
    beside = 0
    for centre in bits(regions_of(s, a.where)):
        beside |= near[centre]
    return any(workers.count(r) >= a.min for r in bits(beside & s.players[seat].workers_at))


def workers_on_each(s: Scythe, seat: int, a: c.WorkersOnEach) -> bool:
    at_work = controlled(s, seat) & s.players[seat].workers_at
    return all((at_work & regions_of(s, kind)).bit_count() >= a.min for kind in a.where)


def stockpile(s: Scythe, seat: int, a: c.Stockpile) -> bool:
    """One region with enough, and some of each kind."""
    for r in bits(controlled(s, seat)):
        if s.goods[r]:
            pile = [s.goods[r] >> shift & FULL for shift in SHIFT]
            if sum(pile) >= a.min and min(pile) >= a.each:
                return True
    return False


def each_resource(s: Scythe, seat: int, a: c.EachResource) -> bool:
    return all(stock(s, seat, k) >= a.min for k in KINDS)


def one_resource(s: Scythe, seat: int, a: c.OneResource) -> bool:
    return any(stock(s, seat, k) >= a.min for k in KINDS)


def pieces_together(s: Scythe, seat: int, a: c.PiecesTogether) -> bool:
    """Own units and structures in one region."""
    pieces = [*s.players[seat].units, *s.players[seat].structures]
    places = s.players[seat].workers_at | s.players[seat].fighters_at
    return any(pieces.count(r) >= a.min for r in bits(places & s.rules.regions))


def camp(s: Scythe, seat: int, a: c.Camp) -> bool:
    """A controlled region with exactly these units, and enough resources."""
    return any(camp_at(s, seat, a, r) for r in bits(controlled(s, seat) & s.players[seat].workers_at))


def camp_at(s: Scythe, seat: int, a: c.Camp, place: int) -> bool:
    units = s.players[seat].units
    return (
        units[: CHARACTER + 1].count(place) == a.characters
        and units[CHARACTER + 1 : FIRST_WORKER].count(place) == a.mechs
        and units[FIRST_WORKER:].count(place) == a.workers
        and sum([s.goods_at(place, k) for k in KINDS]) >= a.min_resources
    )


def displaced_this_turn(s: Scythe, seat: int, a: c.DisplacedThisTurn) -> bool:
    return s.active == seat and s.driven >= a.min


def structures_by_home(s: Scythe, seat: int, a: c.StructuresByHome) -> bool:
    beside: int = s.rules.board.neighbours[s.players[seat].home]
    return (s.players[seat].structures_at & beside).bit_count() <= a.max


HOLDS: dict[type, Callable[[Scythe, int, Any], bool]] = {
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
def aims(number: int) -> tuple[tuple[Callable[[Scythe, int, Any], bool], Any], ...]:
    """The conditions of a card, each with the function that looks at it."""
    return tuple([(HOLDS[type(a)], a) for a in c.objectives()[number].conditions])


def fulfilled(s: Scythe, seat: int, number: int) -> bool:
    """Whether all conditions of a card hold at this moment.  [scythe.objective.condition-now]"""
    for holds, a in aims(number):  # noqa: SIM110 – asked three times a turn, and a generator costs more
        if not holds(s, seat, a):
            return False
    return True
