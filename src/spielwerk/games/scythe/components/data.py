"""What all data files are made of: checked rows, names in both languages, costs and gains."""

from collections import Counter
from collections.abc import Iterable
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

Count = Annotated[int, Meta(ge=0)]
Id = Annotated[str, Meta(min_length=1)]
Source = Literal["component", "stand-in"]  # a stand-in is our best knowledge, see docs/stand-ins.md
TerrainName = Literal["farm", "forest", "mountain", "tundra", "village", "lake", "factory"]
ResourceName = Literal["oil", "metal", "wood", "food"]
TopName = Literal["move", "bolster", "trade", "produce"]
BottomName = Literal["upgrade", "deploy", "build", "enlist"]
StructureName = Literal["mine", "monument", "armory", "mill"]


class DataError(ValueError):
    """A data file is not what the game needs."""


class Data(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of a data file. Checks in `__post_init__` are reported with the key of the row."""


def must(holds: bool, message: str) -> None:
    if not holds:
        raise ValueError(message)


def must_differ(what: str, ids: Iterable[object]) -> None:
    doubled = [i for i, n in Counter(ids).items() if n > 1]
    must(not doubled, f"{what} occurs twice: {', '.join(map(str, doubled))}")


def must_count(what: str, found: int, wanted: int) -> None:
    must(found == wanted, f"expected {wanted} {what}, found {found}")


class Text(Data, frozen=True):
    """A name or a sentence in both languages; a stand-in where the German one is not the printed one."""

    en: Id
    de: Id
    source: Source = "component"


class Cost(Data, frozen=True):
    """What must be paid in full. `different`: the resources must be of different kinds."""

    coins: Count = 0
    popularity: Count = 0
    power: Count = 0
    combat_cards: Count = 0
    any_resource: Count = 0
    different: bool = False


class Gain(Data, frozen=True):
    """What is gained together; every part may be declined.

    `peek_hands`: look at the combat cards of the opponents; `relocate`: move any own units from here into one
    adjacent empty land region, rivers ignored.
    """

    coins: Count = 0
    popularity: Count = 0
    power: Count = 0
    combat_cards: Count = 0
    oil: Count = 0
    metal: Count = 0
    wood: Count = 0
    food: Count = 0
    any_resource: Count = 0
    worker: Count = 0
    upgrade: Count = 0
    deploy: Count = 0
    build: Count = 0
    enlist: Count = 0
    produce: Count = 0
    peek_hands: Count = 0
    relocate: Count = 0

    def items(self) -> tuple[tuple[str, int], ...]:
        """The parts that are there.

        >>> Gain(food=2, popularity=1).items()
        (('popularity', 1), ('food', 2))
        """
        return tuple([(what, n) for what, n in msgspec.structs.asdict(self).items() if n])
