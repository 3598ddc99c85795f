"""Airships on the map: each floats over the upper corner of its region, with its cargo on top."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from spielwerk.boards.kit.html import esc
from spielwerk.boards.scythe.art import EMBLEMS
from spielwerk.boards.scythe.geometry import SIDE, centre
from spielwerk.boards.scythe.looks import look
from spielwerk.games.scythe import names
from spielwerk.games.scythe.modules.airship_words import aboard
from spielwerk.games.scythe.modules.airships import Airships, store
from spielwerk.games.scythe.options import RESOURCES
from spielwerk.games.scythe.state import ABOARD, CHARACTER, FIRST_WORKER, unpacked
from spielwerk.kernel.text import current_language, text

if TYPE_CHECKING:
    from spielwerk.games.scythe.rules import ScytheRules
    from spielwerk.games.scythe.view import ScytheView

HULL = "M-30 0C-26-9-14-13 0-13S26-9 30 0C26 9 14 13 0 13S-26 9-30 0Z"
FINS = "M24-5 35-13V-3L30 0 35 3V13L24 5Z"
GONDOLA = "M-9 13H9L6 20H-6Z"
LIGHT = "M-24-5C-18-10-9-11.5 0-11.5S18-10 24-5C16-8 8-8.6 0-8.6S-16-8-24-5Z"
"""Our own drawing: a cigar with fins and a gondola, and where the light falls."""
HEIGHT, APART = 1.04, 0.66
"""How far above the middle of the region it floats, and how far apart several of them are, in sides."""
TOKEN, ABOVE = 14, 28
"""The size of a piece of cargo, and how high above the middle of the hull it is."""
CACHE_SIZE = 256


def airships(view: ScytheView, rules: ScytheRules) -> str:
    """Returns all airships; empty without the module."""
    if Airships not in rules.slots:
        return ""
    at: tuple[int, ...] = view.parts[rules.slots[Airships]].at
    found = []
    for seat, place in enumerate(at):
        if place >= 0:
            here = [other for other, there in enumerate(at) if there == place]
            x, y = centre(place)
            x += (here.index(seat) - (len(here) - 1) / 2) * APART * SIDE
            whose, carried = names.seat(seat, rules), aboard(view, seat, rules)
            says = str(text("scythe-panel-airship-here", seat=whose, cargo=carried))
            drawn = _airship(look(seat, rules), cargo(view, seat), says, current_language())
            found.append(
                f'<g id="airship-{seat}" class="airship chip-{esc(look(seat, rules))}"'
                f' transform="translate({x:.1f} {y - HEIGHT * SIDE:.1f})">{drawn}</g>'
            )
    return "".join(found)


def cargo(view: ScytheView, seat: int) -> tuple[str, ...]:
    """Returns the pictograms of what is aboard, one for each piece."""
    units = view.players[seat].units
    tokens = [RESOURCES[kind] for kind, n in unpacked(view.goods[store(seat)]) for _ in range(n)]
    workers = ["worker"] * units[FIRST_WORKER:].count(ABOARD)
    return (*tokens, *workers, *["character"] * (units[CHARACTER] == ABOARD))


@lru_cache(CACHE_SIZE)
def _airship(look: str, cargo: tuple[str, ...], says: str, _language: str) -> str:
    wide = len(cargo) * TOKEN
    left = -wide / 2
    box = f'x="{left - 3:g}" y="{-ABOVE - 2}" width="{wide + 6}" height="{TOKEN + 4}"'
    tray = f'<rect class="hold" {box} rx="5"/>' if cargo else ""
    pieces = "".join(
        [
            f'<use href="#sc-{name}" x="{left + i * TOKEN:g}" y="{-ABOVE}" width="{TOKEN}" height="{TOKEN}"/>'
            for i, name in enumerate(cargo)
        ]
    )
    emblem = f'<path class="chip-emblem" transform="scale(1.15)" d="{EMBLEMS[look]}"/>'
    return (
        f"<title>{esc(says)}</title>"
        f'<path class="chip-rim" d="{FINS}{GONDOLA}{HULL}"/><path class="chip-body" d="{FINS}{GONDOLA}"/>'
        f'<path class="chip-body" d="{HULL}"/><path class="sheen" d="{LIGHT}"/>{emblem}{tray}{pieces}'
    )
