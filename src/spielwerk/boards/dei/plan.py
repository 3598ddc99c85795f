"""Old London as a plan: districts from above, heights raised and hatched, all pieces in place.

Pieces of an area are drawn on the cells nearest to its middle.  What can be chosen now is a real button on
its area, in addition to the same button in the list of choices.
"""

from __future__ import annotations

from typing import Any

from spielwerk.boards.dei.ground import ground
from spielwerk.boards.dei.pieces import connectors, contents
from spielwerk.boards.dei.space import rooms
from spielwerk.boards.dei.spans import CELL, Point
from spielwerk.boards.kit.html import esc, slug
from spielwerk.boards.kit.scene import Scene
from spielwerk.boards.kit.zoom import zoom
from spielwerk.games.dei import names
from spielwerk.games.dei.board import PARTS, SPOT_NAMES, Board
from spielwerk.games.dei.board import board as layout
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.text import text

ON_PLACES = ("at", "from", "to", "fly", "leader", "shoot", "prospect")
"""Options that name an area."""
KEY = (
    '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 4H9V9H4ZM13 6.5H20M13 17H20"/>'
    '<circle cx="6.5" cy="17" r="2.7"/></svg>'
)


def plan(scene: Scene) -> str:
    """Returns the plan with its pieces, its choices and a legend."""
    view: Any = scene.view
    b = layout(view.layout, view.width)
    between = connectors(view, b)
    pieces = "".join([contents(scene, view, b, i, between.lifts.get(i, ())) for i in bits(b.areas)])
    high, wide = len(b.plan) * CELL, len(b.plan[0]) * CELL
    title = esc(names.plan())
    key = esc(text("kit-map-legend"))
    size = f"wide-{b.columns} high-{len(b.key) // b.columns}"
    return (
        f'<div class="map-view plan" id="map-view" data-seat="{scene.viewer}">'
        f'<svg class="map-sheet {size}" id="map-sheet" viewBox="-6 -6 {wide + 14} {high + 16}" role="group"'
        f' preserveAspectRatio="xMaxYMid" aria-label="{title}">{ground(b)}{between.html}'
        f'<g id="pieces">{pieces}</g>{choices(scene, b)}</svg>'
        f'<div class="map-tools">{zoom()}<details class="legend" id="legend">'
        f'<summary aria-label="{key}" title="{key}">{KEY}</summary>'
        f'<p class="drop">{esc(names.legend())}</p></details></div>'
        '<p id="map-line" class="map-line" hx-morph-skip=""></p></div>'
    )


def choices(scene: Scene, b: Board) -> str:
    """Returns a button on every area and bridge that can be chosen now."""
    d = scene.mine
    if d is None:
        return ""
    taken: set[Point] = set()
    found = []
    for option in d.options:
        area = None
        if option.verb in ON_PLACES and option.at in PARTS:
            area = b.index(option.at)
        elif option.verb == "spot" and (bridge := b.bridges[SPOT_NAMES.index(option.at)]):
            area = bridge.over
        if area is None or (at := rooms(b)[area].middle) in taken:
            continue
        taken.add(at)
        words = esc(scene.speech.option(option, d, scene.rules))
        found.append(
            f'<foreignObject x="{at[0] - 26}" y="{at[1] - 26}" width="52" height="52">'
            f'<button form="act" name="choice" value="{esc(option.text)}" class="spot"'
            f' id="plan-{slug(option.text)}" aria-label="{words}" title="{words}"'
            f' data-refs="place:{esc(option.at)}"></button></foreignObject>'
        )
    return "".join(found)
