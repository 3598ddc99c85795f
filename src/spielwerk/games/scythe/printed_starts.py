"""What is printed on faction and player mats, for whoever chooses one before rules are assembled."""

from __future__ import annotations

from msgspec import Struct

from spielwerk.games.scythe import components
from spielwerk.games.scythe.options import BOTTOMS, TOPS


class FactionStart(Struct, frozen=True):
    """What a faction begins with: its character, power, combat cards and ability; and its colour."""

    character: str
    power: int
    cards: int
    ability: str
    ability_name: components.Text
    colour: str


class MatStart(Struct, frozen=True):
    """What a player mat begins with, and its top and bottom actions, column by column."""

    popularity: int
    coins: int
    columns: tuple[tuple[int, int], ...]


def faction_start(id: str) -> FactionStart | None:
    """Returns what a faction begins with; None if there is no such faction."""
    data = components.factions().get(id)
    if data is None:
        return None
    named = components.abilities()[data.ability].name
    return FactionStart(data.character, data.power, data.combat_cards, data.ability, named, data.colour)


def mat_start(id: str) -> MatStart | None:
    """Returns what a player mat begins with; None if there is no such mat."""
    data = components.mats().get(id)
    if data is None:
        return None
    columns = [(TOPS.index(column.top), BOTTOMS.index(column.bottom)) for column in data.columns]
    return MatStart(data.popularity, data.coins, tuple(columns))
