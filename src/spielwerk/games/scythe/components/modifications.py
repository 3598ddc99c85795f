"""Modification tiles: `mech_mods.toml`, `infra_mods.toml`, and what an Automa gets: `automa_mods.toml`."""

from typing import Literal

from spielwerk.games.scythe.components.data import Text
from spielwerk.kernel.data import Count, Data, Id, Source, must, must_differ

When = Literal["", "attacking", "defending", "structure"]
Timing = Literal["upgrade", "deploy", "build", "enlist", "produce", "move", "workers", "combat"]
"""When an infrastructure tile can be used: with an action, when workers are driven off, or in a combat."""


class CombatEffect(Data, frozen=True):
    """What a tile does before a combat, and when: `structure` means that one of the player's is there.

    `foe_cards` are discarded by the other side, which chooses them.
    """

    when: When = ""
    pay_power: Count = 0
    pay_cards: Count = 0
    power: Count = 0
    cards: Count = 0
    foe_power: Count = 0
    foe_cards: Count = 0


class MechModData(Data, frozen=True):
    """A kind of mech modification.  One with the ability of a faction has its name and its text.

    `dial` is how far the power dial can be turned after both sides have revealed.
    """

    id: Id
    copies: Count
    name: Text | None = None
    text: Text | None = None
    not_against_powers: bool = False
    combat: CombatEffect = CombatEffect()
    dial: Count = 0
    source: Source = "component"


class MechModFile(Data, frozen=True):
    drawn: Count
    placed: Count
    mods: tuple[MechModData, ...]

    def __post_init__(self) -> None:
        must_differ("mod", [mod.id for mod in self.mods])


class InfraModData(Data, frozen=True):
    """A kind of infrastructure modification; `n` is the number in its text, if it has one."""

    id: Id
    copies: Count
    name: Text
    text: Text
    timing: Timing
    n: Count = 0
    not_against_powers: bool = False
    source: Source = "component"


class InfraModFile(Data, frozen=True):
    drawn: Count
    kept: Count
    mods: tuple[InfraModData, ...]

    def __post_init__(self) -> None:
        must_differ("mod", [mod.id for mod in self.mods])


class Benefit(Data, frozen=True):
    """What an Automa gets for a modification; `card` is the number of the card that leaves its deck."""

    what: Literal["progress", "gain", "remove", "nothing"]
    card: Count = 0

    def __post_init__(self) -> None:
        must((self.what == "remove") == bool(self.card), "a card is removed by its number")


class AutomaModFile(Data, frozen=True):
    """How many modifications an Automa gets, by which kinds are in play, and the benefits in their order."""

    infra_only: Count
    mech_only: Count
    both: Count
    infra: tuple[Benefit, ...]
    mech: tuple[Benefit, ...]
