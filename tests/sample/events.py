"""What happened, for log and animation."""

from __future__ import annotations

from typing import ClassVar

from spielwerk.kernel.event import Event


class Bids(Event, frozen=True, tag="sample.Bids"):
    """The sealed bids are open; `order` is who goes when."""

    bids: tuple[int, ...]
    order: tuple[int, ...]


class Travelled(Event, frozen=True, tag="sample.Travelled"):
    seat: int
    before: int
    after: int


class Loaded(Event, frozen=True, tag="sample.Loaded"):
    seat: int
    good: int
    n: int


class Earned(Event, frozen=True, tag="sample.Earned"):
    """Coins moved between the bank and a trader; negative: paid."""

    seat: int
    n: int


class Drew(Event, frozen=True, tag="sample.Drew"):
    """A card was drawn; which one only its owner knows."""

    private: ClassVar[tuple[str, ...]] = ("card",)

    seat: int
    card: int


class Played(Event, frozen=True, tag="sample.Played"):
    seat: int
    card: int


class StormMoved(Event, frozen=True, tag="sample.StormMoved"):
    before: int
    after: int


class Lost(Event, frozen=True, tag="sample.Lost"):
    seat: int
    good: int
