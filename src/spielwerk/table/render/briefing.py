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
    parts = {"turn": speech.turn_of(scene.viewer, scene.game.rules), "goal": speech.cover("goal")}
    told = [(text(f"table-briefing-{part}"), words) for part, words in parts.items()]
    lines = "".join([f"<dt>{esc(title)}</dt><dd>{esc(words)}</dd>" for title, words in told if words])
    name, role = scene.seat_name(scene.viewer), speech.cover("role")
    numbered = name == text("kernel-seat", n=scene.viewer + 1)
    title = text("table-briefing-welcome") if numbered else text("table-briefing-title", name=name)
    heading = esc(f"{role} · {name}" if role else title)
    return (
        '<section class="briefing" aria-labelledby="briefing-title">'
        f'<h2 id="briefing-title">{heading}</h2>'
        f"{f'<ul>{own}</ul>' if own else ''}{f'<dl>{lines}</dl>' if lines else ''}"
        f'<p class="row"><button form="act" name="do" value="briefed" class="button primary" data-first>'
        f"{icon('play')}{esc(text('table-briefing-go'))}</button></p></section>"
    )
