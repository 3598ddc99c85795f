"""Reading the data files: each once, with checks across files, or from a data pack."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

from msgspec import Struct

from spielwerk.games.tapestry.components.board import (
    Achievement,
    Achievements,
    Dice,
    Map,
    Side,
    SpaceTile,
    SpaceTiles,
    Tile,
    Tiles,
    Tracks,
)
from spielwerk.games.tapestry.components.box import BoxData
from spielwerk.games.tapestry.components.cards import (
    Civilization,
    Civilizations,
    Hanging,
    Hangings,
    Tech,
    Techs,
)
from spielwerk.games.tapestry.components.city import Capital, Capitals, Income, Landmark, Landmarks
from spielwerk.games.tapestry.components.fifth import FifthTrack
from spielwerk.kernel.data import check, once_per_pack
from spielwerk.kernel.data import load as read

T = TypeVar("T")


def load(name: str, kind: type[T], pack: Path | None = None) -> T:
    return read("spielwerk.games.tapestry", name, kind, pack)


def of_base(found: tuple[T, ...]) -> list[T]:
    """Returns what the base box holds."""
    return [one for one in found if not getattr(one, "needs", "")]


def check_count(name: str, found: int, wanted: int) -> None:
    check(name, found == wanted, f"expected {wanted} {name}, found {found}")


@once_per_pack
def box(pack: Path | None = None) -> BoxData:
    return load("box", BoxData, pack)


@once_per_pack
def tracks(pack: Path | None = None) -> Tracks:
    data = load("tracks", Tracks, pack)
    known = [x.id for x in landmarks(pack)]
    for space in [space for track in data.tracks for space in track.spaces]:
        check("tracks", space.landmark in ("", *known), f"{space.name.en}: unknown landmark {space.landmark}")
    return data


@once_per_pack
def fifth(pack: Path | None = None) -> FifthTrack:
    data = load("fifth", FifthTrack, pack)
    known = [x.id for x in landmarks(pack)]
    for space in data.spaces:
        check("fifth", space.landmark in ("", *known), f"{space.name.en}: unknown landmark {space.landmark}")
    return data


@once_per_pack
def sides(pack: Path | None = None) -> dict[str, Side]:
    found: dict[str, Side] = {side.id: side for side in load("map", Map, pack).sides}
    mats = sorted([c.id for c in capitals(pack)])
    for side in found.values():
        starts = sorted([mat for h in side.hexes for mat in h.start])
        check("map", starts == mats, f"the {side.id} side has no start territory for each mat")
    return found


@once_per_pack
def tiles(pack: Path | None = None) -> tuple[Tile, ...]:
    found = load("tiles", Tiles, pack).tiles
    check_count("tiles", len(found), box(pack).counts.tiles)
    return found


@once_per_pack
def spaces(pack: Path | None = None) -> tuple[SpaceTile, ...]:
    found = load("spaces", SpaceTiles, pack).spaces
    check_count("spaces", len(of_base(found)), box(pack).counts.spaces)
    return found


@once_per_pack
def capitals(pack: Path | None = None) -> tuple[Capital, ...]:
    found = load("capitals", Capitals, pack).capitals
    check_count("capitals", len(found), box(pack).counts.capitals)
    return found


@once_per_pack
def landmarks(pack: Path | None = None) -> tuple[Landmark, ...]:
    found = load("landmarks", Landmarks, pack).landmarks
    check_count("landmarks", len(of_base(found)), box(pack).counts.landmarks)
    return found


@once_per_pack
def income(pack: Path | None = None) -> Income:
    return load("income", Income, pack)


@once_per_pack
def dice(pack: Path | None = None) -> Dice:
    return load("dice", Dice, pack)


@once_per_pack
def achievements(pack: Path | None = None) -> tuple[Achievement, ...]:
    return load("achievements", Achievements, pack).achievements


@once_per_pack
def techs(pack: Path | None = None) -> tuple[Tech, ...]:
    found = load("techs", Techs, pack).techs
    check_count("techs", len(found), box(pack).counts.techs)
    known = [x.id for x in landmarks(pack)]
    for card in [card for card in found if card.square.do == "landmark"]:
        check("techs", card.square.what in known, f"{card.id}: unknown landmark {card.square.what}")
    return found


@once_per_pack
def hangings(pack: Path | None = None) -> tuple[Hanging, ...]:
    found = load("hangings", Hangings, pack).hangings
    counts = box(pack).counts
    check_count("hangings", sum(card.copies for card in of_base(found)), counts.hangings)
    reactions = sum(card.copies for card in of_base(found) if card.reaction)
    check(
        "hangings", reactions == counts.reactions, f"expected {counts.reactions} reactions, found {reactions}"
    )
    return found


@once_per_pack
def civilizations(pack: Path | None = None) -> tuple[Civilization, ...]:
    found = load("civilizations", Civilizations, pack).civilizations
    check_count("civilizations", len(of_base(found)), box(pack).counts.civilizations)
    return found


class Components(Struct, frozen=True):
    """The data of one table: the files of the box, except those that its data pack replaces."""

    pack: Path | None = None

    def box(self) -> BoxData:
        return box(self.pack)

    def tracks(self) -> Tracks:
        return tracks(self.pack)

    def fifth(self) -> FifthTrack:
        return fifth(self.pack)

    def sides(self) -> dict[str, Side]:
        return sides(self.pack)

    def tiles(self) -> tuple[Tile, ...]:
        return tiles(self.pack)

    def spaces(self) -> tuple[SpaceTile, ...]:
        return spaces(self.pack)

    def capitals(self) -> tuple[Capital, ...]:
        return capitals(self.pack)

    def landmarks(self) -> tuple[Landmark, ...]:
        return landmarks(self.pack)

    def income(self) -> Income:
        return income(self.pack)

    def dice(self) -> Dice:
        return dice(self.pack)

    def achievements(self) -> tuple[Achievement, ...]:
        return achievements(self.pack)

    def techs(self) -> tuple[Tech, ...]:
        return techs(self.pack)

    def hangings(self) -> tuple[Hanging, ...]:
        return hangings(self.pack)

    def civilizations(self) -> tuple[Civilization, ...]:
        return civilizations(self.pack)

    def check_ids(self) -> None:
        """Checks that a data pack only changes existing things; new ones would have no options."""
        for name, mine, printed in (
            ("map", _hexes(self.sides()), _hexes(sides())),
            ("tiles", [x.id for x in self.tiles()], [x.id for x in tiles()]),
            ("spaces", [x.id for x in self.spaces()], [x.id for x in spaces()]),
            ("capitals", [x.id for x in self.capitals()], [x.id for x in capitals()]),
            ("landmarks", [x.id for x in self.landmarks()], [x.id for x in landmarks()]),
            ("achievements", [x.id for x in self.achievements()], [x.id for x in achievements()]),
            ("techs", [x.id for x in self.techs()], [x.id for x in techs()]),
            ("hangings", _decks(self.hangings()), _decks(hangings())),
            ("civilizations", [x.id for x in self.civilizations()], [x.id for x in civilizations()]),
        ):
            check(name, mine == printed, "a data pack cannot add, drop or move rows yet")


def _hexes(found: dict[str, Side]) -> list[object]:
    return [(side.id, [(h.q, h.r) for h in side.hexes]) for side in found.values()]


def _decks(cards: tuple[Hanging, ...]) -> list[object]:
    return [(card.id, card.kind, card.copies, card.reaction) for card in cards]
