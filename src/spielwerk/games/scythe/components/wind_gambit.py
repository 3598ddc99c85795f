"""The tiles of The Wind Gambit: `airships.toml` and `end_tiles.toml`."""

from typing import Annotated, Literal

from msgspec import Meta

from spielwerk.games.scythe.components.data import Text
from spielwerk.kernel.data import Count, Data, Id, Source, must, must_differ

Positive = Annotated[int, Meta(ge=1)]
NUMBERS = {
    "bombard": 3,
    "bounty": 1,
    "siege-engine": 1,
    "distract": 1,
    "war-correspondent": 1,
    "boost": 1,
    "negotiate": 1,
    "factory-explosion": 4,
    "mission-possible": 1,
    "doomsday-clock": 1,
    "backup-plan": 1,
}
"""How many numbers the sentence of a tile has; the others have none."""


class TileData(Data, frozen=True):
    """A tile: `numbers` are those of its effect, in the order of its sentence."""

    id: Id
    name: Text
    numbers: tuple[Count, ...] = ()
    source: Source = "component"

    def __post_init__(self) -> None:
        wanted = NUMBERS.get(self.id, 0)
        must(len(self.numbers) == wanted, f"{self.id} has {wanted} numbers, not {len(self.numbers)}")


class AggressiveTile(TileData, frozen=True):
    """Says what an airship carries; `automa`: whether it is used in games with an Automa."""

    cargo: Literal["resources", "workers"] = "resources"
    automa: bool = True


class PassiveTile(TileData, frozen=True):
    """Says how many regions an airship flies."""

    range: Positive = 1


class AirshipFile(Data, frozen=True):
    """`factory_move`: the additional range of the Move of a Factory card."""

    resources: Positive
    workers: Positive
    factory_move: Count
    aggressive: tuple[AggressiveTile, ...]
    passive: tuple[PassiveTile, ...]

    def __post_init__(self) -> None:
        must_differ("tile", [tile.id for tile in (*self.aggressive, *self.passive)])

    def tiles(self) -> dict[str, AggressiveTile | PassiveTile]:
        found: tuple[AggressiveTile | PassiveTile, ...] = (*self.aggressive, *self.passive)
        return {tile.id: tile for tile in found}


class EndTileFile(Data, frozen=True):
    tiles: tuple[TileData, ...]

    def __post_init__(self) -> None:
        must_differ("tile", [tile.id for tile in self.tiles])
