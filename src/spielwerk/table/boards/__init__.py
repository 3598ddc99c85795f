"""Boards of single games: drawings above the lists and tables that every game has.

A game's drawing is the module of its id in this package with one function `board(scene) -> str`.  It draws
what the viewer's view holds and contains no rule: who may choose what is in the scene's open decision.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from spielwerk.table.render.scene import Scene

Drawer = Callable[["Scene"], str]


def board(scene: Scene) -> str:
    """The game's own board as HTML; nothing for a game that has none."""
    drawer = _drawer(scene.game.id)
    return drawer(scene) if drawer else ""


@cache
def _drawer(id: str) -> Drawer | None:
    name = f"{__name__}.{id}"
    return import_module(name).board if id.isidentifier() and find_spec(name) else None
