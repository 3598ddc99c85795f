"""The sample campaign *Grand Tour*: three games of Ring Road, whose coins go into a purse."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec import Struct
from msgspec.structs import replace

from spielwerk.kernel.schema import Field, Schema
from spielwerk.kernel.story import CampaignError, Leg, Story
from spielwerk.kernel.text import Name

STOPS = ("spring", "summer", "autumn")
HOARD_FROM = 2
"""The stop from which on the caravans find caches."""


class Tour(Struct, frozen=True):
    """The chronicle: the purses, who rests, and how many stops are done."""

    names: tuple[str, ...]
    purses: tuple[int, ...]
    resting: tuple[int, ...] = ()
    done: int = 0


class Rest(Struct, frozen=True, tag="rest"):
    """Somebody stays away."""

    sheet: int


class Return(Struct, frozen=True, tag="return"):
    """Somebody comes back."""

    sheet: int


class Takings(Struct, frozen=True):
    """What a stop reports."""

    coins: list[int]


class GrandTour(Story[Tour]):
    """Three stops for one to four people."""

    id: ClassVar[str] = "tour"
    version: ClassVar[int] = 1
    name: ClassVar[Name] = Name(en="Grand Tour", de="Große Reise")
    chronicle: ClassVar[type[Struct]] = Tour
    changes: ClassVar[Any] = Rest | Return

    def schema(self) -> Schema:
        return Schema(1, 4, options=(Field("rounds", "number", 1, least=1, most=3),))

    def begin(self, setup: dict[str, Any], seed: int) -> Tour:
        number = len(setup["seats"])
        return Tour(tuple([f"Caravan {i + 1}" for i in range(number)]), (setup["rounds"],) * number)

    def leg(self, c: Tour) -> Leg | None:
        if c.done == len(STOPS):
            return None
        sheets = tuple([i for i in range(len(c.names)) if i not in c.resting])
        setup: dict[str, Any] = {"seats": len(sheets), "rounds": 1}
        if c.done >= HOARD_FROM:
            setup |= {"caches": 2, "spoilers": ["hoard"]}
        return Leg(STOPS[c.done], "sample", setup, sheets, tuple([c.names[i] for i in sheets]))

    def close(self, c: Tour, leg: Leg, report: Takings) -> Tour:
        if len(report.coins) != len(leg.sheets):
            raise CampaignError(f"report of {leg.title}: {len(leg.sheets)} caravans were on the road")
        purses = list(c.purses)
        for sheet, coins in zip(leg.sheets, report.coins, strict=True):
            purses[sheet] += coins
        return replace(c, purses=tuple(purses), done=c.done + 1)

    def check(self, c: Tour) -> None:
        if min(c.purses) < 0:
            raise CampaignError("a purse cannot hold less than nothing")
        if len(c.resting) == len(c.names):
            raise CampaignError("at least one caravan must travel")
        if not 0 <= c.done <= len(STOPS):
            raise CampaignError("there is no such stop")

    def report_type(self, leg: Leg) -> Any:
        return Takings

    def keys(self, c: Tour) -> frozenset[str]:
        return frozenset({"hoard"} if c.done >= HOARD_FROM else ())

    def change(self, c: Tour, change: Rest | Return) -> Tour:
        resting = {*c.resting} - {change.sheet}
        if isinstance(change, Rest):
            resting |= {change.sheet}
        return replace(c, resting=tuple(sorted(resting)))

    def upgrade(self, raw: dict[str, Any], version: int) -> dict[str, Any] | None:
        return None if version < 0 else raw


STORY = GrandTour()
