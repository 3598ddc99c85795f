"""The data files: read once, replaced by packs, refused when wrong, stand-ins listed."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from spielwerk.games.scythe import components
from spielwerk.kernel.data import DataError

DATA = Path(components.__file__).parents[1] / "data"
STAND_INS = Path(__file__).parents[3] / "docs" / "stand-ins.md"
READERS: dict[str, Any] = {
    "airships": components.airships,
    "alliances": components.alliances,
    "board": components.board_data,
    "decks": components.decks,
    "encounters": components.encounters,
    "end_tiles": components.end_tiles,
    "factions": components.faction_file,
    "factory": components.factory_file,
    "guests": components.guests,
    "mats": components.mat_file,
    "objectives": components.objectives,
    "scoring": components.scoring,
}


def pack_with(folder: Path, file: str, old: str, new: str, count: int = 1) -> Path:
    """A data pack whose one file is ours with a few words changed."""
    text = (DATA / f"{file}.toml").read_text("utf-8")
    assert old in text
    (folder / f"{file}.toml").write_text(text.replace(old, new, count), "utf-8")
    return folder


# --- reading, packs and errors


def test_data_is_read_once() -> None:
    for reader in (*READERS.values(), components.factions, components.mats, components.factory_cards):
        assert reader() is reader(None)


def test_a_pack_replaces_the_files_it_brings(tmp_path: Path) -> None:
    pack = pack_with(tmp_path, "mats", 'de = "Technisch", source = "stand-in"', 'de = "Ingenieurwesen"')
    name = components.mats(pack)["engineering"].name
    assert (name.de, name.source) == ("Ingenieurwesen", "component")
    assert components.mats()["engineering"].name.de == "Technisch"
    assert components.scoring(pack) == components.scoring()


BROKEN = [
    ("airships", "numbers = [1, 3, 5]", "numbers = [1, 3]", "bombard has 3 numbers, not 2"),
    ("airships", "range = 1", "range = 0", r"Expected `int` >= 1 .*passive"),
    ("airships", 'id = "reap"', 'id = "toll"', "tile occurs twice: toll"),
    ("end_tiles", "numbers = [20]", "", "doomsday-clock has 1 numbers, not 0"),
    ("end_tiles", 'id = "deja-vu"', 'id = "land-rush"', "tile occurs twice: land-rush"),
    (
        "board",
        "terrain =",
        "terain =",
        r"unknown field `terain`.*regions\[0\]|missing.*terrain.*regions\[0\]",
    ),
    ("board", 'row = 0, col = 1, terrain = "mountain"', 'row = 0, col = 1, terrain = "swamp"', "swamp"),
    ("board", "tunnel = true", "tunnel = false", "expected 6 tunnels, found 5"),
    ("board", "encounter = true", "encounter = false", "expected 11 encounters, found 10"),
    ("board", '    ["V1", "W1"],\n', "", "expected 31 river edges, found 30"),
    ("board", '["V1", "W1"]', '["T3", "V1"]', "river occurs twice"),
    (
        "board",
        '    { id = "F1", row = 0, col = 2, terrain = "farm" },\n',
        "",
        "expected 47 regions, found 46",
    ),
    ("board", "row = 0, col = 1,", "row = 9, col = 1,", "reading order"),
    ("board", 'id = "F1"', 'id = "M1"', "place occurs twice: M1"),
    ("factions", "power = 3", "power = -3", r"Expected `int` >= 0 .*\$\.factions\[0\]\.power"),
    ("factions", '"seaworthy"', '"seaworthi"', "abilities of nordic are not described: seaworthi"),
    ("factions", 'set = "base"', 'set = "attic"', "expected 5 base factions, found 4"),
    ("factions", 'set = "invaders"', 'set = "attic"', "unknown set attic; decks.toml has base, extra"),
    ("factions", 'id = "albion"', 'id = "wales"', "home bases are for albion, crimea"),
    ("mats", "cost_start = 3", "cost_start = 2", r"expected 6 upgrade spaces, found 5 .*\$\.mats\[0\]"),
    ("mats", "cost_min = 2", "cost_min = 5", r"cost_min is above cost_start .*columns\[0\]"),
    ("mats", "coins = 3 },", "coins = 4 },", "expected 6 coins in the bottom row, found 7"),
    ("mats", 'top = "bolster"', 'top = "move"', "top action occurs twice: move"),
    ("mats", 'number = "2"', 'number = "6"', "order of their start numbers"),
    ("mats", "upgraded = 3", "upgraded = 2", "expected 6 upgrade cubes on the top row, found 5"),
    ("mats", "workers_on_mat = 6", "workers_on_mat = 5", "expected 5 produce costs, found 6"),
    ("mats", 'mat = "patriotic"', 'mat = "patriot"', "banned: unknown mat patriot"),
    ("mats", 'faction = "crimea"', 'faction = "krim"', "banned: unknown faction krim"),
    ("decks", "count = 16", "count = 15", "expected 42 combat cards, found 41"),
    ("encounters", "number = 2\n", "number = 1\n", "card occurs twice: 1"),
    ("encounters", 'set = "base"', 'set = "extra"', "expected 28 base cards, found 27"),
    ("encounters", "{ food = 4 }", "{ fod = 4 }", r"fod.*\$\.cards\[0\]\.options\[1\]\.gain"),
    ("factory", 'set = "base"', 'set = "promo"', "expected 12 base cards, found 11"),
    ("objectives", 'set = "base"', 'set = "promo"', "expected 23 base cards, found 22"),
    ("objectives", 'kind = "control"', 'kind = "conquer"', r"conquer.*\$\.cards\[0\]\.conditions\[0\]\.kind"),
    ("scoring", 'id = "on_tunnels"', 'id = "in_a_row"', "structure bonus occurs twice: in_a_row"),
    ("scoring", "popularity = 7", "popularity = 17", "tiers must rise"),
    ("scoring", "[limits]", "[limits", "scoring"),
]


@pytest.mark.parametrize(("file", "old", "new", "message"), BROKEN)
def test_wrong_data_is_refused_with_file_and_key(
    tmp_path: Path, file: str, old: str, new: str, message: str
) -> None:
    pack = pack_with(tmp_path, file, old, new)
    with pytest.raises(DataError, match=message) as caught:
        READERS[file](pack)
    assert f"{file}.toml: " in str(caught.value)


def test_a_missing_structure_bonus_is_refused(tmp_path: Path) -> None:
    text = (DATA / "scoring.toml").read_text("utf-8")
    start, end = (
        text.index("[[structure_bonuses]]"),
        text.index('[[structure_bonuses]]\nid = "adjacent_lakes"'),
    )
    (tmp_path / "scoring.toml").write_text(text[:start] + text[end:], "utf-8")
    with pytest.raises(DataError, match="expected 6 structure bonus tiles, found 5"):
        components.scoring(tmp_path)


# --- stand-ins


def flagged(value: Any, path: str = "") -> Iterator[str]:
    """Where `source = "stand-in"` stands in a data file, named by the id, number or key around it."""
    if isinstance(value, dict):
        path = str(value.get("id", value.get("number", path)))
        if value.get("source") == "stand-in":
            yield path
        for key, child in value.items():
            yield from flagged(child, path if key == "name" else key)
    elif isinstance(value, list):
        for child in value:
            yield from flagged(child, path)


@pytest.mark.parametrize("file", READERS)
def test_every_stand_in_is_documented(file: str) -> None:
    entries = set(flagged(msgspec.toml.decode((DATA / f"{file}.toml").read_bytes())))
    rows = re.findall(rf"^\| `{file}\.toml` \|([^|]*)\|", STAND_INS.read_text("utf-8"), re.MULTILINE)
    assert {word for row in rows for word in re.findall(r"[\w-]+", row)} == entries
