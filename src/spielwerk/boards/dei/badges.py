"""The badges of all players: earned ones are open, the others only for their owners."""

from __future__ import annotations

from typing import Any

from spielwerk.boards.dei.hyphens import soft
from spielwerk.boards.dei.typed import rules_of
from spielwerk.boards.kit.html import esc
from spielwerk.boards.kit.kept import kept
from spielwerk.boards.kit.scene import Scene, chip
from spielwerk.games.dei import names
from spielwerk.games.dei.options import COLOURS
from spielwerk.games.dei.panels import label
from spielwerk.games.dei.state import NONE
from spielwerk.games.dei.view import UNKNOWN
from spielwerk.kernel.text import text

HEXAGON = '<svg viewBox="-15 -13 30 26" aria-hidden="true"><path d="M-13 0L-7 -11H7L13 0L7 11H-7Z"/>{}</svg>'
SIGNS = {
    "earned": '<path class="sign" d="M-6 0L-2 5L6 -5"/>',
    "face-down": '<path class="sign" d="M-7 0Q0 -8 7 0Q0 8 -7 0M-2 0H2"/>',
    "secret": '<path class="sign" d="M-3 -4Q0 -7 3 -4Q3 -1 0 1M0 5V5.5"/>',
}


def badges(scene: Scene) -> str:
    """Returns a row for each player.  [dei.setup.step-22-badge-secrecy]"""
    view: Any = scene.view
    if all(number == NONE for p in view.players for number in p.badges):
        return ""
    rows = "".join([_row(scene, seat) for seat in view.round])
    title = esc(label("badges"))
    inner = f"<h2><span>{title}</span></h2>{rows}"
    return kept('<section class="panel wide badges" id="badges-dei"', inner, "</section>")


def _row(scene: Scene, seat: int) -> str:
    view: Any = scene.view
    p = view.players[seat]
    found = "".join([_badge(scene, p, colour) for colour in range(len(COLOURS)) if p.badges[colour] != NONE])
    name = names.seat(seat, rules_of(scene)).name
    return f"<h3>{chip(seat)}<span>{esc(name)}</span></h3><ul>{found}</ul>" if found else ""


def _badge(scene: Scene, p: Any, colour: int) -> str:
    number = p.badges[colour]
    state = "secret" if number == UNKNOWN else "earned" if p.earned >> colour & 1 else "face-down"
    called = text("dei-panel-badge", colour=names.colour_name(colour))
    words, ref = f"<b>{esc(called)}</b> · {esc(label(state))}", ""
    if number != UNKNOWN:
        told = names.badge_text(number, rules_of(scene))
        ref = f' data-ref="badge:{esc(names.badge(number).id)}"'
        words = f"<b>{esc(soft(names.badge(number).name))}</b> · {esc(label(state))}<span>{esc(told)}</span>"
    return f'<li class="{state} {COLOURS[colour]}"{ref}>{HEXAGON.format(SIGNS[state])}<p>{words}</p></li>'
