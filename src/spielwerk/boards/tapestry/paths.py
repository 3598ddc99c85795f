"""Answers that are given with one click: an advance with its payment, and where they lead."""

from __future__ import annotations

from typing import Any

from spielwerk.boards.kit import ahead
from spielwerk.boards.kit.scene import Scene
from spielwerk.boards.tapestry.typed import known_of
from spielwerk.games.tapestry.advance import Pay
from spielwerk.kernel.option import Option, Options

PROPOSED = "pay-most"
"""The named answer that a payment proposes."""


def paid(scene: Scene, option: Option) -> tuple[Options, Any]:
    """Returns an option with its proposed payment, and the position after it."""
    path: Options = (option,)
    state: Any = ahead.played(scene, known_of(scene), scene.viewer, option)
    while (d := ahead.asked(scene, state, scene.viewer)) is not None and isinstance(d.frame, Pay):
        proposed = scene.game.defaults(state).get(PROPOSED)
        if not proposed:
            break
        path, state = (*path, *proposed), ahead.played(scene, state, scene.viewer, *proposed)
    return path, state
