"""The end of a game in lines: places, scores with their rows, tie-breaks."""

from __future__ import annotations

from collections.abc import Iterator

from spielwerk.cli.terminal.screen import Paint, seat_style
from spielwerk.cli.terminal.sitting import Sitting
from spielwerk.kernel.text import text


def ending(sitting: Sitting, paint: Paint) -> Iterator[str]:
    """Who has won, and why."""
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
            rows = ", ".join([f"{speech.score(item.key)} {item.points}" for item in score.items])
            name = paint(sitting.called(seat), seat_style(seat))
            yield f"{text('terminal-place', place=place, seat=name, score=score.total)}  ({rows})"
        place += len(seats)
    for tie in outcome.tie_breaks:
        yield text("terminal-tie", tie=speech.tie_break(tie))
