"""Draws the options as buttons of one form: named defaults first, then every option of the gesture."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from spielwerk.boards.kit.html import esc, plain, refs, slug
from spielwerk.boards.kit.icons import help_button, icon
from spielwerk.boards.kit.posting import SEPARATOR
from spielwerk.boards.kit.scene import seat_heading
from spielwerk.kernel.option import Decision, Option
from spielwerk.kernel.speech import capital, marking
from spielwerk.kernel.text import text
from spielwerk.table.render.scene import TableScene
from spielwerk.table.store import tables
from spielwerk.table.store.preview import Change

NONE = "–"
"""Text of an empty cell."""
FEW = 3
"""With fewer options than this, each gets its own line."""
SHORT, MEDIUM = 8, 16
"""Longest labels, in letters, for narrow and for medium columns."""


def choices(scene: TableScene, effects: bool) -> str:
    """Draws the column of options, or says who is being waited for."""
    if scene.mine is None:
        return _waiting(scene)
    d = scene.mine
    heading = capital(scene.speech.gesture(d.gesture)) if d.gesture else text("table-your-choice")
    named = _defaults(scene)
    toggle = text("table-effects-hide" if effects else "table-effects-show")
    return (
        '<section id="choices" class="choices open" aria-labelledby="choices-title">'
        f'<h2 id="choices-title">{icon("seal")}{esc(heading)}</h2>'
        f"{named}{_options(scene, d, effects, first=not named)}"
        f'<p><button form="preferences" name="effects" value="{"off" if effects else "on"}"'
        f' class="button quiet small">{icon("eye")}{esc(toggle)}</button></p>'
        '<div id="preview" class="preview" aria-live="polite" hx-morph-skip></div>'
        "</section>"
    )


def _defaults(scene: TableScene) -> str:
    named = scene.game.defaults(scene.known)
    seen: set[tuple[str, ...]] = set()
    buttons: list[str] = []
    for name, sequence in named.items():
        texts = tuple([option.text for option in sequence])
        if not texts or texts in seen:
            continue
        seen.add(texts)
        value = esc(SEPARATOR.join(texts))
        first = " data-first" if not buttons else ""
        buttons.append(
            f'<li><button form="act" name="choice" value="{value}" id="default-{slug(name)}"{first}'
            f' class="option default"><span class="words">{esc(capital(scene.speech.default(name)))}</span>'
            "</button></li>"
        )
    return f'<ul class="options">{"".join(buttons)}</ul>' if buttons else ""


def _options(scene: TableScene, d: Decision, effects: bool, *, first: bool) -> str:
    """Draws the options in the game's order; runs of one verb share a grid."""
    with marking():
        labels = {option.id: scene.speech.option(option, d, scene.rules) for option in d.options}
    grids: list[str] = []
    for _, run in groupby(d.options, key=lambda option: option.verb if option.i >= 0 else ""):
        row = list(run)
        width = _width([labels[option.id] for option in row]) if not effects else ""
        buttons = []
        for option in row:
            buttons.append(_option(scene, option, labels[option.id], first=first, effects=effects))
            first = False
        grids.append(f'<ul class="options{width}">{"".join(buttons)}</ul>')
    return "".join(grids)


def _width(labels: Sequence[str]) -> str:
    if len(labels) < FEW:
        return ""
    longest = max(len(plain(label)) for label in labels)
    if longest <= SHORT:
        return " short"
    return " medium" if longest <= MEDIUM else ""


def _option(scene: TableScene, option: Option, label: str, *, first: bool, effects: bool) -> str:
    names = refs(label)
    lit = f' data-refs="{names}"' if names else ""
    return (
        f'<li><button form="act" name="choice" value="{esc(option.text)}" id="option-{slug(option.text)}"'
        f'{" data-first" if first else ""}{lit} class="option"><span class="words">{plain(label)}'
        f"{_effect(scene, option) if effects else ''}</span></button></li>"
    )


def then(stop: str) -> str:
    """Returns where a preview stopped, in words."""
    return text(f"table-then-{stop}")


def _effect(scene: TableScene, option: Option) -> str:
    found = tables.preview(scene.live, scene.viewer, option.text)
    facts = [f"{esc(c.label)}: {esc(c.before or NONE)} → {esc(c.after or NONE)}" for c in _real(found)]
    return f'<span class="effect">{" · ".join([*facts, esc(then(found.then))])}</span>'


def _real(found: tables.Preview) -> list[Change]:
    """Returns the visible changes; a row that appears or disappears does not change its empty cells."""
    return [c for c in found.changes if (c.before or NONE) != (c.after or NONE)]


def effects_box(found: tables.Preview, option: str) -> str:
    """Draws what an option would change, as a list, with a link to its rules."""
    rows = "".join(
        [
            f'<dt>{esc(c.label)}</dt><dd><span class="before">{esc(c.before or NONE)}</span>'
            f" → {esc(c.after or NONE)}</dd>"
            for c in _real(found)
        ]
    )
    body = f"<dl>{rows}</dl>" if rows else f"<p>{esc(text('table-preview-nothing'))}</p>"
    rules = help_button(f"option:{option}", text("table-rules-option"))
    return f'<h3>{esc(text("table-preview"))}{rules}</h3>{body}<p class="muted">{esc(then(found.then))}</p>'


def _waiting(scene: TableScene) -> str:
    if scene.over or scene.past is not None:
        return ""
    if scene.closed:
        return (
            '<section id="choices" class="choices" aria-labelledby="choices-title">'
            f'<h2 id="choices-title">{esc(text("table-closed"))}</h2>'
            f'<p class="muted">{esc(text("table-refused-closed"))}</p></section>'
        )
    lines = [
        f'<li>{seat_heading(scene, d.seat)}<span class="badge">{esc(scene.sitter(d.seat))}</span></li>'
        for d in scene.asked
    ]
    hint = "table-watching" if scene.viewer < 0 else "table-wait-hint"
    again = f'<a class="button" href="/table/{esc(scene.live.id)}">{esc(text("table-refresh"))}</a>'
    return (
        '<section id="choices" class="choices" aria-labelledby="choices-title">'
        f'<h2 id="choices-title">{icon("wait")}{esc(text("table-waiting"))}</h2>'
        f'<ul class="waiting">{"".join(lines)}</ul><p class="muted">{esc(text(hint))}</p>'
        f"<noscript>{again}</noscript></section>"
    )
