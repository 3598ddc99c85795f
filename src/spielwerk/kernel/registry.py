"""The registry: games are found by entry point and loaded on first use."""

from __future__ import annotations

import difflib
import logging
import re
from functools import cache
from importlib.metadata import EntryPoint
from importlib.resources import files
from pathlib import Path
from typing import Any

from spielwerk.kernel.data import DataError, PackError
from spielwerk.kernel.errors import SpielwerkError
from spielwerk.kernel.game import Box, Game
from spielwerk.kernel.installed import entries, load_only, named
from spielwerk.kernel.schema import SHOWN
from spielwerk.kernel.text import one_line

ONE_WORD = re.compile(r"[a-z][a-z0-9]*")
"""An id is the first word of tags, rule ids and text keys, so these are unique per game."""
RESERVED = ("kernel", "kit", "table", "terminal", "cli")
"""First words that do not belong to a game."""
NEEDED = ("id", "version", "name", "options", "state")

logger = logging.getLogger(__name__)

_boxes: dict[str, Box] = {}
_broken: dict[str, str] = {}
"""The problems of games that cannot be loaded; each is tried and logged once."""


class UnknownGame(SpielwerkError):
    """No game is registered under this id."""


class BrokenGame(SpielwerkError):
    """What is registered as a game cannot be played; names the package and the problem."""


def register(box: Box) -> None:
    """Registers a game by hand; installed packages use the entry point group `spielwerk.games`."""
    where = f"register({type(box).__module__}.{type(box).__qualname__})"
    _check(box, where)
    for entry in _entries(box.id):
        raise BrokenGame(f"{where}: the game '{box.id}' is installed already: {named(entry)}")
    other = _boxes.setdefault(box.id, box)
    if other is not box:
        raise BrokenGame(
            f"{where}: there is a game '{box.id}' already, of the type {type(other).__qualname__}"
        )


def games() -> list[str]:
    """Returns the ids of all registered games, including hidden ones and those that cannot be loaded."""
    return sorted({*_boxes, *[entry.name for entry in entries()]})


def listed() -> list[str]:
    """Returns the ids that may be shown to people: all but those of hidden games."""
    return [id for id in games() if not _is_hidden(id)]


def _is_hidden(id: str) -> bool:
    """Returns whether a game is hidden; a game that cannot be loaded counts as not hidden."""
    try:
        return (id in _boxes or bool(_entries(id))) and box(id).hidden
    except BrokenGame:
        return False


def playable() -> list[str]:
    """Returns the ids of all games that can be chosen, sorted by `Box.sort_key`.

    Broken games are logged and left out, so that the others can be played.
    """
    found = []
    for id in games():
        reported = id in _broken
        try:
            if not box(id).hidden:
                found.append((box(id).sort_key, id))
        except BrokenGame as error:
            if not reported:
                logger.error("left out: %s", error, exc_info=error.__cause__)
    return [id for _, id in sorted(found)]


def box(id: str) -> Box:
    """Returns the box of a game, loaded on first use."""
    if not isinstance(id, str):
        raise _unknown(id)
    if id not in _boxes:
        if id in _broken:
            raise BrokenGame(_broken[id])
        try:
            _boxes[id] = _load(id)
        except BrokenGame as error:
            _broken[id] = str(error)
            raise
    return _boxes[id]


def rules_owner(id: str) -> str:
    """Returns the id of the game whose ledgers hold the rules of a game: mostly its own."""
    return box(id).rules_of or id


@cache
def ledger_names(id: str) -> frozenset[str]:
    """Returns the names of the ledgers that hold the rules of a game, whether they are open or not."""
    package = type(box(rules_owner(id))).__module__.rpartition(".")[0]
    folder = files(package) / "rulebook"
    found = [file.name.removesuffix(".toml") for file in folder.iterdir()] if folder.is_dir() else []
    return frozenset(found)


def _entries(id: str) -> list[EntryPoint]:
    return [entry for entry in entries() if entry.name == id]


def _load(id: str) -> Box:
    found = _entries(id)
    if not found:
        raise _unknown(id)
    loaded = load_only(found, f"the game '{id}'", BrokenGame)
    return _check(loaded, named(found[0]), id)


def _check(box: object, where: str, name: str = "") -> Box:
    """Returns the box if it can be registered (under this name, if one is given)."""
    if not isinstance(box, Box):
        what = f"the class {box.__name__}" if isinstance(box, type) else f"of the type {type(box).__name__}"
        raise BrokenGame(f"{where}: this must be an instance of a Box; it is {what}")
    missing = [attribute for attribute in NEEDED if not hasattr(box, attribute)]
    if missing:
        raise BrokenGame(f"{where}: {type(box).__name__} has no {', no '.join(missing)}")
    if box.id in RESERVED:
        raise BrokenGame(f"{where}: the id '{box.id}' is reserved")
    if not ONE_WORD.fullmatch(box.id):
        raise BrokenGame(f"{where}: the id '{box.id}' must be one word of small letters, without a hyphen")
    if name and box.id != name:
        raise BrokenGame(f"{where}: the box has the id '{box.id}'; the entry point must have the same name")
    return box


def _unknown(id: object) -> UnknownGame:
    *others, last = listed() or [""]
    there = f"there are {', '.join(others)} and {last}" if others else f"there is {last or 'none yet'}"
    near = difflib.get_close_matches(str(id), [*others, last], n=1)
    hint = f"; did you mean '{near[0]}'?" if near else f"; {there}"
    return UnknownGame(f"there is no game {one_line(repr(id), SHOWN)}{hint}")


def game(
    id: str, *, chance: str = "own", ask_forced: bool = True, pack: str | Path | None = None, **setup: Any
) -> Game:
    """Returns a game in a set-up: `game("scythe", seats=[{"faction": "rusviet"}, {}])`.

    With `chance="ask"` it stops at chance decisions too.  With `ask_forced=False` it does not stop at
    decisions with only one option; otherwise these are asked if being skipped could give a secret away.
    `pack` is the folder of a data pack whose files replace those of the game (`Box.pack_files`); raises
    `PackError` if one of them is wrong.
    """
    if pack is None:
        return Game(box(id), setup, chance=chance, ask_forced=ask_forced)
    try:
        return Game(box(id).with_pack(pack), setup, chance=chance, ask_forced=ask_forced)
    except DataError as error:
        raise PackError(str(error)) from error
