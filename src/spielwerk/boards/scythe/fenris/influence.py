"""Influence tokens: on the map in the colour of their faction, and how many a player has beside the name."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from spielwerk.boards.kit.html import esc
from spielwerk.boards.kit.scene import Scene
from spielwerk.boards.scythe.art import FLAG
from spielwerk.boards.scythe.icons import emblem
from spielwerk.boards.scythe.typed import rules_of, view_of
from spielwerk.games.scythe.modules.influence import OWNER, Influence, token_at, tokens_in_words
from spielwerk.kernel.text import text

if TYPE_CHECKING:
    from spielwerk.games.scythe.rules import ScytheRules

TOKEN = "M-12-5A8 8 0 1 0-12 11 8 8 0 1 0-12-5ZM-17-1-14 1H-10L-7-1-8.2 4-12 8-15.8 4Z"
"""A coin with a head, left of where flags are."""


def sign(marker: Callable[..., Any], rules: ScytheRules) -> tuple[str, str]:
    """Returns the drawing of a token and its class, by the marker that tells of it: a flag, or a coin."""
    return (TOKEN, f"own chip-{colour(rules)}") if marker is token_at else (FLAG, "")


def colour(rules: ScytheRules) -> str:
    """Returns the look of the faction whose tokens they are, whether it is played or not."""
    return rules.data.factions()[OWNER].colour


def held_influence(scene: Scene, seat: int) -> str:
    """Returns how many tokens a player has; nothing without any."""
    rules, view = rules_of(scene), view_of(scene)
    if Influence not in rules.slots or seat >= rules.seats:
        return ""
    n = view.parts[rules.slots[Influence]].held[seat]
    if not n:
        return ""
    ((heading, _),) = tokens_in_words(view, seat, rules)
    says = text("scythe-track-taken", star=heading, who=n)
    return f'<i class="held-count" role="img" title="{esc(says)}">{emblem(colour(rules))}{n}</i>'
