"""Factions, their abilities and pieces: `factions.toml`."""

from typing import Literal

from spielwerk.games.scythe.components.data import Cost, Gain, TerrainName, Text
from spielwerk.kernel.data import Count, Data, Id, Source, must, must_count, must_differ


class AbilityData(Data, frozen=True):
    """An ability of a faction; `text_large`, if given, replaces `text` at a large table.

    `blank` is a space without an ability, on which a tile lies.
    """

    name: Text
    text: Text
    text_large: Text | None = None
    blank: bool = False


class TokenFace(Data, frozen=True):
    id: Id
    loses: Cost


class TokenData(Data, frozen=True):
    """Tokens that a faction leaves on the board; `faces` if they differ."""

    id: Id
    name: Text
    count: Count
    text: Text
    faces: tuple[TokenFace, ...] = ()


class TileChoice(Data, frozen=True):
    """Tiles with mech abilities that a faction has for itself: how many it draws, and how many it chooses."""

    kinds: tuple[Id, ...]
    drawn: Count
    least: Count
    most: Count

    def __post_init__(self) -> None:
        must_differ("tile", self.kinds)


class FactionData(Data, frozen=True):
    """A faction mat. `ability` and `mechs` are keys of `abilities()`."""

    id: Id
    set: Id
    name: Text
    character: Id
    colour: Id
    power: Count
    combat_cards: Count
    ability: Id
    mechs: tuple[str, str, str, str]
    riverwalk: tuple[TerrainName, ...] = ()
    tokens: TokenData | None = None
    tiles: TileChoice | None = None
    factory_cards: Count = 0
    """How many Factory cards lie open beside the player mat at the start."""
    subject: Text | None = None
    """The name as the subject of a sentence, with its article; None if it has none."""
    plural: bool = False
    """Whether the name is a plural in a sentence."""
    one_time_bonuses: tuple[Gain, Gain, Gain, Gain] | None = None
    """What recruits bring once, if the mat differs from the others, or if we do not know it."""
    source: Source = "component"

    @property
    def fords(self) -> tuple[TerrainName, ...]:
        """The terrains into which units of this faction may cross rivers with their ability."""
        return self.riverwalk


class PowerData(Data, frozen=True):
    """An actor without a player: its name, its emblem (a path around the origin) and its numbers."""

    id: Id
    name: Text
    code: str
    """Two letters, like those of the factions."""
    emblem: str
    numbers: dict[str, Count | tuple[Count, ...]] = {}
    """What its module reads: health, coins and the like."""


Direction = Literal["north-east", "east", "south-east", "south-west", "west", "north-west"]


class PowerFile(Data, frozen=True):
    """The powers, and the direction that each number of a die means for them."""

    directions: tuple[Direction, Direction, Direction, Direction, Direction, Direction]
    powers: tuple[PowerData, ...] = ()

    def __post_init__(self) -> None:
        must_differ("a direction", self.directions)


class Pieces(Data, frozen=True):
    """The pieces of every faction."""

    action_token: Count
    popularity_marker: Count
    power_marker: Count
    stars: Count
    structures: Count
    recruits: Count
    mechs: Count
    character: Count
    workers: Count
    upgrade_cubes: Count


class FactionFile(Data, frozen=True):
    one_time_bonuses: tuple[Gain, Gain, Gain, Gain]
    large_table: Count
    pieces: Pieces
    factions: tuple[FactionData, ...]
    abilities: dict[str, AbilityData]

    def __post_init__(self) -> None:
        must_differ("faction", [f.id for f in self.factions])
        must_differ("colour", [f.colour for f in self.factions])
        must_count("base factions", sum(f.set == "base" for f in self.factions), 5)
        must_describe(self.factions, self.abilities)


class GuestFile(Data, frozen=True):
    """Factions without a home base of their own; each plays at one that nobody uses."""

    factions: tuple[FactionData, ...]
    abilities: dict[str, AbilityData]


def must_describe(factions: tuple[FactionData, ...], abilities: dict[str, AbilityData]) -> None:
    """Checks that all abilities on the mats are described."""
    for f in factions:
        missing = {f.ability, *f.mechs} - abilities.keys()
        must(not missing, f"abilities of {f.id} are not described: {', '.join(sorted(missing))}")
