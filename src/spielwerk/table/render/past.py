"""A moment of before, and the whole log, as fragments of plain pages."""

from __future__ import annotations

from spielwerk.kernel.text import text
from spielwerk.table.boards import board
from spielwerk.table.render.html import esc
from spielwerk.table.render.prompt import prompt
from spielwerk.table.render.scene import Scene
from spielwerk.table.render.sheets import sheets
from spielwerk.table.render.side import NEWEST, entries, log, log_lines, score


def history(scene: Scene) -> str:
    """What was asked then, the position, the score and the log up to it."""
    top = prompt(scene)
    middle = sheets(scene, board(scene))
    return (
        f'{top}{middle}<aside class="side" aria-label="{esc(text("table-side"))}">'
        f"{score(scene)}{log(scene, entries(scene, NEWEST))}</aside>"
    )


def whole_log(scene: Scene) -> str:
    """All lines."""
    found = entries(scene)
    if not found:
        return f"<p>{esc(text('table-log-empty'))}</p>"
    return f"<ol>{log_lines(scene, found)}</ol>"
