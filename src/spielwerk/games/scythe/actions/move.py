"""Move: units move one after the other, step by step, with what they carry; or the player gains coins
instead.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from spielwerk.games.scythe.board import BIT
from spielwerk.games.scythe.control import enemy_fighters, enemy_units, pieces_changed
from spielwerk.games.scythe.movement import carry, displace, reach, relocate, steps
from spielwerk.games.scythe.options import (
    DONE,
    LOAD,
    MOST_LOAD,
    MOVE_UNITS,
    RESOURCE,
    SKIP,
    STOP,
    TAKE,
    TO_EACH,
    UNIT,
    WORKER_AT,
)
from spielwerk.games.scythe.state import (
    CHARACTER,
    COINS,
    FIRST_WORKER,
    FULL,
    LEADERS,
    MOVE,
    SHIFT,
    UNIT_COUNT,
    Player,
    Scythe,
    counts,
    unpacked,
)
from spielwerk.games.scythe.tracks import gain_coins
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.frame import Ask, Step
from spielwerk.kernel.option import Option, Options

WORKERS, MOVED_WORKERS = 0, 1
FIRST_RESOURCE = 2
"""The first kind of cargo that is a resource: 0 is workers that have not moved, 1 workers that have."""
FIGHTERS, MECHS = range(FIRST_WORKER), range(CHARACTER + 1, FIRST_WORKER)


class Move(Ask, frozen=True, tag="scythe.move.Move"):
    """Asks whether to move units or to gain coins; never both.

    [scythe.move.choice, scythe.upgrade.move-cubes]
    """

    gesture: ClassVar[str] = "move"
    begins: ClassVar[bool] = True

    def options(self, s: Scythe) -> Options:
        coins = s.rules.benefit(s.players[self.seat], MOVE, 1)
        seat = self.seat
        units = (MOVE_UNITS,) if any(movable(s, seat, 0)) or others_move(s, seat) else ()
        return (*units, *TAKE[COINS][coins:0:-1], SKIP)

    def choose(self, s: Scythe, option: Option) -> None:
        if option is MOVE_UNITS:
            begin_moving(s, self.seat, s.rules.benefit(s.players[self.seat], MOVE, 0), 1)
        elif option is not SKIP:
            gain_coins(s, self.seat, option.n)


def begin_moving(s: Scythe, seat: int, units: int, times: int) -> None:
    """Starts the movements of units, one after the other; combats and other steps follow after all of them.

    The current places are stored, because units return to them if their combat is not fought.
    [scythe.combat.timing, scythe.ruling.pending-units-origin]
    """
    s.before_move = tuple(s.players[seat].units)
    s.fought_at = 0
    s.then(WhichUnit(seat, units, 0, times), *[step(seat) for step in s.rules.after_move])


def others_move(s: Scythe, seat: int) -> bool:
    """Returns whether a player can move something beside the units."""
    return any(also(s, seat) for also in s.rules.also_moves)


def movable(s: Scythe, seat: int, moved: int) -> Iterator[Option]:
    """Yields the units that can move and have not moved yet; of the workers in a region only one.

    [scythe.move.different-units, scythe.move.worker-not-out-of-combat-unit-region]
    """
    p = s.players[seat]
    near, plain = s.rules.fighter_reach[seat][p.abilities], not s.rules.fares
    for unit in FIGHTERS:
        place = p.units[unit]
        if place < 0 or moved >> unit & 1:
            continue
        if (plain and near[place] & ~BIT[place]) or reach(s, seat, unit, place):  # one destination is enough
            yield UNIT[unit]
    fresh = p.workers_at
    if moved >> FIRST_WORKER:
        fresh = 0
        for unit in range(FIRST_WORKER, UNIT_COUNT):
            if not moved >> unit & 1:
                fresh |= BIT[p.units[unit]]
    if fresh:
        for place in bits(fresh & ~enemy_fighters(s, seat)):
            if reach(s, seat, FIRST_WORKER, place):
                yield WORKER_AT[place]


class WhichUnit(Ask, frozen=True, tag="scythe.move.WhichUnit"):
    """Asks for the next unit to move; each movement is for a different unit, and unused movements are lost.

    [scythe.move.two-units, scythe.move.different-units]
    """

    gesture: ClassVar[str] = "move"
    begins: ClassVar[bool] = True

    left: int
    moved: int
    times: int = 1
    """How many times the unit moves: twice with a Factory card."""

    def options(self, s: Scythe) -> Options:
        if not self.left:
            return (DONE,)
        return (*movable(s, self.seat, self.moved), DONE)

    def choose(self, s: Scythe, option: Option) -> None:
        if option is DONE:
            return
        p = s.players[self.seat]
        if option.verb == "unit":
            unit = option.i
        else:
            unit = fresh_worker(p, option.i, self.moved)
        moved = self.moved | 1 << unit
        s.then(
            Destination(self.seat, unit, steps(s, self.seat, unit) + self.times - 1, moved, 1),
            WhichUnit(self.seat, self.left - 1, moved, self.times),
        )


def fresh_worker(p: Player, place: int, moved: int) -> int:
    """Returns the first worker of a region that has not moved: workers in one region are interchangeable."""
    for unit in range(FIRST_WORKER, UNIT_COUNT):
        if p.units[unit] == place and not moved >> unit & 1:
            return unit
    raise AssertionError("there is no such worker")


class Destination(Ask, frozen=True, tag="scythe.move.Destination"):
    """Asks where the unit goes next; after the first step it may stop.

    [scythe.move.adjacent, scythe.mech.speed-extra-step]
    """

    gesture: ClassVar[str] = "move"

    unit: int
    left: int
    moved: int
    first: int

    def options(self, s: Scythe) -> Options:
        place = s.players[self.seat].units[self.unit]
        found = TO_EACH(reach(s, self.seat, self.unit, place))
        return found if self.first else (*found, STOP)

    def choose(self, s: Scythe, option: Option) -> None:
        if option is not STOP:
            load_or_go(s, SetOut(self.seat, self.unit, option.i, self.left, self.moved, 0), WORKERS)


class Cargo(Ask, frozen=True, tag="scythe.move.Cargo"):
    """Asks how many of one kind of cargo the unit takes along; asked for each kind that is present.

    A mech takes workers and every unit takes resources, in any number, wherever it may go itself.  `loads`
    packs the numbers chosen for the kinds asked before.
    [scythe.move.pickup-drop-resources, scythe.move.mech-pickup-drop-workers, scythe.unit.carry-resources]
    [scythe.unit.mech-carry-workers, scythe.unit.mech-no-character-transport]
    [scythe.mech.speed-load-between-steps, scythe.mech.cargo-follows-carrier]
    [scythe.resource.unlimited, scythe.nordic.seaworthy-no-dropping, scythe.polania.submerge-no-dropping]
    """

    gesture: ClassVar[str] = "move"

    unit: int
    to: int
    left: int
    moved: int
    kind: int
    loads: int
    taken: int = 0

    def options(self, s: Scythe) -> Options:
        n = available(s, self.seat, self.unit, self.kind, self.moved) - self.taken
        if must_take_all(s, self.seat, self.unit, self.kind):
            return (LOAD[self.kind][min(n, MOST_LOAD)],)
        found = LOAD[self.kind][min(n, MOST_LOAD) :: -1]
        return found[: max(1, len(found) - self.least(s))] if s.rules.fares else found

    def least(self, s: Scythe) -> int:
        """Returns how many tokens of this kind the fares demand, if the unit takes all of the later kinds."""
        if self.kind < FIRST_RESOURCE:
            return 0
        later = range(self.kind + 1, len(LOAD))
        there = sum([available(s, self.seat, self.unit, kind, self.moved) for kind in later])
        taken = sum(counts(self.loads >> 16 * FIRST_RESOURCE)) + self.taken
        return max(0, len(fares(s, self.seat, self.to)) - there - taken)

    def choose(self, s: Scythe, option: Option) -> None:
        """Asks for the next kind of cargo, or for the rest if the largest number of the row was chosen."""
        taken = self.taken + option.n
        more = available(s, self.seat, self.unit, self.kind, self.moved) - taken
        loads = self.loads
        if option.n == MOST_LOAD and more:
            s.next(Cargo(self.seat, self.unit, self.to, self.left, self.moved, self.kind, loads, taken))
        else:
            loads += taken << 16 * self.kind
            load_or_go(s, SetOut(self.seat, self.unit, self.to, self.left, self.moved, loads), self.kind + 1)


def load_or_go(s: Scythe, go: SetOut, kind: int) -> None:
    """Asks about the next kind of cargo that is present, or sets out."""
    place = s.players[go.seat].units[go.unit]
    if kind < FIRST_RESOURCE and not (go.unit in MECHS and s.players[go.seat].workers_at & BIT[place]):
        kind = FIRST_RESOURCE
    kinds = len(LOAD) if s.goods[place] else FIRST_RESOURCE
    while kind < kinds:
        if available(s, go.seat, go.unit, kind, go.moved):
            s.next(Cargo(go.seat, go.unit, go.to, go.left, go.moved, kind, go.loads))
            return
        kind += 1
    if s.rules.fares:
        set_out(s, go)
    else:
        s.next(go)


def set_out(s: Scythe, go: SetOut) -> None:
    """Lets the unit set out, after it has paid the fares of its destination."""
    s.next(go)
    for to in fares(s, go.seat, go.to):
        s.next(Fare(go.seat, to))


def fares(s: Scythe, seat: int, place: int) -> tuple[int, ...]:
    """Returns where a unit has to hand over a resource each before it may enter a region."""
    return tuple([to for asked in s.rules.fares for to in asked(s, seat, place)])


class Fare(Ask, frozen=True, tag="scythe.move.Fare"):
    """Asks which of the loaded resources is handed over, before the unit sets out with the rest.

    [scythe.windgambit.tile.toll, scythe.windgambit.ruling-toll]
    """

    gesture: ClassVar[str] = "move"

    to: int

    def options(self, s: Scythe) -> Options:
        return tuple([RESOURCE[kind] for kind, _ in unpacked(setting_out(s).loads >> 16 * FIRST_RESOURCE)])

    def choose(self, s: Scythe, option: Option) -> None:
        go = setting_out(s)
        origin = s.players[self.seat].units[go.unit]
        carry(s, self.seat, origin, self.to, 1 << SHIFT[option.i])
        s.stack[s.stack.index(go)] = replace(go, loads=go.loads - (1 << 16 * (FIRST_RESOURCE + option.i)))


def setting_out(s: Scythe) -> SetOut:
    """Returns the step that waits until its fares are paid."""
    return next(frame for frame in reversed(s.stack) if isinstance(frame, SetOut))


def available(s: Scythe, seat: int, unit: int, kind: int, moved: int) -> int:
    """Returns how much of a kind of cargo is available where the unit stands."""
    p = s.players[seat]
    place = p.units[unit]
    if kind >= FIRST_RESOURCE:
        return s.goods[place] >> SHIFT[kind - FIRST_RESOURCE] & FULL
    if unit not in MECHS:
        return 0
    if not moved >> FIRST_WORKER:  # no worker has moved yet
        return p.units[FIRST_WORKER:].count(place) if kind == WORKERS else 0
    return len(cargo_workers(p, place, kind, moved))


def cargo_workers(p: Player, place: int, kind: int, moved: int) -> list[int]:
    """Returns the workers that can go along: those that have moved, or those that have not, by `kind`.

    Being carried is not a movement of the worker.
    [scythe.move.worker-combines-transport, scythe.move.transport-not-worker-move]
    """
    walked = kind == MOVED_WORKERS
    return [
        unit
        for unit in range(FIRST_WORKER, UNIT_COUNT)
        if p.units[unit] == place and bool(moved >> unit & 1) == walked
    ]


def must_take_all(s: Scythe, seat: int, unit: int, kind: int) -> bool:
    """Returns whether nothing may be left behind: the last unit that can carry it leaves a lake.

    [scythe.nordic.seaworthy-no-dropping, scythe.polania.submerge-no-dropping]
    [scythe.ruling.lake-cargo]
    """
    p = s.players[seat]
    place = p.units[unit]
    if not BIT[place] & s.rules.board.lakes:
        return False
    first = CHARACTER if kind >= FIRST_RESOURCE else CHARACTER + 1
    return not any(p.units[u] == place for u in range(first, FIRST_WORKER) if u != unit)


class SetOut(Step, frozen=True, tag="scythe.move.SetOut"):
    """Moves the unit and its cargo one step; unless something stops the unit, it may go on.

    [scythe.mech.speed-extra-step, scythe.ruling.ability-step-cost, scythe.move.no-unit-limit]
    [scythe.move.carried-worker-into-enemy-units, scythe.move.enemy-workers-ends-move]
    [scythe.move.enemy-combat-unit-ends-move, scythe.move.encounter-ends-move]
    [scythe.mech.speed-stops-at-enemy]
    """

    seat: int
    unit: int
    to: int
    left: int
    moved: int
    loads: int

    def run(self, s: Scythe) -> None:
        p = s.players[self.seat]
        origin = p.units[self.unit]
        party = [self.unit, *self.workers(p, origin)]
        carry(s, self.seat, origin, self.to, self.loads >> 16 * FIRST_RESOURCE)
        for unit in party:
            relocate(s, self.seat, unit, self.to)
        pieces_changed(s, self.seat)
        if self.left > 1 and may_pass(s, self.seat, self.unit):
            s.next(GoOn(self.seat, self.unit, self.left, self.moved, self.loads, origin))
        else:
            arrive(s, self, origin)

    def workers(self, p: Player, origin: int) -> list[int]:
        """Returns the workers that travel along: of each kind, as many as were loaded.

        [scythe.move.mech-pickup-drop-workers, scythe.move.worker-combines-transport]
        """
        found: list[int] = []
        for kind in (WORKERS, MOVED_WORKERS):
            if n := self.loads >> 16 * kind & FULL:
                found += cargo_workers(p, origin, kind, self.moved)[:n]
        return found


def arrive(s: Scythe, step: SetOut, origin: int) -> None:
    """The unit meets what is there; unless that stops it, it may go on with its remaining steps.

    [scythe.move.enemy-workers-ends-move, scythe.move.enemy-combat-unit-ends-move]
    [scythe.move.encounter-ends-move, scythe.mech.speed-stops-at-enemy]
    """
    for hooks in (s.rules.on_entered, s.rules.before_meeting):
        if hooks and any(stopped(s, step, origin) for stopped in hooks):
            return
    meet(s, step, origin)


def meet(s: Scythe, step: SetOut, origin: int) -> None:
    """The unit meets enemies, encounters and what modules have put there, and may go on if nothing stops it.

    [scythe.move.enemy-workers-ends-move, scythe.move.enemy-combat-unit-ends-move]
    """
    seat, unit, place = step.seat, step.unit, step.to
    here = BIT[place]
    stops = unit in LEADERS and bool(here & s.encounters)
    if here & enemy_fighters(s, seat):
        stops = True
    elif unit < FIRST_WORKER and here & enemy_units(s, seat):
        displace(s, seat, place)
        stops = True
    pending = len(s.stack)
    for hook in s.rules.on_arrived:
        stops = hook(s, seat, unit, place, origin) or stops
    if not stops and step.left > 1 and reach(s, seat, unit, place):
        s.stack.insert(pending, Destination(seat, unit, step.left - 1, step.moved, 0))  # hooks ask first


def may_pass(s: Scythe, seat: int, unit: int) -> bool:
    """Returns whether an ability lets the unit go on before anything happens where it is."""
    place = s.players[seat].units[unit]
    passes = s.rules.passes[seat][s.players[seat].abilities]
    return any(go(s, seat, unit, place) for go in passes) and bool(reach(s, seat, unit, place))


class GoOn(Ask, frozen=True, tag="scythe.move.GoOn"):
    """Asks a unit that may pass whether it stops here, or where it goes on to with all that it carries."""

    gesture: ClassVar[str] = "move"

    unit: int
    left: int
    moved: int
    loads: int
    origin: int

    def options(self, s: Scythe) -> Options:
        mask = reach(s, self.seat, self.unit, s.players[self.seat].units[self.unit])
        carried = sum(counts(self.loads >> 16 * FIRST_RESOURCE))
        if s.rules.fares:
            mask = sum([BIT[to] for to in bits(mask) if len(fares(s, self.seat, to)) <= carried])
        return (*TO_EACH(mask), STOP)

    def choose(self, s: Scythe, option: Option) -> None:
        if option is STOP:
            here = s.players[self.seat].units[self.unit]
            arrive(s, SetOut(self.seat, self.unit, here, self.left, self.moved, self.loads), self.origin)
        else:
            set_out(s, SetOut(self.seat, self.unit, option.i, self.left - 1, self.moved, self.loads))
