"""The board with its four views: tracks, map, capital city and technology.

The view of the open question comes to the front by itself; radio buttons change it at any time.
"""

from __future__ import annotations

from collections.abc import Callable

from spielwerk.boards.kit.html import esc
from spielwerk.boards.kit.scene import Scene
from spielwerk.boards.tapestry.capital import capital
from spielwerk.boards.tapestry.fronts import START, front
from spielwerk.boards.tapestry.icons import pic, sprite
from spielwerk.boards.tapestry.starts import starts
from spielwerk.boards.tapestry.techs import techs
from spielwerk.boards.tapestry.tiles import tiles
from spielwerk.boards.tapestry.tracks import tracks
from spielwerk.boards.tapestry.world import world_map
from spielwerk.kernel.text import text


def _map(scene: Scene) -> str:
    return f"{world_map(scene)}{tiles(scene)}"


VIEWS: dict[str, tuple[str, Callable[[Scene], str]]] = {
    "tracks": ("advance", tracks),
    "map": ("tile", _map),
    "capital": ("city", capital),
    "technology": ("invent", techs),
}
"""The views: a pictogram, and how each is drawn."""


def board(scene: Scene) -> str:
    """Draws all views; one is visible."""
    wanted = front(scene)
    shown = wanted or "tracks"
    views = {START: ("civilization", starts), **VIEWS} if wanted == START else VIEWS
    radios = "".join(
        [
            f'<input type="radio" class="hidden-text" name="board-view" id="view-{name}" value="{name}"'
            f'{" checked" if name == shown else ""}><label for="view-{name}" id="label-{name}">{pic(icon)}'
            f"{esc(text(f'tapestry-board-view-{name}'))}</label>"
            for name, (icon, _) in views.items()
        ]
    )
    panels = "".join(
        [
            f'<div class="board-view" id="board-{name}" tabindex="0" role="region"'
            f' aria-labelledby="label-{name}">{draw(scene)}</div>'
            for name, (_, draw) in views.items()
        ]
    )
    legend = esc(text("tapestry-board-views"))
    return (
        f'<div class="tapestry-board" id="board-tapestry" data-front="{wanted}">{sprite()}'
        f'<fieldset class="radios board-views"><legend class="hidden-text">{legend}</legend>{radios}'
        f"</fieldset>{panels}</div>"
    )
