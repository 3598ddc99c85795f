"""State: the whole position of a game as data."""

from __future__ import annotations

from functools import cache
from types import UnionType
from typing import TYPE_CHECKING, Any, Self, TypeVar, Union, get_args, get_origin

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

    The last three fields are the company of a run – assembled rules, journal, open decision.
    They are never saved: `UNSET` fields stay out of the JSON.
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

    if TYPE_CHECKING:

        def __copy__(self) -> Self: ...

    def copy(self) -> Self:
        """An independent copy that keeps the rules and the open decision, not the journal."""
        t = self.__copy__()
        t.stack = self.stack[:]
        t.round = self.round[:]
        t.sealed = [answers[:] for answers in self.sealed]
        t.parts = [part.copy() for part in self.parts]
        t.journal = UNSET
        return t

    def then(self, *frames: Frame) -> None:
        """Push frames so that the first one runs first; silent once the game is over."""
        if not self.over:
            self.stack.extend(frames[::-1])

    def next(self, frame: Frame) -> None:
        """The same for a single frame, which is by far the most common."""
        if not self.over:
            self.stack.append(frame)

    def finish(self) -> None:
        """The game ends at once: nothing that was pending happens any more."""
        self.over = True
        self.stack.clear()

    def part(self, kind: type[P]) -> P:
        """The state that a module brought along."""
        found: P = self.parts[self.rules.slots[kind]]
        return found


@cache
def _copied(kind: type[Struct]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The fields whose values have a copy of their own, as lists and decks do, and those where some may."""
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
    """The own state of a module or faction, in a slot that `assemble` gives it."""

    if TYPE_CHECKING:

        def __copy__(self) -> Self: ...

    @classmethod
    def fresh(cls, rules: Rules) -> Self:
        """The part at the start of a game."""
        raise NotImplementedError

    def copy(self) -> Self:
        """What has a copy of its own is copied: lists, decks.  Override where lists hold what can change."""
        t = self.__copy__()
        always, perhaps = _copied(type(self))
        for name in always:
            setattr(t, name, getattr(self, name).copy())
        if perhaps:
            for name in perhaps:
                value = getattr(self, name)
                setattr(t, name, value.copy() if hasattr(value, "copy") else value)
        return t

    def seen_by(self, viewer: int) -> Self:  # noqa: ARG002 – a part is open unless it says otherwise
        """What a seat may know of it: a part of the same type with secrets blanked out."""
        return self.copy()

    def resample(self, viewer: int, rng: Rng) -> Self:  # noqa: ARG002
        """A full part that fits what `seen_by` left."""
        return self.copy()

    def seal(self, s: Any, view: View, rng: Rng) -> None:
        """Guess into `s.sealed` what others have answered to questions of this module.

        `s` is the resampled position, its parts and the viewer's own answers included; `view.answered` says
        who has answered, and what is pending in `s.stack` whether it was this module that asked.
        """
