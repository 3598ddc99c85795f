"""Installed games, boards and campaigns: the entry points of packages.

Loading a game takes time, and a broken game cannot be loaded at all.  Its texts and ledgers can still be
found: they are in the folder of the module that the entry point names.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.machinery import PathFinder
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from spielwerk.kernel.errors import SpielwerkError

GAMES = "spielwerk.games"
BOARDS = "spielwerk.boards"
CAMPAIGNS = "spielwerk.campaigns"
CAMPAIGN_PAGES = "spielwerk.campaign_pages"


@cache
def entries(group: str = GAMES) -> tuple[EntryPoint, ...]:
    """Returns the entry points of a group, sorted by name; cached per process."""
    return tuple(sorted(entry_points(group=group), key=lambda entry: (entry.name, entry.value)))


def named(entry: EntryPoint) -> str:
    """Returns an entry point as an error names it, with its package, so that a person knows what to fix.

    >>> [named(entry) for entry in entries() if entry.name == "dei"]
    ['dei = spielwerk.games.dei.box:BOX, of the package spielwerk']
    """
    return f"{entry.name} = {entry.value}, of the package {entry.dist.name if entry.dist else '?'}"


def load_only(found: Sequence[EntryPoint], what: str, broken: type[SpielwerkError]) -> Any:
    """Returns what the only entry point of its name loads; raises `broken` if it cannot be loaded."""
    entry, *others = found
    if others:
        both = "; ".join([named(each) for each in found])
        raise broken(f"{what} is installed more than once: {both}")
    try:
        return entry.load()
    except (Exception, SystemExit) as error:
        problem = f"{type(error).__name__}: {error}"
        hint = f'python -c "import {entry.value.partition(":")[0]}" shows where'
        raise broken(f"{named(entry)}: it cannot be loaded: {problem} ({hint})") from error


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
