"""What is asked, above the plain options: the cards of the phase, the hand, and whatever is chosen from."""

from __future__ import annotations

from collections.abc import Callable

from spielwerk.boards.dei.badges import badges
from spielwerk.boards.dei.group import group_tray
from spielwerk.boards.dei.hand import hand
from spielwerk.boards.dei.legend import stand_ins
from spielwerk.boards.dei.market import market
from spielwerk.boards.dei.missions import missions
from spielwerk.boards.dei.offers import spots
from spielwerk.boards.dei.slots import slots
from spielwerk.boards.kit.html import esc
from spielwerk.boards.kit.scene import Scene
from spielwerk.games.dei.board import board as layout
from spielwerk.kernel.text import text

DISPLAY: dict[str, Callable[[Scene], str]] = {"missions": missions, "market": market, "badges": badges}
"""What lies beside the plan."""
ASKED = {"mission": "missions", "buy": "market"}
"""The part of it from which something is chosen, by the verb of the option."""
TITLE = "dei-board-display"


def now(scene: Scene) -> str:
    """Draws both cards of the phase with the hand, or what is chosen from."""
    if scene.over:
        return ""
    part = asked(scene)
    chosen = DISPLAY[part](scene) if part else hand(scene)
    return f'<div class="phase">{slots(scene, _on_plan(scene))}{group_tray(scene)}{chosen}</div>'


def asked(scene: Scene) -> str:
    """Returns the name of the part of the display from which the viewer chooses now, if any."""
    return ASKED.get(scene.mine.options[0].verb, "") if scene.mine else ""


def _on_plan(scene: Scene) -> set[str]:
    """Returns the options that begin on the plan."""
    view = scene.view
    found = spots(scene, layout(view.layout, view.width)) if scene.mine else []  # type: ignore[attr-defined]
    return {spot.value.partition("|")[0] for spot in found}


def display(scene: Scene) -> str:
    """Draws what lies beside the plan, apart from what is chosen from, which is drawn above."""
    part = asked(scene)
    found = "".join([draw(scene) for name, draw in DISPLAY.items() if name != part])
    title = esc(text(TITLE))
    return (
        f'<div class="display" tabindex="0" role="region" aria-label="{title}">{found}{stand_ins()}</div>'
        if found
        else ""
    )
