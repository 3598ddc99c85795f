"""A scene of Tapestry with its types."""

from __future__ import annotations

from spielwerk.boards.kit.scene import Scene
from spielwerk.games.tapestry.rules import TapestryRules
from spielwerk.games.tapestry.speech import TapestrySpeech
from spielwerk.games.tapestry.state import Tapestry
from spielwerk.games.tapestry.view import TapestryView


def rules_of(scene: Scene) -> TapestryRules:
    assert isinstance(scene.rules, TapestryRules)
    return scene.rules


def view_of(scene: Scene) -> TapestryView:
    assert isinstance(scene.view, TapestryView)
    return scene.view


def known_of(scene: Scene) -> Tapestry:
    assert isinstance(scene.known, Tapestry)
    return scene.known


def speech_of(scene: Scene) -> TapestrySpeech:
    assert isinstance(scene.speech, TapestrySpeech)
    return scene.speech
