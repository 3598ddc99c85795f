"""A registered game brings what its tests need; without it the suite fails."""

from __future__ import annotations

from pathlib import Path

import pytest

import spielwerk
from contract import harness
from contract.harness import NEEDED, companion, companion_name, golden_folder
from kernel.packages import installing
from spielwerk.kernel.match import Match
from spielwerk.kernel.registry import box


def test_a_game_has_a_companion_for_its_tests(game_id: str) -> None:
    path = companion_name(game_id).replace(".", "/") + ".py"
    found = companion(game_id)
    assert found is not None, f"the game '{game_id}' is registered but has no {path}"
    missing = [name for name in NEEDED if not hasattr(found, name)]
    assert missing == [], f"{path} lacks {', '.join(missing)}"
    assert found.SETUPS, f"{path} has no set-ups"


def test_every_module_is_tried_in_some_set_up(game_id: str) -> None:
    """Also those behind a spoiler key: what no set-up has, none of these tests looks at."""
    schema, found = box(game_id).schema(), companion(game_id)
    assert found is not None
    keys = [key for _, key in schema.hidden]
    tried = {module for setup in found.SETUPS.values() for module in setup.get("modules", ())}
    untried = [module for module in schema.visible(keys) if module not in tried]
    assert untried == [], f"{companion_name(game_id)}: no set-up in SETUPS has {', '.join(untried)}"


def test_a_game_has_a_golden_game_that_replays_to_its_end(game_id: str) -> None:
    folder = golden_folder(game_id)
    files = sorted(folder.glob(f"{game_id}-*.jsonl"))
    assert files, (
        f"the game '{game_id}' has no golden game {folder.name}/{game_id}-*.jsonl; see tools/golden.py"
    )
    for file in files:
        match = Match.load(file.read_text(encoding="utf-8").splitlines(), file.name)
        assert match.game.id == game_id, file.name
        assert match.warning == ""
        assert match.game.outcome(match.state) is not None, f"{file.name} does not reach the end"


def test_every_game_of_this_package_is_tried_and_the_sample() -> None:
    package = Path(spielwerk.__file__).parent
    shipped = {file.parent.name for file in package.glob("games/*/box.py")}
    assert {*shipped, "sample"} <= set(harness.games())
    assert all(golden_folder(id) == harness.GOLDEN for id in (*shipped, "sample"))


def test_a_game_of_another_package_is_tried_if_it_brings_a_companion(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with installing(tmp_path, monkeypatch) as packages:
        packages.install("bare", "bare = bare_game.box:BOX", {"bare_game/box.py": ""})
        packages.install(
            "brought",
            "brought = brought_game.box:BOX",
            {"brought_game/box.py": "", "brought_game/contract.py": 'SETUPS = {"two": {"seats": 2}}\n'},
        )
        assert "bare" not in harness.games()
        assert "brought" in harness.games()
        assert ("brought", "two") in harness.tables()
        assert companion_name("brought") == "brought_game.contract"
        assert golden_folder("brought") == tmp_path / "brought_game" / "golden"
