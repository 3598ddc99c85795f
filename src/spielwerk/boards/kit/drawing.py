"""Drawings of single games, which replace the lists and tables that every game has.

A game's board is a `Drawing`, which its package declares in the entry point group `spielwerk.boards` under
the id of the game.  It has any of these; unless stated otherwise they are functions of a `Scene` that return
HTML, empty if there is nothing to draw:

    board(scene)      the map
    mat(scene)        the row at the bottom: what lies before the viewer
    players(scene)    the column of those who play
    strip(scene)      the same in one low row, for a phone
    now(scene)        a panel for what is asked, above the buttons that every game has
    briefing(scene)   before the first turn: who the viewer is and what to aim for, as items of a list
    ending(scene)     after the end: what the game adds to its story, below all scores

    colours(scene)    a name for the colour of each seat, by which the style sheet knows it
    scored(scene)     whether points decide, so that the lists show the current score
    ghosts(scene, views)
                      how parts of the drawing would look after an option that is pointed at: HTML by
                      the ids of elements; from views of positions that may follow, never from what does
    followed(scene, why)
                      the cards that an explained turn followed; empty: they are told in words
    motions(event)    how the page shows an event: see `kit.motion`
    choosing(field, value)
                      what a value of the set-up means: a picture, a sentence, what one starts with; HTML
    tabs              texts by which parts of the page are called here, by their names (`mat`)
    things            what on the page can be asked about: a CSS selector with a word for the thing; `#` in
                      the word stands for the element's own id or the name that it refers to
    about(scene, word)
                      where the rulebook describes the thing with that word
    whole             whether the map is what the page is about: then it gets the middle of the screen,
                      everything else stands around it, and the lists are a view of their own
    lists             whether the view in words follows a drawing without a map
    terminal(view, rules, paint, width)
                      the board in characters, line by line

A drawing shows what the viewer's view contains and has no rule: the scene's open decision says who may choose
what, and the assembled rules say what is in the box.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct

if TYPE_CHECKING:
    from spielwerk.boards.kit.characters import Paint
    from spielwerk.boards.kit.motion import Motion
    from spielwerk.boards.kit.scene import Scene
    from spielwerk.kernel.event import Event
    from spielwerk.kernel.speech import Why
    from spielwerk.kernel.view import View

Drawer = Callable[["Scene"], str]
Terminal = Callable[[Any, Any, "Paint", int], list[str]]


class About(Struct, frozen=True):
    """A thing by its name, and the rules about it: rule ids or their prefixes.

    The other rules of `chapters` follow, collapsed.  A thing without rules, or without rules that the reader
    may know, is left out.
    """

    title: str
    rules: tuple[str, ...]
    chapters: tuple[str, ...] = ()


def no_colours(_scene: Scene) -> tuple[str, ...]:
    """Returns no colours, so that the default seat colours are used."""
    return ()


def no_ghosts(_scene: Scene, _views: Sequence[View]) -> dict[str, str]:
    """Returns no ghosts: pointing at an option changes no part of the drawing."""
    return {}


def no_motions(_event: Event) -> tuple[Motion, ...]:
    """Returns no motions: an event is only told."""
    return ()


def no_rules(_scene: Scene, _word: str) -> list[About]:
    """Returns no rules, whatever thing was asked about."""
    return []


def no_choosing(_field: str, _value: str) -> str:
    """Returns nothing: the names of the choices say enough."""
    return ""


def no_cards(_scene: Scene, _why: Why) -> str:
    """Draws no cards: those that a turn followed are told in words."""
    return ""


def points_decide(_scene: Scene) -> bool:
    """Returns that points decide: the lists show the current score."""
    return True


def nothing(_scene: Scene) -> str:
    """Draws nothing."""
    return ""


class Drawing(Struct, frozen=True):
    """Everything that a game draws itself."""

    board: Drawer = nothing
    mat: Drawer = nothing
    players: Drawer = nothing
    strip: Drawer = nothing
    now: Drawer = nothing
    briefing: Drawer = nothing
    ending: Drawer = nothing
    colours: Callable[[Scene], tuple[str, ...]] = no_colours
    scored: Callable[[Scene], bool] = points_decide
    ghosts: Callable[[Scene, Sequence[View]], dict[str, str]] = no_ghosts
    followed: Callable[[Scene, Why], str] = no_cards
    motions: Callable[[Event], tuple[Motion, ...]] = no_motions
    choosing: Callable[[str, str], str] = no_choosing
    tabs: Mapping[str, str] = {}
    things: Mapping[str, str] = {}
    about: Callable[[Scene, str], list[About]] = no_rules
    whole: bool = False
    lists: bool = True
    terminal: Terminal | None = None
