"""The two cards of an action phase, with their actions in order.

An action that is done at places of the plan is chosen there; any other is a button on its card.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from spielwerk.boards.dei.faces import frame, line
from spielwerk.boards.dei.hyphens import soft
from spielwerk.boards.dei.icons import icon
from spielwerk.boards.dei.idle import nothing_came_of
from spielwerk.boards.dei.typed import rules_of
from spielwerk.boards.kit.html import esc, slug
from spielwerk.boards.kit.scene import Scene, chip
from spielwerk.games.dei import names
from spielwerk.games.dei.cards import DoActions
from spielwerk.games.dei.markets import Buy, Pay
from spielwerk.games.dei.options import DO, DONE
from spielwerk.games.dei.panels import label
from spielwerk.games.dei.rules import DeiRules
from spielwerk.games.dei.state import NOBODY
from spielwerk.kernel.option import Option
from spielwerk.kernel.text import text

CARDS = 2
"""The number of cards per phase."""


def slots(scene: Scene, on_plan: Collection[str] = ()) -> str:
    """Returns whose phase it is, and both cards; options in `on_plan` are chosen on the plan."""
    view: Any = scene.view
    if view.active == NOBODY:
        return ""
    inner = both(scene, view, on_plan)
    cards = "".join([f'<li class="slot" id="{id}">{html}</li>' for id, html in inner.items()])
    whose = esc(text("dei-panel-slots", seat=names.seat(view.active, rules_of(scene)).name))
    when = esc(text("dei-board-phase", round=view.number, rounds=rules_of(scene).rounds, phase=view.phase))
    return (
        '<section class="card-slots" id="slots-dei">'
        f'<h2>{chip(view.active)}<span>{whose}</span><span class="when">{when}</span></h2>'
        f"<ol>{cards}</ol></section>"
    )


def both(scene: Scene, view: Any, on_plan: Collection[str] = ()) -> dict[str, str]:
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
    without = nothing_came_of(scene)
    for n in range(CARDS):
        card = cards[n] if n < len(cards) else None
        lines = actions(view, rules_of(scene), *card) if card else []
        options = _open(scene, card[0], on_plan) if card and view is seen else None
        vain = card is not None and card[0] in without
        inner = _slot(rules_of(scene), card, lines, first, options, vain=vain)
        inner += _closing(scene, options) if options else ""
        found[f"slot-{n + 1}"] = f"<h3>{esc(label(f'laid-{n + 1}'))}</h3>{inner}"
        first += len(lines)
    return found


def _open(scene: Scene, card: int, on_plan: Collection[str]) -> dict[Option, bool] | None:
    """Returns the options for this card, and whether they are chosen here; None if the viewer is not asked
    for its actions."""
    d = scene.mine
    if d is None or not isinstance(d.frame, DoActions) or d.frame.card != card:
        return None
    return {option: option.text not in on_plan for option in d.options}


def laid(view: Any, seat: int) -> list[tuple[int, bool]]:
    """Returns the cards of this phase and whether they are face up, in the order in which they were laid."""
    p = view.players[seat]
    number = max(0, min(CARDS, len(p.played) + len(p.down) - CARDS * (view.phase - 1)))
    down = [(card, False) for card in p.down[-1:]] if view.covered and number else []
    up = number - len(down)
    played = [(card, True) for card in p.played[len(p.played) - up :]]
    buying = any(isinstance(frame, Buy | Pay) for frame in view.stack)
    return [*played, *down] if buying else [*down, *played]


Line = tuple[int, int, bool]
"""An action of a card, how often, and whether something is left to do."""


def actions(view: Any, rules: DeiRules, card: int, face_up: bool) -> list[Line]:
    """Returns the actions of a card."""
    if not face_up or card < 0:
        return []
    doing = next((f for f in reversed(view.stack) if isinstance(f, DoActions) and f.card == card), None)
    left = dict(doing.left) if doing else {}
    printed = dict(rules.card_actions[card])
    found = [(kind, left.get(kind, 0) or n, bool(left.get(kind, 0))) for kind, n in printed.items()]
    return found + [(kind, n, True) for kind, n in left.items() if n and kind not in printed]


def _slot(
    rules: DeiRules,
    card: tuple[int, bool] | None,
    lines: list[Line],
    first: int,
    options: dict[Option, bool] | None,
    *,
    vain: bool,
) -> str:
    if card is None:
        return f'<p class="muted">{esc(label("laid-nothing"))}</p>'
    number, face_up = card
    name = names.card(number).name if number >= 0 else label("secret")
    title = f'<span class="title">{esc(soft(name))}</span>'
    if not face_up:
        return f'<div class="dei-card back">{title}<p>{esc(label("laid-down"))}</p></div>'
    rows = "".join([_line(row, options or {}) for row in lines])
    if "on-plan" in rows:
        rows += f'<li class="where">{esc(text("dei-board-on-plan"))}</li>'
    if vain:
        rows = "".join([f'<li class="idle">{line(kind, n)}</li>' for kind, n, _ in lines])
        rows += f'<li class="useless">{esc(text("dei-board-in-vain"))}</li>'
    return f'<div class="{frame(number, rules)}">{title}<ol class="acts" start="{first}">{rows}</ol></div>'


def _line(row: Line, options: dict[Option, bool]) -> str:
    """Returns an action: a button if it can be done now and is not chosen on the plan."""
    kind, n, open = row
    inner, option = line(kind, n), DO[kind]
    if not open:
        done = f'<span class="hidden-text">{esc(label("laid-done"))}</span>'
        return f'<li class="done">{inner} {icon("done")}{done}</li>'
    if option not in options:
        return f'<li class="open">{inner}</li>'
    if not options[option]:
        return f'<li class="open on-plan">{inner}</li>'
    return (
        f'<li class="open"><button form="act" name="choice" value="{esc(option.text)}" class="option"'
        f' id="slot-{slug(option.text)}">{inner}</button></li>'
    )


def _closing(scene: Scene, options: Collection[Option]) -> str:
    """Returns what can be put on a card, and the button that ends it."""
    assert scene.mine is not None
    candy = [(o, scene.speech.option(o, scene.mine, scene.rules)) for o in options if o.verb == "candy"]
    found = [_button(option, words, ' class="button small candy"') for option, words in candy]
    if DONE in options:
        found.append(_button(DONE, text("dei-board-done"), ' class="button small" data-key="e"'))
    return "".join(found)


def _button(option: Option, words: str, attributes: str) -> str:
    return (
        f'<button form="act" name="choice" value="{esc(option.text)}" id="slot-{slug(option.text)}"'
        f"{attributes}>{esc(words)}</button>"
    )
