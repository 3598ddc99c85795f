"""Types whose values are saved under an explicit name, so that files and classes can be renamed later."""

from __future__ import annotations

from typing import TypeVar

from msgspec import Struct

S = TypeVar("S", bound=Struct)


def tag_of(kind: type[Struct]) -> str:
    """Returns the saved name of a type: `scythe.move.Destination`."""
    return str(kind.__struct_config__.tag)


def types_of(base: type[S], game: str, package: str = "") -> tuple[type[S], ...]:
    """Returns all subclasses of `base` that a game may save, its own and the kernel's, by tag.

    A type in the game's package without a tag raises a `TypeError`, unless it is a base class: it could be
    saved but never read.
    """
    what = base.__name__.lower()
    found: dict[str, type[S]] = {}
    todo: list[type[S]] = [base]
    while todo:
        kind = todo.pop()
        below = kind.__subclasses__()
        todo.extend(below)
        tag = tag_of(kind)
        home = f"{kind.__module__}."
        if package and not below and home.startswith(f"{package}.") and not kind.__struct_config__.tag:
            raise TypeError(
                f"the {what} {kind.__module__}.{kind.__qualname__} has no tag: it needs one to be saved, "
                f"such as tag='{game}.turn.{kind.__name__}'"
            )
        if tag.startswith((game + ".", "kernel.")):
            other = found.setdefault(tag, kind)
            if other is not kind:
                raise TypeError(
                    f"two {what}s are tagged '{tag}': in {other.__module__} and {kind.__module__}"
                )
    return tuple([found[tag] for tag in sorted(found)])
