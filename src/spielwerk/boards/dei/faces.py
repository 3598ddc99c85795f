"""Cards as cards: name, actions with icons, points; the frame shows the deck they come from."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType

from spielwerk.boards.dei.hyphens import soft
from spielwerk.boards.dei.icons import action_icon, icon
from spielwerk.boards.kit.html import esc
from spielwerk.games.dei import names
from spielwerk.games.dei.rules import DeiRules
from spielwerk.kernel.text import current_language, text


def face(card: int, rules: DeiRules, idle: Mapping[int, str] = MappingProxyType({})) -> str:
    """Returns the face of a card, to be put into a frame; `idle` are actions that are impossible now, each
    with its reason."""
    actions = rules.card_actions[card]
    return _face(card, actions, rules.cards[card].points, tuple(idle.items()), current_language())


@lru_cache(2048)
def _face(
    card: int,
    actions: tuple[tuple[int, int], ...],
    points: int,
    idle: tuple[tuple[int, str], ...],
    _language: str,
) -> str:
    name = names.card(card)
    why = dict(idle)
    lines = "".join([_printed(kind, n, why.get(kind, "")) for kind, n in actions])
    if actions and len(why) == len(actions):
        reasons = ", ".join(dict.fromkeys(why.values()))
        lines += f'<li class="useless">{esc(text("dei-board-useless", why=reasons))}</li>'
    worth = ""
    if points:
        words = esc(text("dei-panel-worth-points", n=points))
        worth = f'<span class="worth" title="{words}">{icon("points")}{points}</span>'
    art = action_icon(actions[0][0]).replace("dei-icon", "art dei-icon", 1) if actions else ""
    return f'<span class="title">{esc(soft(name.name))}{worth}</span><ul class="acts">{lines}</ul>{art}'


def _printed(kind: int, n: int, why: str) -> str:
    """Returns an action as a line; pale if it is impossible now."""
    return f'<li class="idle" title="{esc(why)}">{line(kind, n)}</li>' if why else f"<li>{line(kind, n)}</li>"


def line(kind: int, n: int) -> str:
    """Returns an action with its icon and how often it may be done."""
    times = f"<b>{n}×</b>" if n > 1 else ""
    return f"{action_icon(kind)}<span>{times} {esc(names.action(kind))}</span>"


def frame(card: int, rules: DeiRules) -> str:
    """Returns the class names of a card's frame: its deck."""
    return f"dei-card deck-{rules.cards[card].deck}"
