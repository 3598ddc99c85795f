"""What is in the box: the facts of `data/*.toml` as typed, checked, immutable structs.

Each file is read once. A misspelt field, a number out of range or a deck of the wrong size is a `DataError`
that names the file and the key, because players may bring data packs of their own.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from functools import wraps
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar, cast

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

T = TypeVar("T")
Reader = TypeVar("Reader", bound=Callable[..., Any])


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


# --- board.toml


class HexData(Data, frozen=True):
    """A place on the hex grid, in rows of which the odd ones stand half a hex further right."""

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


# --- factions.toml


class AbilityData(Data, frozen=True):
    """`text_large` replaces the text with six or seven players."""

    name: Text
    text: Text
    text_large: Text | None = None


class TokenFace(Data, frozen=True):
    id: Id
    loses: Cost


class TokenData(Data, frozen=True):
    """Tokens that a faction leaves on the board; `faces` where they differ."""

    id: Id
    name: Text
    count: Count
    text: Text
    faces: tuple[TokenFace, ...] = ()


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


class Pieces(Data, frozen=True):
    """What every faction owns."""

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
    pieces: Pieces
    factions: tuple[FactionData, ...]
    abilities: dict[str, AbilityData]

    def __post_init__(self) -> None:
        must_differ("faction", [f.id for f in self.factions])
        must_differ("colour", [f.colour for f in self.factions])
        must_count("base factions", sum(f.set == "base" for f in self.factions), 5)
        for f in self.factions:
            missing = {f.ability, *f.mechs} - self.abilities.keys()
            must(not missing, f"abilities of {f.id} are not described: {', '.join(sorted(missing))}")


# --- mats.toml


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
    """`recruit` is the ongoing bonus that a recruit unlocks."""

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
    """A section of a player mat; upgrades bring the cost from `cost_start` down to `cost_min`."""

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


# --- decks.toml, encounters.toml, factory.toml, objectives.toml


class CombatCards(Data, frozen=True):
    value: Count
    count: Count


class Decks(Data, frozen=True):
    combat_cards: tuple[CombatCards, ...]
    sets: dict[str, Text]

    def __post_init__(self) -> None:
        must_differ("combat card", [c.value for c in self.combat_cards])
        must_count("combat cards", sum(c.count for c in self.combat_cards), 42)


class EncounterOption(Data, frozen=True):
    gain: Gain
    cost: Cost = Cost()


class EncounterCard(Data, frozen=True):
    number: Count
    set: Id
    options: tuple[EncounterOption, EncounterOption, EncounterOption]
    source: Source = "component"


class FactoryCard(Data, frozen=True):
    """The top half: pay, then take one of `gains`. `worker_with`: the worker goes to a unit of that kind."""

    number: Count
    set: Id
    cost: Cost
    gains: Annotated[tuple[Gain, ...], Meta(min_length=1)]
    worker_with: Literal["mech"] | None = None
    source: Source = "component"


class Condition(Data, frozen=True, tag_field="kind"):
    """Something that must be true of the player who reveals an objective."""


Owned = Literal[
    "power", "popularity", "coins", "workers", "mechs", "structures", "recruits", "upgrades",
    "factory_cards", "combat_cards", "combat_stars",
]  # fmt: skip
Place = Literal["farm", "forest", "mountain", "tundra", "village", "lake", "factory", "tunnel"]


class Have(Condition, frozen=True, tag="have"):
    """Own between `min` and `max` of something."""

    what: Owned
    min: Count = 0
    max: Count | None = None


class Equal(Condition, frozen=True, tag="equal"):
    """Own the same number of two things."""

    what: tuple[Owned, Owned]


class Lead(Condition, frozen=True, tag="lead"):
    """Nobody owns more of it."""

    what: Owned


class Control(Condition, frozen=True, tag="control"):
    """Control regions of a kind."""

    where: Place
    min: Count


class ControlAround(Condition, frozen=True, tag="control_around"):
    """Control regions adjacent to one and the same region of a kind."""

    where: Place
    min: Count


class WorkersAround(Condition, frozen=True, tag="workers_around"):
    """Workers together in one region adjacent to a region of a kind."""

    where: Place
    min: Count


class WorkersOnEach(Condition, frozen=True, tag="workers_on_each"):
    """Controlled regions with a worker, so many of each kind."""

    where: tuple[Place, ...]
    min: Count


class Stockpile(Condition, frozen=True, tag="stockpile"):
    """One controlled region with `min` resources, `each` of every kind among them."""

    min: Count
    each: Count


class EachResource(Condition, frozen=True, tag="each_resource"):
    """Resources of every kind in controlled regions."""

    min: Count


class OneResource(Condition, frozen=True, tag="one_resource"):
    """Resources of a single kind in controlled regions."""

    min: Count


class PiecesTogether(Condition, frozen=True, tag="pieces_together"):
    """Own units and structures in one region."""

    min: Count


class Camp(Condition, frozen=True, tag="camp"):
    """One controlled region with exactly these units and enough resources."""

    characters: Count
    mechs: Count
    workers: Count
    min_resources: Count


class DisplacedThisTurn(Condition, frozen=True, tag="displaced_this_turn"):
    """Opposing workers made to retreat in this turn."""

    min: Count


class StructuresByHome(Condition, frozen=True, tag="structures_by_home"):
    """Own structures adjacent to the own home base."""

    max: Count


Requirement = Have | Equal | Lead | Control | ControlAround | WorkersAround | WorkersOnEach
Gathering = (
    Stockpile | EachResource | OneResource | PiecesTogether | Camp | DisplacedThisTurn | StructuresByHome
)


class ObjectiveCard(Data, frozen=True):
    number: Count
    set: Id
    name: Text
    text: Text
    timing: Literal["any", "end_of_turn"]
    conditions: Annotated[tuple[Requirement | Gathering, ...], Meta(min_length=1)]
    source: Source = "component"


Card = EncounterCard | FactoryCard | ObjectiveCard


def must_be_deck(cards: Iterable[Card], base: int) -> None:
    cards = list(cards)
    must_differ("card", [c.number for c in cards])
    must_count("base cards", sum(c.set == "base" for c in cards), base)


class EncounterFile(Data, frozen=True):
    cards: tuple[EncounterCard, ...]

    def __post_init__(self) -> None:
        must_be_deck(self.cards, 28)


class FactoryFile(Data, frozen=True):
    """All cards share the bottom half: `move_units` move up to `move_times`."""

    move_units: Count
    move_times: Count
    cards: tuple[FactoryCard, ...]

    def __post_init__(self) -> None:
        must_be_deck(self.cards, 12)


class ObjectiveFile(Data, frozen=True):
    cards: tuple[ObjectiveCard, ...]

    def __post_init__(self) -> None:
        must_be_deck(self.cards, 23)


# --- scoring.toml


class Limits(Data, frozen=True):
    power: Count
    popularity: Count
    dial: Count


class StarData(Data, frozen=True):
    """A space of the triumph track: `at` the number that earns its star, `max` stars of one player."""

    id: Id
    name: Text
    at: Count | None = None
    max: Count = 1


class Tier(Data, frozen=True):
    """Coins from this popularity up for each star, region and pair of resources."""

    popularity: Count
    star: Count
    region: Count
    pair: Count


class StructureBonus(Data, frozen=True):
    """A structure bonus tile; `coins` by count."""

    id: Id
    name: Text
    text: Text
    coins: Annotated[tuple[Count, ...], Meta(min_length=2)]

    def pays(self, count: int) -> int:
        """Counts beyond the printed table are paid like its end."""
        return self.coins[min(count, len(self.coins) - 1)]


class TieBreaker(Data, frozen=True):
    id: Id
    name: Text


class Scoring(Data, frozen=True):
    factory_regions: Count
    limits: Limits
    stars: tuple[StarData, ...]
    tiers: tuple[Tier, Tier, Tier]
    structure_bonuses: tuple[StructureBonus, ...]
    tie_breakers: tuple[TieBreaker, ...]

    def __post_init__(self) -> None:
        must_differ("star", [s.id for s in self.stars])
        must_differ("structure bonus", [b.id for b in self.structure_bonuses])
        must_count("structure bonus tiles", len(self.structure_bonuses), 6)
        must_count("tie-breakers", len(self.tie_breakers), 6)
        starts = [t.popularity for t in self.tiers]
        must(starts[0] == 0 and starts == sorted(set(starts)), "tiers must rise from popularity 0")

    def tier(self, popularity: int) -> Tier:
        return [t for t in self.tiers if t.popularity <= popularity][-1]


# --- reading


def load(name: str, kind: type[T], pack: Path | None = None) -> T:
    """Read `data/<name>.toml`, or the file of that name in a data pack that brings one."""
    own = files(__package__).joinpath("data", f"{name}.toml")
    other = pack / f"{name}.toml" if pack else None
    source = other if other and other.is_file() else own
    try:
        return msgspec.toml.decode(source.read_bytes(), type=kind)
    except msgspec.MsgspecError as error:
        raise DataError(f"{source}: {error}") from error


def once_per_pack(read: Reader) -> Reader:
    """Read the data of a pack only once, whether or not the caller names the pack."""
    known: dict[Path | None, Any] = {}

    @wraps(read)
    def remembered(pack: Path | None = None) -> Any:
        if pack not in known:
            known[pack] = read(pack)
        return known[pack]

    return cast(Reader, remembered)


def check(name: str, holds: bool, message: str) -> None:
    """A check across files."""
    if not holds:
        raise DataError(f"{name}.toml: {message}")


def check_sets(name: str, rows: Iterable[FactionData | MatData | Card], pack: Path | None) -> None:
    known = decks(pack).sets
    unknown = sorted({row.set for row in rows} - known.keys())
    check(name, not unknown, f"unknown set {', '.join(unknown)}; decks.toml has {', '.join(known)}")


@once_per_pack
def decks(pack: Path | None = None) -> Decks:
    return load("decks", Decks, pack)


@once_per_pack
def board_data(pack: Path | None = None) -> BoardData:
    return load("board", BoardData, pack)


@once_per_pack
def faction_file(pack: Path | None = None) -> FactionFile:
    data = load("factions", FactionFile, pack)
    check_sets("factions", data.factions, pack)
    homes = sorted(b.faction for b in board_data(pack).home_bases)
    check("factions", sorted(f.id for f in data.factions) == homes, f"home bases are for {', '.join(homes)}")
    return data


@once_per_pack
def factions(pack: Path | None = None) -> dict[str, FactionData]:
    return {f.id: f for f in faction_file(pack).factions}


def abilities(pack: Path | None = None) -> dict[str, AbilityData]:
    return faction_file(pack).abilities


def pieces(pack: Path | None = None) -> Pieces:
    return faction_file(pack).pieces


@once_per_pack
def mat_file(pack: Path | None = None) -> MatFile:
    data = load("mats", MatFile, pack)
    check_sets("mats", data.mats, pack)
    ids = [m.id for m in data.mats]
    for pair in data.banned:
        check("mats", pair.mat in ids, f"banned: unknown mat {pair.mat}; known are {', '.join(ids)}")
        known = factions(pack)
        check("mats", pair.faction in known, f"banned: unknown faction {pair.faction}")
    return data


@once_per_pack
def mats(pack: Path | None = None) -> dict[str, MatData]:
    return {m.id: m for m in mat_file(pack).mats}


@once_per_pack
def encounters(pack: Path | None = None) -> dict[int, EncounterCard]:
    cards = load("encounters", EncounterFile, pack).cards
    check_sets("encounters", cards, pack)
    return {c.number: c for c in cards}


@once_per_pack
def factory_file(pack: Path | None = None) -> FactoryFile:
    data = load("factory", FactoryFile, pack)
    check_sets("factory", data.cards, pack)
    return data


@once_per_pack
def factory_cards(pack: Path | None = None) -> dict[int, FactoryCard]:
    return {c.number: c for c in factory_file(pack).cards}


@once_per_pack
def objectives(pack: Path | None = None) -> dict[int, ObjectiveCard]:
    cards = load("objectives", ObjectiveFile, pack).cards
    check_sets("objectives", cards, pack)
    return {c.number: c for c in cards}


@once_per_pack
def scoring(pack: Path | None = None) -> Scoring:
    return load("scoring", Scoring, pack)
