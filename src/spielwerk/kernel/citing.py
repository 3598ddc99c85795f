"""Which rules code cites: asked of classes and modules that are loaded."""

from __future__ import annotations

import inspect
import sys
from functools import cache

from spielwerk.kernel import citation, rulebook


def cited_by(kind: type) -> tuple[str, ...]:
    """The rules that a class cites, those of its ancestors in the same game included, in their order."""
    found: list[str] = []
    for one in kind.__mro__:
        if one.__module__ in sys.modules and one.__module__ not in ("builtins", "msgspec"):
            found += [
                rule
                for where, rule in _cited_in(one.__module__)
                if where == one.__qualname__ or where.startswith(f"{one.__qualname__}.")
            ]
    return tuple(dict.fromkeys(found))


def cited_in(module: str) -> tuple[str, ...]:
    """All rules that a file of code cites, in their order."""
    return tuple(dict.fromkeys([rule for _, rule in _cited_in(module)]))


@cache
def _cited_in(module: str) -> tuple[tuple[str, str], ...]:
    """Pairs of a qualified name and a rule that it cites, for one file of code."""
    try:
        source = inspect.getsource(sys.modules[module])
    except (OSError, TypeError):
        return ()
    return tuple([(c.where, c.rule) for c, _ in citation.cited_in(source, module) if rulebook.known(c.rule)])
