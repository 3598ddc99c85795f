"""Events: what happened, for log, animation and statistics – and who may see which part of it."""

from __future__ import annotations

from typing import ClassVar, TypeVar

import msgspec
from msgspec import Struct

from spielwerk.kernel.tagged import tag_of, types_of

HIDDEN = -1
"""What a viewer sees of a part that is not theirs."""

E = TypeVar("E", bound="Event")


class Event(Struct, frozen=True, gc=False):
    """A typed fact.  Made only while a journal is attached to the state.

    The fields named in `private` are seen only by the seat in the field `seat`;
    everybody else gets `HIDDEN` in their place.  Each concrete event carries a tag `game.Name`, which stays
    as it is once logs are saved.
    """

    private: ClassVar[tuple[str, ...]] = ()
    reveals: ClassVar[bool] = False
    """Whether something hidden lies open to somebody with it: then what led to it cannot be taken back."""

    def seen_by(self: E, viewer: int) -> E:
        """The event as a seat (or a spectator) may know it."""
        if not self.private or viewer == getattr(self, "seat", HIDDEN):
            return self
        return msgspec.structs.replace(self, **dict.fromkeys(self.private, HIDDEN))


class Detail(Event, frozen=True):
    """A fact that belongs to an explanation: it is shown there, not as a line of the log."""


class Uncovered(Detail, frozen=True, tag="kernel.Uncovered"):
    """Something hidden lies open now to a seat (or to all, as a spectator), though nothing was drawn."""

    reveals: ClassVar[bool] = True
    seat: int


Journal = list[Event]


def events_of(game: str, package: str = "") -> dict[str, type[Event]]:
    """All concrete events of a game and of the kernel, by tag: see `types_of`."""
    return {tag_of(kind): kind for kind in types_of(Event, game, package)}
