"""Old London as a plan: districts from above, heights raised and hatched, all pieces in place.

Pieces of an area are drawn on the cells nearest to its middle.  What can be chosen now is a real button on
its area; the list of choices leaves it out.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from msgspec import Struct

from spielwerk.boards.dei.ground import ground
from spielwerk.boards.dei.pieces import connectors, contents
from spielwerk.boards.dei.space import rooms
from spielwerk.boards.dei.spans import CELL, Point
from spielwerk.boards.kit import ahead
from spielwerk.boards.kit.controls import control
from spielwerk.boards.kit.html import esc, slug
from spielwerk.boards.kit.posting import posted
from spielwerk.boards.kit.scene import Scene
from spielwerk.boards.kit.zoom import zoom
from spielwerk.games.dei import names
from spielwerk.games.dei.board import PARTS, SPOT_NAMES, Board
from spielwerk.games.dei.board import board as layout
from spielwerk.games.dei.cards import DoActions
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.option import Decision, Option
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
    for spot in _spots(scene, d, b):
        at = rooms(b)[spot.area].middle
        if at in taken:
            continue
        taken.add(at)
        words = esc(spot.words)
        found.append(
            f'<foreignObject x="{at[0] - 26}" y="{at[1] - 26}" width="52" height="52">'
            f'<button form="act" name="choice" value="{esc(spot.value)}" class="spot"'
            f' id="plan-{slug(spot.value)}" aria-label="{words}" title="{words}"'
            f"{control(spot.control) if spot.control else ''}"
            f' data-refs="place:{esc(spot.at)}"></button></foreignObject>'
        )
    return "".join(found)


class Spot(Struct, frozen=True):
    """A choice on an area: what it posts and says.

    `control` is set if several areas begin with the same option.
    """

    area: int
    at: str
    value: str
    words: str
    control: str = ""


def _spots(scene: Scene, d: Decision, b: Board) -> list[Spot]:
    """Returns the options that name an area, and for actions of a card the areas where they are done."""
    found = [
        Spot(area, option.at, option.text, scene.speech.option(option, d, scene.rules))
        for option in d.options
        if (area := _area(option, b)) is not None
    ]
    return found + _actions(scene, d, b) if isinstance(d.frame, DoActions) else found


def _actions(scene: Scene, d: Decision, b: Board) -> list[Spot]:
    """Returns the areas of actions that are asked where they are done; an action that shares an area with
    another is chosen from the list instead."""
    places: dict[Option, list[Spot]] = {}
    for option in [o for o in d.options if o.verb == "do"]:
        after = ahead.asked(scene, ahead.played(scene, scene.known, d.seat, option), d.seat)
        spots = [(o, _area(o, b)) for o in after.options] if after and after.gesture != d.gesture else []
        if after is not None and spots and all(area is not None for _, area in spots):
            name = scene.speech.option(option, d, scene.rules)
            places[option] = [
                Spot(
                    area,
                    o.at,
                    posted((option, o)),
                    f"{name}: {scene.speech.option(o, after, scene.rules)}",
                    name,
                )
                for o, area in spots
                if area is not None
            ]
    areas = Counter([spot.area for spots in places.values() for spot in spots])
    return [spot for spots in places.values() if all(areas[s.area] == 1 for s in spots) for spot in spots]


def _area(option: Option, b: Board) -> int | None:
    """Returns the area that an option names, or over which its bridge leads."""
    if option.verb in ON_PLACES and option.at in PARTS:
        return b.index(option.at)
    if option.verb == "spot" and (bridge := b.bridges[SPOT_NAMES.index(option.at)]):
        return bridge.over
    return None
