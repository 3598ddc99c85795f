"""What the terminal draws: a picture of every position, and its letters and marks."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

import sample  # noqa: F401 – registers the sample game, whose records are drawn here
from spielwerk.cli.terminal.picture import panels, picture
from spielwerk.cli.terminal.screen import Paint
from spielwerk.cli.terminal.sitting import load
from spielwerk.kernel.frame import SPECTATOR
from spielwerk.kernel.match import Match
from spielwerk.kernel.text import language

RECORDS = sorted((Path(__file__).parents[1] / "golden").glob("*.jsonl"))
SETTING_UP = 45
"""Every position up to here is drawn: the set-up, when much does not lie on the table yet."""
LATER = 12
PLAIN = Paint(False)


@cache
def record(file: Path) -> Match:
    return load(file)


def named(stem: str) -> Match:
    return record(next(file for file in RECORDS if file.stem == stem))


def moments(match: Match) -> list[int]:
    """The set-up, some positions after it, and the end."""
    last = match.position
    return sorted({*range(min(SETTING_UP, last)), *range(0, last, last // LATER + 1), last})


def drawn(match: Match, at: int, viewer: int, width: int = 100, paint: Paint = PLAIN) -> list[str]:
    return picture(match.game, match.game.view(match.at(at), viewer), paint, width)


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_every_position_has_a_picture(file: Path) -> None:
    match = record(file)
    for at in moments(match):
        for viewer in (SPECTATOR, 0):
            assert drawn(match, at, viewer), (at, viewer)


def test_an_outpost_that_does_not_lie_there_yet_has_its_letter_alone() -> None:
    match = named("dei-three")
    assert match.game.rules.setup["outposts"] == "random"
    colours = {"tactics", "logistics", "machines"}

    def outposts(at: int) -> set[str]:
        with language("en"):
            board = next(p for p in panels(match.game, match.game.view(match.at(at), 0)) if p.key == "board")
        column = board.head.index("outposts")
        return {word.partition(":")[0] for row in board.rows for word in row[column].split(", ")} - {"–"}

    assert outposts(0)
    assert not outposts(0) & colours
    assert outposts(20) == colours


def test_a_leader_who_is_nowhere_leaves_no_gap_before_the_colon() -> None:
    for stem in ("dei-two", "dei-four"):
        match = named(stem)
        assert not any(" :" in line for line in drawn(match, 0, 0, 120))
