"""The data files: what is checked on load, packs, and what is a stand-in."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import spielwerk
from spielwerk.games.tapestry import components
from spielwerk.kernel.data import DataError

DATA = Path(components.__file__).parents[1] / "data"
STAND_INS = Path(__file__).parents[3] / "docs" / "stand-ins.md"
READERS: dict[str, Any] = {
    "achievements": components.achievements,
    "box": components.box,
    "capitals": components.capitals,
    "civilizations": components.civilizations,
    "dice": components.dice,
    "fifth": components.fifth,
    "hangings": components.hangings,
    "income": components.income,
    "landmarks": components.landmarks,
    "map": components.sides,
    "spaces": components.spaces,
    "techs": components.techs,
    "tiles": components.tiles,
    "tracks": components.tracks,
}

BROKEN = [
    (
        "tracks",
        'id = "science"',
        'id = "military"',
        "the tracks are exploration, science, military, technology",
    ),
    ("tracks", 'what = "farm"', 'what = "barn"', r"'barn' is none of farm.*tracks\[0\]\.spaces\[2\]"),
    ("tracks", 'landmark = "forge"', 'landmark = "smithy"', "Metallurgy: unknown landmark smithy"),
    ("tracks", 'landmark = "forge"', 'landmark = "barracks"', "landmark occurs twice: barracks"),
    ("tracks", "last = 3", "last = 4", "the tiers cover the spaces 1 to 12 in order"),
    ("tracks", 'cost = "tile"', 'cost = "house"', "house"),
    ("map", '"FSSSFF"', '"FSSSF"', "'FSSSF' are not six terrains"),
    ("map", "q = -1, r = -2", "q = 0, r = -3", r"hex occurs twice: \(0, -3\)"),
    ("map", "island = true", "island = false", "expected 1 middle islands, found 0"),
    ("map", "start = [1, 6]", "start = [1]", "the small side has no start territory for each mat"),
    ("map", "players = [4, 5]", "players = [3, 4, 5]", "number of players occurs twice: 3"),
    ("tiles", 'land = "D"', 'land = "F"', "the land of a tile is that of its corners"),
    ("tiles", 'land = "D"', 'land = "S"', "'S' are not kinds of land"),
    ("tiles", "id = 2\n", "id = 1\n", "tile occurs twice: 1"),
    ("spaces", "id = 2\n", "id = 1\n", "space tile occurs twice: 1"),
    ("capitals", '"##...###."', '"##...##."', r"a row has 9 plots .*capitals\[0\]"),
    ("capitals", "pair = 6", "pair = 5", "mats are paired with each other"),
    ("capitals", "pair = 6", "pair = 1", "mats are paired with each other"),
    ("capitals", '"##...###."', '"##...##o."', "plots are"),
    ("landmarks", 'shape = ["##", "##"]', 'shape = ["##", "#"]', "all rows of a shape are equally long"),
    ("landmarks", 'shape = ["##", "##"]', 'shape = ["..", ".."]', "a shape covers something"),
    ("landmarks", 'id = "barn"', 'id = "bakery"', "landmark occurs twice: bakery"),
    ("income", 'building = "house"', 'building = "farm"', "the rows are farm, house, armory, market"),
    ("dice", "exploration = 3, ", "", "the faces show exploration, science, military, technology"),
    ("dice", '    { do = "vp", n = 4 },\n', "", "expected 6 faces, found 5"),
    ("techs", 'what = "bakery"', 'what = "baker"', "bakery: unknown landmark baker"),
    ("techs", 'track = "technology", tier = 2', 'track = "technology"', "a track needs its tier"),
    ("techs", 'building = "farm", space = 2', 'building = "farm"', "a building needs its income space"),
    ("techs", 'building = "farm", space', 'track = "science", space', "a track needs its tier"),
    ("techs", "tier = 2 }", 'tier = 2, building = "farm" }', "either a track or a building"),
    ("techs", 'id = "barn"', 'id = "bakery"', "tech card occurs twice: bakery"),
    ("hangings", "copies = 7", "copies = 6", "expected 50 hangings, found 49"),
    ("hangings", "reaction = true", "", "expected 7 reactions, found 0"),
    ("hangings", 'effect = { do = "guilds" }', "", "a card that is played once has an effect"),
    ("hangings", 'id = "guilds"', 'id = "alliance"', "hanging occurs twice: alliance"),
    (
        "achievements",
        'id = "topple-two"',
        'id = "complete-track"',
        "achievement occurs twice: complete-track",
    ),
    ("civilizations", "next = [2, 3, 4, 5]", "next = [2, 18]", "a line leads to a space of the mat"),
    ("civilizations", "turns = [2, 3, 4, 5]", "turns = [6]", r"<= 5 .*civilizations\[0\]\.turns"),
    ("civilizations", 'id = "leaders"', 'id = "nomads"', "civilization occurs twice: nomads"),
    ("box", "most_resources = 8", "most = 8", "most"),
]


def pack_with(folder: Path, file: str, old: str, new: str) -> Path:
    """A data pack whose one file is ours with a few words changed."""
    text = (DATA / f"{file}.toml").read_text("utf-8")
    assert old in text
    (folder / f"{file}.toml").write_text(text.replace(old, new, 1), "utf-8")
    return folder


@pytest.mark.parametrize(("file", "old", "new", "problem"), BROKEN)
def test_a_broken_file_is_refused_with_its_key(
    tmp_path: Path, file: str, old: str, new: str, problem: str
) -> None:
    with pytest.raises(DataError, match=problem) as raised:
        READERS[file](pack_with(tmp_path, file, old, new))
    assert f"{file}.toml" in str(raised.value)


def test_each_file_has_its_count_in_the_box(tmp_path: Path) -> None:
    for file in ("tiles", "spaces", "techs", "landmarks", "civilizations", "capitals"):
        count = getattr(components.box().counts, file)
        pack = tmp_path / file
        pack.mkdir()
        pack_with(pack, "box", f"{file} = {count}", f"{file} = {count + 1}")
        with pytest.raises(DataError, match=f"expected {count + 1} {file}, found {count}"):
            READERS[file](pack)


def test_a_pack_replaces_the_files_it_brings(tmp_path: Path) -> None:
    data = components.Components(pack_with(tmp_path, "spaces", "n = 13", "n = 14"))
    assert data.spaces()[12].reward.n == 14
    assert components.spaces()[12].reward.n == 13
    assert data.tiles() == components.tiles()
    data.check_ids()


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("tiles", "id = 48\n", "id = 49\n"),
        ("hangings", 'kind = "this-era"', 'kind = "when-played"\neffect = { do = "vp" }'),
        ("techs", 'id = "radio"', 'id = "wireless"'),
        ("map", "q = 0, r = 4", "q = 0, r = 5"),
    ],
)
def test_a_pack_cannot_bring_other_rows(tmp_path: Path, file: str, old: str, new: str) -> None:
    with pytest.raises(DataError, match=f"{file}.toml: a data pack cannot add, drop or move rows yet"):
        components.Components(pack_with(tmp_path, file, old, new)).check_ids()


def tables(value: Any) -> Iterator[dict[str, Any]]:
    """All tables of a data file, however deep."""
    if isinstance(value, dict):
        yield value
        for child in value.values():
            yield from tables(child)
    elif isinstance(value, list):
        for child in value:
            yield from tables(child)


@pytest.mark.parametrize("file", READERS)
def test_every_stand_in_is_documented(file: str) -> None:
    rows = list(tables(msgspec.toml.decode((DATA / f"{file}.toml").read_bytes())))
    names = [row for row in rows if "de" in row and "source" in row]
    values = [row for row in rows if "de" not in row and "source" in row]
    text = STAND_INS.read_text("utf-8")
    found = re.findall(rf"^\| `tapestry/{file}\.toml` \| (\d+) (name|value)s? \|", text, re.M)
    expected = {(str(len(rows)), kind) for rows, kind in ((names, "name"), (values, "value")) if rows}
    assert set(found) == expected


def test_a_game_plays_with_the_numbers_of_its_pack(tmp_path: Path) -> None:
    game = spielwerk.game("tapestry", pack=pack_with(tmp_path, "dice", "exploration = 3", "exploration = 2"))
    assert game.rules.science_die[0] == 2  # type: ignore[attr-defined]
    assert spielwerk.game("tapestry").rules.science_die[0] == 3  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("file", "old", "new", "problem"),
    [
        ("techs", 'do = "conquer"', 'do = "conqer"', "techs.toml: unknown effect 'conqer'"),
        ("income", 'what = "territory"', 'what = "land"', "income.toml: unknown effect 'per-land'"),
        ("income", 'do = "hanging"', 'do = "invent"', "income.toml: .* hanging, but not 'invent'"),
        ("hangings", 'what = "forge"', 'what = "smithy"', "hangings.toml: unknown landmark 'smithy'"),
        (
            "tiles",
            'do = "resource", what = "coin"',
            'do = "resource"',
            "tiles.toml: 'resource' must say what",
        ),
        ("civilizations", 'do = "upgrade"', 'do = "up"', "civilizations.toml: unknown effect 'up'"),
        ("spaces", 'do = "city"', 'do = "town"', "spaces.toml: unknown effect 'town'"),
        ("dice", 'do = "tile-reward"', 'do = "reward"', "dice.toml: unknown effect 'reward'"),
        (
            "tracks",
            'gain = { do = "explore" }',
            'gain = { do = "look" }',
            "tracks.toml: unknown effect 'look'",
        ),
    ],
)
def test_an_effect_that_the_game_does_not_know_is_refused(
    tmp_path: Path, file: str, old: str, new: str, problem: str
) -> None:
    with pytest.raises(DataError, match=problem):
        spielwerk.game("tapestry", pack=pack_with(tmp_path, file, old, new))
