"""Old London as a plan: districts from above, heights raised and hatched, all pieces in place.

Pieces of an area are drawn on the cells nearest to its middle.  What can be chosen now is a real button on
its area or piece; the list of choices leaves it out.
"""

from __future__ import annotations

from typing import Any

from spielwerk.boards.dei.ground import ground
from spielwerk.boards.dei.legend import legend
from spielwerk.boards.dei.offers import spots
from spielwerk.boards.dei.pieces import connectors, contents
from spielwerk.boards.dei.pips import held
from spielwerk.boards.dei.spans import CELL
from spielwerk.boards.dei.spots import draw
from spielwerk.boards.kit.html import esc
from spielwerk.boards.kit.kept import kept
from spielwerk.boards.kit.scene import Scene
from spielwerk.boards.kit.zoom import zoom
from spielwerk.games.dei import names
from spielwerk.games.dei.board import board as layout
from spielwerk.kernel.bitmask import bits


def plan(scene: Scene) -> str:
    """Returns the plan with its pieces, its choices and a legend."""
    view: Any = scene.view
    b = layout(view.layout, view.width)
    between = connectors(view, b)
    stands = {i: contents(scene, view, b, i, between.lifts.get(i, ())) for i in bits(b.areas)}
    pieces = "".join([stand.html for stand in stands.values()])
    high, wide = len(b.plan) * CELL, len(b.plan[0]) * CELL
    title = esc(names.plan())
    land = kept('<g id="ground-dei"', ground(b), "</g>")
    size = f"wide-{b.columns} high-{len(b.key) // b.columns}"
    return (
        f'<div class="map-view plan" id="map-view" data-seat="{scene.viewer}">'
        f'<svg class="map-sheet {size}" id="map-sheet" viewBox="-6 -6 {wide + 14} {high + 16}" role="group"'
        f' preserveAspectRatio="xMidYMid" aria-label="{title}">'
        f'{land}<g id="held">{held(scene.known, b)}</g>{between.html}'
        f'<g id="pieces">{pieces}</g>{draw(spots(scene, b), b, stands)}</svg>'
        f'<div class="map-tools">{zoom()}{legend()}</div>'
        '<p id="map-line" class="map-line" hx-morph-skip=""></p></div>'
    )
