"""DEI: the plan of Old London, the cards of the phase, markets, missions and badges."""

from __future__ import annotations

from collections.abc import Sequence

from spielwerk.boards.dei.about import THINGS, about
from spielwerk.boards.dei.briefing import briefing
from spielwerk.boards.dei.choosing import choosing
from spielwerk.boards.dei.motions import motions
from spielwerk.boards.dei.now import TITLE, display, now
from spielwerk.boards.dei.pips import all_pips
from spielwerk.boards.dei.plan import plan
from spielwerk.boards.dei.players import players, strip
from spielwerk.boards.dei.slots import both
from spielwerk.boards.dei.symbols import symbols
from spielwerk.boards.kit.drawing import Drawing
from spielwerk.boards.kit.ghosts import changed
from spielwerk.boards.kit.scene import Scene
from spielwerk.games.dei.cards import DoActions
from spielwerk.kernel.view import View


def board(scene: Scene) -> str:
    """Draws the plan."""
    pictures = symbols(len(scene.game.setup["seats"]))
    return f'<div class="map-view-of" id="board-dei">{pictures}{plan(scene)}</div>'


def ghosts(scene: Scene, after: Sequence[View]) -> dict[str, str]:
    """Returns how majorities and card slots would look, if that is the same in all possible positions.

    While actions are chosen on a card, its slot stays as it is: the pointer may be on it.
    """
    on_card = scene.mine is not None and isinstance(scene.mine.frame, DoActions)
    views = (scene.view, *after)
    now, *then = [{**all_pips(scene, view), **({} if on_card else both(scene, view))} for view in views]
    return changed(now, then)


DRAWING = Drawing(
    board=board,
    mat=display,
    now=now,
    players=players,
    strip=strip,
    briefing=briefing,
    choosing=choosing,
    ghosts=ghosts,
    motions=motions,
    tabs={"mat": TITLE},
    things=THINGS,
    about=about,
    whole=True,
)
