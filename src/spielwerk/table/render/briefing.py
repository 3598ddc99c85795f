"""Draws the card before somebody's first turn: who they are, what they can do, how one wins."""

from __future__ import annotations

import msgspec

from spielwerk.boards.kit.html import esc
from spielwerk.boards.kit.icons import icon
from spielwerk.boards.registry import drawing
from spielwerk.kernel.text import text
from spielwerk.table.render.fragment import NOTICE, Drawn
from spielwerk.table.render.scene import TableScene
from spielwerk.table.store.live_table import LiveTable


def with_briefing(drawn: Drawn, live: LiveTable, seat: int) -> Drawn:
    """Returns a fragment with the card, if the viewer has not chosen anything yet."""
    if seat < 0 or live.over or live.guide or live.chosen(seat):
        return drawn
    first, *others = drawn.parts
    html = first.html.replace(NOTICE, _card(TableScene(live, seat)) + NOTICE, 1)
    return msgspec.structs.replace(drawn, parts=(msgspec.structs.replace(first, html=html), *others))


def _card(scene: TableScene) -> str:
    speech = scene.speech
    own = drawing(scene.game.id).briefing(scene)
    told = [(text(f"table-briefing-{part}"), speech.cover(part)) for part in ("turn", "goal")]
    lines = "".join([f"<dt>{esc(title)}</dt><dd>{esc(words)}</dd>" for title, words in told if words])
    heading = esc(text("table-briefing-title", name=scene.seat_name(scene.viewer)))
    return (
        '<section class="briefing" aria-labelledby="briefing-title">'
        f'<h2 id="briefing-title">{heading}</h2>'
        f"{f'<ul>{own}</ul>' if own else ''}{f'<dl>{lines}</dl>' if lines else ''}"
        f'<p class="row"><button form="act" name="do" value="briefed" class="button primary" data-first>'
        f"{icon('play')}{esc(text('table-briefing-go'))}</button></p></section>"
    )
