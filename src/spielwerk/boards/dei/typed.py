"""A scene of DEI with its types."""

from __future__ import annotations

from spielwerk.boards.kit.scene import Scene
from spielwerk.games.dei.rules import DeiRules


def rules_of(scene: Scene) -> DeiRules:
    assert isinstance(scene.rules, DeiRules)
    return scene.rules
