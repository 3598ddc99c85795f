"""`spielwerk play` and `replay` at a pseudo-terminal: what stands on the screen, and what no longer does."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from cli.stage import TWO, at_terminal, before_the_dial
from spielwerk.boards.kit.characters import Paint, columns, shown
from spielwerk.cli.terminal.screen import CLEAR
from spielwerk.cli.terminal.terminal_table import load
from spielwerk.kernel.match import Match

pytestmark = pytest.mark.usefixtures("english")


def test_columns_fill_from_top_to_bottom() -> None:
    assert columns(["a", "b", "c", "d", "e"], 100) == ["a   d", "b   e", "c"]
    assert columns(["x" * 60, "y" * 60], 100) == ["x" * 60, "y" * 60]


def test_paint_is_off_without_colour() -> None:
    assert Paint(False)("word", "bold") == "word"
    assert shown(Paint(True)("word", "bold")) == 4


def test_a_real_terminal_gets_colour_and_the_map(tmp_path: Path) -> None:
    arguments = ["play", "scythe", "--seats", TWO, "--seed", "7", "--data", str(tmp_path)]
    out = at_terminal(arguments, ["1", "q"])
    assert "\033[1;33m" in out
    assert "FACTORY" in out
    assert "The game is saved." in out


def test_no_colour_is_respected(tmp_path: Path) -> None:
    arguments = ["play", "scythe", "--seats", TWO, "--seed", "7", "--data", str(tmp_path)]
    out = at_terminal(arguments, ["q"], NO_COLOR="1")
    assert "FACTORY" in out
    assert not re.search(r"\033\[[0-9;]*[1-9][0-9;]*m", out)


def test_what_another_person_typed_cannot_be_called_back(tmp_path: Path) -> None:
    """Whoever comes after the curtain finds no line of the one before, and nothing deleted."""
    file = before_the_dial(tmp_path, "Ada", "Ben")
    lines = ["", "dial 7\x15dial 1", "card 3", "", "\x19\x1b[A\x1b[A\x1b[A\x15q"]
    out = at_terminal(["play", "--resume", str(file)], lines)
    assert "card 3" in out
    theirs = out.rpartition("\x1b[3J")[2]
    assert "(h: help)" in theirs
    assert "card 3" not in theirs
    assert "dial 1" not in theirs
    assert "dial 7" not in theirs


def test_a_warning_stands_on_the_first_screen(tmp_path: Path) -> None:
    """It is said beside the first question, not wiped before anybody can read it; in both languages."""
    whole = load(Path(__file__).parents[1] / "golden" / "scythe-two.jsonl")
    begun = whole.game.dumps(whole.at(60))
    half = Match(whole.game, whole.seed, names=("", "bot:random"), start=begun)
    file = tmp_path / "half.jsonl"
    file.write_text("\n".join(half.record()) + "\n", encoding="utf-8")
    for lang, said in (("en", "begins in the middle of a game"), ("de", "beginnt mitten in einer Partie")):
        for command in (["play", "--resume"], ["replay"]):
            out = at_terminal([*command, str(file), "--lang", lang], ["q"])
            assert said in " ".join(out.rpartition(CLEAR)[2].split()), (lang, command)


def in_a_pipe(lines: list[str], *arguments: str, **environ: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "spielwerk", *arguments],
        input=("\n".join(lines) + "\n").encode(),
        capture_output=True,
        check=False,
        env={**os.environ, **environ},
    )


def test_where_the_input_is_closed_nobody_is_asked(tmp_path: Path) -> None:
    golden = Path(__file__).parents[1] / "golden" / "dei-two.jsonl"
    save = ["--save", str(tmp_path / "on.jsonl")]
    choices = Match.load(golden.read_text(encoding="utf-8").splitlines()).position
    for arguments, said in (
        (["play", "--resume", str(golden), *save], b"The game is over."),
        (["play", "dei", "--seats", "me,@Ben", "--data", str(tmp_path)], b"The game is saved."),
        (["replay", str(golden)], f"Choice 22 of {choices}".encode()),
    ):
        command = [sys.executable, "-m", "spielwerk", *arguments]
        done = subprocess.run(["sh", "-c", 'exec "$@" <&-', "sh", *command], capture_output=True, check=False)
        assert (done.returncode, done.stderr) == (0, b"")
        assert said in done.stdout


def test_signs_that_cannot_be_encoded_are_replaced(tmp_path: Path) -> None:
    arguments = ["play", "scythe", "--seats", TWO, "--seed", "7", "--data", str(tmp_path)]
    done = in_a_pipe(["b", "q"], *arguments, PYTHONIOENCODING="cp1252")
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"The game is saved." in done.stdout


def test_a_dumb_terminal_gets_plain_text(tmp_path: Path) -> None:
    arguments = ["play", "scythe", "--seats", TWO, "--seed", "7", "--data", str(tmp_path)]
    out = at_terminal(arguments, ["q"], TERM="dumb")
    assert "FACTORY" in out
    assert "\033[2J" not in out
