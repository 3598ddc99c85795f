"""The example in docs/writing-a-bot.md, saved as a file and played as the page says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import sample
from spielwerk.arena.play import Plan
from spielwerk.arena.simulate import simulate

PAGE = (Path(__file__).parents[2] / "docs" / "writing-a-bot.md").read_text(encoding="utf-8")


@pytest.fixture
def mine(tmp_path: Path) -> str:
    """The example as `path.py:Name`."""
    (code,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    file = tmp_path / "mine.py"
    file.write_text(code, encoding="utf-8")
    return f"{file}:OneStep"


@pytest.mark.parametrize("first", [True, False])
def test_the_example_wins_against_random_at_dei(mine: str, first: bool) -> None:
    """Over twenty games the page says all; in five a lucky one is allowed."""
    bots = (mine, "random") if first else ("random", mine)
    tally = simulate(Plan("dei", {"seats": 2}, bots), games=5, seed=1)
    assert tally.finished == 5
    assert tally.groups["bot"][mine].wins >= 4


def test_the_example_also_answers_what_is_sealed(mine: str) -> None:
    """In the sample game all bid at once, so the made-up position may ask another seat first."""
    assert sample.BOX.id == "sample"
    tally = simulate(Plan("sample", {"seats": 3}, ("random", mine, mine)), games=5, seed=1)
    assert tally.finished == 5
