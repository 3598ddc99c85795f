"""The command `g` of the terminal: give something unasked."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.stage import Play, saved
from spielwerk.cli.terminal.terminal_table import load


def coins(file: Path) -> list[int]:
    return [player.coins for player in load(file).state.players]  # type: ignore[attr-defined]


@pytest.mark.usefixtures("english")
@pytest.mark.rule("scythe.ruling.deals-default")
def test_who_is_asked_and_who_is_not_may_give(play: Play, tmp_path: Path) -> None:
    play(["", "q"], "scythe", "--seats", "@Ada,@Ben", "--seed", "7")
    file = saved(tmp_path)
    before = coins(file)
    first = load(file).decision.seat  # type: ignore[union-attr]
    other = 1 - first
    lines = ["", "g", f"g {other + 1} 1", f"g {first + 1} 2 {other + 1}", "g 9 9", "q"]
    _, said, _ = play(lines, "--resume", str(file))
    after = coins(file)
    assert after[first] == before[first] + 1
    assert after[other] == before[other] - 1
    assert "This may be given, at most:" in said


@pytest.mark.usefixtures("english")
def test_where_nothing_changes_hands_it_says_so(play: Play) -> None:
    _, said, _ = play(["g", "q"], "scythe", "--seats", "me,greedy", "--seed", "7")
    assert "There is nothing to give now." in said
