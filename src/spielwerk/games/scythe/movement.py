"""How units move: reach, arrival, displaced workers, retreats."""

from __future__ import annotations

from msgspec import UNSET

from spielwerk.games.scythe.board import BIT
from spielwerk.games.scythe.control import enemy_units, pieces_changed
from spielwerk.games.scythe.events import Carried, Displaced, Moved, Retreated
from spielwerk.games.scythe.state import FIRST_WORKER, MINE, UNIT_COUNT, Scythe, counts, unpacked
from spielwerk.games.scythe.tracks import lose_popularity
from spielwerk.kernel.bitmask import bits


def reach(s: Scythe, seat: int, unit: int, place: int) -> int:
    """Returns where a unit may go in one step, as a mask.

    By default that is adjacent land without a river in between.  Tunnels lead to all other tunnels, and the
    mine is a tunnel for its owner's units.  Abilities widen the reach, but not for workers.  Workers
    cannot enter regions with enemy units; a structure alone stops nobody.
    [scythe.unit.default-step, scythe.move.adjacent, scythe.move.tunnels-adjacent, scythe.build.mine-tunnel]
    [scythe.move.river-definition, scythe.move.lake-definition, scythe.move.no-home-base-entry]
    [scythe.move.worker-not-into-enemy-units, scythe.move.into-structure-region]
    [scythe.mech.cargo-follows-carrier, scythe.build.mine-under-enemy-control]
    [scythe.nordic.seaworthy-worker-needs-mech, scythe.polania.submerge-worker-needs-mech]
    """
    p = s.players[seat]
    rules = s.rules
    tunnels = tunnels_of(s, seat)
    if unit >= FIRST_WORKER:
        mask = rules.worker_reach[seat][place]
        if BIT[place] & tunnels:
            mask |= tunnels
        if rules.workers_vary:
            for link in rules.worker_links[seat][p.abilities]:
                mask |= link(s, seat, place)
            for bars in rules.worker_bars:
                mask &= ~bars(s, seat)
        mask &= ~enemy_units(s, seat)
        return affordable(s, seat, place, mask & ~BIT[place]) if rules.fares else mask & ~BIT[place]
    mask = rules.fighter_reach[seat][p.abilities][place]
    if BIT[place] & tunnels and rules.uses_tunnels[seat]:
        mask |= tunnels
    for link in rules.links[seat][p.abilities]:
        mask |= link(s, seat, place)
    return affordable(s, seat, place, mask & ~BIT[place]) if rules.fares else mask & ~BIT[place]


def affordable(s: Scythe, seat: int, place: int, mask: int) -> int:
    """Returns the regions of a mask for whose fares there are resources where the unit is."""
    there = sum(counts(s.goods[place]))
    asked = [to for to in bits(mask) if sum([len(fares(s, seat, to)) for fares in s.rules.fares]) > there]
    return mask & ~sum([BIT[to] for to in asked])


def tunnels_of(s: Scythe, seat: int) -> int:
    """Returns the tunnels, with the mines that a seat may use: its own, and those that are shared.

    [scythe.build.mine-tunnel]
    """
    tunnels: int = s.rules.board.tunnels | BIT[s.players[seat].structures[MINE]]
    for shared in s.rules.mines:
        tunnels |= shared(s, seat)
    return tunnels


def steps(s: Scythe, seat: int, unit: int) -> int:
    """Returns the number of steps of a movement; a tunnel or a link by an ability is one step.

    [scythe.unit.default-step, scythe.mech.speed-extra-step, scythe.mech.speed-tunnel-is-one-step]
    [scythe.ruling.ability-step-cost]
    """
    abilities = s.players[seat].abilities
    n = 1 if unit >= FIRST_WORKER else s.rules.fighter_steps[seat][abilities]
    for more in s.rules.more_steps[seat][abilities]:
        n += more(s, seat, unit)
    return n


def relocate(s: Scythe, seat: int, unit: int, to: int) -> None:
    """Changes the place of a unit; movements change it only here (the caller updates the masks)."""
    p = s.players[seat]
    origin = p.units[unit]
    p.units[unit] = to
    if s.journal is not UNSET:
        s.journal.append(Moved(seat, unit, origin, to))
    for hook in s.rules.on_moved[seat]:
        hook(s, seat, unit, origin, to)


def carry(s: Scythe, seat: int, origin: int, to: int, tokens: int) -> None:
    """Moves resource tokens, packed like those of a place; all others stay.

    [scythe.move.pickup-drop-resources, scythe.resource.stay-on-board]
    """
    for kind, n in unpacked(tokens) if tokens else ():
        s.put(origin, kind, -n)
        s.put(to, kind, n)
        if s.journal is not UNSET:
            s.journal.append(Carried(seat, origin, to, kind, n))


def displace(s: Scythe, seat: int, place: int) -> None:
    """Sends lone enemy workers home at the cost of one popularity each; their resources stay.

    This is not a combat, and the next unit finds the region empty.
    [scythe.move.enemy-workers-retreat, scythe.move.enemy-workers-popularity]
    [scythe.move.enemy-workers-no-combat, scythe.move.enemy-workers-popularity-floor]
    [scythe.ruling.worker-displacement-path, scythe.ruling.camaraderie-lone-workers]
    """
    for foe in s.rules.foes[seat]:
        workers = workers_at(s, foe, place)
        if workers:
            for unit in workers:
                send_home(s, foe, unit)
            pieces_changed(s, foe)
            if lone_workers_cost(s, seat):
                lose_popularity(s, seat, len(workers))
            if seat == s.active:
                s.workers_driven_off += len(workers)
            if s.journal is not UNSET:
                s.journal.append(Displaced(seat, foe, place, len(workers)))
            for hook in s.rules.on_displaced:
                hook(s, seat, foe, place, len(workers))


def lone_workers_cost(s: Scythe, seat: int) -> bool:
    """Returns whether displacing lone workers costs popularity.  [scythe.ruling.camaraderie-lone-workers]"""
    return not (blameless(s, seat) or (s.rules.setup["spare_lone_workers"] and spares_workers(s, seat)))


def blameless(s: Scythe, seat: int) -> bool:
    """Returns whether no displaced worker costs a seat popularity now, whatever displaced it."""
    return any(free(s, seat) for free in s.rules.blameless)


def spares_workers(s: Scythe, seat: int) -> bool:
    """Returns whether displacing workers costs no popularity.  [scythe.polania.camaraderie-no-loss]"""
    return any(spares(s, seat) for spares in s.rules.spares_workers[seat][s.players[seat].abilities])


def workers_at(s: Scythe, seat: int, place: int) -> list[int]:
    units = s.players[seat].units
    return [unit for unit in range(FIRST_WORKER, UNIT_COUNT) if units[unit] == place]


def fighters_at(s: Scythe, seat: int, place: int) -> list[int]:
    """Returns the characters and mechs of a seat in a place.  [scythe.term.combat-unit]"""
    units = s.players[seat].units
    return [unit for unit in range(FIRST_WORKER) if units[unit] == place]


def send_home(s: Scythe, seat: int, unit: int) -> None:
    """Sends a unit to its home base; call `pieces_changed` afterwards.  [scythe.term.home-base-purpose]"""
    retreat(s, seat, unit, s.players[seat].home)


def retreat(s: Scythe, seat: int, unit: int, to: int) -> None:
    p = s.players[seat]
    origin = p.units[unit]
    p.units[unit] = to
    if s.journal is not UNSET:
        s.journal.append(Retreated(seat, unit, origin, to))
