"""Finds the rules that loaded classes and modules cite."""

from __future__ import annotations

import inspect
import sys
from functools import cache

from spielwerk.kernel import citation, rulebook


def cited_by(kind: type) -> tuple[str, ...]:
    """Returns the rules that a class and its base classes cite, in the order of the citations."""
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
    """Returns all rules that a module cites, in the order of the citations."""
    return tuple(dict.fromkeys([rule for _, rule in _cited_in(module)]))


@cache
def _cited_in(module: str) -> tuple[tuple[str, str], ...]:
    """Returns the citations in a module, each as the qualified name of the place and the id of the rule."""
    try:
        source = inspect.getsource(sys.modules[module])
    except (OSError, TypeError):
        return ()
    return tuple([(c.where, c.rule) for c, _ in citation.cited_in(source, module) if rulebook.known(c.rule)])
