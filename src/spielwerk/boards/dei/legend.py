"""The legend of the plan, and the note that most values of the box are stand-ins."""

from __future__ import annotations

from functools import lru_cache

from spielwerk.boards.dei.pieces import DRONES, TENT, TOKENS
from spielwerk.boards.kit.html import esc
from spielwerk.games.dei import names
from spielwerk.games.dei.options import DRONES as DRONE_IDS
from spielwerk.kernel.text import current_language, text

KEY = (
    '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 4H9V9H4ZM13 6.5H20M13 17H20"/>'
    '<circle cx="6.5" cy="17" r="2.7"/></svg>'
)
SIGNS = {
    "height": '<g class="height"><path d="M-15 -12H15V12H-15Z"/>'
    '<path class="raised" d="M-15 -12H15V12H-15Z"/></g>',
    "technology": f'<g class="token">{TOKENS[1][0]}</g>',
    "energy": f'<g class="token">{TOKENS[0][0]}</g>',
    "outpost": '<g class="outpost red"><path d="M-13 0L-7 -11H7L13 0L7 11H-7Z"/></g>',
    "camp": f'<g class="camp shared">{TENT}</g>',
    "bridge": '<g class="bridge"><path class="rim" d="M-15 0H15"/><path class="deck" d="M-15 0H15"/>'
    '<path class="planks" d="M-15 0H15"/></g>',
    "elevator": '<g class="elevator shared"><rect x="-7" y="-12" width="14" height="24" rx="3"/>'
    '<path d="M-3 -4L0 -8L3 -4M-3 4L0 8L3 4"/></g>',
    "unit": '<g class="unit seat-0"><circle r="12"/></g>',
    "leader": '<g class="unit seat-0"><path d="M-12 -13H12V3L0 13L-12 3Z"/></g>',
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
    return f'<g class="drone"><rect x="-13" y="-13" width="26" height="26"/>{DRONES[k]}</g>'


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
