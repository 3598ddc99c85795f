"""The Annihilator in words: its panel, and what happens in its turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spielwerk.games.scythe import names
from spielwerk.games.scythe.modules.annihilator import ANNIHILATOR, ANNIHILATOR_ID, AnnihilatorRolled, Guard
from spielwerk.games.scythe.modules.annihilator_combat import AnnihilatorStruck
from spielwerk.games.scythe.modules.power_words import explained
from spielwerk.kernel.event import Event
from spielwerk.kernel.text import text

if TYPE_CHECKING:
    from spielwerk.games.scythe.rules import ScytheRules
    from spielwerk.games.scythe.view import ScytheView

__all__ = ["ANNIHILATOR"]

REASONS: dict[type[Event], str] = {
    AnnihilatorRolled: "fenris.annihilator.turn",
    AnnihilatorStruck: "fenris.annihilator.combat-cards",
}
"""The events that explain it, each with its rule."""

ANNIHILATOR.add("stories", explained(ANNIHILATOR_ID, REASONS, (AnnihilatorRolled,)))
ANNIHILATOR.add_row("spelling", "objective", lambda value, _about, rules: names.objective(value, rules))


@ANNIHILATOR.on("belongings", power=ANNIHILATOR_ID)
def standing(view: ScytheView, _actor: int, rules: ScytheRules) -> list[tuple[str, str]]:
    """Returns its power and who controls it.  [fenris.annihilator.reveal-dice]"""
    part = view.parts[rules.slots[Guard]]
    return [
        (text("scythe-panel-power"), str(part.die or "–")),
        (text("scythe-panel-guard-controller"), str(names.seat(part.controller, rules))),
    ]


@ANNIHILATOR.on("handlers", power=ANNIHILATOR_ID)
def handler(view: ScytheView, _actor: int, rules: ScytheRules) -> str:
    """Returns who controls it.  [fenris.annihilator.controller]"""
    controller = view.parts[rules.slots[Guard]].controller
    return f"{text('scythe-panel-guard-controller')}: {names.seat(controller, rules).name}"


@ANNIHILATOR.on("power_figures", power=ANNIHILATOR_ID)
def figures(view: ScytheView, actor: int, rules: ScytheRules) -> list[tuple[str, object, str]]:
    """Returns its power with a pictogram."""
    heading, value = standing(view, actor, rules)[0]
    return [("power", value, f"{heading}: {value}")]
