"""The data files: what is checked on load, packs, and what is a stand-in."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from spielwerk.games.dei import components
from spielwerk.kernel.data import DataError

DATA = Path(components.__file__).with_name("data")
STAND_INS = Path(__file__).parents[3] / "docs" / "stand-ins.md"
READERS: dict[str, Any] = {
    "badges": components.badges,
    "box": components.box,
    "cards": components.cards,
    "districts": components.districts,
    "factions": components.factions,
    "layouts": components.layouts,
    "missions": components.missions,
}

BROKEN = [
    ("districts", '"AAA111"', '"AAA11"', r"a row has 6 cells .*districts\[0\]"),
    ("districts", 'camp = "3"', 'camp = "9"', "the plan has only the areas 1, 2, 3, A, B"),
    ("districts", 'camp = "3"', "", "expected 2 start districts with a neutral camp, found 1"),
    ("districts", 'id = "2.2"', 'id = "2.1"', "district occurs twice: 2.1"),
    ("districts", '["1", "B"]', '["A", "B"]', "an elevator joins ground and height"),
    ("districts", 'ends = ["A", "B"]', 'ends = ["1", "B"]', "a bridge joins two heights"),
    ("districts", 'over = "3"', 'over = "A"', "a bridge leads over ground"),
    ("districts", 'technology = { "1" = 1', 'technology = { "A" = 1', "technology lies on the ground"),
    ("districts", "energy = { A = 1 }", 'energy = { "1" = 1 }', "energy lies on heights"),
    ("districts", 'outposts = { "2" = "A" }', "", "expected 15 outposts, found 14"),
    ("districts", "shared = true", "shared = false", "expected 2 shared bridges, found 1"),
    ("layouts", '"2.8 0"', '"2.8 45"', "turned by 0, 90, 180 or 270, not 45"),
    ("layouts", '"2.8 0"', '"3.1 0"', "2 players need exactly 2.1, 2.2"),
    ("cards", 'deck = "auxilia"', 'deck = "purebred"', "AUX1: unknown deck purebred"),
    ("cards", 'drone = "hunter"', 'drone = "tractor"', "AUX8: unknown drone tractor"),
    ("cards", 'id = "AUX2"', 'id = "AUX1"', "card occurs twice: AUX1"),
    ("cards", 'act = "move", times = 2', 'act = "move", times = 0', r"Expected `int` >= 1 .*cards\[1\]"),
    ("cards", 'act = "build" }', 'act = "build", style = "tactics" }', "no build of the style tactics"),
    ("cards", 'act = "build" }', 'act = "move" }', "action occurs twice"),
    ("missions", 'kind = "buildings"', 'kind = "castles"', r"castles.*missions\[5\]\.kind"),
    ("missions", 'id = "MI02"', 'id = "MI01"', "mission occurs twice: MI01"),
    ("missions", "per = 3", "per = 0", r"missions\[0\]\.late\.per"),
    ("factions", 'drone = "hunter"', 'drone = "harvester"', "each faction has a drone of its own"),
    ("factions", 'id = "ravagers"', 'id = "auxilia"', "faction occurs twice: auxilia"),
    ("badges", 'colour = "red"', 'colour = "blue"', "expected 6 red badges, found 5"),
    ("badges", 'id = "scout"', 'id = "sniper"', "badge occurs twice: sniper"),
    ("box", "copies = 2", "copies = 3", "expected 16 candy boosts, found 17"),
    ("box", "market_boards = 4", "market_boards = 5", "expected 5 markets, found 4"),
    ("box", "rounds = 4", "runds = 4", "runds"),
]


def pack_with(folder: Path, file: str, old: str, new: str) -> Path:
    """A data pack whose one file is ours with a few words changed."""
    text = (DATA / f"{file}.toml").read_text("utf-8")
    assert old in text
    (folder / f"{file}.toml").write_text(text.replace(old, new, 1), "utf-8")
    return folder


@pytest.mark.rule("dei.map.tile-symbols")
@pytest.mark.parametrize(("file", "old", "new", "problem"), BROKEN)
def test_a_broken_file_is_refused_with_its_key(
    tmp_path: Path, file: str, old: str, new: str, problem: str
) -> None:
    with pytest.raises(DataError, match=problem) as raised:
        READERS[file](pack_with(tmp_path, file, old, new))
    assert f"{file}.toml" in str(raised.value)


def test_a_pack_replaces_the_files_it_brings(tmp_path: Path) -> None:
    pack = pack_with(tmp_path, "cards", 'en = "Levy"', 'en = "Call to Arms"')
    assert components.cards(pack)[0].name.en == "Call to Arms"
    assert components.cards()[0].name.en == "Levy"
    assert components.badges(pack) == components.badges()


def entries(value: Any) -> Iterator[dict[str, Any]]:
    """The rows of a data file that have an id or are a layout."""
    if isinstance(value, dict):
        if "id" in value or "rows" in value:
            yield value
        for child in value.values():
            yield from entries(child)
    elif isinstance(value, list):
        for child in value:
            yield from entries(child)


@pytest.mark.parametrize("file", READERS)
def test_every_stand_in_is_documented(file: str) -> None:
    rows = list(entries(msgspec.toml.decode((DATA / f"{file}.toml").read_bytes())))
    flagged = [row for row in rows if row.get("source") == "stand-in"]
    found = re.findall(rf"^\| `dei/{file}\.toml` \| (\d+) of (\d+) ", STAND_INS.read_text("utf-8"), re.M)
    assert [(int(a), int(b)) for a, b in found] == ([(len(flagged), len(rows))] if flagged else [])
