"""The registry: games are found by entry point and loaded on first use."""

from __future__ import annotations

from importlib.metadata import entry_points
from typing import Any

from spielwerk.kernel.errors import SpielwerkError
from spielwerk.kernel.game import Box, Game

_boxes: dict[str, Box] = {}


class UnknownGame(SpielwerkError):
    """No game is registered under this id."""


def register(box: Box) -> None:
    """Register a game by hand; installed packages use the entry point group `spielwerk.games`."""
    _boxes[box.id] = box


def games() -> list[str]:
    """The ids of all registered games."""
    return sorted({*_boxes, *[e.name for e in entry_points(group="spielwerk.games")]})


def shelf() -> list[str]:
    """The ids of all registered games as they stand on the shelf: those first that ask for it."""
    return sorted(games(), key=lambda id: (box(id).shelf, id))


def box(id: str) -> Box:
    """The box of a game, loaded on first use."""
    if id not in _boxes:
        found = [e for e in entry_points(group="spielwerk.games") if e.name == id]
        if not found:
            raise UnknownGame(f"there is no game '{id}'; there is {', '.join(games()) or 'none yet'}")
        _boxes[id] = found[0].load()
    return _boxes[id]


def game(id: str, *, chance: str = "own", pauses: bool = True, **setup: Any) -> Game:
    """A game in a set-up: `game("scythe", seats=[{"faction": "rusviet"}, {}])`.

    With `chance="ask"` it stops at chance decisions too; with `pauses=False` it does not stop at
    questions that have only one answer, which are asked so that nobody learns from who is asked.
    """
    return Game(box(id), setup, chance=chance, pauses=pauses)
