"""Units that moved recently, so that the page can show it move by move."""

from __future__ import annotations

from msgspec import json

from spielwerk.boards.kit.scene import Scene
from spielwerk.boards.scythe.geometry import centre
from spielwerk.games.scythe.board import board
from spielwerk.games.scythe.events import Moved, Retreated

NEWEST = 25
"""The number of moments to look back."""
MOVES = (Moved, Retreated)


def moves(scene: Scene) -> str:
    """Returns moment, unit and destination of each move, in units of the drawing."""
    if not scene.present:
        return "[]"
    found = [
        (moment, f"unit-{event.seat}-{event.unit}", *centre(event.to), board().places[event.to])
        for moment, _, event in scene.lately(NEWEST)
        if isinstance(event, MOVES) and event.to >= 0
    ]
    return json.encode(found).decode()
