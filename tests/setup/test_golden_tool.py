"""The tool that makes golden games says in one line what was wrong with its words."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from spielwerk.kernel.errors import SpielwerkError

TOOL = Path(__file__).parents[2] / "tools" / "golden.py"


@pytest.fixture
def golden(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The tool, with an empty folder to write to."""
    spec = importlib.util.spec_from_file_location("golden_tool", TOOL)
    assert spec is not None
    assert spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    monkeypatch.setattr(tool, "ROOT", tmp_path)
    monkeypatch.setattr(tool, "GOLDEN", tmp_path)
    return tool


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["chess"], "there is no game 'chess'; there are"),
        (["chess", "two"], "there is no game 'chess'; there are"),
        (["sample"], r"sample has no golden game yet; make one with a set-up: solo \| two \|"),
        (["sample", "three"], r"sample has no set-up 'three'; there is solo \| two \|"),
        (["sample", "two", "one"], "seed: 'one' is not a whole number"),
    ],
)
def test_wrong_words_are_answered(golden: ModuleType, arguments: list[str], said: str) -> None:
    with pytest.raises(SpielwerkError, match=said):
        golden.main(arguments)


def test_a_game_is_made_and_renewed_with_its_seed(
    golden: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    golden.main(["sample", "two", "7"])
    made = (tmp_path / "sample-two.jsonl").read_text(encoding="utf-8")
    golden.main(["sample"])
    assert (tmp_path / "sample-two.jsonl").read_text(encoding="utf-8") == made
    assert '"seed":7' in made.splitlines()[0]
    assert capsys.readouterr().out.count("sample-two.jsonl: ") == 2
