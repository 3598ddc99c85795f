"""The events of DEI, as typed facts for log, animation and statistics."""

from __future__ import annotations

from typing import ClassVar

from spielwerk.kernel.event import Event


class RoundBegan(Event, frozen=True, tag="dei.RoundBegan"):
    seat: int
    number: int


class TurnBegan(Event, frozen=True, tag="dei.TurnBegan"):
    seat: int
    phase: int


class LeaderPlaced(Event, frozen=True, tag="dei.LeaderPlaced"):
    seat: int
    area: int


class CardPlayed(Event, frozen=True, tag="dei.CardPlayed"):
    seat: int
    card: int


class CardShown(Event, frozen=True, tag="dei.CardShown"):
    """A planned card is revealed."""

    seat: int
    card: int


class CardCopied(Event, frozen=True, tag="dei.CardCopied"):
    seat: int
    card: int


class CardPutDown(Event, frozen=True, tag="dei.CardPutDown"):
    """A card was put face down; only its owner knows which."""

    private: ClassVar[tuple[str, ...]] = ("card",)
    seat: int
    card: int


class CardBought(Event, frozen=True, tag="dei.CardBought"):
    seat: int
    card: int
    technology: int
    energy: int


class CardRevealed(Event, frozen=True, tag="dei.CardRevealed"):
    """A new card is on a market."""

    market: int
    card: int


class CandyDrawn(Event, frozen=True, tag="dei.CandyDrawn"):
    """A candy boost was drawn; only its owner sees the kind."""

    private: ClassVar[tuple[str, ...]] = ("candy",)
    seat: int
    candy: int


class CandyUsed(Event, frozen=True, tag="dei.CandyUsed"):
    seat: int
    candy: int


class Enlisted(Event, frozen=True, tag="dei.Enlisted"):
    seat: int
    area: int
    origin: int


class Moved(Event, frozen=True, tag="dei.Moved"):
    """A group moved from one area to another; `leader` and `camp` are 0 or 1."""

    seat: int
    origin: int
    to: int
    scrappers: int
    leader: int
    camp: int


class Collected(Event, frozen=True, tag="dei.Collected"):
    seat: int
    area: int
    what: int
    n: int


class TokenPlaced(Event, frozen=True, tag="dei.TokenPlaced"):
    """A resource was placed from the supply into an area."""

    seat: int
    area: int
    what: int


class Took(Event, frozen=True, tag="dei.Took"):
    """Resources were taken from the supply."""

    seat: int
    what: int
    n: int


class Swapped(Event, frozen=True, tag="dei.Swapped"):
    """A resource was returned to the supply for one of the other kind."""

    seat: int
    what: int


class Built(Event, frozen=True, tag="dei.Built"):
    """`area` is the area of a camp, the height of an elevator or the ground below a bridge."""

    seat: int
    structure: int
    area: int


class DroneFlew(Event, frozen=True, tag="dei.DroneFlew"):
    seat: int
    drone: int
    to: int


class Killed(Event, frozen=True, tag="dei.Killed"):
    seat: int
    victim: int
    area: int
    n: int


class OutpostTaken(Event, frozen=True, tag="dei.OutpostTaken"):
    seat: int
    colour: int
    area: int


class OutpostLost(Event, frozen=True, tag="dei.OutpostLost"):
    """The cube was returned to its tile."""

    seat: int
    colour: int
    area: int


class BadgeEarned(Event, frozen=True, tag="dei.BadgeEarned"):
    seat: int
    badge: int


class MissionFulfilled(Event, frozen=True, tag="dei.MissionFulfilled"):
    seat: int
    mission: int
    points: int


class Scored(Event, frozen=True, tag="dei.Scored"):
    seat: int
    source: int
    points: int


class GameEnded(Event, frozen=True, tag="dei.GameEnded"):
    pass
