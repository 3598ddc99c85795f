"""`spielwerk play`: bots from files – who may sit down, and what is said where one cannot."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.stage import ID, Play, at_terminal, saved
from spielwerk import cli
from spielwerk.cli.terminal.terminal_table import load
from spielwerk.kernel.match import Match
from spielwerk.kernel.registry import game

pytestmark = pytest.mark.usefixtures("english")

FIRST = """
class First:
    def choose(self, decision, view, rng):
        return decision.options[0]
"""


@pytest.fixture
def run_marks(tmp_path: Path) -> Path:
    """A file that is there once the code of the bot `marks.py` has run."""
    mark = tmp_path / "it-has-run"
    (tmp_path / "marks.py").write_text(f"open({str(mark)!r}, 'w').close()\n{FIRST}", encoding="utf-8")
    return mark


def record(tmp_path: Path, *names: str, id: str = ID) -> Path:
    """A game of two that has just begun."""
    file = tmp_path / "game.jsonl"
    lines = Match(game(id, seats=2), 4, names=names).record()
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return file


def test_a_replay_runs_no_bot(tmp_path: Path, run_marks: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = record(tmp_path, "", f"bot:{tmp_path / 'marks.py'}:First")
    assert cli.main(["replay", str(file), "--text"]) == 0
    assert not run_marks.exists()
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize(("lang", "said"), [("en", "if you trust it"), ("de", "wenn du ihm traust")])
def test_where_nobody_can_be_asked_a_record_runs_no_file(
    play: Play, tmp_path: Path, run_marks: Path, lang: str, said: str
) -> None:
    bot = tmp_path / "marks.py"
    file = record(tmp_path, "", f"bot:{bot}:First")
    before = file.read_bytes()
    code, out, err = play(["y", "q"], "--resume", str(file), "--lang", lang)
    assert (code, out) == (2, "")
    assert err.startswith(f"spielwerk: {file}:1: ")
    assert err.endswith(" --trust-bots\n")
    assert str(bot) in err
    assert said in err
    assert err.count("\n") == 1
    assert not run_marks.exists()
    assert file.read_bytes() == before


def test_who_trusts_the_file_goes_on_with_its_bot(play: Play, tmp_path: Path, run_marks: Path) -> None:
    file = record(tmp_path, "", f"bot:{tmp_path / 'marks.py'}:First")
    code, out, err = play(["q"], "--resume", str(file), "--trust-bots")
    assert (code, err) == (0, "")
    assert "This is a saved game" in out
    assert run_marks.exists()


@pytest.mark.parametrize(("answer", "runs"), [("y", True), ("n", False), ("", False)])
def test_at_a_terminal_a_person_is_asked_and_told_the_file(
    tmp_path: Path, run_marks: Path, answer: str, runs: bool
) -> None:
    bot = tmp_path / "marks.py"
    file = record(tmp_path, "", f"bot:{bot}:First", id="dei")
    out = at_terminal(["play", "--resume", str(file), "--lang", "en"], [answer, "q"])
    assert str(bot) in "".join(out.split())
    assert "Do you trust this file?" in out
    assert run_marks.exists() is runs
    assert ("--trust-bots" in out) is not runs


def test_our_own_bots_need_no_permission(play: Play, tmp_path: Path) -> None:
    code, _, err = play(["q"], "--resume", str(record(tmp_path, "", "bot:greedy")))
    assert (code, err) == (0, "")


@pytest.mark.parametrize(
    ("bot", "said"),
    [
        ("gone.py:First", "comes from a file that is not there: "),
        ("nobody", "there is no bot 'nobody'"),
        ("\x1b[31m", "there is no bot ' [31m'"),
    ],
)
def test_a_bot_of_a_record_that_is_gone_is_told_with_the_line_that_names_it(
    play: Play, tmp_path: Path, bot: str, said: str
) -> None:
    file = record(tmp_path, "", f"bot:{bot}")
    for arguments in ([], ["--trust-bots"]):
        code, out, err = play(["q"], "--resume", str(file), *arguments)
        assert (code, out) == (2, "")
        assert err.startswith(f"spielwerk: {file}:1: ")
        assert said in err
        assert err.count("\n") == 1


@pytest.mark.parametrize(("lang", "said"), [("en", "nobody in this game is a person"), ("de", "kein Mensch")])
def test_a_record_without_a_person_cannot_be_played_on(
    play: Play, tmp_path: Path, lang: str, said: str
) -> None:
    file = record(tmp_path, "bot:random", "bot:greedy")
    before = file.read_bytes()
    code, out, err = play([], "--resume", str(file), "--lang", lang)
    assert (code, out) == (2, "")
    assert err.startswith(f"spielwerk: {file}:1: ")
    assert said in err
    assert err.count("\n") == 1
    assert file.read_bytes() == before


def test_a_bot_with_a_long_path_plays_and_comes_back(play: Play, tmp_path: Path) -> None:
    folder = tmp_path / "a-folder-with-a-name" / "that-is-longer-than-any-name-of-a-person"
    folder.mkdir(parents=True)
    (folder / "mine.py").write_text(FIRST, encoding="utf-8")
    name = f"{folder / 'mine.py'}:First"
    code, _, err = play(["1", "1", "q"], ID, "--seats", f"me,{name}", "--seed", "3")
    assert (code, err) == (0, "")
    assert load(saved(tmp_path)).names == ("", f"bot:{name}")
    code, _, err = play(["1", "q"], "--resume", str(saved(tmp_path)), "--trust-bots")
    assert (code, err) == (0, "")
    assert load(saved(tmp_path)).names == ("", f"bot:{name}")


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("raise SystemExit(5)", "cannot be read: SystemExit: 5"),
        ("def __init__(self): raise ValueError('no\\nmood')", "cannot sit down: ValueError: no mood"),
        ("def __init__(self): raise SystemExit(5)", "cannot sit down: SystemExit: 5"),
        ("def sit(self, game): raise ValueError('no mood')", "cannot sit down: ValueError: no mood"),
    ],
)
def test_a_bot_that_cannot_sit_down_is_one_line_and_nothing_is_written(
    play: Play, tmp_path: Path, code: str, said: str
) -> None:
    bot = tmp_path / "moody.py"
    source = f"{FIRST}    {code}\n" if code.startswith("def") else f"{code}\n{FIRST}"
    bot.write_text(source, encoding="utf-8")
    for file in ([], ["--save", str(tmp_path / "new.jsonl")]):
        exit_code, out, err = play(["q"], ID, "--seats", f"me,{bot}:First", *file)
        assert (exit_code, out) == (2, "")
        assert said in err
        assert err.count("\n") == 1
        assert not list(tmp_path.rglob("*.jsonl"))


def test_a_bot_that_wants_to_leave_in_the_middle_is_stood_in_for(play: Play, tmp_path: Path) -> None:
    bot = tmp_path / "leaves.py"
    bot.write_text(FIRST.replace("return decision.options[0]", "raise SystemExit(5)"), encoding="utf-8")
    code, out, _ = play(["1"] * 40, ID, "--seats", f"me,{bot}:First", "--seed", "3")
    assert code == 0
    assert "the bot has failed (SystemExit: 5)" in " ".join(out.split())
