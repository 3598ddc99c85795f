"""Mad Tesla in words: his panel, and why he did what he did."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spielwerk.games.scythe.events import CombatBegan, CombatWon, Displaced, Moved, Retreated
from spielwerk.games.scythe.modules.mad_tesla import MAD_TESLA, TESLA, RolledAgain, Tesla, Wandered, numbers
from spielwerk.games.scythe.modules.mad_tesla_combat import Destroyed, Raged, Wounded
from spielwerk.games.scythe.modules.power_words import explained
from spielwerk.kernel.event import Event
from spielwerk.kernel.text import text

if TYPE_CHECKING:
    from spielwerk.games.scythe.rules import ScytheRules
    from spielwerk.games.scythe.view import ScytheView

__all__ = ["MAD_TESLA"]

REASONS: dict[type[Event], str] = {
    Wandered: "fenris.madtesla.roll-blue",
    Moved: "fenris.madtesla.roll-blue",
    RolledAgain: "fenris.madtesla.automa-reroll",
    Displaced: "fenris.madtesla.drives-off-workers",
    CombatBegan: "fenris.madtesla.mutual-combat",
    Raged: "fenris.madtesla.orange-die",
    CombatWon: "fenris.madtesla.tie",
    Retreated: "fenris.madtesla.lose-retreat",
    Wounded: "fenris.madtesla.win-health",
    Destroyed: "fenris.madtesla.destroyed",
}
"""The events of his turn that explain it, each with its rule."""
TOLD = (Moved, CombatBegan, CombatWon, Destroyed)
"""Those that make up the sentence."""


@MAD_TESLA.on("belongings", power=TESLA)
def health(view: ScytheView, _actor: int, rules: ScytheRules) -> list[tuple[str, str]]:
    """Returns his health.  [fenris.madtesla.health-16]"""
    left = view.parts[rules.slots[Tesla]].health
    return [
        (text("scythe-panel-health"), text("scythe-panel-of", n=left, all=numbers(rules.data.pack).health))
    ]


@MAD_TESLA.on("power_figures", power=TESLA)
def figures(view: ScytheView, actor: int, rules: ScytheRules) -> list[tuple[str, object, str]]:
    """Returns his health with a pictogram.  [fenris.madtesla.health-16]"""
    ((heading, value),) = health(view, actor, rules)
    left = view.parts[rules.slots[Tesla]].health
    return [("health", f"{left}/{numbers(rules.data.pack).health}", f"{heading}: {value}")]


MAD_TESLA.add("stories", explained(TESLA, REASONS, TOLD))
