"""What a form is drawn from: its fields, and the seats that they belong to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct


class ShownField(Struct):
    """One field of the form as it is drawn; `whose` says for which seats it matters."""

    name: str
    kind: str
    label: str
    value: Any = ""
    choices: Sequence[tuple[str, str]] = ()
    least: int = 0
    most: int = 0
    hint: str = ""
    why: str = ""
    """A sentence below the field."""
    problem: str = ""
    whose: str = "anybody"
    module: str = ""
    """The field of the module that it belongs to, if it matters only with that module."""
    brought: Mapping[str, str] = {}
    """The fields of the modules that bring choices, by the value of the choice."""
    about: Sequence[tuple[str, str]] = ()
    """What each choice means, as HTML, by its value."""
    clashes: Sequence[tuple[str, str]] = ()
    """The fields that it excludes, each with a sentence that says so."""
    alone: Any = None
    together: Any = None
    """Defaults by mode, used until somebody edits the field; None if the mode makes no difference."""

    @property
    def offered(self) -> list[tuple[str, str, str]]:
        """The choices, each with the field of the module that brings it, if there is one."""
        return [(value, label, self.brought.get(value, "")) for value, label in self.choices]


class SeatFields(Struct):
    """A seat of the form: its main fields, and the folded ones."""

    main: list[ShownField]
    finer: list[ShownField]
    open: bool = False

    @property
    def whose(self) -> str:
        """Who the folded fields are for, if all of them are for the same kind of player."""
        found = {field.whose for field in self.finer}
        return found.pop() if len(found) == 1 else "anybody"
