"""Draws what a seat may give unasked: a quiet line next to the players, which unfolds."""

from __future__ import annotations

from itertools import groupby

from spielwerk.boards.kit.html import esc
from spielwerk.kernel.option import Decision, Option
from spielwerk.kernel.text import text
from spielwerk.table.render.scene import TableScene


def gifts(scene: TableScene) -> str:
    """Draws a row for each seat that the viewer may give something to now; empty if there is none."""
    if scene.past is not None or scene.viewer < 0 or not scene.asked:
        return ""
    found = scene.game.gifts(scene.known, scene.viewer)
    if not found:
        return ""
    rows = [_row(scene, list(some), scene.asked[0]) for _, some in groupby(found, lambda o: o.at)]
    return (
        f'<details id="gifts" class="gifts"><summary>{esc(scene.speech.gifts("title"))}</summary>'
        f"<p>{esc(scene.speech.gifts('hint'))}</p><ul>{''.join(rows)}</ul></details>"
    )


def _row(scene: TableScene, some: list[Option], d: Decision) -> str:
    """Draws what can be given to one seat: its name, and a field that shows the amounts alone."""
    to = esc(some[0].at)
    choices = [
        f'<option value="{esc(o.text)}" label="{o.n}">{esc(scene.speech.option(o, d, scene.rules))}</option>'
        for o in some
    ]
    name = esc(scene.seat_name(int(some[0].at)))
    label = esc(text("table-give-what"))
    return (
        f'<li><label for="gift-{to}">{name}</label>'
        f'<select form="act" name="gift-{to}" id="gift-{to}" title="{label}">'
        f"{''.join(choices)}</select>"
        f'<button form="act" name="do" value="give-{to}" class="button">{esc(text("table-give"))}'
        "</button></li>"
    )
