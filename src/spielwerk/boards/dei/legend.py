"""The legend of the plan, and the note that most values of the box are stand-ins."""

from __future__ import annotations

from functools import lru_cache

from spielwerk.boards.dei.pieces import outpost, token
from spielwerk.boards.dei.shapes import AIRFRAME, DRONES, FIGURE, LEADER, STAR, TENT
from spielwerk.boards.kit.html import esc
from spielwerk.games.dei import names
from spielwerk.games.dei.options import DRONES as DRONE_IDS
from spielwerk.kernel.text import current_language, text

KEY = (
    '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 4H9V9H4ZM13 6.5H20M13 17H20"/>'
    '<circle cx="6.5" cy="17" r="2.7"/></svg>'
)
FRONT = (
    '<path class="front" d="M-15 5H15V13H-15Z"/><path class="glass" d="M-11 7H-7V12H-11ZM7 7H11V12H7Z"/>'
    '<path class="glass lamplit" d="M-2 7H2V12H-2Z"/>'
)
SIGNS = {
    "ground": '<g class="ground"><path d="M-15 -12H15V12H-15Z"/></g>'
    '<path class="paving" d="M-15 -12H15V12H-15Z"/>',
    "height": f'<g class="height"><path d="M-15 -12H15V8H-15Z"/></g>{FRONT}',
    "border": '<path class="kerb" d="M0 -12V12"/><path class="kerb top" d="M0 -12V12"/>',
    "wall": '<path class="parapet" d="M0 -12V12"/><path class="parapet top" d="M0 -12V12"/>',
    "elevator": '<g class="elevator shared"><rect x="-7" y="-12" width="14" height="24" rx="3"/>'
    '<path d="M-3 -4L0 -8L3 -4M-3 4L0 8L3 4"/></g>',
    "bridge": '<g class="bridge"><path class="rim" d="M-15 0H15"/><path class="deck" d="M-15 0H15"/>'
    '<path class="planks" d="M-15 0H15"/></g>',
    "technology": token(0),
    "energy": token(1),
    "outpost-red": outpost("red"),
    "outpost-blue": outpost("blue"),
    "outpost-green": outpost("green"),
    "outpost": outpost("red", 0),
    "camp": f'<g class="camp shared">{TENT}</g>',
    "unit": f'<g class="unit seat-0">{FIGURE}</g>',
    "leader": f'<g class="unit seat-0">{LEADER}{STAR}</g>',
    "held": '<path class="held seat-0" d="M-15 -12H15V12H-15Z"/>',
    "majority": '<g class="pips"><rect class="seat-0" x="-10" y="-8" width="6" height="16"/>'
    '<rect class="seat-1" x="2" y="0" width="6" height="8"/></g>',
}
"""The signs of the plan, each drawn as there."""


def legend() -> str:
    """Returns the legend, closed."""
    return _legend(current_language())


@lru_cache
def _legend(_language: str) -> str:
    key = esc(text("kit-map-legend"))
    rows = [(sign, text(f"dei-board-sign-{name}")) for name, sign in SIGNS.items()]
    rows += [(_drone(k), names.drone(k).name) for k in range(len(DRONE_IDS))]
    found = "".join(
        [
            f'<li><svg viewBox="-17 -15 34 30" aria-hidden="true">{sign}</svg>{esc(words)}</li>'
            for sign, words in rows
        ]
    )
    return (
        f'<details class="legend" id="legend"><summary aria-label="{key}" title="{key}">{KEY}</summary>'
        f'<div class="drop"><ul>{found}</ul></div></details>'
    )


def _drone(k: int) -> str:
    return f'<g class="drone">{AIRFRAME}{DRONES[k]}</g>'


def stand_ins() -> str:
    """Returns the note about values that nobody could check, and how to replace them."""
    return _stand_ins(current_language())


@lru_cache
def _stand_ins(_language: str) -> str:
    steps = "".join([f"<li>{esc(text(f'dei-board-pack-{n}'))}</li>" for n in (1, 2, 3)])
    return (
        f'<section class="stand-ins" id="stand-ins"><p>{esc(text("dei-board-stand-ins"))}</p>'
        f"<details><summary>{esc(text('dei-board-replace'))}</summary><ol>{steps}</ol></details></section>"
    )
