"""Positions and records that older versions of the rules have saved."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from spielwerk.games.scythe.older_positions import upgrade
from spielwerk.kernel.match import Match

RECORDS = Path(__file__).parent / "records"
"""Games that version 7 of the rules has recorded; they stay as they are."""
OF_VERSION_7 = ("five", "three", "solo", "together")


@pytest.mark.parametrize("name", OF_VERSION_7)
def test_a_record_of_version_7_replays_whole(name: str) -> None:
    """Each of its snapshots, upgraded, is the position that the rules of today come to."""
    lines = (RECORDS / f"version-7-{name}.jsonl").read_text(encoding="utf-8").splitlines()
    assert json.loads(lines[0])["rules"] == 7
    match = Match.load(lines)
    assert (match.warning, match.start, match.state.over) == ("", None, True)


def test_the_next_turn_lies_under_the_end_of_one() -> None:
    """People and Automas alike; what has nothing to do with it stays as it is."""
    stack = [["scythe.turn.EndTurn", 1], ["scythe.turn.Bottom", 1, 2]]
    below = ["scythe.turn.NextTurn", 1]
    assert upgrade({"stack": stack}, 7) == {"stack": [below, *stack]}
    automa = [["scythe.automa.TurnOver", 2], ["scythe.automa.Progress", 2, 5]]
    assert upgrade({"stack": automa}, 7) == {"stack": [["scythe.turn.NextTurn", 2], automa[1]]}
    assert upgrade({"stack": stack}, 8) == {"stack": stack}
