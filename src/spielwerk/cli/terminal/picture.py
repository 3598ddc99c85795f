"""How a view is shown: the game's own drawing if there is one, and its panels as tables."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from spielwerk.boards.kit.characters import Paint, padded, seat_style, wrapped
from spielwerk.boards.registry import drawing
from spielwerk.kernel.game import Game
from spielwerk.kernel.speech import Panel
from spielwerk.kernel.view import View

WORDS = re.compile(r"\s+|(?<=[^\W\d]{2}-)(?=[^\W\d]{2})")
"""Where a line may be broken: at a blank, or after a hyphen between words."""


def picture(game: Game, view: View, paint: Paint, width: int) -> list[str]:
    """Returns the board with its surroundings, or all panels of the table and the viewer."""
    draw = drawing(game.id).terminal
    if draw is None:
        shown = [p for p in panels(game, view) if p.seat in (-1, view.seat)]
        return [line for panel in shown for line in (*table(panel, paint, width), "")][:-1]
    return draw(view, game.rules, paint, width)


def panels(game: Game, view: View) -> list[Panel]:
    return game.box.speech().panels(view, game.rules)


def of_seat(game: Game, view: View, seat: int) -> list[Panel]:
    """Returns the panels of one seat."""
    return [panel for panel in panels(game, view) if panel.seat == seat]


def table(panel: Panel, paint: Paint, width: int) -> Iterator[str]:
    """Yields a panel with its title; the widest columns are narrowed until all fit.

    If words would have to be broken, each row becomes a sentence instead.
    """
    style = seat_style(panel.seat) if panel.seat >= 0 else "title"
    yield from [paint(line, style) for line in wrapped(panel.title, width)]
    rows = [panel.head, *panel.rows] if panel.head else list(panel.rows)
    if not rows:
        return
    wide = [max([len(row[i]) for row in rows]) for i in range(len(rows[0]))]
    words = [max([len(word) for row in rows for word in WORDS.split(row[i])]) for i in range(len(wide))]
    room = width - 2 - 2 * (len(wide) - 1)
    if panel.head and sum(words) > room:
        for row in panel.rows:
            yield from row_as_sentence(panel.head, row, width)
        return
    widths = fitted(wide, words, room)
    for n, row in enumerate(rows):
        style = "dim" if panel.head and n == 0 else ""
        for line in laid_out(row, widths):
            yield paint(f"  {line}".rstrip(), style)


def row_as_sentence(head: Sequence[str], row: Sequence[str], width: int) -> list[str]:
    """Returns a row as a sentence: its subject, then all cells that are not empty.

    >>> row_as_sentence(["place", "tokens", "units"], ["V7", "3 oil", "–"], 60)
    ['  V7; tokens: 3 oil']
    """
    cells = [f"{key}: {cell}" for key, cell in zip(head[1:], row[1:], strict=True) if cell not in ("", "–")]
    return wrapped("; ".join([row[0], *cells]), width, "    ", "  ")


def fitted(widths: Sequence[int], words: Sequence[int], room: int) -> list[int]:
    """Returns column widths that fit the room; the widest shrink first, below their longest word last.

    >>> fitted([10, 30, 4], [5, 9, 4], 36)
    [10, 22, 4]
    >>> fitted([14, 14, 4], [13, 5, 4], 26)
    [13, 9, 4]
    """
    found = list(widths)
    for least in (words, [1] * len(found)):
        while sum(found) > room:
            slack = [i for i, wide in enumerate(found) if wide > least[i]]
            if not slack:
                break
            found[max(slack, key=lambda i: found[i])] -= 1
    return found


def laid_out(row: Sequence[str], widths: Sequence[int]) -> Iterator[str]:
    """Yields one row of a table, with several lines if a cell is too long."""
    cells = [wrapped(cell, width) for cell, width in zip(row, widths, strict=True)]
    for i in range(max([len(cell) for cell in cells])):
        parts = [cell[i] if i < len(cell) else "" for cell in cells]
        yield "  ".join([padded(part, width) for part, width in zip(parts, widths, strict=True)])
