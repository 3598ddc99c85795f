"""A scene of Scythe with its types: its rules, what the viewer sees, and a position that fits it."""

from __future__ import annotations

from spielwerk.boards.kit.scene import Scene
from spielwerk.games.scythe.rules import ScytheRules
from spielwerk.games.scythe.state import Scythe
from spielwerk.games.scythe.view import ScytheView


def rules_of(scene: Scene) -> ScytheRules:
    assert isinstance(scene.rules, ScytheRules)
    return scene.rules


def view_of(scene: Scene) -> ScytheView:
    assert isinstance(scene.view, ScytheView)
    return scene.view


def known_of(scene: Scene) -> Scythe:
    assert isinstance(scene.known, Scythe)
    return scene.known
