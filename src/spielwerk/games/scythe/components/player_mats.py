"""Player mats and what they have in common: `mats.toml`."""

from typing import Literal

from spielwerk.games.scythe.components.data import (
    BottomName,
    Cost,
    Gain,
    ResourceName,
    StructureName,
    Text,
    TopName,
)
from spielwerk.kernel.data import Count, Data, Id, must, must_count, must_differ


class ChoiceData(Data, frozen=True):
    """One way to take a top action, with and without the upgrade cube on it."""

    what: Literal["units", "coins", "power", "combat_cards", "resources", "popularity", "regions"]
    base: Count
    upgraded: Count


class TopAction(Data, frozen=True):
    id: TopName
    name: Text
    structure: StructureName
    choices: tuple[ChoiceData, ...]
    cost: Cost = Cost()


class BottomAction(Data, frozen=True):
    """A bottom action of the player mats; `recruit` is the ongoing bonus that its recruit unlocks."""

    id: BottomName
    name: Text
    resource: ResourceName
    recruit: Gain


class StructureData(Data, frozen=True):
    id: StructureName
    name: Text
    text: Text
    gain: Gain = Gain()


class Column(Data, frozen=True):
    """A section of a player mat; upgrades reduce the cost from `cost_start` to `cost_min`."""

    top: TopName
    bottom: BottomName
    cost_start: Count
    cost_min: Count
    coins: Count

    def __post_init__(self) -> None:
        must(self.cost_min <= self.cost_start, "cost_min is above cost_start")


class MatData(Data, frozen=True):
    id: Id
    set: Id
    number: Id
    name: Text
    popularity: Count
    coins: Count
    columns: tuple[Column, Column, Column, Column]

    def __post_init__(self) -> None:
        must_differ("top action", [c.top for c in self.columns])
        must_differ("bottom action", [c.bottom for c in self.columns])
        must_count("upgrade spaces", sum(c.cost_start - c.cost_min for c in self.columns), 6)
        must_count("coins in the bottom row", sum(c.coins for c in self.columns), 6)


class BannedPair(Data, frozen=True):
    faction: Id
    mat: Id


class MatFile(Data, frozen=True):
    objectives: Count
    workers_on_mat: Count
    produce_costs: tuple[Cost, ...]
    banned: tuple[BannedPair, ...]
    resource_names: dict[ResourceName, Text]
    top_actions: tuple[TopAction, TopAction, TopAction, TopAction]
    bottom_actions: tuple[BottomAction, BottomAction, BottomAction, BottomAction]
    structures: tuple[StructureData, StructureData, StructureData, StructureData]
    mats: tuple[MatData, ...]

    def __post_init__(self) -> None:
        must_differ("mat", [m.id for m in self.mats])
        numbers = [m.number for m in self.mats]
        must_differ("start number", numbers)
        must(numbers == sorted(numbers), "mats must stand in the order of their start numbers")
        must_count("base mats", sum(m.set == "base" for m in self.mats), 5)
        must_differ("top action", [a.id for a in self.top_actions])
        must_differ("bottom action", [a.id for a in self.bottom_actions])
        must_differ("resource", [a.resource for a in self.bottom_actions])
        must_differ("structure", [s.id for s in self.structures])
        must_differ("structure", [a.structure for a in self.top_actions])
        cubes = sum(c.upgraded > c.base for a in self.top_actions for c in a.choices)
        must_count("upgrade cubes on the top row", cubes, 6)
        must_count("produce costs", len(self.produce_costs), self.workers_on_mat)
