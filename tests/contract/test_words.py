"""The sample game speaks both languages as well; those of the product have their test in tests/kernel."""

from __future__ import annotations

from pathlib import Path

import sample
from kernel.words import call_problems, problems, uses

FOLDER = Path(sample.__file__).parent


def test_the_sample_game_says_the_same_in_both_languages() -> None:
    used = uses(sorted(FOLDER.rglob("*.py")))
    assert list(problems(FOLDER / "text", "sample-", used)) == []
    assert list(call_problems(used, [FOLDER / "text"])) == []
