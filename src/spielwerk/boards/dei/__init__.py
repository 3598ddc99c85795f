"""DEI: the plan of Old London, the cards of the phase, markets, missions and badges."""

from __future__ import annotations

from collections.abc import Sequence

from spielwerk.boards.dei.about import THINGS, about
from spielwerk.boards.dei.badges import badges
from spielwerk.boards.dei.market import market
from spielwerk.boards.dei.missions import missions
from spielwerk.boards.dei.pips import all_pips
from spielwerk.boards.dei.plan import plan
from spielwerk.boards.dei.players import players, strip
from spielwerk.boards.dei.slots import both, slots
from spielwerk.boards.kit.drawing import Drawing
from spielwerk.boards.kit.ghosts import changed
from spielwerk.boards.kit.html import esc
from spielwerk.boards.kit.scene import Scene
from spielwerk.kernel.text import text
from spielwerk.kernel.view import View

TABS = {"mat": "dei-board-display"}


def board(scene: Scene) -> str:
    """Draws the plan."""
    return f'<div class="map-view-of" id="board-dei">{plan(scene)}</div>'


def mat(scene: Scene) -> str:
    """Draws the current phase first, then what can be gained: markets, missions, badges."""
    found = f"{slots(scene)}{missions(scene)}{market(scene)}{badges(scene)}"
    title = esc(text(TABS["mat"]))
    return (
        f'<div class="display" tabindex="0" role="region" aria-label="{title}">{found}</div>' if found else ""
    )


def ghosts(scene: Scene, after: Sequence[View]) -> dict[str, str]:
    """Returns how majorities and card slots would look, if that is the same in all possible positions."""
    now, *then = [{**all_pips(scene, view), **both(scene, view)} for view in (scene.view, *after)]
    return changed(now, then)


DRAWING = Drawing(
    board=board,
    mat=mat,
    players=players,
    strip=strip,
    ghosts=ghosts,
    tabs=TABS,
    things=THINGS,
    about=about,
    whole=True,
)
