"""Stars that lie on home bases, in the colours of their owners."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spielwerk.boards.kit.html import esc
from spielwerk.boards.scythe.geometry import SIDE, centre
from spielwerk.boards.scythe.icons import EMBLEMS
from spielwerk.boards.scythe.looks import look
from spielwerk.games.scythe import names
from spielwerk.games.scythe.modules.rivals import Stakes
from spielwerk.kernel.text import text

if TYPE_CHECKING:
    from spielwerk.games.scythe.rules import ScytheRules
    from spielwerk.games.scythe.view import ScytheView

STAR = EMBLEMS["rusviet"]
"""A star with five points on a grid of 24."""
APART, UP, BIG = 34, 0.62, 1.25
"""How far two of them are apart, how far above the middle of the base, and how large."""


def home_stars(view: ScytheView, rules: ScytheRules) -> str:
    """Returns the stars of rivals on all home bases; a number if there are several of one player."""
    if Stakes not in rules.slots:
        return ""
    on_base = view.parts[rules.slots[Stakes]].on_base
    found = []
    for foe in range(rules.seats):
        x, y = centre(view.players[foe].home)
        there = [(seat, row[foe]) for seat, row in enumerate(on_base) if row[foe]]
        for i, (seat, n) in enumerate(there):
            at = x + (i - (len(there) - 1) / 2) * APART
            says = text("scythe-panel-rival-stars", seat=names.seat(seat, rules), n=n)
            number = f'<text class="chip-emblem" y="1">{n}</text>' if n > 1 else ""
            found.append(
                f'<g class="home-star chip-{esc(look(seat, rules))}"'
                f' transform="translate({at:.1f} {y - UP * SIDE:.1f})"><title>{esc(says)}</title>'
                f'<g transform="scale({BIG}) translate(-12 -12.5)"><path class="chip-rim" d="{STAR}"/>'
                f'<path class="chip-body" d="{STAR}"/></g>{number}</g>'
            )
    return "".join(found)
