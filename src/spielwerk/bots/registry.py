"""Bots by name, and bots from a file: `random`, or `my/bots.py:Cautious`."""

from __future__ import annotations

import difflib
from collections.abc import Callable
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

from spielwerk.bots.bot import Bot, NeedsGame
from spielwerk.kernel.errors import SpielwerkError
from spielwerk.kernel.game import Game
from spielwerk.kernel.text import Name

BOTS = {  # name: module and class, imported when first asked for
    "random": "spielwerk.bots.random:Random",
    "greedy": "spielwerk.bots.greedy:Greedy",
}


NO_BOT = Name(
    "there is no bot '{name}'; there is {bots}, or a file: path.py:Name",
    "den Bot '{name}' gibt es nicht; es gibt {bots} oder eine Datei: pfad.py:Name",
)
NEARLY = Name(
    "there is no bot '{name}'; did you mean '{near}'? There is {bots}, or a file: path.py:Name",
    "den Bot '{name}' gibt es nicht; meintest du '{near}'? Es gibt {bots} oder eine Datei: pfad.py:Name",
)
WHICH_CLASS = Name(
    "bot '{name}': say which class of the file, for example {name}:MyBot",
    "Bot '{name}': sag, welche Klasse der Datei, zum Beispiel {name}:MeinBot",
)
NO_FILE = Name("bot '{name}': there is no such file", "Bot '{name}': diese Datei gibt es nicht")
UNREADABLE = Name("bot '{name}' cannot be read: {problem}", "Bot '{name}' lässt sich nicht lesen: {problem}")
NO_CLASS = Name(
    "bot '{name}': the file has no class {kind}; there is {classes}",
    "Bot '{name}': die Datei hat keine Klasse {kind}; es gibt {classes}",
)
NO_CLASSES = Name(
    "bot '{name}': the file has no class {kind}; no class in it has a method choose",
    "Bot '{name}': die Datei hat keine Klasse {kind}; keine Klasse darin hat eine Methode choose",
)
CANNOT_CHOOSE = Name(
    "bot '{name}': {kind} has no method choose(decision, view, rng)",
    "Bot '{name}': {kind} hat keine Methode choose(decision, view, rng)",
)


class UnknownBot(SpielwerkError):
    """No bot has this name."""


def _unknown(sentence: Name, **words: object) -> UnknownBot:
    """Returns the error with this sentence, in the current language."""
    return UnknownBot(str(sentence).format(**words))


def bot(name: str) -> Callable[[], Bot]:
    """Returns the class of a bot: a name from `BOTS`, or a file and class of the user.

    >>> bot("random")().choose
    <bound method Random.choose of ...>
    >>> bot("rnadom")
    Traceback (most recent call last):
    ...
    spielwerk.bots.registry.UnknownBot: there is no bot 'rnadom'; did you mean 'random'? There is random, ...
    """
    if name in BOTS:
        module, _, kind = BOTS[name].partition(":")
        return _class(import_module(module), kind, name)
    if (file := file_of(name)) is not None:
        return _class(_module(file), name.rpartition(":")[2], name)
    if name.endswith(".py"):
        raise _unknown(WHICH_CLASS, name=name)
    near = difflib.get_close_matches(name, BOTS, n=1)
    raise _unknown(NEARLY if near else NO_BOT, name=name, near="".join(near), bots=", ".join(BOTS))


def file_of(name: str) -> Path | None:
    """Returns the path in a bot's name, whether or not the file exists; None for one of `BOTS`.

    >>> file_of("my/bots.py:Cautious").name, file_of("random")
    ('bots.py', None)
    """
    path, separator, _ = name.rpartition(":")
    return Path(path) if path.endswith(".py") and separator else None


def seated(name: str, game: Game) -> Bot:
    """Returns a new bot of that name at a table; a bot that looks ahead gets the game."""
    found = bot(name)()
    if isinstance(found, NeedsGame):
        found.sit(game)
    return found


def _module(path: Path) -> ModuleType:
    """Imports a user's file as a module.  What it raises is reported to the user in one line."""
    spec = spec_from_file_location(f"spielwerk_bot_{path.stem}", path)
    if not path.is_file() or spec is None or spec.loader is None:
        raise _unknown(NO_FILE, name=path)
    module = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        raise _unknown(UNREADABLE, name=path, problem=f"{type(error).__name__}: {error}") from error
    return module


def _class(module: ModuleType, kind: str, name: str) -> Callable[[], Bot]:
    found = getattr(module, kind, None)
    if not isinstance(found, type):
        classes = [key for key, value in vars(module).items() if callable(getattr(value, "choose", None))]
        raise _unknown(NO_CLASS if classes else NO_CLASSES, name=name, kind=kind, classes=", ".join(classes))
    if not callable(getattr(found, "choose", None)):
        raise _unknown(CANNOT_CHOOSE, name=name, kind=kind)
    return found
