"""What a view looks like: a game's own drawing where there is one, and its panels as tables."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from spielwerk.cli.terminal.screen import Paint, padded, seat_style, wrapped
from spielwerk.kernel.game import Game
from spielwerk.kernel.speech import Panel
from spielwerk.kernel.view import View

Draw = Callable[[Any, Any, Paint, int], list[str]]
"""(view, rules, paint, width) -> the board, with whatever stands beside it."""
BOARDS = "spielwerk.cli.boards"


def drawing(game: Game) -> Draw | None:
    """How the board of a game is drawn; None where there is no drawing."""
    if not game.id.isidentifier() or find_spec(f"{BOARDS}.{game.id}") is None:
        return None
    draw: Draw = import_module(f"{BOARDS}.{game.id}").draw
    return draw


def picture(game: Game, view: View, paint: Paint, width: int) -> list[str]:
    """The board with what stands beside it, or all panels that belong to the whole table and the viewer."""
    draw = drawing(game)
    if draw is None:
        shown = [p for p in panels(game, view) if p.seat in (-1, view.seat)]
        return [line for panel in shown for line in (*table(panel, paint, width), "")][:-1]
    return draw(view, game.rules, paint, width)


def panels(game: Game, view: View) -> list[Panel]:
    return game.box.speech().panels(view, game.rules)


def of_seat(game: Game, view: View, seat: int) -> list[Panel]:
    """What lies before one seat."""
    return [panel for panel in panels(game, view) if panel.seat == seat]


def table(panel: Panel, paint: Paint, width: int) -> Iterator[str]:
    """A panel with its title; columns as wide as they need, the widest shortened until all fit."""
    yield paint(panel.title, seat_style(panel.seat) if panel.seat >= 0 else "title")
    rows = [panel.head, *panel.rows] if panel.head else list(panel.rows)
    if not rows:
        return
    widths = fitted([max([len(row[i]) for row in rows]) for i in range(len(rows[0]))], width - 2)
    for n, row in enumerate(rows):
        style = "dim" if panel.head and n == 0 else ""
        for line in laid_out(row, widths):
            yield paint(f"  {line}".rstrip(), style)


def fitted(widths: Sequence[int], room: int) -> list[int]:
    """Column widths with two blanks between them; the widest give way.

    >>> fitted([10, 30, 4], 40)
    [10, 22, 4]
    """
    found = list(widths)
    over = sum(found) + 2 * (len(found) - 1) - room
    while over > 0 and max(found) > 8:
        widest = found.index(max(found))
        found[widest] -= 1
        over -= 1
    return found


def laid_out(row: Sequence[str], widths: Sequence[int]) -> Iterator[str]:
    """One row of a table, several lines where a cell is too long."""
    cells = [wrapped(cell, width) for cell, width in zip(row, widths, strict=True)]
    for i in range(max([len(cell) for cell in cells])):
        parts = [cell[i] if i < len(cell) else "" for cell in cells]
        yield "  ".join([padded(part, width) for part, width in zip(parts, widths, strict=True)])
