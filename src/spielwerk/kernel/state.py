"""State: the whole position of a game as data."""

from __future__ import annotations

from functools import cache
from types import UnionType
from typing import TYPE_CHECKING, Any, ClassVar, Self, TypeVar, Union, get_args, get_origin

from msgspec import UNSET, Struct
from msgspec.structs import fields

from spielwerk.kernel.frame import Frame

if TYPE_CHECKING:
    from spielwerk.kernel.chance import Rng
    from spielwerk.kernel.module import Rules
    from spielwerk.kernel.view import View

P = TypeVar("P", bound="Part")


class State(Struct, kw_only=True):
    """What every game's position has: pending work, luck, sealed answers and the modules' own parts.

    The last four fields belong to a running game: assembled rules, journal, open decision, and what a game
    derives from the position so as not to compute it again and again.  They are never saved: `UNSET` fields
    are left out of the JSON.  Whoever changes a position by hand sets `open` to `UNSET`; the run loop then
    also forgets what was derived.
    """

    stack: list[Any] = []
    random: int = 0
    sealed: list[list[int]] = []
    round: list[int] = []
    parts: list[Any] = []
    over: bool = False

    rules: Any = UNSET
    journal: Any = UNSET
    open: Any = UNSET
    derived: Any = UNSET

    if TYPE_CHECKING:

        def __copy__(self) -> Self: ...

    def copy(self) -> Self:
        """Returns an independent copy with the rules and the open decision, without the journal."""
        t = self.__copy__()
        t.stack = self.stack[:]
        t.round = self.round[:]
        t.sealed = [answers[:] for answers in self.sealed]
        t.parts = [part.copy() for part in self.parts]
        t.journal = UNSET
        return t

    def then(self, *frames: Frame) -> None:
        """Pushes frames so that the first one runs first; does nothing once the game is over."""
        if not self.over:
            self.stack.extend(frames[::-1])

    def next(self, frame: Frame) -> None:
        """Pushes a single frame, by far the most common case."""
        if not self.over:
            self.stack.append(frame)

    def finish(self) -> None:
        """Ends the game at once and drops everything pending."""
        self.over = True
        self.stack.clear()

    def awake_parts(self) -> list[Any]:
        """Returns the parts without those that sleep."""
        return [part for part in self.parts if part.awake]

    def part(self, kind: type[P]) -> P:
        """Returns the state of a module."""
        found: P = self.parts[self.rules.slots[kind]]
        return found


@cache
def _copied(kind: type[Struct]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Returns the fields whose values all have a `copy` method, such as lists, and those where some may."""
    always: list[str] = []
    perhaps: list[str] = []
    for field in fields(kind):
        union = get_origin(field.type) in (Union, UnionType)
        types = [get_origin(t) or t for t in (get_args(field.type) if union else (field.type,))]
        able = [isinstance(t, type) and hasattr(t, "copy") for t in types]
        if any(able):
            (always if all(able) else perhaps).append(field.name)
    return tuple(always), tuple(perhaps)


class Part(Struct):
    """The own state of a module or faction, in a slot that `assemble` assigns."""

    sleeps: ClassVar[bool] = False
    """Whether nobody may know of the part before it is `awake`.  Until then neither a view nor a saved
    position contains it, and it is the same as a fresh one; such parts come after all others."""

    if TYPE_CHECKING:

        def __copy__(self) -> Self: ...

    @property
    def awake(self) -> bool:
        """Whether everybody may know of the part."""
        return True

    @classmethod
    def fresh(cls, rules: Rules) -> Self:
        """Returns the part at the start of a game."""
        raise NotImplementedError

    def copy(self) -> Self:
        """Copies values that have a `copy` method: lists, decks.  Override it for nested ones."""
        t = self.__copy__()
        always, perhaps = _copied(type(self))
        for name in always:
            setattr(t, name, getattr(self, name).copy())
        if perhaps:
            for name in perhaps:
                value = getattr(self, name)
                setattr(t, name, value.copy() if hasattr(value, "copy") else value)
        return t

    def seen_by(self, viewer: int) -> Self:  # noqa: ARG002 – by default everything in a part is open
        """Returns what a seat may know: a part of the same type with secrets blanked out."""
        return self.copy()

    def resample(self, viewer: int, rng: Rng) -> Self:  # noqa: ARG002
        """Returns a full part that fits what `seen_by` left."""
        return self.copy()

    def seal(self, s: Any, view: View, rng: Rng) -> None:
        """Guesses the sealed answers of others to decisions of this module, and puts them into `s.sealed`.

        `s` is the resampled position, including its parts and the viewer's own answers.  `view.answered` says
        who has answered, and `s.stack` shows whether this module asked.
        """
