"""Events: what happened, for the log, animations and statistics, and who may see which part of it."""

from __future__ import annotations

from typing import ClassVar, TypeVar

import msgspec
from msgspec import Struct

from spielwerk.kernel.tagged import tag_of, types_of

HIDDEN = -1
"""The value a viewer sees in a private field of another seat."""

E = TypeVar("E", bound="Event")


class Event(Struct, frozen=True, gc=False):
    """A typed fact.  Events are created only while a journal is attached to the state.

    Only the seat in the field `seat` sees the fields named in `private`; all others see `HIDDEN` instead.
    Each concrete event has a tag `game.Name`, which never changes once logs are saved.
    """

    private: ClassVar[tuple[str, ...]] = ()
    reveals: ClassVar[bool] = False
    """Whether the event shows something hidden to somebody, so that the choices before it can no longer be
    undone.
    """
    minor: ClassVar[bool] = False
    """Whether a short report rather names what happened before it."""

    def seen_by(self: E, viewer: int) -> E:
        """Returns the event as a seat (or a spectator) may know it."""
        if not self.private or viewer == getattr(self, "seat", HIDDEN):
            return self
        return msgspec.structs.replace(self, **dict.fromkeys(self.private, HIDDEN))


class Detail(Event, frozen=True):
    """A fact that belongs to an explanation: it is shown there, not as a line of the log."""


class Uncovered(Detail, frozen=True, tag="kernel.Uncovered"):
    """Something hidden is now visible to a seat (or to all: `SPECTATOR`), although nothing was drawn."""

    reveals: ClassVar[bool] = True
    seat: int


Journal = list[Event]


def events_of(game: str, package: str = "") -> dict[str, type[Event]]:
    """Returns all concrete events of a game and of the kernel, by tag; see `types_of`."""
    return {tag_of(kind): kind for kind in types_of(Event, game, package)}
