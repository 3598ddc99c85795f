"""The flight of an airship: step by step over any region, with what it takes aboard and sets down."""

from __future__ import annotations

from typing import ClassVar

from msgspec import UNSET
from msgspec.structs import replace

from spielwerk.games.scythe.actions.move import MOVED_WORKERS, WORKERS, WhichUnit, cargo_workers
from spielwerk.games.scythe.board import BIT
from spielwerk.games.scythe.control import enemy_fighters, enemy_units, pieces_changed
from spielwerk.games.scythe.modules.airships import (
    AIRSHIPS,
    Airships,
    airship_at,
    carries,
    flies,
    has,
    passive,
    place_airship,
    resources_aboard,
    store,
    workers_aboard,
)
from spielwerk.games.scythe.options import CARGO, OPTIONS, RESOURCES, STOP, TO_EACH
from spielwerk.games.scythe.state import ABOARD, CHARACTER, UNIT_COUNT, Scythe, replaced, unpacked
from spielwerk.kernel.event import Event
from spielwerk.kernel.frame import Ask, Frame, Step
from spielwerk.kernel.option import Option, Options
from spielwerk.kernel.text import text

AIRSHIP = OPTIONS.one("airship")
MOVED = UNIT_COUNT
"""The bit of the airship among the units that have moved."""
FREIGHT = (*CARGO, "character")
FIRST_TOKEN, LEADER = len(CARGO) - len(RESOURCES), len(CARGO)
"""Freight by number: workers that have not moved, workers that have, resources, the character."""
HOIST, LOWER = OPTIONS.row("hoist", FREIGHT), OPTIONS.row("lower", FREIGHT)


class Hoisted(Event, frozen=True, tag="scythe.Hoisted"):
    """An airship took something aboard."""

    seat: int
    place: int
    freight: int


class Lowered(Event, frozen=True, tag="scythe.Lowered"):
    """An airship set something down."""

    seat: int
    place: int
    freight: int


# --- as one of the units to move


def offered(s: Scythe, frame: WhichUnit) -> Options:
    """Offers the airship as one of the units to move, once in an action.

    [scythe.windgambit.airship.move, scythe.windgambit.airship.factory-move]
    """
    return (AIRSHIP,) if frame.left and not frame.moved >> MOVED & 1 and flies(s, frame.seat) else ()


def begin_flight(s: Scythe, frame: WhichUnit, _option: Option) -> None:
    """Starts the flight; the Move of a Factory card adds to the range instead of moving the airship twice.

    [scythe.windgambit.airship.move, scythe.windgambit.airship.factory-move]
    """
    further = s.rules.data.airships().factory_move if frame.times > 1 else 0
    moved = frame.moved | 1 << MOVED
    s.then(
        Flight(frame.seat, passive(s.rules, frame.seat).range + further, moved),
        WhichUnit(frame.seat, frame.left - 1, moved, frame.times),
    )


AIRSHIPS.offer(WhichUnit, AIRSHIP.verb, offered, begin_flight)


class Flight(Ask, frozen=True, tag="scythe.airships.Flight"):
    """Asks where the airship flies next, and what it takes aboard or sets down where it is.

    What has come aboard here is not set down here, nor the other way round: that would change nothing.
    [scythe.windgambit.airship.move, scythe.windgambit.airship.flight]
    [scythe.windgambit.airship.no-home-base, scythe.windgambit.airship.no-abilities]
    [scythe.windgambit.cargo.load]
    """

    gesture: ClassVar[str] = "fly"
    begins: ClassVar[bool] = True

    left: int
    moved: int
    flown: int = 0
    hoisted: int = 0
    lowered: int = 0
    loaded: int = 0
    """Whether any cargo has changed in this flight."""

    def options(self, s: Scythe) -> Options:
        here = airship_at(s, self.seat)
        ways = TO_EACH(s.rules.board.neighbours[here] & s.rules.regions) if self.left else ()
        up = [HOIST[k] for k in hoistable(s, self.seat, self.moved) if not self.lowered >> k & 1]
        down = [LOWER[k] for k in lowerable(s, self.seat, self.moved) if not self.hoisted >> k & 1]
        return (*ways, *up, *down, STOP) if self.flown or self.loaded else (*ways, *up, *down)

    def choose(self, s: Scythe, option: Option) -> None:
        if option is STOP:
            if self.flown:
                s.part(Airships).flew_to = airship_at(s, self.seat)
                s.then(*[landed(self.seat) for landed in s.rules.on_landed[self.seat]])
        elif option.verb == HOIST[0].verb:
            hoist(s, self.seat, option.i, self.moved)
            s.next(replace(self, hoisted=self.hoisted | 1 << option.i, loaded=1))
        elif option.verb == LOWER[0].verb:
            s.next(replace(self, lowered=self.lowered | 1 << option.i, loaded=1))
            lower(s, self.seat, option.i, self.moved)
        else:
            place_airship(s, self.seat, option.i)
            s.next(Flight(self.seat, self.left - 1, self.moved, 1, loaded=self.loaded))


@AIRSHIPS.on("remarks")
def cargo_here(s: Scythe, frame: Frame) -> str:
    """Returns that cargo can be taken aboard or set down where the airship is; nothing if it cannot."""
    if not isinstance(frame, Flight) or not frame.left:
        return ""
    loads = any(option.verb in (HOIST[0].verb, LOWER[0].verb) for option in frame.options(s))
    return text("scythe-airship-loads") if loads else ""


# --- taking aboard


def hoistable(s: Scythe, seat: int, moved: int) -> list[int]:
    """Returns what an airship can take aboard where it is.

    [scythe.windgambit.cargo.resources, scythe.windgambit.cargo.workers]
    """
    tokens, hands = carries(s.rules, seat)
    place = airship_at(s, seat)
    found: list[int] = []
    if hands > workers_aboard(s, seat) and not BIT[place] & enemy_fighters(s, seat):
        found += [
            kind for kind in (WORKERS, MOVED_WORKERS) if cargo_workers(s.players[seat], place, kind, moved)
        ]
    if tokens > resources_aboard(s, seat) and not held_by_others(s, seat, place):
        found += [FIRST_TOKEN + kind for kind, _ in unpacked(s.goods[place])]
    if has(s.rules, seat, "hero") and boards_here(s, seat, place):
        found.append(LEADER)
    return found


def held_by_others(s: Scythe, seat: int, place: int) -> bool:
    """Returns whether an opponent controls a region.  [scythe.windgambit.cargo.resources]"""
    return any(s.held[foe] & BIT[place] for foe in s.rules.foes[seat])


def boards_here(s: Scythe, seat: int, place: int) -> bool:
    """Returns whether the character can come aboard: not out of a combat or an encounter.

    [scythe.windgambit.tile.hero, scythe.move.encounter-ends-move]
    """
    busy = enemy_fighters(s, seat) | s.encounters
    return s.players[seat].units[CHARACTER] == place and not BIT[place] & busy


def hoist(s: Scythe, seat: int, freight: int, moved: int) -> None:
    """Takes a token or a unit aboard; workers bring no resources.  [scythe.windgambit.cargo.workers]"""
    place, p = airship_at(s, seat), s.players[seat]
    if FIRST_TOKEN <= freight < LEADER:
        transfer(s, freight - FIRST_TOKEN, place, store(seat))
    else:
        unit = CHARACTER if freight == LEADER else cargo_workers(p, place, freight, moved)[0]
        p.units[unit] = ABOARD
        pieces_changed(s, seat)
    if s.journal is not UNSET:
        s.journal.append(Hoisted(seat, place, freight))


def transfer(s: Scythe, kind: int, origin: int, to: int) -> None:
    s.put(origin, kind, -1)
    s.put(to, kind, 1)


# --- setting down


def lowerable(s: Scythe, seat: int, moved: int) -> list[int]:
    """Returns what an airship can set down where it is: nothing on a lake or on a home base.

    Units only where no unit of an opponent stands, and where workers may be without a mech: nobody comes
    to agents from above.
    [scythe.windgambit.cargo.no-lake, scythe.windgambit.cargo.drop-workers]
    [scythe.windgambit.ruling-drop-structure, fenris.ep4.airship-agents]
    """
    here, p = BIT[airship_at(s, seat)] & s.rules.board.land, s.players[seat]
    if not here:
        return []
    found: list[int] = []
    barred = enemy_units(s, seat)
    for bars in s.rules.worker_bars:
        barred |= bars(s, seat)
    if not here & barred:
        found += [LEADER] if p.units[CHARACTER] == ABOARD else []
        found += [kind for kind in (WORKERS, MOVED_WORKERS) if cargo_workers(p, ABOARD, kind, moved)]
    return [*found, *[FIRST_TOKEN + kind for kind, _ in unpacked(s.goods[store(seat)])]]


def lower(s: Scythe, seat: int, freight: int, moved: int) -> None:
    """Sets a token or a unit down; a unit arrives like any other, and may move on as one of its own.

    If a combat keeps it from staying where it goes then, it returns to where it was set down.
    [scythe.windgambit.cargo.then-move, scythe.windgambit.cargo.drop-workers]
    """
    place, p = airship_at(s, seat), s.players[seat]
    if s.journal is not UNSET:
        s.journal.append(Lowered(seat, place, freight))
    if FIRST_TOKEN <= freight < LEADER:
        transfer(s, freight - FIRST_TOKEN, store(seat), place)
        return
    unit = CHARACTER if freight == LEADER else cargo_workers(p, ABOARD, freight, moved)[0]
    p.units[unit] = place
    s.before_move = replaced(s.before_move, unit, place)
    pieces_changed(s, seat)
    for hook in s.rules.on_arrived:
        hook(s, seat, unit, place, ABOARD)


# --- home again


class FlyHome(Step, frozen=True, tag="scythe.airships.FlyHome"):
    """Sends an airship to its home base with all that is aboard.

    [scythe.windgambit.tile.blitzkrieg, scythe.windgambit.ruling-blitzkrieg]
    """

    seat: int

    def run(self, s: Scythe) -> None:
        place_airship(s, self.seat, s.players[self.seat].home)
