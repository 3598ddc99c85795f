"""Majorities: a bar of pips in every area where somebody counts; the holder's pips are taller."""

from __future__ import annotations

from typing import Any

from spielwerk.boards.dei.ground import outline
from spielwerk.boards.dei.space import rooms
from spielwerk.boards.dei.typed import rules_of
from spielwerk.boards.kit.html import slug
from spielwerk.boards.kit.scene import PALETTE, Scene
from spielwerk.games.dei.board import PARTS, Board
from spielwerk.games.dei.board import board as layout
from spielwerk.games.dei.majority import majority, value
from spielwerk.games.dei.state import NOBODY
from spielwerk.games.dei.view import resample
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.chance import Rng

STEP = 7
"""The distance between pips, if there is room."""
LOW, HIGH = 6, 11


def all_pips(scene: Scene, view: Any) -> dict[str, str]:
    """Returns the bars of all areas, by element id."""
    b = layout(view.layout, view.width)
    known: Any = scene.known if view is scene.view else resample(view, rules_of(scene), Rng(1))
    return {element(area): pips(known, area, rooms(b)[area].length) for area in bits(b.areas)}


def element(area: int) -> str:
    return f"pips-{slug(PARTS[area])}"


def held(known: Any, b: Board) -> str:
    """Returns a tint over every area in which somebody has the majority."""
    holders = [(area, majority(known, area)) for area in bits(b.areas)]
    return "".join(
        [
            f'<path class="held seat-{seat % PALETTE}" d="{outline(b, area)}"/>'
            for area, seat in holders
            if seat != NOBODY
        ]
    )


def values(known: Any, area: int) -> list[int]:
    """Returns the majority value of each seat in an area."""
    return [value(known, p, area) for p in known.players]


def pips(known: Any, area: int, length: int) -> str:
    """Returns pips seat by seat; many are drawn closer together, so that the bar fits."""
    found = values(known, area)
    if not any(found):
        return ""
    step = min(STEP, round(length / sum(found), 2))
    holder, at, drawn = majority(known, area), 0.0, []
    for seat, n in enumerate(found):
        high = HIGH if seat == holder != NOBODY else LOW
        for _ in range(n):
            size = f'width="{step * 6 / 7:.3g}" height="{high}"'
            drawn.append(f'<rect class="seat-{seat % PALETTE}" x="{at:.4g}" y="{-high}" {size}/>')
            at += step
    return "".join(drawn)
