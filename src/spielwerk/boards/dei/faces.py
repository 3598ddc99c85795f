"""Cards as cards: name, actions with icons, points; the frame shows the deck they come from."""

from __future__ import annotations

from functools import lru_cache

from spielwerk.boards.dei.icons import action_icon, icon
from spielwerk.boards.kit.html import esc
from spielwerk.games.dei import names
from spielwerk.games.dei.rules import DeiRules
from spielwerk.kernel.text import current_language, text


def face(card: int, rules: DeiRules) -> str:
    """Returns the face of a card, to be put into a frame."""
    return _face(card, rules.card_actions[card], rules.cards[card].points, current_language())


@lru_cache(2048)
def _face(card: int, actions: tuple[tuple[int, int], ...], points: int, _language: str) -> str:
    name = names.card(card)
    lines = "".join([f"<li>{line(kind, n)}</li>" for kind, n in actions])
    worth = ""
    if points:
        words = esc(text("dei-panel-worth-points", n=points))
        worth = f'<span class="worth" title="{words}">{icon("points")}{points}</span>'
    return f'<span class="title">{esc(name.name)}{worth}</span><ul class="acts">{lines}</ul>'


def line(kind: int, n: int) -> str:
    """Returns an action with its icon and how often it may be done."""
    times = f"<b>{n}×</b>" if n > 1 else ""
    return f"{action_icon(kind)}<span>{times} {esc(names.action(kind))}</span>"


def frame(card: int, rules: DeiRules) -> str:
    """Returns the class names of a card's frame: its deck."""
    return f"dei-card deck-{rules.cards[card].deck}"
