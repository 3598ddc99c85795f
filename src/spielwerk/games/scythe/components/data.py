"""The building blocks of Scythe's data files: names in both languages, costs and gains."""

from typing import Literal

import msgspec

from spielwerk.kernel.data import Count, Data, Id, Source

TerrainName = Literal["farm", "forest", "mountain", "tundra", "village", "lake", "factory"]
ResourceName = Literal["oil", "metal", "wood", "food"]
TopName = Literal["move", "bolster", "trade", "produce"]
BottomName = Literal["upgrade", "deploy", "build", "enlist"]
StructureName = Literal["mine", "monument", "armory", "mill"]


class Text(Data, frozen=True):
    """A name or sentence in both languages; a stand-in if the German one is not as printed."""

    en: Id
    de: Id
    source: Source = "component"


class Cost(Data, frozen=True):
    """A cost, which must be paid in full.  `different`: the resources must be of different kinds."""

    coins: Count = 0
    popularity: Count = 0
    power: Count = 0
    combat_cards: Count = 0
    any_resource: Count = 0
    different: bool = False

    @property
    def free(self) -> bool:
        """Whether nothing must be paid."""
        return self == Cost()


class Gain(Data, frozen=True):
    """A gain; each of its parts may be declined.

    `peek_hands`: look at the combat cards of the opponents.  `relocate`: move any own units from here into
    one adjacent empty land region, ignoring rivers.
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
        """Returns the parts that are not zero.

        >>> Gain(food=2, popularity=1).items()
        (('popularity', 1), ('food', 2))
        """
        return tuple([(what, n) for what, n in msgspec.structs.asdict(self).items() if n])
