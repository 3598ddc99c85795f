"""Who controls what.  [scythe.control.exclusive]

All other code asks here, so that a module may combine seats into sides.
"""

from __future__ import annotations

from functools import reduce
from operator import or_

from spielwerk.games.scythe.board import BIT
from spielwerk.games.scythe.state import FULL, SHIFT, Scythe
from spielwerk.kernel.bitmask import bits


def enemy_fighters(s: Scythe, seat: int) -> int:
    """Returns the places with characters or mechs of another side."""
    mask = 0
    for foe in s.rules.foes[seat]:
        mask |= s.players[foe].fighters_at
    return mask


def enemy_units(s: Scythe, seat: int) -> int:
    """Returns the places with any unit of another side."""
    return s.enemies[seat]


def pieces_changed(s: Scythe, seat: int) -> None:
    """Updates a seat's masks and the control of regions after its pieces have changed."""
    s.players[seat].update_masks()
    update_control(s)


def controlled(s: Scythe, seat: int) -> int:
    """Returns the regions a seat controls, as a mask, without home bases.  [scythe.control.exclusive]"""
    return s.held[seat]


def update_control(s: Scythe) -> None:
    """Updates who controls what.  Control is read often but changes only with the pieces.

    A unit controls a region without enemy units, and so does a structure.  While a combat is pending, the
    side that was there before keeps control; none is pending after the end of the game.  A power controls
    nothing where others have units.
    [scythe.control.by-unit, scythe.control.by-structure, scythe.control.enemy-unit-beats-structure]
    [scythe.control.exclusive, scythe.move.pending-combat-control, scythe.move.into-structure-region]
    [scythe.term.region, scythe.term.home-base-not-a-region, scythe.term.unit]
    [fenris.multiautoma.coop-opponent]
    """
    units, regions = [], s.rules.regions
    somebody = several = 0
    for p in s.players:
        own = p.fighters_at | p.workers_at
        units.append(own)
        several |= somebody & own
        somebody |= own
    enemies, held = [], []
    for seat, p in enumerate(s.players):
        own = units[seat]
        if s.rules.all_foes:  # where anybody is, except where the seat is alone
            foes = somebody ^ own | several & own
        else:
            foes = reduce(or_, [units[foe] for foe in s.rules.foes[seat]], 0)
        enemies.append(foes)
        held.append((own | p.structures_at & ~foes) & regions)
    if s.active >= 0 and not s.over:
        held[s.active] &= ~enemies[s.active]
    if s.rules.uncommon_control:
        among_others(s, held, enemies)
    s.enemies, s.held = tuple(enemies), tuple(held)


def among_others(s: Scythe, held: list[int], enemies: list[int]) -> None:
    """Changes control for powers, and for seats that control regions together."""
    for power in range(s.rules.seats, s.rules.actors):
        held[power] &= ~enemies[power]
    for group in s.rules.sharing:
        together = reduce(or_, [held[seat] for seat in group])
        for seat in group:
            held[seat] = together


def contested(s: Scythe, seat: int) -> int:
    """Returns the regions where characters or mechs of a seat meet those of another side.

    [scythe.combat.timing]
    """
    return s.players[seat].fighters_at & enemy_fighters(s, seat) & s.rules.regions


def alone(s: Scythe, seat: int) -> int:
    """Returns the regions that a seat controls without partners.

    Where seats control regions together these are the ones it would control if the others were opponents.
    """
    for group in s.rules.sharing:
        if seat in group:
            others = reduce(or_, [units_at(s, other) for other in group if other != seat], 0)
            p = s.players[seat]
            return s.held[seat] & (p.fighters_at | p.workers_at | p.structures_at) & ~others
    return s.held[seat]


def units_at(s: Scythe, seat: int) -> int:
    """Returns the places with units of a seat."""
    return s.players[seat].fighters_at | s.players[seat].workers_at


def spendable(s: Scythe, seat: int) -> int:
    """Returns the places whose resources a seat may spend: the regions it controls, unless partners must
    agree, and its stores beside the board.

    [scythe.resource.spend-only-controlled, scythe.windgambit.cargo.resources-owned]
    """
    mask = s.held[seat]
    for kept in s.rules.kept_back:
        mask &= ~kept(s, seat)
    return mask | s.rules.stores[seat]


def stock(s: Scythe, seat: int, kind: int) -> int:
    """Returns the resources of a kind that a seat can spend: all in regions it controls, and in its stores.

    Resources in a home base belong to nobody.
    [scythe.resource.spend-only-controlled, scythe.resource.belong-to-controller, scythe.resource.types]
    [scythe.resource.example-uncontrolled-metal, scythe.ruling.wayfare-own-home]
    [scythe.turn.cost-must-be-affordable]
    """
    mask = spendable(s, seat) & s.stocked[kind]
    found, shift = 0, SHIFT[kind]
    while mask:  # faster than `bits`: called every turn, for one or two places
        low = mask & -mask
        found += s.goods[low.bit_length() - 1] >> shift & FULL
        mask ^= low
    return found


def with_goods(s: Scythe, seat: int) -> int:
    """Returns the regions with any resources that a seat controls alone."""
    oil, metal, wood, food = s.stocked
    return alone(s, seat) & (oil | metal | wood | food)


def with_all_goods(s: Scythe, seat: int) -> int:
    """Returns the regions with resources of all kinds that a seat controls alone."""
    oil, metal, wood, food = s.stocked
    return alone(s, seat) & oil & metal & wood & food


def all_stock(s: Scythe, seat: int) -> int:
    """Returns all resources that a seat has alone, with its stores, packed like those of a place."""
    return sum([s.goods[r] for r in bits(with_goods(s, seat) | s.rules.stores[seat])])


def working(s: Scythe, seat: int) -> int:
    """Returns controlled land regions with one of the player's workers, where things may be placed."""
    return controlled(s, seat) & s.players[seat].workers_at & s.rules.board.land


def grounds(s: Scythe, seat: int) -> int:
    """Returns where mechs and structures may be placed: where the player works, and where modules say so."""
    mask = working(s, seat)
    for further in s.rules.sites:
        mask |= further(s, seat)
    return mask


def owner(s: Scythe, place: int, mask_of: str) -> int:
    """Returns the seat whose mask covers a place; -1 if none."""
    bit = BIT[place]
    for seat, p in enumerate(s.players):
        if getattr(p, mask_of) & bit:
            return seat
    return -1
