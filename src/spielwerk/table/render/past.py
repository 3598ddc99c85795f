"""Draws a past moment and the whole log, as fragments of plain pages."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence

from msgspec import Struct

from spielwerk.boards.kit.html import esc
from spielwerk.boards.kit.kept import parted
from spielwerk.boards.registry import board, drawing
from spielwerk.kernel.text import text
from spielwerk.table.render.layout import around_the_map
from spielwerk.table.render.prompt import prompt
from spielwerk.table.render.scene import TableScene
from spielwerk.table.render.sheets import sheets
from spielwerk.table.render.side import NEWEST, entries, log, log_lines, score
from spielwerk.table.store.chronicle import chronicle
from spielwerk.table.store.live_table import LiveTable


class Way(Struct, frozen=True):
    """Where one can go from a moment, by gesture and by turn; -1 where there is nowhere to go."""

    moment: int
    last: int
    back: int
    on: int
    turn: int
    """The number of the turn; 0 in a game without turns."""
    turn_back: int
    turn_on: int


def way(live: LiveTable, moment: int) -> Way:
    """Returns the moments around one."""
    history = chronicle(live)
    back, on = _around(history.gestures, moment)
    turn_back, turn_on = _around(history.turns, moment)
    last = live.moments - 1
    begun = bisect_right(history.turns, moment)
    turn = history.numbers[begun - 1] if begun else 0
    if turn_on < 0 and history.turns and moment < last:
        turn_on = last
    return Way(moment, last, back, on, turn, turn_back, turn_on)


def _around(places: Sequence[int], moment: int) -> tuple[int, int]:
    """Returns the nearest place before and after, or -1."""
    before, after = bisect_left(places, moment) - 1, bisect_right(places, moment)
    return places[before] if before >= 0 else -1, places[after] if after < len(places) else -1


def history(scene: TableScene) -> str:
    """Draws the question, the position, the score and the log of that moment, as the table showed them."""
    drawn = drawing(scene.game.id)
    here = '<span id="content" tabindex="-1"></span>'
    if drawn.whole:
        named = "".join([f' data-s{i}="{name}"' for i, name in enumerate(drawn.colours(scene))])
        parts = parted("".join(around_the_map(scene, entries(scene, NEWEST), effects=False, debug=False)))
        inside = "".join([part.html for part in parts])
        return f'<main id="table" class="table past" data-look="map"{named}>{here}{inside}</main>'
    return (
        f'<main id="table" class="table past" data-look="columns">{here}{prompt(scene)}'
        f'{sheets(scene, board(scene))}<aside class="side" aria-label="{esc(text("table-side"))}">'
        f"{score(scene)}{log(scene, entries(scene, NEWEST))}</aside></main>"
    )


def whole_log(scene: TableScene) -> str:
    """Draws all lines of the log."""
    found = entries(scene)
    if not found:
        return f"<p>{esc(text('table-log-empty'))}</p>"
    return f"<ol>{log_lines(scene, found)}</ol>"
