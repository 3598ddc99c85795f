"""Who controls what.  [scythe.control.exclusive]

All other code asks here, so that a module may join seats to sides.
"""

from __future__ import annotations

from spielwerk.games.scythe.board import BIT
from spielwerk.games.scythe.state import FULL, SHIFT, Scythe


def enemy_fighters(s: Scythe, seat: int) -> int:
    """Places with characters or mechs of another side."""
    mask = 0
    for foe in s.rules.foes[seat]:
        mask |= s.players[foe].fighters_at
    return mask


def enemy_units(s: Scythe, seat: int) -> int:
    """Places with any unit of another side."""
    mask = 0
    for foe in s.rules.foes[seat]:
        p = s.players[foe]
        mask |= p.fighters_at | p.workers_at
    return mask


def controlled(s: Scythe, seat: int) -> int:
    """The regions a seat controls, as a mask; home bases are never among them.

    A unit controls where no enemy unit is, a structure likewise; while a combat is pending, the one
    who was there before keeps control.
    [scythe.control.by-unit, scythe.control.by-structure, scythe.control.enemy-unit-beats-structure]
    [scythe.control.exclusive, scythe.move.pending-combat-control, scythe.move.into-structure-region]
    [scythe.term.region, scythe.term.home-base-not-a-region, scythe.term.unit]
    """
    p = s.players[seat]
    units = p.fighters_at | p.workers_at
    enemies = 0
    for foe in s.rules.foes[seat]:
        q = s.players[foe]
        enemies |= q.fighters_at | q.workers_at
    mask = (units | p.structures_at) & ~enemies
    if seat != s.active:
        mask |= units & enemies
    return mask & s.rules.regions  # type: ignore[no-any-return]


def contested(s: Scythe, seat: int) -> int:
    """Regions where own and enemy characters or mechs are together.  [scythe.combat.timing]"""
    return s.players[seat].fighters_at & enemy_fighters(s, seat) & s.rules.regions  # type: ignore[no-any-return]


def stock(s: Scythe, seat: int, kind: int) -> int:
    """The resources of a kind at a seat's disposal: all that lie where it has control.

    What lies in a home base is at nobody's.
    [scythe.resource.spend-only-controlled, scythe.resource.belong-to-controller, scythe.resource.types]
    [scythe.resource.example-uncontrolled-metal, scythe.ruling.wayfare-own-home]
    """
    shift = SHIFT[kind]
    goods = s.goods
    mask = controlled(s, seat)
    found = 0
    while mask:
        low = mask & -mask
        found += goods[low.bit_length() - 1] >> shift & FULL
        mask ^= low
    return found


def working(s: Scythe, seat: int) -> int:
    """Controlled land regions with an own worker: where things may be placed."""
    return controlled(s, seat) & s.players[seat].workers_at & s.rules.board.land  # type: ignore[no-any-return]


def owner(s: Scythe, place: int, mask_of: str) -> int:
    """The seat whose mask covers a place, -1 if none."""
    bit = BIT[place]
    for seat, p in enumerate(s.players):
        if getattr(p, mask_of) & bit:
            return seat
    return -1
