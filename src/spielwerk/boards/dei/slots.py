"""The two cards of an action phase, with their actions in order."""

from __future__ import annotations

from typing import Any

from spielwerk.boards.dei.typed import rules_of
from spielwerk.boards.kit.html import esc
from spielwerk.boards.kit.scene import Scene, chip
from spielwerk.games.dei import names
from spielwerk.games.dei.cards import DoActions
from spielwerk.games.dei.markets import Buy, Pay
from spielwerk.games.dei.panels import label
from spielwerk.games.dei.rules import DeiRules
from spielwerk.games.dei.state import NOBODY
from spielwerk.kernel.text import text

CARDS = 2
"""The number of cards per phase."""


def slots(scene: Scene) -> str:
    """Returns whose phase it is, and both cards."""
    view: Any = scene.view
    if view.active == NOBODY:
        return ""
    inner = both(scene, view)
    cards = "".join([f'<li class="slot" id="{id}">{html}</li>' for id, html in inner.items()])
    whose = esc(text("dei-panel-slots", seat=names.seat(view.active, rules_of(scene)).name))
    return (
        '<section class="panel wide card-slots" id="slots-dei">'
        f"<h2>{chip(view.active)}<span>{whose}</span></h2><ol>{cards}</ol></section>"
    )


def both(scene: Scene, view: Any) -> dict[str, str]:
    """Returns the contents of the slots by element id; actions are numbered across both cards.

    Empty if the view is of a different phase or turn than the scene, since its cards differ.
    """
    seen: Any = scene.view
    now, then = [(v.number, v.phase, v.active) for v in (seen, view)]
    if now != then or view.active == NOBODY:
        return {}
    cards = laid(view, view.active)
    found: dict[str, str] = {}
    first = 1
    for n in range(CARDS):
        card = cards[n] if n < len(cards) else None
        lines = actions(view, rules_of(scene), *card) if card else []
        found[f"slot-{n + 1}"] = _slot(n, card, lines, first)
        first += len(lines)
    return found


def laid(view: Any, seat: int) -> list[tuple[int, bool]]:
    """Returns the cards of this phase and whether they are face up, in the order in which they were laid."""
    p = view.players[seat]
    number = max(0, min(CARDS, len(p.played) + len(p.down) - CARDS * (view.phase - 1)))
    down = [(card, False) for card in p.down[-1:]] if view.covered and number else []
    up = number - len(down)
    played = [(card, True) for card in p.played[len(p.played) - up :]]
    buying = any(isinstance(frame, Buy | Pay) for frame in view.stack)
    return [*played, *down] if buying else [*down, *played]


def actions(view: Any, rules: DeiRules, card: int, face_up: bool) -> list[tuple[str, bool]]:
    """Returns the actions of a card in words, and whether something is left to do."""
    if not face_up or card < 0:
        return []
    doing = next((f for f in reversed(view.stack) if isinstance(f, DoActions) and f.card == card), None)
    left = dict(doing.left) if doing else {}
    printed = dict(rules.card_actions[card])
    found = [(_action(kind, left.get(kind, 0) or n), bool(left.get(kind, 0))) for kind, n in printed.items()]
    return found + [(_action(kind, n), True) for kind, n in left.items() if n and kind not in printed]


def _action(kind: int, n: int) -> str:
    return f"{n} × {names.action(kind)}" if n > 1 else names.action(kind)


def _slot(n: int, card: tuple[int, bool] | None, lines: list[tuple[str, bool]], first: int) -> str:
    heading = f"<h3>{esc(label(f'laid-{n + 1}'))}</h3>"
    if card is None:
        return f'{heading}<p class="muted">{esc(label("laid-nothing"))}</p>'
    number, face_up = card
    name = names.card(number).name if number >= 0 else label("secret")
    if not face_up:
        return f'{heading}<p><b>{esc(name)}</b></p><p class="muted">{esc(label("laid-down"))}</p>'
    drawn = "".join([_line(words, open) for words, open in lines])
    return f'{heading}<p><b>{esc(name)}</b></p><ol start="{first}">{drawn}</ol>'


def _line(words: str, open: bool) -> str:
    if open:
        return f'<li class="open">{esc(words)}</li>'
    return f'<li class="done">{esc(words)} <span class="muted">{esc(label("laid-done"))}</span></li>'
