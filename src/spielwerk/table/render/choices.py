"""Draws the options as buttons of one form: first those that no other control of the page can choose."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby

from msgspec import Struct

from spielwerk.boards.kit.html import esc, plain, refs, slug
from spielwerk.boards.kit.icons import help_button, icon
from spielwerk.boards.kit.posting import posted
from spielwerk.boards.kit.scene import seat_heading
from spielwerk.kernel.option import Decision, Option, Options
from spielwerk.kernel.speech import capital, marking
from spielwerk.kernel.text import text
from spielwerk.table.render.scene import TableScene
from spielwerk.table.store import tables

FEW = 3
"""With fewer options than this, each gets its own line."""
SHORT, MEDIUM, LONG = 8, 16, 44
"""Longest labels, in letters, for narrow and for medium columns, and for columns side by side at all."""


class Covered(Struct, frozen=True):
    """The options, as texts, that a control outside the list can begin with: on the map or in a panel that is
    always in sight, or on the mat, which on a phone is behind a tab."""

    shown: frozenset[str] = frozenset()
    mat: frozenset[str] = frozenset()


def choices(scene: TableScene, effects: bool, covered: Covered | None = None, panel: str = "") -> str:
    """Draws the column of options, or says who is being waited for; `panel` is the game's own control.

    Options with a control elsewhere are in a list that a switch opens; it is always there for screen readers,
    for the keyboard and without a script.
    """
    if scene.mine is None:
        return _waiting(scene, panel)
    d = scene.mine
    heading = capital(scene.speech.gesture(d.gesture)) if d.gesture else text("table-your-choice")
    toggle = text("table-effects-hide" if effects else "table-effects-show")
    lists = _lists(scene, d, effects, covered or Covered())
    return (
        '<section id="choices" class="choices open" aria-labelledby="choices-title">'
        f'<h2 id="choices-title">{icon("seal")}{esc(heading)}</h2>'
        f"{panel}{lists}"
        f'<p class="wishes">{_switch(lists)}{_wishes(scene)}'
        f'<button form="preferences" name="effects" value="{"off" if effects else "on"}"'
        f' class="button quiet small">{icon("eye")}{esc(toggle)}</button></p>'
        '<div id="preview" class="preview" aria-live="polite" hx-morph-skip></div>'
        "</section>"
    )


def _lists(scene: TableScene, d: Decision, effects: bool, covered: Covered) -> str:
    """Draws a button for each option without another control, and the list of all others."""
    named = _named(scene)
    single = {option.text: name for name, (option, *more) in named.items() if not more}
    with marking():
        labels = {option.id: scene.speech.option(option, d, scene.rules) for option in d.options}
    for option in d.options:
        if option.text in single:
            labels[option.id] = capital(scene.speech.default(single[option.text]))
    longer = _defaults(scene, {name: ways for name, ways in named.items() if len(ways) > 1})
    open = [o for o in d.options if o.text not in covered.shown and o.text not in covered.mat]
    on_mat = [o for o in d.options if o.text in covered.mat]
    shown = [o for o in d.options if o.text in covered.shown and o.text not in covered.mat]
    words = esc(text("table-all-options"))
    found = _grids(scene, open, labels, effects, first=True)
    for look, html in (
        ("all on-mat", _grids(scene, on_mat, labels, effects)),
        ("all", longer + _grids(scene, shown, labels, effects)),
    ):
        found += f'<div class="{look}" role="group" aria-label="{words}">{html}</div>' if html else ""
    return found


def _switch(lists: str) -> str:
    """Draws the switch for the list of all options, if one is hidden."""
    if '<div class="all' not in lists:
        return ""
    return (
        '<input type="checkbox" class="hidden-text" id="all-options">'
        '<label for="all-options" class="button quiet small all-switch" data-key="o">'
        f"{icon('sheet')}{esc(text('table-all-options'))}"
        '<kbd class="keycap" aria-hidden="true">O</kbd></label>'
    )


def _wishes(scene: TableScene) -> str:
    """Draws quiet buttons: take less of what was just taken, and be asked everything or not."""
    asks_all = scene.live.plan[scene.viewer].asks_all
    found = [("ask-less", "table-ask-less")] if asks_all else [("ask-all", "table-ask-all")]
    if scene.live.took(scene.viewer):
        found.insert(0, ("less", "table-take-less"))
    return "".join(
        [
            f'<button form="act" name="do" value="{do}" class="button quiet small" id="wish-{do}">'
            f"{esc(text(words))}</button>"
            for do, words in found
        ]
    )


def _named(scene: TableScene) -> dict[str, Options]:
    """Returns the named sensible answers, each sequence once."""
    found: dict[str, Options] = {}
    for name, sequence in scene.game.defaults(scene.known).items():
        if sequence and sequence not in found.values():
            found[name] = tuple(sequence)
    return found


def _defaults(scene: TableScene, named: Mapping[str, Options]) -> str:
    buttons = [
        f'<li><button form="act" name="choice" value="{esc(posted(sequence))}" id="default-{slug(name)}"'
        f' class="option default"><span class="words">{esc(capital(scene.speech.default(name)))}</span>'
        "</button></li>"
        for name, sequence in named.items()
    ]
    return f'<ul class="options">{"".join(buttons)}</ul>' if buttons else ""


def _grids(
    scene: TableScene,
    options: Sequence[Option],
    labels: Mapping[int, str],
    effects: bool,
    *,
    first: bool = False,
) -> str:
    """Draws options in the game's order; runs of one verb share a grid."""
    grids: list[str] = []
    for _, run in groupby(options, key=lambda option: option.verb if option.i >= 0 else ""):
        row = list(run)
        width = _width([labels[option.id] for option in row]) if not effects else ""
        buttons = []
        for option in row:
            buttons.append(_option(scene, option, labels[option.id], first=first, effects=effects))
            first = False
        grids.append(f'<ul class="options{width}">{"".join(buttons)}</ul>')
    return "".join(grids)


def _width(labels: Sequence[str]) -> str:
    longest = max([len(plain(label)) for label in labels], default=0)
    if longest > LONG:
        return " long"
    if len(labels) < FEW:
        return ""
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


def _effect(scene: TableScene, option: Option) -> str:
    found = tables.preview(scene.live, scene.viewer, option.text)
    return f'<span class="effect">{esc(" ".join([*found.sentences, *_stop(found)]))}</span>'


def _stop(found: tables.Preview) -> list[str]:
    """Returns what comes after the preview, unless it is simply the viewer's next choice."""
    return [] if found.then == "you" else [text(f"table-then-{found.then}")]


def effects_box(found: tables.Preview, option: str) -> str:
    """Draws what an option would do, sentence by sentence, with a link to its rules; empty if that is nothing
    yet."""
    rows = "".join([f"<li>{esc(sentence)}</li>" for sentence in found.sentences])
    rows += "".join([f'<li class="muted">{esc(sentence)}</li>' for sentence in _stop(found)])
    if not rows:
        return ""
    rules = help_button(f"option:{option}", text("table-rules-option"))
    return f"<h3>{esc(text('table-preview'))}{rules}</h3><ul>{rows}</ul>"


def _waiting(scene: TableScene, panel: str = "") -> str:
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
    waiting = f'<ul class="waiting">{"".join(lines)}</ul>'
    hint = "table-watching" if scene.viewer < 0 else "table-wait-hint"
    again = f'<a class="button" href="/table/{esc(scene.live.id)}">{esc(text("table-refresh"))}</a>'
    return (
        '<section id="choices" class="choices" aria-labelledby="choices-title">'
        f'<h2 id="choices-title">{icon("wait")}{esc(text("table-waiting"))}</h2>'
        f'{panel or waiting}<p class="muted">{esc(text(hint))}</p>{_nudge(scene)}'
        f"<noscript>{again}</noscript></section>"
    )


def _nudge(scene: TableScene) -> str:
    """Draws the button that reminds the people who are asked, at a table of friends."""
    plan, people = scene.live.plan, scene.live.people
    waits = [d.seat for d in scene.asked if d.seat in people and not plan[d.seat].bot]
    if scene.viewer < 0 or not waits or scene.live.mode != "friends":
        return ""
    return (
        '<p class="row"><button form="act" name="do" value="nudge" class="button quiet small">'
        f"{esc(text('table-nudge'))}</button></p>"
    )
