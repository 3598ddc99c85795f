"""A scene of DEI with its types."""

from __future__ import annotations

from spielwerk.games.dei.rules import DeiRules
from spielwerk.table.render.scene import Scene


def rules_of(scene: Scene) -> DeiRules:
    assert isinstance(scene.rules, DeiRules)
    return scene.rules
