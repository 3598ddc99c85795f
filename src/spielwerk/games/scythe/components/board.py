"""The map of `board.toml`."""

from spielwerk.games.scythe.components.data import TerrainName, Text
from spielwerk.kernel.data import Data, Id, must, must_count, must_differ


class HexData(Data, frozen=True):
    """A place on the hex grid; odd rows are shifted half a hex to the right."""

    id: Id
    row: int
    col: int


class RegionData(HexData, frozen=True):
    terrain: TerrainName
    tunnel: bool = False
    encounter: bool = False


class HomeBaseData(HexData, frozen=True):
    """A home base and the regions around it; the board checks these lists against the map."""

    faction: Id
    land: tuple[str, str]
    workers: tuple[str, str]
    across_river: tuple[str, ...] = ()
    lakes: tuple[str, ...] = ()
    home_region: tuple[str, ...] = ()


class BoardData(Data, frozen=True):
    regions: tuple[RegionData, ...]
    rivers: tuple[tuple[str, str], ...]
    home_bases: tuple[HomeBaseData, ...]
    terrain_names: dict[TerrainName, Text]

    @property
    def hexes(self) -> tuple[HexData, ...]:
        return (*self.regions, *self.home_bases)

    def __post_init__(self) -> None:
        must_differ("place", [h.id for h in self.hexes])
        must_differ("hex", [(h.row, h.col) for h in self.hexes])
        must_differ("river", [frozenset(edge) for edge in self.rivers])
        rows = [(r.row, r.col) for r in self.regions]
        must(rows == sorted(rows), "regions must stand in reading order")
        must_count("regions", len(self.regions), 47)
        must_count("Factory", sum(r.terrain == "factory" for r in self.regions), 1)
        must_count("tunnels", sum(r.tunnel for r in self.regions), 6)
        must_count("encounters", sum(r.encounter for r in self.regions), 11)
        must_count("river edges", len(self.rivers), 31)
        must_count("home bases", len(self.home_bases), 7)
