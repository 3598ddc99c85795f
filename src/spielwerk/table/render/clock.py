"""Draws the clock of a table: what each person has left; a script counts down."""

from __future__ import annotations

import msgspec

from spielwerk.boards.kit.html import esc
from spielwerk.boards.kit.kept import Part
from spielwerk.boards.kit.scene import chip
from spielwerk.kernel.text import text
from spielwerk.table.render.fragment import Drawn
from spielwerk.table.render.prompt import CLOCK
from spielwerk.table.store.live_table import LiveTable

HOUR, MINUTE = 3600, 60


def with_clock(drawn: Drawn, live: LiveTable) -> Drawn:
    """Returns a fragment with the clock as it is now."""
    if live.clock is None:
        return drawn
    parts = tuple([_with_time(part, live) if CLOCK in part.html else part for part in drawn.parts])
    return msgspec.structs.replace(drawn, parts=parts)


def _with_time(part: Part, live: LiveTable) -> Part:
    return msgspec.structs.replace(part, html=part.html.replace(CLOCK, _clock(live), 1))


def _clock(live: LiveTable) -> str:
    found = "".join([_seat(live, seat) for seat in live.people])
    return f'<ul class="clocks" id="clocks" aria-label="{esc(text("table-clock"))}">{found}</ul>'


def _seat(live: LiveTable, seat: int) -> str:
    assert live.clock is not None
    runs = seat in live.timed(live.awaits)
    left = live.clock.remaining(seat, runs=runs)
    name = live.plan[seat].name or live.game.box.speech().seat(seat, live.game.rules)
    said = text(f"table-clock-left-{live.clock.then}", name=str(name), time=clock_time(left))
    look = " runs" if runs else ""
    return (
        f'<li class="clock{look}" data-left="{left:.1f}" title="{esc(said)}">{chip(seat)}'
        f"<time>{clock_time(left)}</time></li>"
    )


def clock_time(seconds: float) -> str:
    """Returns seconds as people read them on a clock.

    >>> clock_time(75.4), clock_time(4000), clock_time(0)
    ('1:16', '1:06:40', '0:00')
    """
    whole = -int(-seconds // 1)
    hours, rest = divmod(whole, HOUR)
    minutes, last = divmod(rest, MINUTE)
    return f"{hours}:{minutes:02}:{last:02}" if hours else f"{minutes}:{last:02}"
