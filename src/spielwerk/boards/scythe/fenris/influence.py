"""Influence tokens: on the map in the colour of their faction, and how many a player has beside the name."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from spielwerk.boards.kit.html import esc
from spielwerk.boards.kit.scene import Scene
from spielwerk.boards.scythe.art import FLAG
from spielwerk.boards.scythe.icons import emblem
from spielwerk.boards.scythe.looks import POWER
from spielwerk.boards.scythe.typed import rules_of, view_of
from spielwerk.games.scythe.modules.agents import marked as hidden_agents
from spielwerk.games.scythe.modules.influence import OWNER, Influence, token_at, tokens_in_words
from spielwerk.kernel.text import text

if TYPE_CHECKING:
    from spielwerk.games.scythe.rules import ScytheRules

TOKEN = "M0-11A11 11 0 1 0 0 11 11 11 0 1 0 0-11ZM-6.8-5.4-2.7-2.7H2.7L6.8-5.4 5.1 1.4 0 6.8-5.1 1.4Z"
"""A coin with a head."""
AGENT = (
    "M0-11A11 11 0 1 0 0 11 11 11 0 1 0 0-11ZM-8-.6H-5.2L-3.6-6.6Q0-8 3.6-6.6L5.2-.6H8V1.4H-8Z"
    "M-4.6 3H4.6Q3.6 8.4 0 8.4T-4.6 3Z"
)
"""A coin with a hat over a face: somebody who does not want to be known."""


def sign(marker: Callable[..., Any], rules: ScytheRules) -> tuple[str, str]:
    """Returns the drawing of a token and its class, by the marker that tells of it: a flag, a coin, a hat."""
    if marker is token_at:
        return TOKEN, f"own chip-{colour(rules)}"
    return (AGENT, f"own chip-{POWER}") if marker is hidden_agents else (FLAG, "")


def colour(rules: ScytheRules) -> str:
    """Returns the look of the faction whose tokens they are, whether it is played or not."""
    return rules.data.factions()[OWNER].colour


def held_influence(scene: Scene, seat: int) -> str:
    """Returns how many tokens a player has, with what they cost; nothing without any.

    An Automa pays nothing for tokens of its own faction.
    """
    rules, view = rules_of(scene), view_of(scene)
    if Influence not in rules.slots or seat >= rules.seats:
        return ""
    n = view.parts[rules.slots[Influence]].held[seat]
    if not n:
        return ""
    ((heading, _),) = tokens_in_words(view, seat, rules)
    free = rules.factions[seat] == OWNER and not rules.chooses[seat]
    says = text("scythe-track-taken" if free else "scythe-influence-costs", star=heading, who=n, n=n)
    return f'<i class="held-count" role="img" title="{esc(says)}">{emblem(colour(rules))}{n}</i>'
