"""What is in the box: the facts of `data/*.toml` as typed, checked, immutable structs.

Each file is read once. A misspelt field, a number out of range or a deck of the wrong size is a `DataError`
that names the file and the key, because players may bring data packs of their own.
"""

from spielwerk.games.tapestry.components.board import (
    Achievement,
    Dice,
    Hex,
    Side,
    Space,
    SpaceTile,
    Tier,
    Tile,
    Track,
    Tracks,
)
from spielwerk.games.tapestry.components.box import BoxData, Counts, Pieces
from spielwerk.games.tapestry.components.cards import (
    Adjustment,
    Civilization,
    Hanging,
    Node,
    Prediction,
    Requirement,
    Tech,
)
from spielwerk.games.tapestry.components.city import Capital, Income, IncomeRow, IncomeSpace, Landmark
from spielwerk.games.tapestry.components.data import SEA, TERRAINS, PrintedName
from spielwerk.games.tapestry.components.reading import (
    Components,
    achievements,
    box,
    capitals,
    civilizations,
    dice,
    hangings,
    income,
    landmarks,
    sides,
    spaces,
    techs,
    tiles,
    tracks,
)

__all__ = [
    "SEA",
    "TERRAINS",
    "Achievement",
    "Adjustment",
    "BoxData",
    "Capital",
    "Civilization",
    "Components",
    "Counts",
    "Dice",
    "Hanging",
    "Hex",
    "Income",
    "IncomeRow",
    "IncomeSpace",
    "Landmark",
    "Node",
    "Pieces",
    "Prediction",
    "PrintedName",
    "Requirement",
    "Side",
    "Space",
    "SpaceTile",
    "Tech",
    "Tier",
    "Tile",
    "Track",
    "Tracks",
    "achievements",
    "box",
    "capitals",
    "civilizations",
    "dice",
    "hangings",
    "income",
    "landmarks",
    "sides",
    "spaces",
    "techs",
    "tiles",
    "tracks",
]
