"""The view as lists and tables."""

from __future__ import annotations

from functools import lru_cache

from spielwerk.boards.kit.html import Marks, esc, names, plain, slug
from spielwerk.boards.kit.icons import help_button
from spielwerk.boards.kit.scene import PALETTE, chip
from spielwerk.kernel.speech import Panel
from spielwerk.kernel.speech import plain as unmarked
from spielwerk.kernel.text import current_language, text
from spielwerk.table.render.scene import TableScene

WIDE = 5
"""From so many columns on a table takes the whole width."""
LONG = 70
"""Letters in a value from which on it stands below its name."""
FEW = 3
"""Fewer plain numbers than that are lines like all others."""
NONE = "–"
"""How a game writes that there is nothing."""
CACHE_SIZE = 512
"""Panels that are kept as HTML: a move changes few of them."""


def sheets(scene: TableScene, first: str = "") -> str:
    """All panels, after what comes first: the viewer's own and what belongs to all, then the others'."""
    here = [p for p in scene.panels if p.seat in (scene.viewer, -1)]
    here.sort(key=lambda p: (_wide(p), p.seat < 0))
    others = [p for p in scene.panels if p.seat not in (scene.viewer, -1)]
    others.sort(key=_wide)
    shown = "".join([panel(scene, p) for p in (*here, *others)])
    return (
        f'<section id="sheets" class="sheets" tabindex="0" aria-label="{esc(text("table-position"))}">'
        f"{first}{shown}</section>"
    )


def _wide(p: Panel) -> bool:
    return len(p.head) >= WIDE


def panel(scene: TableScene, p: Panel) -> str:
    """One part of the view."""
    found, homes = _named(p), scene.marks.homes
    elsewhere = found & homes
    homes |= found
    return _panel(p, elsewhere, current_language())


@lru_cache(CACHE_SIZE)
def _named(p: Panel) -> frozenset[str]:
    """All things that a panel names."""
    cells = [p.title, *p.head, *[cell for row in p.rows for cell in row]]
    return frozenset([name for cell in cells for name in names(cell)])


@lru_cache(CACHE_SIZE)
def _panel(p: Panel, elsewhere: frozenset[str], _language: str) -> str:
    """A panel as HTML: it follows from its words and from what has its home elsewhere, whoever reads it."""
    marks = Marks(elsewhere)
    owner = f" seat-{p.seat % PALETTE}" if p.seat >= 0 else ""
    wide = " wide" if _wide(p) else ""
    whose = chip(p.seat) if p.seat >= 0 else ""
    title = marks.home(p.title)
    body = _table(marks, p) if p.head else _facts(marks, p)
    return (
        f'<section class="panel{owner}{wide}" id="panel-{slug(p.key)}-{p.seat}">'
        f"<h2>{whose}<span>{title}</span>{help_button(f'panel:{p.key}', unmarked(p.title))}</h2>"
        f"{body}</section>"
    )


def _table(marks: Marks, p: Panel) -> str:
    home = marks.home
    head = "".join([f'<th scope="col">{home(cell)}</th>' for cell in p.head])
    rows = "".join(
        [
            f'<tr><th scope="row">{home(row[0])}</th>{"".join([_cell(marks, cell) for cell in row[1:]])}</tr>'
            for row in p.rows
        ]
    )
    return (
        f'<div class="scroll" tabindex="0" role="region" aria-label="{plain(p.title)}">'
        f'<table class="grid-table"><thead><tr>{head}</tr></thead>'
        f"<tbody>{rows}</tbody></table></div>"
    )


def _facts(marks: Marks, p: Panel) -> str:
    """Plain numbers come first and large, side by side; what needs words has a line each."""
    numbers = [row for row in p.rows if _is_number(row)]
    if len(numbers) < FEW:
        numbers = []
    rows = "".join([_fact(marks, row) for row in p.rows if row not in numbers])
    figures = "".join([_figure(marks, row) for row in numbers])
    return (f'<dl class="figures">{figures}</dl>' if figures else "") + (
        f'<table class="grid-table facts"><tbody>{rows}</tbody></table>' if rows else ""
    )


def _is_number(row: tuple[str, ...]) -> bool:
    return len(row) == 2 and row[1].isdecimal()


def _figure(marks: Marks, row: tuple[str, ...]) -> str:
    return f"<div><dt>{marks.home(row[0])}</dt><dd>{marks.home(row[1])}</dd></div>"


def _fact(marks: Marks, row: tuple[str, ...]) -> str:
    """A name and what is so called; a long text gets a line of its own."""
    name, value = row[0], " · ".join(row[1:])
    home = marks.home
    if not value:
        return f'<tr><td colspan="2">{home(name)}</td></tr>'
    if len(plain(value)) > LONG or len(plain(name)) > LONG // 2:
        return (
            f'<tr class="long"><th scope="row" colspan="2">{home(name)}</th></tr>'
            f'<tr><td colspan="2">{home(value)}</td></tr>'
        )
    return f'<tr><th scope="row">{home(name)}</th>{_cell(marks, value)}</tr>'


def _cell(marks: Marks, value: str) -> str:
    """A dash steps back, so that what is there stands out."""
    return f'<td class="none">{NONE}</td>' if value == NONE else f"<td>{marks.home(value)}</td>"
