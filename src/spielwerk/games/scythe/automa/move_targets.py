"""The six movements: which unit moves, and where.  Each choice is a funnel, which is also its explanation.

A movement has five steps: select the unit, find candidates, lift the unit, select the target, place it. This
module has the first four.  A movement without a unit or a target is not legal.
[scythe.automa-move.five-steps, scythe.automa-move.attack-is-move, scythe.ruling.automa-no-transport]
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import UNSET

from spielwerk.games.scythe.automa.deck import Automas
from spielwerk.games.scythe.automa.events import ChoiceBegan
from spielwerk.games.scythe.automa.neighbourhood import (
    fighters_by_place,
    hunted,
    own_table,
    threatened,
    union_of,
)
from spielwerk.games.scythe.automa.seat import AutomaSeat, MoveLine
from spielwerk.games.scythe.automa.ties import best_region, best_unit
from spielwerk.games.scythe.board import BIT
from spielwerk.games.scythe.control import enemy_fighters, enemy_units, pieces_changed
from spielwerk.games.scythe.state import (
    CHARACTER,
    FIRST_WORKER,
    FULL,
    NOWHERE,
    SHIFT,
    UNIT_COUNT,
    Player,
    Scythe,
)
from spielwerk.kernel.funnel import Funnel

WORKERS = (1 << UNIT_COUNT) - (1 << FIRST_WORKER)
MECHS = (1 << FIRST_WORKER) - 2
CHARACTERS = 1 << CHARACTER
NO_UNIT = -1
NO_TARGET = -1

Select = Callable[[Scythe, AutomaSeat], int]
Target = Callable[[Scythe, AutomaSeat, int], int]


# --- step 1: the unit


def select(s: Scythe, m: AutomaSeat, kind: int, rule: str, action: str) -> int:
    """Returns the unit of a kind that is closest to the home base; units on the mat cannot go.

    [scythe.automa-move.nearest-home-unit, scythe.ruling.automa-units-not-on-board]
    """
    units = s.players[m.seat].units
    on_board = 0
    for unit, place in enumerate(units):
        if place != NOWHERE:
            on_board |= 1 << unit
    began(s, m, action, "unit", units)
    from_home = s.rules.board.distance[m.home]
    f = Funnel(s, kind & on_board)
    if not f.left:
        return NO_UNIT
    f.least(rule, [from_home[place] for place in units])
    best_unit(s, m, f, units)
    if kind & MECHS and kind & CHARACTERS:
        f.prefer("scythe.ruling.automa-mech-or-character-tie", MECHS)
    return f.first("scythe.automa-move.tie-reading-order")


def select_worker(s: Scythe, m: AutomaSeat) -> int:
    """Selects the worker that moves.  [scythe.automa-move-worker.step1-select]"""
    return select(s, m, WORKERS, "scythe.automa-move-worker.step1-select", "move-worker")


def select_mech(s: Scythe, m: AutomaSeat) -> int:
    """Selects the mech that moves.  [scythe.automa-move-peaceful.step1-select]"""
    return select(s, m, MECHS, "scythe.automa-move-peaceful.step1-select", "move-mech")


def select_character(s: Scythe, m: AutomaSeat) -> int:
    """Selects the character for a peaceful move.  [scythe.automa-move-peaceful.step1-select]"""
    return select(s, m, CHARACTERS, "scythe.automa-move-peaceful.step1-select", "move-character")


def select_visitor(s: Scythe, m: AutomaSeat) -> int:
    """Selects the character for a move to an encounter or to the Factory.

    [scythe.automa-move-encounter.step1-select]
    """
    return select(s, m, CHARACTERS, "scythe.automa-move-encounter.step1-select", "encounter-or-factory")


def select_attacker(s: Scythe, m: AutomaSeat) -> int:
    """Prefers a mech over the character in the home base.

    [scythe.automa-attack-unit.step1-select, scythe.ruling.automa-mech-or-character-tie]
    """
    return select(s, m, MECHS | CHARACTERS, "scythe.automa-attack-unit.step1-select", "attack-unit")


def select_raider(s: Scythe, m: AutomaSeat) -> int:
    """Selects the mech or character that attacks workers.

    [scythe.automa-attack-worker.step1-select, scythe.ruling.automa-mech-or-character-tie]
    """
    return select(s, m, MECHS | CHARACTERS, "scythe.automa-attack-worker.step1-select", "attack-workers")


# --- steps 2 to 4: the region


def worker_target(s: Scythe, m: AutomaSeat, unit: int) -> int:
    """Returns a safe region near as many of the Automa's units as possible, not counting the moving worker.

    [scythe.automa-move-worker.step2-candidates, scythe.automa-move-worker.step2-no-enemy]
    [scythe.automa-move-worker.step2-no-automa-worker, scythe.automa-move-worker.step3-lift]
    [scythe.automa-move-worker.step4-not-threatened, scythe.automa-move-worker.step4-most-units]
    [scythe.automa-move.lifted-unit, scythe.automa-move.same-region-legal, fenris.multiautoma.own-units]
    [scythe.ruling.automa-worker-no-safe-target]
    """
    p = s.players[m.seat]
    near = neighbourhoods(s, m)
    f = regions(s, m, "move-worker")
    f.only("scythe.automa-move-worker.step2-candidates", union_of(near) | m.home_near)
    f.without("scythe.automa-move-worker.step2-no-enemy", enemy_units(s, m.seat))
    f.without("scythe.automa-move-worker.step2-no-automa-worker", others_at(p, unit, WORKERS))
    keep_apart(s, m, f)
    bar(s, m, f, "move-worker", unit)
    near[unit] = 0
    f.without("scythe.automa-move-worker.step4-not-threatened", threatened_without(s, m, unit))
    if not f.left:
        return NO_TARGET
    prefer(s, m, f, "move-worker", unit)
    f.covered("scythe.automa-move-worker.step4-most-units", near)
    return best_region(s, m, f)


def threatened_without(s: Scythe, m: AutomaSeat, unit: int) -> int:
    """Returns the regions that opponents threaten while a unit is lifted: without it they may control its
    region and get through.

    [scythe.automa-move.lifted-unit, scythe.automa-move-worker.step4-not-threatened]
    """
    units = s.players[m.seat].units
    stood, units[unit] = units[unit], NOWHERE
    pieces_changed(s, m.seat)
    found = threatened(s, m.seat)
    units[unit] = stood
    pieces_changed(s, m.seat)
    return found


def peaceful_target(s: Scythe, m: AutomaSeat, unit: int) -> int:
    """Returns a region without enemies, as close as possible to an opponent's combat unit.

    [scythe.automa-move-peaceful.step2-candidates, scythe.automa-move-peaceful.step2-no-enemy]
    [scythe.automa-move-peaceful.step2-no-automa-combat-unit, scythe.automa-move-peaceful.step3-lift]
    [scythe.automa-move-peaceful.step4-nearest-enemy, scythe.ruling.automa-structure-regions]
    """
    p = s.players[m.seat]
    action = "move-character" if unit == CHARACTER else "move-mech"
    f = regions(s, m, action)
    f.only("scythe.automa-move-peaceful.step2-candidates", reached(s, m, action))
    f.without("scythe.automa-move-peaceful.step2-no-enemy", enemy_units(s, m.seat))
    f.without(
        "scythe.automa-move-peaceful.step2-no-automa-combat-unit", others_at(p, unit, MECHS | CHARACTERS)
    )
    keep_apart(s, m, f)
    bar(s, m, f, action, unit)
    if not f.left:
        return NO_TARGET
    prefer(s, m, f, action, unit)
    if s.rules.automa_hunts[m.seat] and (enemies := hunted(s, m.seat)):
        f.least(
            "scythe.automa-move-peaceful.step4-nearest-enemy",
            lambda region: min([far[region] for far in enemies]),
        )
    return best_region(s, m, f)


def encounter_target(s: Scythe, m: AutomaSeat, unit: int) -> int:
    """Returns a region with an encounter token, or the Factory as long as the Automa has no Factory card.

    For this movement the home base has no neighbourhood; only units have one.
    [scythe.automa-move-encounter.step2-neighbourhood, scythe.automa-move-encounter.step2-factory]
    [scythe.automa-move-encounter.step2-encounter, scythe.automa-move-encounter.step3-lift]
    [scythe.automa-move-encounter.step4-target, scythe.ruling.automa-encounter-candidates]
    [scythe.ruling.automa-encounter-home-base, scythe.ruling.automa-encounter-human-workers]
    """
    p = s.players[m.seat]
    wanted = s.encounters
    if not s.part(Automas).visited >> m.seat & 1:
        wanted |= BIT[s.rules.board.factory]
    f = regions(s, m, "encounter-or-factory")
    f.only("scythe.automa-move-encounter.step2-neighbourhood", reached(s, m, "encounter-or-factory"))
    f.only(_met(f.left & wanted, BIT[s.rules.board.factory]), wanted)
    held = enemy_fighters(s, m.seat) | others_at(p, unit, MECHS)
    f.without("scythe.automa-move-encounter.step4-target", held)
    keep_apart(s, m, f)
    bar(s, m, f, "encounter-or-factory", unit)
    if not f.left:
        return NO_TARGET
    prefer(s, m, f, "encounter-or-factory", unit)
    return best_region(s, m, f)


def _met(candidates: int, factory: int) -> str:
    """Returns the id of the rule that makes these regions candidates: encounters, or the Factory."""
    if candidates == factory:
        return "scythe.automa-move-encounter.step2-factory"
    if candidates & factory:
        return "scythe.ruling.automa-encounter-candidates"
    return "scythe.automa-move-encounter.step2-encounter"


def attack_target(s: Scythe, m: AutomaSeat, unit: int) -> int:
    """Returns a region where an opponent has combat units, as few as possible.

    [scythe.automa-attack-unit.step2-candidates, scythe.automa-attack-unit.step3-lift]
    [scythe.automa-attack-unit.step4-fewest, scythe.ruling.automa-attack-worker-origin]
    """
    f = regions(s, m, "attack-unit")
    near = reached(s, m, "attack-unit")
    f.only("scythe.automa-attack-unit.step2-candidates", near & enemy_fighters(s, m.seat))
    return strike(s, m, f, "attack-unit", unit)


def strike(s: Scythe, m: AutomaSeat, f: Funnel, action: str, unit: int) -> int:
    """Returns the best of the regions that can be attacked: the one with the fewest combat units.

    [scythe.automa-attack-unit.step4-fewest]
    """
    bar(s, m, f, action, unit)
    if not f.left:
        return NO_TARGET
    prefer(s, m, f, action, unit)
    standing = fighters_by_place(s, m.seat)
    f.least("scythe.automa-attack-unit.step4-fewest", lambda region: standing[region])
    return best_region(s, m, f)


def raid_target(s: Scythe, m: AutomaSeat, unit: int) -> int:
    """Returns a region where an opponent has workers but no combat units, with as many resources as possible.

    [scythe.automa-attack-worker.step2-candidates, scythe.automa-attack-worker.step3-lift]
    [scythe.automa-attack-worker.step4-most-resources, scythe.ruling.automa-attack-worker-origin]
    """
    near = reached(s, m, "attack-workers")
    alone = enemy_units(s, m.seat) & ~enemy_fighters(s, m.seat)
    f = regions(s, m, "attack-workers")
    f.only("scythe.automa-attack-worker.step2-candidates", near & alone)
    bar(s, m, f, "attack-workers", unit)
    if not f.left:
        return NO_TARGET
    prefer(s, m, f, "attack-workers", unit)
    f.most("scythe.automa-attack-worker.step4-most-resources", lambda region: resources_at(s, region))
    return best_region(s, m, f)


MOVES: dict[str, tuple[Select, Target]] = {
    "move-worker": (select_worker, worker_target),
    "move-mech": (select_mech, peaceful_target),
    "move-character": (select_character, peaceful_target),
    "encounter-or-factory": (select_visitor, encounter_target),
    "attack-unit": (select_attacker, attack_target),
    "attack-workers": (select_raider, raid_target),
}


ACTIONS = tuple(MOVES)
"""The movements by number, for frames."""


def plan(s: Scythe, m: AutomaSeat, line: MoveLine) -> tuple[str, int, int]:
    """Returns the result of a symbol: a verdict (see `LineRead`), the unit and its target.

    [scythe.automa-move.faction-bracket, scythe.automa-attack-unit.power-condition]
    [scythe.automa-move.none-legal]
    """
    if not line.applies:
        return "other-faction", NO_UNIT, NO_TARGET
    if s.players[m.seat].power < line.power:
        return "power", NO_UNIT, NO_TARGET
    choose, aim = s.rules.automa_actions.get(line.action) or MOVES[line.action]
    unit = choose(s, m)
    if unit == NO_UNIT:
        return "no-unit", NO_UNIT, NO_TARGET
    target = aim(s, m, unit)
    return ("no-target" if target == NO_TARGET else "done"), unit, target


# --- what they look at


def began(s: Scythe, m: AutomaSeat, action: str, about: str, places: Sequence[int] = ()) -> None:
    if s.journal is not UNSET:
        s.journal.append(ChoiceBegan(m.seat, action, about, tuple(places)))


def regions(s: Scythe, m: AutomaSeat, action: str) -> Funnel:
    """Returns a funnel of all regions of the board."""
    began(s, m, action, "target")
    return Funnel(s, s.rules.regions)


def bar(s: Scythe, m: AutomaSeat, f: Funnel, action: str, unit: int) -> None:
    """Excludes regions that modules close to a movement."""
    for bars in s.rules.automa_bars:
        bars(s, m, f, action, unit)


def prefer(s: Scythe, m: AutomaSeat, f: Funnel, action: str, unit: int) -> None:
    """Applies the preferences of modules, which come before all others."""
    for preference in (*s.rules.automa_first_prefers, *s.rules.automa_prefers):
        preference(s, m, f, action, unit)


def neighbourhoods(s: Scythe, m: AutomaSeat) -> list[int]:
    """Returns the neighbourhood of each Automa unit; empty for those on the mat and in the home base."""
    table = own_table(s, m.seat)
    return [table[place] for place in s.players[m.seat].units]


def reached(s: Scythe, m: AutomaSeat, action: str) -> int:
    """Returns the regions that a movement of a combat unit can reach, whoever is there.

    Workers have no part in an attack on workers, and the home base none in a visit.
    [scythe.automa-attack-worker.step2-candidates, scythe.ruling.automa-encounter-home-base]
    """
    near = neighbourhoods(s, m)
    found = union_of(near[:FIRST_WORKER] if action == "attack-workers" else near)
    return found if action == "encounter-or-factory" else found | m.home_near


def others_at(p: Player, unit: int, kind: int) -> int:
    """Returns where the Automa's other units of a kind are; the moving unit does not count."""
    found = 0
    for other, place in enumerate(p.units):
        if kind >> other & 1 and other != unit:
            found |= BIT[place]
    return found


def keep_apart(s: Scythe, m: AutomaSeat, f: Funnel) -> None:
    """Excludes regions of partners: they are not opponents, but no region holds units of two factions.

    [scythe.control.exclusive, fenris.multiautoma.coop-opponent]
    """
    if m.partners:
        taken = 0
        for seat in m.partners:
            taken |= s.players[seat].fighters_at | s.players[seat].workers_at
        f.without("scythe.control.exclusive", taken)


def resources_at(s: Scythe, region: int) -> int:
    return sum([s.goods[region] >> shift & FULL for shift in SHIFT])
