"""Looking ahead: what an answer leads to, played on a position that fits the view.

Drawings know no rules.  To find out what can be chosen next, where a gesture leads and what the player would
have afterwards, they play on copies of `scene.known`, up to luck or a choice of another seat.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from spielwerk.boards.kit.scene import Scene
from spielwerk.kernel.gesture import Narrow, every_option
from spielwerk.kernel.option import Decision, Option, Options
from spielwerk.kernel.run import nobody

MOST = 400
"""The largest number of ways through a gesture; with more, it is asked step by step."""


def asked(scene: Scene, state: Any, seat: int) -> Decision | None:
    """Returns the decision of a seat in a position."""
    return next((d for d in scene.game.decisions(state) if d.seat == seat), None)


def played(scene: Scene, state: Any, seat: int, *options: Option) -> Any:
    """Returns the position after some answers of a seat."""
    t = state.copy()
    for option in options:
        scene.game.apply(t, option, seat=seat, source=nobody)
    return t


def ways(scene: Scene, narrow: Narrow = every_option) -> list[tuple[Options, Any]]:
    """Returns the ways through the viewer's open gesture, each with the position it leads to.

    The list is empty if there are too many for a button each.
    """
    found = scene.game.expand(scene.known, MOST, narrow=narrow, seat=scene.viewer)
    return list(zip(found.sequences, found.ends, strict=True))


def taking_all(scene: Scene, path: Options, state: Any, amounts: Collection[str]) -> tuple[Options, Any]:
    """Continues as long as only amounts are asked, and takes the first option, which is the largest.

    `amounts` are the verbs of options that say how much is taken.
    """
    seat = scene.viewer
    while (d := asked(scene, state, seat)) is not None and d.options[0].verb in amounts:
        option = d.options[0]
        path, state = (*path, option), played(scene, state, seat, option)
    return path, state
