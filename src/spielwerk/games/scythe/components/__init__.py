"""The contents of the box: the facts of `data/*.toml` as typed, checked, immutable structs.

Each file is read once.  A misspelt field, a number out of range or a deck of the wrong size raises a
`DataError` that names the file and the key, because players may bring their own data packs.
"""

from spielwerk.games.scythe.components.board import BoardData, HexData, HomeBaseData
from spielwerk.games.scythe.components.data import Cost, Gain, Text
from spielwerk.games.scythe.components.player_mats import MatFile
from spielwerk.games.scythe.components.reading import (
    Components,
    abilities,
    airships,
    alliances,
    board_data,
    decks,
    encounters,
    end_tiles,
    faction_file,
    factions,
    factory_cards,
    factory_file,
    guests,
    infra_mods,
    mat_file,
    mats,
    mech_abilities,
    mech_mods,
    objectives,
    pieces,
    scoring,
    star_tracks,
)
from spielwerk.games.scythe.components.score_sheet import Tier

__all__ = [
    "BoardData",
    "Components",
    "Cost",
    "Gain",
    "HexData",
    "HomeBaseData",
    "MatFile",
    "Text",
    "Tier",
    "abilities",
    "airships",
    "alliances",
    "board_data",
    "decks",
    "encounters",
    "end_tiles",
    "faction_file",
    "factions",
    "factory_cards",
    "factory_file",
    "guests",
    "infra_mods",
    "mat_file",
    "mats",
    "mech_abilities",
    "mech_mods",
    "objectives",
    "pieces",
    "scoring",
    "star_tracks",
]
