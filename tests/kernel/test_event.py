"""Events: what everybody sees, and what only one seat does."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from spielwerk.kernel.event import HIDDEN, Event
from spielwerk.kernel.frame import SPECTATOR


class Drew(Event, frozen=True, tag=True):
    private: ClassVar[tuple[str, ...]] = ("card",)

    seat: int
    card: int


class Moved(Event, frozen=True, tag=True):
    seat: int
    to: int


def test_the_private_part_is_for_its_seat_alone() -> None:
    event = Drew(1, 7)
    assert event.seen_by(1) is event
    assert event.seen_by(0) == event.seen_by(SPECTATOR) == Drew(1, HIDDEN)


def test_an_open_event_is_the_same_for_all() -> None:
    event = Moved(1, 3)
    assert all(event.seen_by(viewer) is event for viewer in (0, 1, SPECTATOR))


def test_an_event_is_data() -> None:
    assert msgspec.json.decode(msgspec.json.encode(Drew(1, 7)), type=Drew | Moved) == Drew(1, 7)
