"""The scenarios of the box: which there are, what a set-up with one must have, and their modules."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Any

from spielwerk.games.tapestry.automa.cards import civilizations
from spielwerk.games.tapestry.automa.levels import DOUBLE_STRIKE, FIRST, LEVEL, SECOND, SHADOW_TWO
from spielwerk.games.tapestry.modules.expansions import ARTS, FANTASIES, PLANS
from spielwerk.games.tapestry.scenarios.atlantis_1 import ATLANTIS_1, atlantis_1
from spielwerk.games.tapestry.scenarios.atlantis_2 import ATLANTIS_2, atlantis_2, more_land
from spielwerk.games.tapestry.scenarios.atlantis_3 import ATLANTIS_3, atlantis_3
from spielwerk.games.tapestry.scenarios.atlantis_4 import ATLANTIS_4, atlantis_4, built_up
from spielwerk.games.tapestry.scenarios.atlantis_5 import ATLANTIS_5, RECORDED, atlantis_5, came_true
from spielwerk.games.tapestry.scenarios.kaiju_1 import KAIJU_1, kaiju_1, outscored
from spielwerk.games.tapestry.scenarios.kaiju_2 import DIFFICULTY, KAIJU_2, held_out, kaiju_2
from spielwerk.games.tapestry.scenarios.scenario import (
    Scenario,
    for_goal,
    goal_panel,
    no_goal,
    without_mentions,
)
from spielwerk.kernel.module import Module
from spielwerk.kernel.schema import SetupError

if TYPE_CHECKING:
    from spielwerk.games.tapestry.rules import TapestryRules

ATLANTIS: dict[str, Any] = {"needs": (PLANS,), "excludes": (ARTS, FANTASIES, DOUBLE_STRIKE)}
"""What all scenarios of Atlantis need and exclude.  [tapestry.campaign.incompatible]"""


def given_to(person: str, automa: str) -> dict[str, Any]:
    """Returns the civilizations that a scenario gives."""
    return {"civilization": person, "bot_civilization": automa}


SCENARIOS: dict[str, Scenario] = {
    one.id: one
    for one in (
        Scenario(ATLANTIS_1, atlantis_1, no_goal, **ATLANTIS),
        Scenario(ATLANTIS_2, atlantis_2, more_land, **ATLANTIS, **given_to("leaders", "equalizers")),
        Scenario(ATLANTIS_3, atlantis_3, no_goal, **ATLANTIS, **given_to("islanders", "explorers")),
        Scenario(ATLANTIS_4, atlantis_4, built_up, **ATLANTIS, **given_to("historians", "iconoclasts")),
        Scenario(ATLANTIS_5, atlantis_5, came_true, **ATLANTIS, **given_to("mystics", "hucksters")),
        Scenario(KAIJU_1, kaiju_1, outscored, no_bot_civilization=True, without=("outside",)),
        Scenario(
            KAIJU_2,
            kaiju_2,
            held_out,
            automa=False,
            excludes=(DOUBLE_STRIKE,),
            without=("opponents", "map-pieces"),
        ),
    )
}
"""All scenarios, which can be played singly or in a campaign.  [tapestry.scenario.play-modes]"""
TABLE_FIELDS = (DIFFICULTY, RECORDED)
ALONE = tuple([(one.id, 1) for one in SCENARIOS.values() if not one.automa])
"""Scenarios for a single seat."""
APART = (
    *combinations(SCENARIOS, 2),
    *[(SHADOW_TWO, id) for id in SCENARIOS],
    *[(one.id, other) for one in SCENARIOS.values() for other in one.excludes],
)
"""Modules that cannot be combined: a game has one scenario."""


def chosen(setup: dict[str, Any]) -> Scenario | None:
    """Returns the scenario of a set-up; raises `SetupError` if it does not fit the rest.

    [tapestry.scenario.play-modes, tapestry.campaign.incompatible]
    """
    modules = setup["modules"]
    for first, second in APART:
        if first in modules and second in modules:
            problem = f"'{first}' and '{second}' cannot be combined"
            raise SetupError("modules", problem, "tapestry-setup-apart")
    found = next((one for id, one in SCENARIOS.items() if id in modules), None)
    if found is not None:
        check(setup, found)
    return found


def check(setup: dict[str, Any], scenario: Scenario) -> None:
    """Checks that a scenario has the modules, seats and civilizations that it needs."""
    for other in scenario.needs:
        if other not in setup["modules"]:
            raise SetupError(
                "modules", f"'{scenario.id}' needs '{other}'", "tapestry-setup-needs", module=other
            )
    automas = [i for i, seat in enumerate(setup["seats"]) if seat[LEVEL] is not None]
    if scenario.automa and not automas:
        problem = f"'{scenario.id}' is against the Automa; give a seat a level in '{LEVEL}'"
        raise SetupError("modules", problem, "tapestry-setup-needs-automa")
    if not scenario.automa and len(setup["seats"]) > 1:
        raise SetupError("seats", f"'{scenario.id}' is for one seat alone", "tapestry-setup-alone")
    for i, seat in enumerate(setup["seats"]):
        check_civilizations(i, seat, scenario, automa=i in automas)


def check_civilizations(i: int, seat: dict[str, Any], scenario: Scenario, *, automa: bool) -> None:
    """Checks that a seat names no civilization that the scenario decides or leaves out.

    [tapestry.scenario.precedence, tapestry.atlantis1.remove-automa-civilizations]
    """
    named = [name for name in ((FIRST, SECOND) if automa else ("civilization",)) if seat[name] is not None]
    if automa:
        decided = scenario.no_bot_civilization or scenario.bot_civilization
        of_whom = "the civilization of the Automa"
    else:
        decided, of_whom = scenario.civilization, "the civilization"
    decided_here = [name for name in named if name != SECOND or scenario.no_bot_civilization]
    if decided and decided_here:
        problem = f"'{scenario.id}' decides {of_whom}; leave it out"
        raise SetupError(f"seats[{i}].{decided_here[0]}", problem, "tapestry-setup-scenario-decides")
    for name in named if automa else ():
        if scenario.id in civilizations()[seat[name]].scenario or seat[name] == scenario.bot_civilization:
            problem = f"the {seat[name]} are not free in '{scenario.id}'"
            raise SetupError(f"seats[{i}].{name}", problem, "tapestry-setup-left-out")


def completed(setup: dict[str, Any], scenario: Scenario | None) -> dict[str, Any]:
    """Returns a set-up with the civilizations that its scenario gives.

    [tapestry.atlantis2.civilizations, tapestry.atlantis3.civilizations, tapestry.atlantis4.civilizations]
    [tapestry.atlantis5.civilizations]
    """
    if scenario is None or not scenario.civilization:
        return setup
    seats = [
        {**seat, FIRST: scenario.bot_civilization}
        if seat[LEVEL] is not None
        else {**seat, "civilization": scenario.civilization}
        for seat in setup["seats"]
    ]
    return {**setup, "seats": seats}


def modules(rules: TapestryRules, scenario: Scenario | None) -> list[tuple[Module, int | None]]:
    """Returns the module of a scenario.

    [tapestry.scenario.precedence, tapestry.scenario.removal-additive, tapestry.scenario.win]
    """
    if scenario is None:
        return []
    module = scenario.build(rules)
    if scenario.without:
        without_mentions(module, rules, scenario.without)
    if scenario.automa:
        module.add("judges", for_goal(scenario.goal))
    module.add("panels", goal_panel(scenario.id))
    return [(module, None)]
