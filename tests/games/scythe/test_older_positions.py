"""Positions and records that older versions of the rules have saved."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, cast

import pytest

from spielwerk.games.scythe.older_positions import RENUMBERED, upgrade
from spielwerk.kernel.match import Match

RECORDS = Path(__file__).parent / "records"
"""Games that older versions of the rules have recorded; they stay as they are."""
OLDER = ("7-five", "7-three", "7-solo", "7-together", "8-three", "8-invaders", "8-hesitant")
"""Those of version 8 have many snapshots, also in the middle of movements."""


def lines_of(name: str) -> list[str]:
    return (RECORDS / f"version-{name}.jsonl").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("name", OLDER)
def test_a_record_of_an_older_version_replays_whole(name: str) -> None:
    """Each of its snapshots, upgraded, is the position that the rules of today come to."""
    lines = lines_of(name)
    assert json.loads(lines[0])["rules"] == int(name[0])
    match = Match.load(lines)
    assert (match.warning, match.start, match.state.over) == ("", None, True)


def test_the_snapshots_of_version_8_have_workers_on_the_move() -> None:
    """Otherwise they would not show that frames are converted too."""
    frames = [
        frame
        for name in OLDER
        if name.startswith("8")
        for line in lines_of(name)
        if line.startswith('{"at"')
        for frame in json.loads(line)["state"]["stack"]
    ]
    assert {frame[0] for frame in frames} >= {*RENUMBERED} - {"scythe.move.SetOut"}
    assert any(frame[0] == "scythe.move.WhichUnit" and frame[3] >> 5 for frame in frames)
    assert any(frame[0] == "scythe.move.Destination" and frame[2] >= 5 for frame in frames)


def test_a_worker_keeps_its_place_and_gets_another_number() -> None:
    """The first worker was unit 5, and the set of units that have moved had its bit."""
    units = [50, 3, -1, -1, -1, 7, 8, *[-1] * 6]
    stack = [
        ["scythe.move.SetOut", 0, 5, 9, 1, 0b100010, 0],
        ["scythe.move.WhichUnit", 0, 1, 0b1100001, 1],
        ["scythe.automa.HesitateToMove", 0, 3, 0, 6, 9],
    ]
    raw = {"players": [{"units": units[:]}], "before_move": units[:], "stack": stack}
    found = upgrade(raw, 8)
    assert found["players"][0]["units"] == found["before_move"] == [50, 3, *[-1] * 4, 7, 8, *[-1] * 6]
    assert found["stack"] == [
        ["scythe.move.SetOut", 0, 6, 9, 1, 0b1000010, 0],
        ["scythe.move.WhichUnit", 0, 1, 0b11000001, 1],
        ["scythe.automa.HesitateToMove", 0, 3, 0, 7, 9],
    ]


def test_the_next_turn_lies_under_the_end_of_one() -> None:
    """People and Automas alike; what has nothing to do with it stays as it is."""

    def stack(frames: list[list[Any]], version: int) -> list[list[Any]]:
        raw = {"stack": frames, "players": [], "before_move": []}
        return cast("list[list[Any]]", upgrade(raw, version)["stack"])

    ending = [["scythe.turn.EndTurn", 1], ["scythe.turn.Bottom", 1, 2]]
    below = ["scythe.turn.NextTurn", 1]
    assert stack(ending, 7) == [below, *ending]
    automa = [["scythe.automa.TurnOver", 2], ["scythe.automa.Progress", 2, 5]]
    assert stack(automa, 7) == [["scythe.turn.NextTurn", 2], automa[1]]
    assert stack(ending, 8) == ending
