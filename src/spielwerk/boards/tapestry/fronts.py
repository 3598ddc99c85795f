"""Which view an open question belongs to."""

from __future__ import annotations

from spielwerk.boards.kit.scene import Scene
from spielwerk.games.tapestry.civilizations.collectors import COLLECT_HANGING
from spielwerk.games.tapestry.civilizations.merfolk import SELL, SUBMERGE
from spielwerk.games.tapestry.conquer import WhichDie, WhichResults
from spielwerk.games.tapestry.options import CIVILIZATION, GIVE_HANGING, HANG, MAT
from spielwerk.games.tapestry.reactions import React
from spielwerk.games.tapestry.state import NONE

ON_CARD = (HANG, GIVE_HANGING, COLLECT_HANGING, SUBMERGE, SELL)
"""Options that name a card in hand."""
PICTURED = (MAT, CIVILIZATION, *ON_CARD)
"""Options that are chosen from large cards."""
START = "start"
"""A further view while a mat, a civilization or a tapestry card is chosen."""
FRONT: dict[str, tuple[str, ...]] = {
    "tracks": ("advance", "income", "track", "token", "pay"),
    "map": (
        "tile",
        "hex",
        "turned",
        "conquer",
        "stand-up",
        "settle",
        "trade-at",
        "explore-space",
        "give-tile",
        "collect-tile",
    ),
    "capital": ("plot", "beside", "rotate", "line", "column"),
    "technology": ("invent", "from-deck", "upgrade", "use", "give-tech"),
}
"""The view on which options with these verbs are chosen."""


def front(scene: Scene) -> str:
    """Returns the view of the open question; empty if none has more to do with it than another."""
    if scene.mine is None:
        return ""
    if fought_over(scene) != NONE:
        return "map"
    verbs = {option.verb for option in scene.mine.options}
    if found := next((name for name, those in FRONT.items() if verbs.intersection(those)), ""):
        return found
    return START if any(o in row for row in PICTURED for o in scene.mine.options) else ""


def chooses_start(scene: Scene) -> bool:
    """Returns whether the open question is answered with a large card: a mat, a civilization, a tapestry."""
    return front(scene) == START


def fought_over(scene: Scene) -> int:
    """Returns the territory whose conquest the viewer is asked about; NONE if there is none."""
    frame = scene.mine.frame if scene.mine is not None else None
    return frame.hex if isinstance(frame, React | WhichDie | WhichResults) else NONE
