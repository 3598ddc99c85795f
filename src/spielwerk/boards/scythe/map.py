"""The map of Scythe: the ground, the pieces on it, and a button on each place."""

from __future__ import annotations

from typing import Any

from spielwerk.boards.kit.html import esc
from spielwerk.boards.kit.kept import kept
from spielwerk.boards.kit.scene import Scene
from spielwerk.boards.scythe.geometry import sheet
from spielwerk.boards.scythe.ghosts import LAYER
from spielwerk.boards.scythe.legend import tools
from spielwerk.boards.scythe.looks import camps, emblems, looks
from spielwerk.boards.scythe.pieces import pieces, standing
from spielwerk.boards.scythe.places import lists, places
from spielwerk.boards.scythe.targets import on_the_way, picked, targets
from spielwerk.boards.scythe.terrain import ground
from spielwerk.boards.scythe.typed import rules_of
from spielwerk.kernel.text import text


def board(scene: Scene) -> str:
    """Returns drawing and buttons on one sheet, which a script pans and zooms."""
    view: Any = scene.view
    rules: Any = scene.rules
    left, top, width, height = sheet()
    there = standing(view)
    shown = targets(scene)
    rings = shown.rings + picked(scene, there)
    champions = any(rules.champion) or len(view.players) > rules.seats
    earth = ground(emblems(rules, len(view.players)), camps(rules), champions=champions)
    above = f"{on_the_way(scene, there)}{shown.badges}"
    buttons = kept('<g id="hexes"', places(scene, there, shown), "</g>")
    return (
        f'<div class="map-view" id="map-view" data-seat="{scene.viewer}">'
        f'<svg class="map-sheet" id="map-sheet" viewBox="{left} {top} {width} {height}" role="group"'
        f' aria-label="{esc(text("kit-map"))}">{earth}'
        f'<g id="pieces" aria-hidden="true">{pieces(view, there, rules, shown.mask, rings)}'
        f'{above}<g id="{LAYER}"></g></g>{buttons}</svg>'
        f"{lists(shown, scene.viewer)}"
        f"{tools(rules_of(scene).data)}</div>"
    )


def colours(scene: Scene) -> tuple[str, ...]:
    """Returns the colours of seats, which are those of their factions."""
    rules: Any = scene.rules
    return looks(rules)
