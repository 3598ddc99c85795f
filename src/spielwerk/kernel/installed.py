"""Installed games and boards: the entry points of packages, without loading them.

Loading a game takes time, and a broken game cannot be loaded at all.  Its texts and ledgers can still be
found: they are in the folder of the module that the entry point names.
"""

from __future__ import annotations

from functools import cache
from importlib.machinery import PathFinder
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path

GAMES = "spielwerk.games"
BOARDS = "spielwerk.boards"


@cache
def entries(group: str = GAMES) -> tuple[EntryPoint, ...]:
    """Returns the entry points of all installed games or boards, sorted by name; cached per process."""
    return tuple(sorted(entry_points(group=group), key=lambda entry: (entry.name, entry.value)))


def named(entry: EntryPoint) -> str:
    """Returns an entry point as an error names it, with its package, so that a person knows what to fix.

    >>> [named(entry) for entry in entries() if entry.name == "dei"]
    ['dei = spielwerk.games.dei.box:BOX, of the package spielwerk']
    """
    return f"{entry.name} = {entry.value}, of the package {entry.dist.name if entry.dist else '?'}"


def home(entry: EntryPoint) -> Path | None:
    """Returns the folder of the module that an entry point names; None if it is not in a package.

    Python's own search would import the parent packages.

    >>> [home(entry).name for entry in entries() if entry.name == "dei"]
    ['dei']
    """
    first, *rest = entry.value.partition(":")[0].strip().split(".")
    try:
        spec = find_spec(first)
        for i, name in enumerate(rest):
            if spec is None or spec.submodule_search_locations is None:
                return None
            spec = PathFinder.find_spec(".".join([first, *rest[:i], name]), spec.submodule_search_locations)
    except (ImportError, ValueError):  # not the name of a module
        return None
    inside = rest or (spec is not None and spec.submodule_search_locations is not None)
    return Path(spec.origin).parent if spec and spec.origin and inside else None
