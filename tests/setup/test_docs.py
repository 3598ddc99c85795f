"""What the documents say of the code is so."""

from __future__ import annotations

import re
import tomllib
from itertools import chain
from pathlib import Path

import pytest

import sample
import spielwerk
from contract.harness import of_others
from spielwerk.boards.kit.drawing import Drawing
from spielwerk.kernel.game import Box
from spielwerk.kernel.ledger import ALLOWED, KEYS_FILE, Ledger, Rule
from spielwerk.kernel.record import FORMAT
from spielwerk.kernel.registry import box, listed

ROOT = Path(__file__).parents[2]
LONGEST_ENTRY = 300


def page(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def test_the_layers_in_the_contributing_guide_are_those_that_are_held() -> None:
    (contract,) = [
        c
        for c in tomllib.loads(page("pyproject.toml"))["tool"]["importlinter"]["contracts"]
        if c["type"] == "layers"
    ]
    assert f"the layers: {' ← '.join(reversed(contract['layers']))};" in page("CONTRIBUTING.md").replace(
        r"\|", "|"
    )


def test_the_change_log_says_which_rules_the_newest_version_has() -> None:
    """Whoever raises the version of a game's rules says there what becomes of saved games."""
    newest = page("CHANGELOG.md").split("\n## ")[1]
    said = re.search(r"^Saved games: record format (\d+), rules of (.*)\.$", newest, re.MULTILINE)
    assert said is not None, "the newest version does not say which rules it has"
    shipped = [box(id) for id in listed() if id != sample.BOX.id and id not in of_others()]
    versions = {re.split(r"\W", known.name.en)[0]: known.version for known in shipped}
    assert int(said[1]) == FORMAT
    assert {part.split()[-2]: int(part.split()[-1]) for part in said[2].split(", ")} == versions


@pytest.mark.parametrize("name", sorted(name for name in vars(Box) | Box.__annotations__ if name[0] != "_"))
def test_a_guide_for_games_tells_of_everything_in_a_box(name: str) -> None:
    assert re.search(rf"`(Box\.)?{name}\b", page("docs/adding-a-game.md"))


@pytest.mark.parametrize(
    "word", [*Ledger.__struct_fields__, *Rule.__struct_fields__, *chain(*ALLOWED.values())]
)
def test_it_tells_of_everything_that_a_ledger_may_have(word: str) -> None:
    described = page("docs/adding-a-game.md").partition("## The ledger")[2].partition("\n## ")[0]
    assert re.search(rf"[`\[]{word}[`\]]", described)


@pytest.mark.parametrize("name", Drawing.__struct_fields__)
def test_it_tells_of_everything_that_a_drawing_may_have(name: str) -> None:
    described = page("src/spielwerk/boards/kit/drawing.py").split('"""')[1]
    assert re.search(rf"\b{name}\b", described)
    assert re.search(rf"`{name}\b", page("docs/adding-a-game.md").partition("## The board")[2])


@pytest.mark.parametrize("room", ["store", "serving", "people"])
def test_the_map_of_the_table_names_every_module_of_a_room(room: str) -> None:
    rooms = page("docs/concepts.md").partition("## The table's rooms")[2]
    described = rooms.partition(f"| `{room}/` |")[2].partition("/` |")[0]
    modules = {file.stem for file in (ROOT / "src/spielwerk/table" / room).glob("[!_]*.py")}
    assert modules
    assert modules <= set(re.findall(r"`(\w+)`", described))


def test_the_change_log_begins_with_the_version_of_the_product() -> None:
    newest = page("CHANGELOG.md").split("\n## ")[1].splitlines()[0]
    version = re.escape(spielwerk.__version__)
    assert re.fullmatch(rf"{version} \((Unreleased|\d{{4}}-\d\d-\d\d)\)", newest)


def test_entries_of_the_change_log_are_short() -> None:
    found = re.findall(r"^- (.*(?:\n  .*)*)", page("CHANGELOG.md"), re.MULTILINE)
    entries = [" ".join(entry.split()) for entry in found]
    assert len(entries) > 40
    assert [entry for entry in entries if len(entry) > LONGEST_ENTRY] == []


def test_the_readme_names_the_games_that_can_be_played_and_no_others() -> None:
    """In bold, before anything else; what is still to come is not promised there."""
    first, _, rest = page("README.md").partition("![")
    named = _bold(first)
    ours = [id for id in listed() if id != sample.BOX.id and id not in of_others()]
    assert sorted(named) == sorted([str(box(id).name).partition(" ")[0] for id in ours])
    assert _bold(rest.partition("## What is there now")[2].partition("\n|")[0]) == named


def _bold(words: str) -> list[str]:
    return [name.partition(" ")[0] for name in re.findall(r"\*\*(.+?)\*\*", words)]


def test_the_readme_counts_the_ledgers() -> None:
    numbers = ("eight", "nine", "ten", "eleven", "twelve")
    said = re.search(r"The (\w+) ledgers with the rules", page("README.md"))
    assert said
    there = [
        path
        for path in (ROOT / "src" / "spielwerk" / "games").glob("*/rulebook/*.toml")
        if path.name != KEYS_FILE
    ]
    assert numbers.index(said[1]) + 8 == len(there)
