"""A registered game brings what its tests need; without it the suite fails."""

from __future__ import annotations

from contract.harness import GOLDEN, NEEDED, companion, companion_name
from spielwerk.kernel.match import Match
from spielwerk.kernel.registry import box


def test_a_game_has_a_companion_for_its_tests(game_id: str) -> None:
    path = "tests/" + companion_name(game_id).replace(".", "/") + ".py"
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
    files = sorted(GOLDEN.glob(f"{game_id}-*.jsonl"))
    assert files, (
        f"the game '{game_id}' has no golden game tests/golden/{game_id}-*.jsonl; see tools/golden.py"
    )
    for file in files:
        match = Match.load(file.read_text(encoding="utf-8").splitlines(), file.name)
        assert match.game.id == game_id, file.name
        assert match.warning == ""
        assert match.game.outcome(match.state) is not None, f"{file.name} does not reach the end"
