"""`spielwerk play`: leaving and coming back – where games are saved, and which one is resumed."""

from __future__ import annotations

import io
import json
import os
import shlex
import stat
import sys
from pathlib import Path
from typing import Any

import pytest

from cli.stage import ID, TWO, Play, saved
from kernel.records import resummed
from spielwerk import cli
from spielwerk.cli.terminal.setup import new_file, newest
from spielwerk.cli.terminal.terminal_table import load
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.frame import CHANCE
from spielwerk.kernel.match import Match
from spielwerk.kernel.registry import game

pytestmark = pytest.mark.usefixtures("english")


def test_leaving_loses_nothing_and_resume_goes_on(play: Play, tmp_path: Path) -> None:
    code, out, _ = play(["bolster", "take power 2"], "scythe", "--seats", TWO, "--seed", "7")
    assert code == 0  # the input has ended
    assert "spielwerk play --resume" in out
    first = load(saved(tmp_path))
    code, out, _ = play(["end", "q"], "--resume")
    assert code == 0
    assert "This is a saved game" in out
    second = load(saved(tmp_path))
    assert [c.option for c in second.choices[: first.position]] == [c.option for c in first.choices]
    assert second.position > first.position
    assert second.names == ("", "bot:greedy")


def of_other_rules(match: Match) -> list[str]:
    """Its record, intact, but with a first choice that is no longer allowed."""
    lines = match.record()
    first = next(i for i, line in enumerate(lines) if line.startswith('"bid'))
    return resummed([*lines[:first], '"stop"', *lines[first + 1 :]])


def test_a_record_that_holds_more_than_can_be_played_on_stays_as_it_is(play: Play, tmp_path: Path) -> None:
    match = Match(game(ID, seats=2, rounds=9), 4, names=("", "bot:random"))
    rng = Rng(4)
    while match.position < 150:
        d = match.decisions[0]
        match.choose(d.options[rng.below(len(d.options))], d.seat)
    file = tmp_path / "old.jsonl"
    before = "\n".join(of_other_rules(match)) + "\n"
    file.write_text(before, encoding="utf-8")
    code, out, _ = play(["1", "q"], "--resume", str(file))
    assert code == 0
    assert "stays as it is" in out
    assert file.read_text(encoding="utf-8") == before
    again = load(tmp_path / "old-2.jsonl")
    assert again.position > 0
    assert "This record was made with other rules." in " ".join(out.split())
    _, out, _ = play(["q"], "--resume", str(file), "--save", str(tmp_path / "de.jsonl"), "--lang", "de")
    assert "Diese Aufzeichnung entstand mit anderen Regeln." in " ".join(out.split())
    play(["1", "q"], "--resume", str(tmp_path / "old-2.jsonl"))
    assert not (tmp_path / "old-2-2.jsonl").exists(), "what begins in the middle loses nothing more"


@pytest.mark.parametrize(
    ("lang", "facts"),
    [
        (
            "en",
            "“stop” cannot be chosen there. This record was made with other rules. The game goes on from the "
            "position after choice 100; what came before can no longer be shown. Choices from line {} on no "
            "longer fit and are left out.",
        ),
        (
            "de",
            "„stop“ kann dort nicht gewählt werden. Diese Aufzeichnung entstand mit anderen Regeln. Weiter "
            "geht es mit der Stellung nach Wahl 100; was davor war, lässt sich nicht mehr zeigen. Ab Zeile "
            "{} passen die Entscheidungen nicht mehr und fallen weg.",
        ),
    ],
)
def test_what_is_missing_is_told_before_the_first_curtain(
    play: Play, tmp_path: Path, capsys: pytest.CaptureFixture[str], lang: str, facts: str
) -> None:
    """Two people, and nobody answers: it is told all the same.  Beside a story it is no part of it."""
    match = Match(game(ID, seats=2, rounds=9), 4, names=("Ada", "Ben"))
    rng = Rng(4)
    while match.position < 150:
        d = match.decisions[0]
        match.choose(d.options[rng.below(len(d.options))], d.seat)
    lines = of_other_rules(match)
    last = max(i for i, line in enumerate(lines) if line.startswith('"bid'))
    first = lines.index('"stop"')
    lines = resummed([*lines[:last], '"bid 99"', *lines[last + 1 :]])
    file = tmp_path / "old.jsonl"
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    said = f"{file}:{first + 1}: {facts.format(last + 1)}"
    code, out, _ = play([], "--resume", str(file), "--lang", lang)
    assert code == 0
    before, curtain, _ = "".join(out.split()).partition("(Ben)")
    assert curtain
    assert said.replace(" ", "") in before
    assert cli.main(["replay", str(file), "--text", "--lang", lang]) == 0
    story, err = capsys.readouterr()
    assert err == f"{said}\n"
    assert said not in " ".join(story.split())


def test_a_file_that_is_there_is_not_overwritten(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "precious.txt"
    file.write_text("a letter", encoding="utf-8")
    play(["q"], ID, "--seats", "me,greedy")
    game_before = saved(tmp_path).read_bytes()
    for arguments in ([ID], [ID, "--seats", "me,greedy"], ["--resume"], ["--resume", str(saved(tmp_path))]):
        code, out, err = play(["1", "q"], *arguments, "--save", str(file))
        assert (code, out) == (2, "")
        assert err.startswith(f"spielwerk: {file} exists already")
        assert err.count("\n") == 1
        assert file.read_text(encoding="utf-8") == "a letter"
        assert saved(tmp_path).read_bytes() == game_before
    code, _, err = play(["q"], "--resume", "/nowhere.jsonl", "--save", str(file))
    assert code == 2
    assert "/nowhere.jsonl cannot be read" in err


def test_a_resumed_game_may_be_saved_where_it_was(play: Play, tmp_path: Path) -> None:
    play(["q"], ID, "--seats", "me,greedy", "--seed", "3")
    before = load(saved(tmp_path)).position
    code, _, err = play(["1", "q"], "--resume", "--save", str(saved(tmp_path)))
    assert (code, err) == (0, "")
    assert load(saved(tmp_path)).position > before


def test_a_record_that_cannot_go_on_says_why_in_the_language_of_the_terminal(
    play: Play, tmp_path: Path
) -> None:
    file = tmp_path / "broken.jsonl"
    file.write_text("\n".join(Match(game(ID, seats=2), 4).record()[:-1]) + "\n", encoding="utf-8")
    last = file.read_text(encoding="utf-8").count("\n")
    for lang, said in (("en", "The closing line is missing."), ("de", "Die Schlusszeile fehlt.")):
        code, out, err = play(["q"], "--resume", str(file), "--lang", lang)
        assert (code, out) == (2, "")
        assert err == f"spielwerk: {file}:{last}: {said}\n"


def test_names_of_any_letters_come_back_in_one_line(play: Play, tmp_path: Path) -> None:
    play(["q"], ID, "--seats", "@A\u2028B\x1b[31m,@C\x85D")
    file = saved(tmp_path)
    assert load(file).names == ("A B [31m", "C D")
    raw = file.read_text(encoding="utf-8").replace("A B [31m", "A\u2028B")
    file.write_text("\ufeff" + raw, encoding="utf-8")
    _, out, err = play(["q"], "--resume")
    assert "sum of the lines" in out + err, "only the hand that changed it is told"


def test_interrupted_it_is_saved(play: Play, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(_prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    code, out, _ = play([], "scythe", "--seats", TWO, "--seed", "7")
    assert code == 130
    assert "The game is saved." in out
    assert load(saved(tmp_path)).position > 0


def test_bots_play_the_same_after_a_resume(play: Play, tmp_path: Path) -> None:
    turn = ["bolster", "take power 2", "end"]
    play([*turn, "q"], "scythe", "--seats", TWO, "--seed", "7")
    whole = [c.option.text for c in load(saved(tmp_path)).choices]
    saved(tmp_path).unlink()
    play([turn[0], "q"], "scythe", "--seats", TWO, "--seed", "7")
    play([*turn[1:], "q"], "--resume")
    assert [c.option.text for c in load(saved(tmp_path)).choices] == whole


def test_resume_takes_the_game_that_is_named_and_rather_one_that_goes_on(play: Play, tmp_path: Path) -> None:
    folder = tmp_path / "terminal"
    play(["q"], "scythe", "--seats", TWO, "--seed", "7")
    (unfinished,) = folder.glob("*.jsonl")
    play(["1"] * 400, ID, "--seats", "me,greedy", "--seed", "3", "--set", "rounds=2")
    over = next(file for file in folder.glob("*.jsonl") if file != unfinished)
    os.utime(unfinished, (1, 1))
    for arguments in (["--resume"], ["scythe", "--resume"], ["--resume", "scythe"]):
        _, out, _ = play(["q"], *arguments)
        assert str(unfinished) in out.replace("\n", ""), arguments
        os.utime(unfinished, (1, 1))
    _, out, _ = play(["q"], ID, "--resume")
    assert str(over) in out.replace("\n", "")
    assert "The game is over." in out
    code, _, err = play(["q"], ID, "--resume", str(unfinished))
    assert code == 2
    assert "is a game of scythe" in err


def test_a_game_that_was_killed_in_its_first_moments_is_no_game_to_resume(play: Play, tmp_path: Path) -> None:
    folder = tmp_path / "terminal"
    folder.mkdir()
    new_file(folder, ID)
    code, _, err = play(["q"], "--resume")
    assert code == 2
    assert "no saved game" in err
    play(["q"], ID, "--seats", "me,greedy", "--seed", "3")
    left = newest(folder)
    assert left.stat().st_size
    later = left.stat().st_mtime + 60
    os.utime(new_file(folder, ID), (later, later))
    assert newest(folder) == newest(folder, ID) == left
    code, out, _ = play(["q"], "--resume")
    assert code == 0
    assert "This is a saved game" in out


def test_two_games_of_one_second_have_a_file_each(
    play: Play, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("time.strftime", lambda *_: "20300101-120000")
    for seed in ("1", "2", "3"):
        play(["q"], ID, "--seats", "me,greedy", "--seed", seed)
    files = sorted((tmp_path / "terminal").glob("*.jsonl"))
    assert len(files) == 3
    assert {load(file).seed for file in files} == {1, 2, 3}


def test_the_command_to_go_on_can_be_pasted(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "a b$(c).jsonl"
    _, out, _ = play(["q"], ID, "--seats", "me,greedy", "--save", str(file))
    line = next(line for line in out.splitlines() if "--resume" in line)
    assert shlex.split(line) == ["spielwerk", "play", "--resume", str(file)]


def test_others_on_the_machine_cannot_read_a_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It holds the hidden cards; folder and files are for their owner alone, as the server has it."""
    data = tmp_path / "new"
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\nq\n"))
    assert cli.main(["play", ID, "--seats", "me,greedy", "--data", str(data)]) == 0
    for folder in (data, data / "terminal"):
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert stat.S_IMODE(saved(data).stat().st_mode) == 0o600


def test_a_game_in_which_luck_was_asked_goes_on_by_itself(tmp_path: Path) -> None:
    match = Match(game(ID, seats=2, chance="ask"), 1)
    while match.decision is not None and match.decision.seat != CHANCE:
        match.choose(match.decision.options[0])
    file = tmp_path / "asked.jsonl"
    file.write_text("\n".join(match.record()) + "\n", encoding="utf-8")
    resumed = load(file)
    assert resumed.decision is not None
    assert resumed.decision.seat in resumed.game.seats


# --- luck


TOGETHER = ("dei", "--seats", "me,@Ben")


def header(file: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8").partition("\n")[0])
    return found


def test_the_record_of_several_people_holds_no_luck_to_come(play: Play, tmp_path: Path) -> None:
    code, out, _ = play(["q"], *TOGETHER, "--data", str(tmp_path))
    assert code == 0
    found = header(saved(tmp_path))
    assert found["seed"] == 0
    assert found["luck"].keys() == {"seal"}
    assert found["luck"]["seal"] in out.replace("\n", "").replace(" ", "")


def test_several_people_go_on_with_new_luck(play: Play, tmp_path: Path) -> None:
    play(["q"], *TOGETHER, "--data", str(tmp_path))
    before = header(saved(tmp_path))["luck"]["seal"]
    play(["q"], "--resume", str(saved(tmp_path)))
    after = header(saved(tmp_path))["luck"]
    assert after["seal"] != before
    assert after["since"] == load(saved(tmp_path)).position


def test_a_seed_for_several_people_is_told_to_all(play: Play, tmp_path: Path) -> None:
    _, out, _ = play(["q"], *TOGETHER, "--seed", "7", "--data", str(tmp_path))
    assert "follows from the seed 7" in " ".join(out.split())
    assert header(saved(tmp_path))["seed"] == 7


def test_somebody_alone_keeps_the_seed(play: Play, tmp_path: Path) -> None:
    play(["q"], "dei", "--seats", "me,greedy", "--data", str(tmp_path))
    found = header(saved(tmp_path))
    assert found["seed"] > 0
    assert "luck" not in found
