"""The end of a game in lines: places, scores with their rows, tie-breaks."""

from __future__ import annotations

from collections.abc import Iterator

from spielwerk.cli.terminal.screen import LEAST, Paint, seat_style, wrapped
from spielwerk.cli.terminal.sitting import Sitting
from spielwerk.kernel.text import text

TOGETHER = "\N{NO-BREAK SPACE}"
"""Between a row of the score and its points while lines are broken."""


def ending(sitting: Sitting, paint: Paint) -> Iterator[str]:
    """Who has won, and why: a line a seat, with the rows of its score below, on the narrowest screen too."""
    outcome = sitting.game.outcome(sitting.match.state)
    if outcome is None:
        return
    speech = sitting.game.box.speech()
    yield ""
    yield paint(text("terminal-over"), "title")
    place = 1
    for seats in outcome.places:
        for seat in seats:
            score = outcome.scores[seat]
            rows = ", ".join([f"{speech.score(item.key)}{TOGETHER}{item.points}" for item in score.items])
            name = paint(sitting.called(seat), seat_style(seat))
            yield text("terminal-place", place=place, seat=name, score=score.total)
            yield from [line.replace(TOGETHER, " ") for line in wrapped(rows, LEAST, "   ")]
        place += len(seats)
    for tie in outcome.tie_breaks:
        yield from wrapped(text("terminal-tie", tie=speech.tie_break(tie)), LEAST, "   ", "")
