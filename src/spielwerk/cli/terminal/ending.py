"""The end of a game in lines: places, scores with their rows, tie-breaks."""

from __future__ import annotations

from collections.abc import Iterator

from spielwerk.boards.kit.characters import Paint, seat_style, wrapped
from spielwerk.cli.terminal.screen import LEAST
from spielwerk.cli.terminal.terminal_table import TerminalTable
from spielwerk.kernel.text import text

TOGETHER = "\N{NO-BREAK SPACE}"
"""Keeps a row of the score and its points together when lines are wrapped."""


def ending(table: TerminalTable, paint: Paint) -> Iterator[str]:
    """Yields who has won, and why: one line per seat with the rows of its score below."""
    outcome = table.match.outcome
    if outcome is None:
        yield from _recorded_end(table, paint)
        return
    speech = table.game.box.speech()
    yield ""
    yield paint(text("terminal-over"), "title")
    if outcome.together and outcome.winners:
        yield from wrapped(text("kernel-all-won"), LEAST, "   ", "")
    if not outcome.winners:
        yield from wrapped(speech.victory(outcome.victor), LEAST, "   ", "")
    if outcome.together:
        return
    if outcome.victor:
        yield text("terminal-victor", power=speech.victor(outcome.victor))
    places, last = outcome.ranks, len(outcome.scores) + 2
    for score in sorted(outcome.scores, key=lambda score: places.get(score.seat, last)):
        rows = ", ".join([f"{speech.score(item.key)}{TOGETHER}{item.points}" for item in score.items])
        name = paint(table.called(score.seat), seat_style(score.seat))
        key = "terminal-place" if score.seat in places else "terminal-no-place"
        yield text(key, place=places.get(score.seat, 0), seat=name, score=score.total)
        yield from [line.replace(TOGETHER, " ") for line in wrapped(rows, LEAST, "   ")]
    for tie in outcome.tie_breaks:
        yield from wrapped(text("terminal-tie", tie=speech.tie_break(tie)), LEAST, "   ", "")


def _recorded_end(table: TerminalTable, paint: Paint) -> Iterator[str]:
    """Yields who has won a game whose final position was lost with its rules."""
    if (ended := table.match.ended) is not None:
        yield ""
        yield paint(text("terminal-over"), "title")
        for seat in ended.winners:
            yield text("terminal-winner", seat=paint(table.called(seat), seat_style(seat)))
