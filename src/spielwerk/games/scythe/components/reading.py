"""Reading the data files: each once, with checks across files, or from a data pack."""

from collections.abc import Iterable
from pathlib import Path
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from spielwerk.games.scythe.components.alliance_tokens import AllianceFile
from spielwerk.games.scythe.components.board import BoardData
from spielwerk.games.scythe.components.campaign import CampaignFile
from spielwerk.games.scythe.components.cards import (
    Card,
    Decks,
    EncounterCard,
    EncounterFile,
    FactoryCard,
    FactoryFile,
    ObjectiveCard,
    ObjectiveFile,
)
from spielwerk.games.scythe.components.faction_mats import (
    AbilityData,
    FactionData,
    FactionFile,
    GuestFile,
    Pieces,
    PowerData,
    PowerFile,
    must_describe,
)
from spielwerk.games.scythe.components.modifications import (
    AutomaModFile,
    InfraModData,
    InfraModFile,
    MechModData,
    MechModFile,
)
from spielwerk.games.scythe.components.player_mats import MatData, MatFile
from spielwerk.games.scythe.components.score_sheet import Scoring, StarData, StarTracks
from spielwerk.games.scythe.components.wind_gambit import AirshipFile, EndTileFile, TileData
from spielwerk.kernel.data import check, once_per_pack
from spielwerk.kernel.data import load as read

T = TypeVar("T")
LARGEST_NUMBER = 99
"""The largest number that a card may have."""


def load(name: str, kind: type[T], pack: Path | None = None) -> T:
    return read("spielwerk.games.scythe", name, kind, pack)


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
def guests(pack: Path | None = None) -> GuestFile:
    """Returns the factions without a home base of their own."""
    data = load("guests", GuestFile, pack)
    must_describe(data.factions, {**faction_file(pack).abilities, **data.abilities})
    return data


@once_per_pack
def factions(pack: Path | None = None) -> dict[str, FactionData]:
    """Returns all factions: first those with a home base, then their guests."""
    return {f.id: f for f in (*faction_file(pack).factions, *guests(pack).factions)}


@once_per_pack
def abilities(pack: Path | None = None) -> dict[str, AbilityData]:
    return {**faction_file(pack).abilities, **guests(pack).abilities}


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
def campaign(pack: Path | None = None) -> CampaignFile:
    return load("campaign", CampaignFile, pack)


@once_per_pack
def scoring(pack: Path | None = None) -> Scoring:
    return load("scoring", Scoring, pack)


@once_per_pack
def power_file(pack: Path | None = None) -> PowerFile:
    return load("powers", PowerFile, pack)


@once_per_pack
def powers(pack: Path | None = None) -> dict[str, PowerData]:
    return {power.id: power for power in power_file(pack).powers}


@once_per_pack
def star_tracks(pack: Path | None = None) -> dict[str, dict[str, StarData]]:
    """Returns the rows of the star tracks of modules, by track."""
    tracks = load("star_tracks", StarTracks, pack)
    return {name: {star.id: star for star in getattr(tracks, name)} for name in StarTracks.__struct_fields__}


@once_per_pack
def alliances(pack: Path | None = None) -> AllianceFile:
    data = load("alliances", AllianceFile, pack)
    missing = ", ".join(sorted(factions(pack).keys() - {token.id for token in data.tokens}))
    check("alliances", not missing, f"there is no token of {missing}")
    return data


@once_per_pack
def airships(pack: Path | None = None) -> AirshipFile:
    return load("airships", AirshipFile, pack)


@once_per_pack
def end_tiles(pack: Path | None = None) -> dict[str, TileData]:
    return {tile.id: tile for tile in load("end_tiles", EndTileFile, pack).tiles}


@once_per_pack
def mech_mod_file(pack: Path | None = None) -> MechModFile:
    data = load("mech_mods", MechModFile, pack)
    for mod in data.mods:
        known = mod.id in abilities(pack) or (mod.name and mod.text)
        check("mech_mods", bool(known), f"{mod.id} needs a name and a text")
    return data


@once_per_pack
def mech_mods(pack: Path | None = None) -> dict[str, MechModData]:
    return {mod.id: mod for mod in mech_mod_file(pack).mods}


@once_per_pack
def infra_mod_file(pack: Path | None = None) -> InfraModFile:
    return load("infra_mods", InfraModFile, pack)


@once_per_pack
def infra_mods(pack: Path | None = None) -> dict[str, InfraModData]:
    return {mod.id: mod for mod in infra_mod_file(pack).mods}


@once_per_pack
def automa_mods(pack: Path | None = None) -> AutomaModFile:
    return load("automa_mods", AutomaModFile, pack)


@once_per_pack
def mech_abilities(pack: Path | None = None) -> dict[str, AbilityData]:
    """Returns the abilities of factions, and those of tiles that cover them."""
    tiles = mech_mod_file(pack).mods
    own = {mod.id: AbilityData(mod.name, mod.text) for mod in tiles if mod.name and mod.text}
    return {**abilities(pack), **own}


class Components(Struct, frozen=True):
    """The data of one table: those of the box, with the files of its data pack in their place."""

    pack: Path | None = None

    def decks(self) -> Decks:
        return decks(self.pack)

    def board_data(self) -> BoardData:
        return board_data(self.pack)

    def faction_file(self) -> FactionFile:
        return faction_file(self.pack)

    def factions(self) -> dict[str, FactionData]:
        return factions(self.pack)

    def pieces(self) -> Pieces:
        return pieces(self.pack)

    def mat_file(self) -> MatFile:
        return mat_file(self.pack)

    def mats(self) -> dict[str, MatData]:
        return mats(self.pack)

    def encounters(self) -> dict[int, EncounterCard]:
        return encounters(self.pack)

    def factory_file(self) -> FactoryFile:
        return factory_file(self.pack)

    def factory_cards(self) -> dict[int, FactoryCard]:
        return factory_cards(self.pack)

    def objectives(self) -> dict[int, ObjectiveCard]:
        return objectives(self.pack)

    def scoring(self) -> Scoring:
        return scoring(self.pack)

    def alliances(self) -> AllianceFile:
        return alliances(self.pack)

    def airships(self) -> AirshipFile:
        return airships(self.pack)

    def end_tiles(self) -> dict[str, TileData]:
        return end_tiles(self.pack)

    def abilities(self) -> dict[str, AbilityData]:
        return abilities(self.pack)

    def mech_abilities(self) -> dict[str, AbilityData]:
        return mech_abilities(self.pack)

    def mech_mod_file(self) -> MechModFile:
        return mech_mod_file(self.pack)

    def mech_mods(self) -> dict[str, MechModData]:
        return mech_mods(self.pack)

    def infra_mod_file(self) -> InfraModFile:
        return infra_mod_file(self.pack)

    def infra_mods(self) -> dict[str, InfraModData]:
        return infra_mods(self.pack)

    def automa_mods(self) -> AutomaModFile:
        return automa_mods(self.pack)

    def power_file(self) -> PowerFile:
        return power_file(self.pack)

    def powers(self) -> dict[str, PowerData]:
        return powers(self.pack)

    def check_ids(self) -> None:
        """Raises a `DataError` if a data pack changes ids, on which options and rules depend.

        Cards may be added up to a number; mats, factions and places are those of the box.
        """
        check("decks", len(self.decks().combat_cards) == len(decks().combat_cards), "other kinds of cards")
        box = Components()
        for name, mine, theirs in (
            ("mats", list(self.mats()), list(box.mats())),
            ("factions", _abilities_of(self), _abilities_of(box)),
            ("board", _places_of(self), _places_of(box)),
            ("airships", _kinds_of(self), _kinds_of(box)),
            ("end_tiles", list(self.end_tiles()), list(box.end_tiles())),
            ("mech_mods", list(self.mech_mods()), list(box.mech_mods())),
            ("infra_mods", _timings_of(self), _timings_of(box)),
        ):
            check(name, mine == theirs, f"a data pack cannot change {SHAPES[name]}")
        same = replace(self.pieces(), stars=0) == replace(box.pieces(), stars=0)
        check("factions", same, "a data pack cannot change the number of pieces, except of stars")
        dealt, there = self.mat_file().objectives * len(self.faction_file().factions), len(self.objectives())
        check("mats", dealt <= there, f"{dealt} objectives for all factions, but there are {there} cards")
        for name, numbers in (
            ("encounters", self.encounters()),
            ("factory", self.factory_cards()),
            ("objectives", self.objectives()),
        ):
            beyond = ", ".join([str(number) for number in numbers if not 0 < number <= LARGEST_NUMBER])
            check(name, not beyond, f"cards have numbers from 1 to {LARGEST_NUMBER}, not {beyond}")


SHAPES = {
    "mats": "the ids of mats",
    "factions": "the ids, abilities and tokens of factions",
    "mech_mods": "the ids of tiles",
    "infra_mods": "the ids of tiles and when they are used",
    "board": "the places and terrains of regions and home bases",
    "airships": "the ids of airship tiles",
    "end_tiles": "the ids of end-condition tiles",
}


def _abilities_of(data: Components) -> list[object]:
    return [(f.id, f.ability, f.mechs, f.tokens) for f in data.factions().values()]


def _kinds_of(data: Components) -> list[object]:
    found = data.airships()
    return [[tile.id for tile in kind] for kind in (found.aggressive, found.passive)]


def _timings_of(data: Components) -> list[object]:
    return [(mod.id, mod.timing) for mod in data.infra_mod_file().mods]


def _places_of(data: Components) -> list[object]:
    found = data.board_data()
    lands = [region.terrain for region in found.regions]
    homes = [base.faction for base in found.home_bases]
    return [[(place.id, place.row, place.col) for place in found.hexes], lands, homes]
