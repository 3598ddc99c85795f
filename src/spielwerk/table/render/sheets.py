"""Draws the view as lists and tables."""

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
"""A table with at least this many columns takes the whole width."""
LONG = 70
"""A value with more letters than this is put below its name."""
FEW = 3
"""With fewer plain numbers than this, they are drawn as ordinary lines."""
NONE = "–"
"""How a game writes an empty value."""
CACHE_SIZE = 512
"""Most panels that are cached as HTML; a move changes few of them."""


def sheets(scene: TableScene, first: str = "", *, lists: bool = True) -> str:
    """Draws all panels after `first`: the viewer's own and the shared ones, then those of the others."""
    shown = _panels(scene) if lists else ""
    return (
        f'<section id="sheets" class="sheets" tabindex="0" aria-label="{esc(text("table-position"))}">'
        f"{first}{shown}</section>"
    )


def _panels(scene: TableScene) -> str:
    here = [p for p in scene.panels if p.seat in (scene.viewer, -1)]
    here.sort(key=lambda p: (_wide(p), p.seat < 0))
    others = [p for p in scene.panels if p.seat not in (scene.viewer, -1)]
    others.sort(key=_wide)
    return "".join([panel(scene, p) for p in (*here, *others)])


def _wide(p: Panel) -> bool:
    return len(p.head) >= WIDE


def panel(scene: TableScene, p: Panel) -> str:
    """Draws one panel of the view."""
    found, homes = _named(p), scene.marks.homes
    elsewhere = found & homes
    homes |= found
    return _panel(p, elsewhere, current_language())


@lru_cache(CACHE_SIZE)
def _named(p: Panel) -> frozenset[str]:
    """Returns the ids of all things that a panel names."""
    cells = [p.title, *p.head, *[cell for row in p.rows for cell in row]]
    return frozenset([name for cell in cells for name in names(cell)])


@lru_cache(CACHE_SIZE)
def _panel(p: Panel, elsewhere: frozenset[str], _language: str) -> str:
    """Draws a panel; the result depends only on its words and on what has its home elsewhere."""
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
    """Draws plain numbers first, large and side by side; each fact in words gets a line."""
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
    """Draws a name and its value; a long text gets its own line."""
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
    """Draws a cell; a dash is dimmed, so that real values stand out."""
    return f'<td class="none">{NONE}</td>' if value == NONE else f"<td>{marks.home(value)}</td>"
