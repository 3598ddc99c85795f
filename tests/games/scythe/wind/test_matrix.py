"""Which modules go together with The Wind Gambit: the table of the documentation, and every pair."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import spielwerk
from spielwerk.games.scythe.box import MODULES
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.points import ClashingModules

PAGE = Path(__file__).parents[4] / "docs" / "games" / "scythe-fenris.md"
OURS = ("airships", "end-tiles")
DECISIONS = 40


def matrix() -> dict[tuple[str, str], str]:
    text = PAGE.read_text("utf-8")
    (head,) = re.findall(r"^\| beside \|(.*)\|$", text, re.MULTILINE)
    columns = re.findall(r"`([a-z-]+)`", head)
    rows = re.findall(r"^\| \*`([a-z-]+)`\* \|(.*)\|$", text, re.MULTILINE)
    return {
        (row, column): cell.strip()
        for row, cells in rows
        for column, cell in zip(columns, cells.split("|"), strict=True)
    }


def test_the_page_names_every_module() -> None:
    others = [id for id in MODULES if id not in (*OURS, "invaders")]
    assert set(matrix()) == {(ours, other) for ours in OURS for other in others}


@pytest.mark.rule("fenris.compat.invaders-wind-gambit", "fenris.compat.horde-no-end-tiles")
def test_every_pair_plays_or_names_the_reason() -> None:
    for (ours, other), says in matrix().items():
        given: dict[str, Any] = {"modules": [ours, other], "spoilers": ["fenris-all"]}
        if says == "–":
            with pytest.raises(ClashingModules):
                spielwerk.game("scythe", seats=3, **given)
            continue
        assert says == "·"
        with_automa = [{}, {}, {"automa": "automa"}] if other != "horde" else 3
        game = spielwerk.game("scythe", seats=with_automa, deal=len(other), **given)
        s, rng = game.new(3), Rng(5)
        for _ in range(DECISIONS):
            if (d := game.decision(s)) is None:
                break
            game.apply(s, d.options[rng.below(len(d.options))])


def test_end_tiles_go_with_each_other_module_of_the_box() -> None:
    for tile in ("spoils-of-war", "mission-possible", "deja-vu"):
        for track in ("war-track", "peace-track", "tiles", "rivals"):
            game = spielwerk.game(
                "scythe", seats=2, modules=[track, "end-tiles"], end_tile=tile, spoilers=["fenris-all"]
            )
            assert game.decision(game.new(2)) is not None
