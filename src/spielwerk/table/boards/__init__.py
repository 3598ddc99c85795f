"""Drawings of single games: what stands in place of the lists and tables that every game has.

A game's drawing is the module or package of its id in here.  It may define any of these, each a function
of a `Scene` that gives HTML, empty where there is nothing to draw:

    board(scene)      the map
    mat(scene)        the row at the bottom: what lies before the viewer
    players(scene)    the column of those who play
    strip(scene)      the same in one low row, for a phone
    now(scene)        a panel for what is asked, above the buttons that every game has

    colours(scene)    a name for the colour of each seat, by which the style sheet knows it
    ghosts(scene, views)
                      how parts of the drawing would look after an option that is pointed at: HTML by
                      the ids of elements; from views of positions that may follow, never from what does
    TABS              texts by which parts of the page are called here, by their names (`mat`)
    THINGS            what on the page can be asked about: a CSS selector with a word for the thing; `#` in
                      the word stands for the element's own id or the name that it refers to
    about(scene, word)
                      where the rulebook tells of the thing with that word

and `WHOLE = True`, if the map is what the page is about: then it gets the middle of the screen, everything
else stands around it, and the lists are a view of their own.  A drawing shows what the viewer's view holds
and contains no rule: who may choose what is in the scene's open decision.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from spielwerk.boards.kit.scene import Scene
    from spielwerk.kernel.view import View

Drawer = Callable[["Scene"], str]


class About(Struct, frozen=True):
    """A thing by its name, and where the rulebook tells of it: rules or beginnings of their ids.

    The other rules of `chapters` follow, folded away.  What has no rule, or none that its reader may know,
    is not told.
    """

    title: str
    rules: tuple[str, ...]
    chapters: tuple[str, ...] = ()


def plain(_scene: Scene) -> tuple[str, ...]:
    """No colours of its own."""
    return ()


def unchanged(_scene: Scene, _views: Sequence[View]) -> dict[str, str]:
    """Nothing looks otherwise."""
    return {}


def unknown(_scene: Scene, _word: str) -> list[About]:
    """Nothing can be asked about."""
    return []


def nothing(_scene: Scene) -> str:
    """What a game does not draw."""
    return ""


class Drawing(Struct, frozen=True):
    """All that a game draws of its own."""

    board: Drawer = nothing
    mat: Drawer = nothing
    players: Drawer = nothing
    strip: Drawer = nothing
    now: Drawer = nothing
    colours: Callable[[Scene], tuple[str, ...]] = plain
    ghosts: Callable[[Scene, Sequence[View]], dict[str, str]] = unchanged
    tabs: Mapping[str, str] = {}
    things: Mapping[str, str] = {}
    about: Callable[[Scene, str], list[About]] = unknown
    whole: bool = False


@cache
def drawing(id: str) -> Drawing:
    """The drawing of a game; an empty one for a game that has none."""
    name = f"{__name__}.{id}"
    if not id.isidentifier() or not find_spec(name):
        return Drawing()
    found = import_module(name)
    parts = ("board", "mat", "players", "strip", "now")
    return Drawing(
        **{part: getattr(found, part, nothing) for part in parts},
        colours=getattr(found, "colours", plain),
        ghosts=getattr(found, "ghosts", unchanged),
        tabs=getattr(found, "TABS", {}),
        things=getattr(found, "THINGS", {}),
        about=getattr(found, "about", unknown),
        whole=getattr(found, "WHOLE", False),
    )


def board(scene: Scene) -> str:
    """The game's own board as HTML; nothing for a game that has none."""
    return drawing(scene.game.id).board(scene)
