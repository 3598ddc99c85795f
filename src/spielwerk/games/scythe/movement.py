"""How units get from place to place: reach, arrival, displaced workers, the way home."""

from __future__ import annotations

from msgspec import UNSET

from spielwerk.games.scythe.board import BIT
from spielwerk.games.scythe.control import enemy_fighters, enemy_units, settle
from spielwerk.games.scythe.events import Carried, Displaced, Moved, Retreated
from spielwerk.games.scythe.state import CHARACTER, FIRST_WORKER, FULL, MINE, SHIFT, UNITS, Scythe
from spielwerk.games.scythe.tracks import lose_popularity
from spielwerk.kernel.frame import Step


def reach(s: Scythe, seat: int, unit: int, place: int) -> int:
    """Where a unit may go in one step, as a mask.

    By default that is adjacent land without a river between; tunnels lead to all other tunnels, and
    the own mine is one for its owner's units.  Abilities widen it, never for workers.  Workers stay
    away from enemy units, but a structure alone stops nobody.
    [scythe.unit.default-step, scythe.move.adjacent, scythe.move.tunnels-adjacent, scythe.build.mine-tunnel]
    [scythe.move.river-definition, scythe.move.lake-definition, scythe.move.no-home-base-entry]
    [scythe.move.worker-not-into-enemy-units, scythe.move.into-structure-region]
    [scythe.mech.cargo-follows-carrier, scythe.build.mine-under-enemy-control]
    [scythe.nordic.seaworthy-worker-needs-mech, scythe.polania.submerge-worker-needs-mech]
    """
    p = s.players[seat]
    rules = s.rules
    tunnels = rules.board.tunnels | BIT[p.structures[MINE]]
    if unit >= FIRST_WORKER:
        mask = rules.worker_reach[seat][place]
        if BIT[place] & tunnels:
            mask |= tunnels
        return mask & ~BIT[place] & ~enemy_units(s, seat)  # type: ignore[no-any-return]
    mask = rules.fighter_reach[seat][p.abilities][place]
    if BIT[place] & tunnels:
        mask |= tunnels
    for link in rules.links[seat][p.abilities]:
        mask |= link(s, seat, place)
    return mask & ~BIT[place]  # type: ignore[no-any-return]


def steps(s: Scythe, seat: int, unit: int) -> int:
    """How many steps its movement has; a tunnel or whatever an ability joins is one of them.

    [scythe.unit.default-step, scythe.mech.speed-extra-step, scythe.mech.speed-tunnel-is-one-step]
    [scythe.ruling.ability-step-cost]
    """
    if unit >= FIRST_WORKER:
        return 1
    return s.rules.fighter_steps[seat][s.players[seat].abilities]  # type: ignore[no-any-return]


class Arrive(Step, frozen=True):
    """A unit and its cargo arrive, where any number may be; what waits there may stop it.

    [scythe.move.no-unit-limit, scythe.move.carried-worker-into-enemy-units]
    [scythe.move.enemy-workers-ends-move, scythe.move.enemy-combat-unit-ends-move]
    [scythe.move.encounter-ends-move, scythe.mech.speed-stops-at-enemy]
    """

    seat: int
    unit: int
    to: int
    left: int
    moved: int
    loads: int

    def workers(self, s: Scythe, origin: int) -> list[int]:
        """The workers that go along."""
        raise NotImplementedError

    def go_on(self, s: Scythe) -> None:
        """Nothing stopped the unit: it may go on."""
        raise NotImplementedError

    def run(self, s: Scythe) -> None:
        p = s.players[self.seat]
        origin = p.units[self.unit]
        party = [self.unit, *self.workers(s, origin)]
        carry(s, self.seat, origin, self.to, self.loads >> 32)
        for unit in party:
            relocate(s, self.seat, unit, self.to)
        settle(s, self.seat)
        here = BIT[self.to]
        stops = self.unit == CHARACTER and bool(here & s.encounters)
        if here & enemy_fighters(s, self.seat):
            for unit in party:
                s.incursions += [unit, origin]
            stops = True
        elif self.unit < FIRST_WORKER and here & enemy_units(s, self.seat):
            displace(s, self.seat, self.to)
            stops = True
        for hook in s.rules.on_arrived:
            stops = hook(s, self.seat, self.unit, self.to) or stops
        if not stops:
            self.go_on(s)


def relocate(s: Scythe, seat: int, unit: int, to: int) -> None:
    """The one mutator of where a unit is, for movements (the masks are settled by the caller)."""
    p = s.players[seat]
    origin = p.units[unit]
    p.units[unit] = to
    if s.journal is not UNSET:
        s.journal.append(Moved(seat, unit, origin, to))
    for hook in s.rules.on_moved:
        hook(s, seat, unit, origin, to)


def carry(s: Scythe, seat: int, origin: int, to: int, tokens: int) -> None:
    """Resource tokens, packed like those of a place, go along; all others stay where they lie.

    [scythe.move.pickup-drop-resources, scythe.resource.stay-on-board]
    """
    if tokens:
        s.put(origin, -tokens)
        s.put(to, tokens)
        if s.journal is not UNSET:
            for kind, shift in enumerate(SHIFT):
                if n := tokens >> shift & FULL:
                    s.journal.append(Carried(seat, origin, to, kind, n))


def displace(s: Scythe, seat: int, place: int) -> None:
    """Lone enemy workers go home at once, at a popularity each; their resources stay.

    That is no combat, and the next unit finds the region empty.
    [scythe.move.enemy-workers-retreat, scythe.move.enemy-workers-popularity]
    [scythe.move.enemy-workers-no-combat, scythe.move.enemy-workers-popularity-floor]
    [scythe.ruling.worker-displacement-path, scythe.ruling.camaraderie-lone-workers]
    """
    for foe in s.rules.foes[seat]:
        workers = workers_at(s, foe, place)
        if workers:
            for unit in workers:
                send_home(s, foe, unit)
            settle(s, foe)
            lose_popularity(s, seat, len(workers))
            s.driven += len(workers)
            if s.journal is not UNSET:
                s.journal.append(Displaced(seat, foe, place, len(workers)))
            for hook in s.rules.on_displaced:
                hook(s, seat, foe, place, len(workers))


def workers_at(s: Scythe, seat: int, place: int) -> list[int]:
    units = s.players[seat].units
    return [unit for unit in range(FIRST_WORKER, UNITS) if units[unit] == place]


def fighters_at(s: Scythe, seat: int, place: int) -> list[int]:
    """Characters and mechs fight, nothing else.  [scythe.term.combat-unit]"""
    units = s.players[seat].units
    return [unit for unit in range(FIRST_WORKER) if units[unit] == place]


def send_home(s: Scythe, seat: int, unit: int) -> None:
    """To the home base of its own faction (settle afterwards).  [scythe.term.home-base-purpose]"""
    retreat(s, seat, unit, s.players[seat].home)


def retreat(s: Scythe, seat: int, unit: int, to: int) -> None:
    p = s.players[seat]
    origin = p.units[unit]
    p.units[unit] = to
    if s.journal is not UNSET:
        s.journal.append(Retreated(seat, unit, origin, to))
