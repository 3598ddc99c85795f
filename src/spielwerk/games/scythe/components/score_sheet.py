"""Tracks, stars, popularity tiers and structure bonus tiles: `scoring.toml`."""

from typing import Annotated

from msgspec import Meta

from spielwerk.games.scythe.components.data import Text
from spielwerk.kernel.data import Count, Data, Id, must, must_count, must_differ


class Limits(Data, frozen=True):
    power: Count
    popularity: Count
    dial: Count


class StarData(Data, frozen=True):
    """A space of the triumph track: `at` the number that earns its star, `max` stars of one player."""

    id: Id
    name: Text
    at: Count | None = None
    max: Count = 1


class Tier(Data, frozen=True):
    """Coins from this popularity up for each star, region and pair of resources."""

    popularity: Count
    star: Count
    region: Count
    pair: Count


class StructureBonus(Data, frozen=True):
    """A structure bonus tile; `coins` by count."""

    id: Id
    name: Text
    text: Text
    coins: Annotated[tuple[Count, ...], Meta(min_length=2)]

    def pays(self, count: int) -> int:
        """Counts beyond the printed table are paid like its end."""
        return self.coins[min(count, len(self.coins) - 1)]


class TieBreaker(Data, frozen=True):
    id: Id
    name: Text


class Scoring(Data, frozen=True):
    factory_regions: Count
    limits: Limits
    stars: tuple[StarData, ...]
    tiers: tuple[Tier, Tier, Tier]
    structure_bonuses: tuple[StructureBonus, ...]
    tie_breakers: tuple[TieBreaker, ...]

    def __post_init__(self) -> None:
        must_differ("star", [s.id for s in self.stars])
        must_differ("structure bonus", [b.id for b in self.structure_bonuses])
        must_count("structure bonus tiles", len(self.structure_bonuses), 6)
        must_count("tie-breakers", len(self.tie_breakers), 6)
        starts = [t.popularity for t in self.tiers]
        must(starts[0] == 0 and starts == sorted(set(starts)), "tiers must rise from popularity 0")

    def tier(self, popularity: int) -> Tier:
        return [t for t in self.tiers if t.popularity <= popularity][-1]
