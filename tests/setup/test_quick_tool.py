"""`make quick`: which tests it takes for a change, and that it ends in time."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

import quick

ROOT = Path(__file__).parents[2]
PROOFS = ["tests/a.py::test_a", "tests/games/test_score.py::b"]
SOURCE = '"""Rolls.  [scythe.move.adjacent]"""\n'


@pytest.fixture
def project(tmp_path: Path) -> Path:
    files = {
        "src/spielwerk/games/marbles/roll.py": SOURCE,
        "src/spielwerk/games/marbles/data/balls.toml": "# [scythe.move.adjacent]\n",
        "tests/games/positions.py": "",
        "tests/games/marbles/test_roll.py": "",
        "tests/games/marbles/test_data.py": "",
        "tests/games/test_score.py": "from spielwerk.games.marbles import roll\n",
        "tests/games/test_end.py": "import games.positions\n",
        "tests/kernel/test_text.py": "",
        "tests/browser/test_roll.py": "from spielwerk.games.marbles import roll\n",
        "tests/rulebook.json": json.dumps({"scythe.move.adjacent": PROOFS}),
        "notes.md": "",
    }
    for name, text in files.items():
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(
    ("changes", "tests"),
    [
        (
            ["src/spielwerk/games/marbles/roll.py"],
            [
                "tests/games/marbles/test_roll.py",
                "tests/games/test_score.py",
                "src/spielwerk/games/marbles/roll.py",
                "tests/a.py::test_a",
            ],
        ),
        (["tests/games/positions.py"], ["tests/games/test_end.py"]),
        (["tests/games/test_end.py"], ["tests/games/test_end.py"]),
        (["tests/browser/test_roll.py"], []),
        (["src/x/de.ftl", "notes.md"], ["tests/kernel/test_text.py", "notes.md"]),
        (
            ["src/spielwerk/games/marbles/data/balls.toml"],
            ["tests/games/marbles/test_data.py", "tests/a.py::test_a", "tests/games/test_score.py::b"],
        ),
        (["src/spielwerk/games/marbles/gone.py"], []),
    ],
)
def test_the_tests_of_a_change_nearest_first(project: Path, changes: list[str], tests: list[str]) -> None:
    assert quick.tests_of(project, changes) == tests


def test_changes_are_those_of_the_branch_and_of_the_working_tree(tmp_path: Path) -> None:
    def git(*arguments: str) -> None:
        who = ["-c", "user.name=a", "-c", "user.email=a@example.org"]
        subprocess.run(["git", "-C", str(tmp_path), *who, *arguments], check=True, capture_output=True)

    def write(name: str, text: str = "") -> None:
        (tmp_path / name).write_text(text, encoding="utf-8")

    git("init", "-b", "main")
    for name in ("old", "edited"):
        write(name)
        git("add", "-A")
        git("commit", "-m", name)
    assert quick.changed(tmp_path, None) == ["edited"], "on main: the last commit"
    git("checkout", "-b", "work")
    write("committed")
    git("add", "-A")
    git("commit", "-m", "more")
    write("edited", "now")
    write("new")
    assert quick.changed(tmp_path, None) == ["committed", "edited", "new"]
    assert quick.changed(tmp_path, "HEAD") == ["edited", "new"]


def test_the_house_itself_is_always_tested() -> None:
    assert set(quick.ALWAYS) <= set(quick.tests_of(ROOT, []))


def test_a_run_ends_when_the_time_is_up(pytester: pytest.Pytester) -> None:
    pytester.makepyfile("def test_one(): pass\ndef test_two(): pass\ndef test_three(): pass\n")
    deadline = quick.Deadline(0)
    result = pytester.inline_run(plugins=[deadline])
    assert (result.ret, deadline.is_up, deadline.ran) == (pytest.ExitCode.INTERRUPTED, True, 1)
