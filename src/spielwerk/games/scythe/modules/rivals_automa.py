"""How an Automa pursues its rivals.

[fenris.automa-modules.rivals]
"""

from __future__ import annotations

from spielwerk.games.scythe.automa.move_targets import (
    CHARACTERS,
    MECHS,
    encounter_target,
    neighbourhoods,
    regions,
    select,
    select_visitor,
    strike,
)
from spielwerk.games.scythe.automa.neighbourhood import union_of
from spielwerk.games.scythe.automa.seat import AutomaSeat, automa_of
from spielwerk.games.scythe.automa.tokens import LeaveToken
from spielwerk.games.scythe.modules.rivals import RIVALS, rivals_of
from spielwerk.games.scythe.state import FIRST_WORKER, NOWHERE, Scythe
from spielwerk.kernel.funnel import Funnel

__all__ = ["RIVALS"]

VISIT = "encounter-or-factory"
LEAST_POWER = 5
TIE = "fenris.rivals.automa-move-tie"


@RIVALS.on("automa_prefers")
def towards_rivals(s: Scythe, m: AutomaSeat, f: Funnel, _action: str, _unit: int) -> None:
    """Prefers a region close to any unit of a rival, before all else.  [fenris.rivals.automa-move-tie]"""
    places = {place for foe in rivals_of(s, m.seat) for place in s.players[foe].units if place != NOWHERE}
    if places:
        far = [s.rules.board.distance[place] for place in sorted(places)]
        f.least(TIE, lambda region: min([row[region] for row in far]))


RIVALS.add_row("automa_reasons", TIE, "rival")


def hunts(s: Scythe, m: AutomaSeat) -> bool:
    """Returns whether an Automa attacks instead of going to an encounter or to the Factory.

    [fenris.rivals.automa-encounter-attack]
    """
    on_board = any(place != NOWHERE for place in s.players[m.seat].units[:FIRST_WORKER])
    return on_board and s.players[m.seat].power >= LEAST_POWER and bool(rivals_of(s, m.seat))


def within_reach(s: Scythe, m: AutomaSeat) -> int:
    """Returns where combat units of rivals can be attacked.  [fenris.rivals.automa-encounter-attack]"""
    there = 0
    for foe in rivals_of(s, m.seat):
        there |= s.players[foe].fighters_at
    return there & (union_of(neighbourhoods(s, m)) | m.home_near)


def select_hunter(s: Scythe, m: AutomaSeat) -> int:
    """Selects a combat unit for the attack, or the character if there is nobody to attack.

    [fenris.rivals.automa-encounter-attack, fenris.rivals.automa-encounter-fallback]
    """
    if not hunts(s, m):
        return select_visitor(s, m)
    if within_reach(s, m):
        return select(s, m, MECHS | CHARACTERS, "scythe.automa-attack-unit.step1-select", VISIT)
    regions(s, m, VISIT).only("fenris.rivals.automa-encounter-attack", 0)
    return select_visitor(s, m)


def hunt_target(s: Scythe, m: AutomaSeat, unit: int) -> int:
    """Attacks a combat unit of a rival, or else does what the symbol says.

    [fenris.rivals.automa-encounter-attack, fenris.rivals.automa-encounter-fallback]
    """
    there = within_reach(s, m) if hunts(s, m) else 0
    if not there:
        return encounter_target(s, m, unit)
    f = regions(s, m, VISIT)
    f.only("fenris.rivals.automa-encounter-attack", there)
    return strike(s, m, f, VISIT, unit)


RIVALS.add_row("automa_actions", VISIT, (select_hunter, hunt_target))


@RIVALS.on("automa_moved")
def leave_token(s: Scythe, seat: int, unit: int, place: int, action: str) -> None:
    """Leaves a flag or trap after such an attack is won by a mech, as a character always does.

    [fenris.rivals.automa-encounter-flag-trap, fenris.ruling.automa-flag-trap]
    """
    if action == VISIT and MECHS >> unit & 1 and automa_of(s, seat).token:
        s.next(LeaveToken(seat, place))
