"""The table of combinations in the documentation: every pair is tried."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

import spielwerk
from games.scythe.fenris.contract import SPOILED
from spielwerk.games.scythe.box import MODULES
from spielwerk.kernel.points import ClashingModules
from spielwerk.kernel.schema import SetupError

PAGE = Path(__file__).parents[4] / "docs" / "games" / "scythe-fenris.md"
APART, FREE, MADE_FOR = "–", "·", "+"


def matrix() -> dict[tuple[str, str], str]:
    """What the page says about each pair of modules, and about each module with an Automa."""
    rows = re.findall(r"^\| \*\*`([a-z-]+)`\*\* \|(.*)\|$", PAGE.read_text("utf-8"), re.MULTILINE)
    (head,) = re.findall(r"^\| go together \|(.*)\|$", PAGE.read_text("utf-8"), re.MULTILINE)
    columns = re.findall(r"`([a-z-]+)`", head)
    found = {}
    for row, cells in rows:
        for column, cell in zip(columns, cells.split("|"), strict=True):
            if cell.strip():
                found[row, column] = cell.strip()
    return found


def test_the_page_names_every_module_and_every_pair() -> None:
    said = matrix()
    for a, b in combinations(SPOILED, 2):
        assert said[a, b] == said[b, a], (a, b)
    for module in SPOILED:
        assert said[module, "invaders"] in (FREE, MADE_FOR)
        assert said[module, "automa"] in ((APART,) if module == "horde" else (FREE, MADE_FOR))


@pytest.mark.rule("fenris.compat.free-mix", "fenris.compat.rivals-not-peace", "fenris.compat.one-track")
def test_every_pair_can_be_played_or_names_the_reason() -> None:
    for (a, b), says in matrix().items():
        seats: Any = [{}, {"automa": "automa"}] if b == "automa" else 2
        modules = [a] if b == "automa" else [a, b]
        if says == APART:
            with pytest.raises((SetupError, ClashingModules)) as refused:
                spielwerk.game("scythe", seats=seats, modules=modules, spoilers=["fenris-all"])
            clash = refused.value
            assert isinstance(clash, ClashingModules) == (b != "automa")
            assert not isinstance(clash, ClashingModules) or {clash.module, clash.other} == {a, b}
        else:
            assert says in (FREE, MADE_FOR)
            game = spielwerk.game("scythe", seats=seats, modules=modules, spoilers=["fenris-all"])
            assert game.decision(game.new(1)) is not None


def test_the_first_line_warns() -> None:
    assert PAGE.read_text("utf-8").splitlines()[0].startswith("# Spoiler")
    assert set(SPOILED) <= set(MODULES)
