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
    """A space of the star track, and what earns a star there.

    `at`: how many of its cause are needed, or how many of each cause if there are several.  Without it an
    event earns the star; `fills` names the events if their names differ from the space.  `max`: how many
    stars of one player fit.  `printed`: how many spaces the track has for it; with none it lies beside the
    board.  `skip`: the space is reserved, so no Automa puts a progress star there.
    """

    id: Id
    name: Text
    at: Count | dict[Id, Count] | None = None
    fills: tuple[Id, ...] = ()
    max: Count = 1
    printed: Count = 1
    skip: bool = False

    @property
    def causes(self) -> dict[str, int]:
        """How many of each cause earn the star; 0 for an event.

        >>> StarData("either", Text("Either", "Eines"), at={"upgrades": 6, "structures": 4}).causes
        {'upgrades': 6, 'structures': 4}
        >>> StarData("combat", Text("Combat", "Kampf")).causes
        {'combat': 0}
        """
        if isinstance(self.at, dict):
            return self.at
        return dict.fromkeys(self.fills or (self.id,), self.at or 0)


class StarTracks(Data, frozen=True):
    """The star tracks that take the place of the printed one: `star_tracks.toml`."""

    war: tuple[StarData, ...]
    peace: tuple[StarData, ...]
    tiles: tuple[StarData, ...]
    """The tiles from which the spaces of a track are drawn; `printed` is how many there are of each."""
    horde: tuple[StarData, ...]
    """The tiles that differ from those, or come in addition, against the Horde."""

    def __post_init__(self) -> None:
        against = tuple({star.id: star for star in (*self.tiles, *self.horde)}.values())
        for track, spaces in ((self.war, 10), (self.peace, 10), (self.tiles, 16), (against, 21)):
            must_differ("star", [star.id for star in track])
            must_count("spaces", sum([star.printed for star in track]), spaces)


class Tier(Data, frozen=True):
    """Coins per star, region and pair of resources, from this popularity up."""

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
        """Returns the coins for a count; larger counts are paid like the end of the printed table."""
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
