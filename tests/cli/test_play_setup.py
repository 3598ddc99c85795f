"""`spielwerk play`: sitting down – what is asked, what is offered, and what cannot be played."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from cli.stage import ID, TWO, Play, saved
from spielwerk.cli.terminal.terminal_table import load
from spielwerk.kernel.game import Game
from spielwerk.kernel.registry import game
from spielwerk.kernel.schema import SetupError

pytestmark = pytest.mark.usefixtures("english")


def test_a_few_questions(play: Play, tmp_path: Path) -> None:
    script = ["9", "3", "atlantis", "nordic", "1", "nobody", "random", "q"]
    code, out, _ = play(script, "scythe", "--seed", "4")
    assert code == 0
    assert "“9” is not possible here; a number from 2 to 7." in out
    assert "“atlantis” is not possible here" in out
    assert "“nobody” is not possible here; random, greedy, autometta," in out
    match = load(saved(tmp_path))
    mine = match.game.setup["seats"][0]
    assert (mine["faction"], mine["mat"], mine["automa"]) == ("nordic", "industrial", None)
    assert match.names == ("", "bot:random", "bot:random")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([], "say which game"),
        (["chess"], "there is no game 'chess'"),
        (["scythe", "--seats", "greedy,greedy"], "nobody at this table is a person"),
        (["scythe", "--seats", "me,nobody"], "there is no bot 'nobody'"),
        (["scythe", "--seats", "me"], "1 given; allowed are 2"),
        (["scythe", "--seats", "me:faction=prussia,greedy"], "'prussia' is not allowed"),
        (["--resume", "/nowhere.jsonl"], "/nowhere.jsonl cannot be read"),
        (["--resume"], "there is no saved game in"),
    ],
)
def test_what_cannot_be_played_is_one_line(play: Play, arguments: list[str], said: str) -> None:
    code, out, err = play([], *arguments)
    assert code == 2
    assert err.startswith("spielwerk: ")
    assert said in err
    assert err.count("\n") == 1
    assert not out


def test_the_questions_offer_the_levels_of_the_automa(play: Play, tmp_path: Path) -> None:
    """Own fields first, without the question whether one is a machine; then who plays the other seats."""
    code, out, _ = play(["2", "", "", "nobody", "ultimaszyna", "q"], "scythe", "--seed", "7")
    assert code == 0
    assert "ultimaszyna" in out, "a wrong answer is told what is possible"
    seats = load(saved(tmp_path)).game.setup["seats"]
    assert [seat["automa"] for seat in seats] == [None, "ultimaszyna"]


def test_a_table_of_machines_alone_has_no_person(play: Play) -> None:
    code, _, err = play([], "scythe", "--seats", "greedy,rules:automa=automa")
    assert code == 2
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    "answers",
    [
        ["7", "", "", ""],
        ["2", "albion", "", ""],
        ["2", "togawa", "militant", "automa"],
        ["2", "", "innovative", ""],
        ["7", "", "", "automa"],
    ],
)
def test_what_needs_a_module_brings_it_along(play: Play, tmp_path: Path, answers: list[str]) -> None:
    """Whoever needs a module for what they chose gets it, and is told."""
    code, out, err = play([*answers, "q"], "scythe", "--seed", "4")
    assert (code, err) == (0, "")
    assert "A module is in play too, since your choice needs it: Invaders from Afar" in out
    assert load(saved(tmp_path)).game.setup["modules"] == ["invaders"]


def test_every_answer_that_is_offered_leads_to_a_game(play: Play, tmp_path: Path) -> None:
    """Where options rule out a mat for a faction, it is not in the list that is shown."""
    agreed = ["--set", "banned_pairs=yes", "--set", "modules=invaders", "--seed", "4"]
    _, out, _ = play(["2", "rusviet"], "scythe", *agreed)
    offered = re.findall(r"^ +(\d+)  ", out.rpartition("rusviet\n")[2], re.M)
    assert 0 < len(offered) < 9
    for n in offered:
        code, _, err = play(["2", "rusviet", n, "", "q"], "scythe", *agreed)
        assert (code, err) == (0, "")
    assert len([*(tmp_path / "terminal").glob("*.jsonl")]) == len(offered), "each in a file of its own"


def test_who_fixes_the_modules_is_offered_no_more_than_they_hold(play: Play) -> None:
    _, out, _ = play(["6", "5"], "scythe", "--set", "modules=")
    assert "“6” is not possible here; a number from 2 to 5." in out
    assert "Saxony Empire" in out
    assert "Clan Albion" not in out
    _, out, _ = play(["6"], "scythe", "--set", "modules=invaders")
    assert "Clan Albion" in out


@pytest.mark.parametrize(
    ("lang", "asked"), [("en", "Who plays the other seats?"), ("de", "Wer spielt die anderen Plätze?")]
)
def test_before_the_question_for_the_others_stands_who_there_is(play: Play, lang: str, asked: str) -> None:
    _, out, _ = play(["2", "", ""], "scythe", "--lang", lang)
    assert f"  random, greedy, autometta, automa, automaszyna, ultimaszyna\n{asked}" in out


def test_a_level_of_the_automa_can_sit_down_by_its_name(
    play: Play, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, _, err = play(["q"], "scythe", "--seats", "me,automa,ultimaszyna:faction=saxony", "--seed", "4")
    assert (code, err) == (0, "")
    match = load(saved(tmp_path))
    assert [seat["automa"] for seat in match.game.setup["seats"]] == [None, "automa", "ultimaszyna"]
    assert match.names == ("", "", "")
    with pytest.raises(SystemExit):
        play([], "--help")
    assert "(me,automa)" in " ".join(capsys.readouterr().out.split())


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["scythe", "--set", "seats=3"], "--set: seats are given with --seats"),
        (["scythe", "--seats", "me,greedy", "--set", "seats=3"], "--set: seats are given with --seats"),
        (["scythe", "--seats", "me,"], "--seats: seat 2 has no bot"),
        (["scythe", "--set", f"deal={'9' * 5000}"], "is not a number from"),
        (["dei", "--resume", "--seats", "me,greedy"], "--seats cannot be used together with --resume"),
        (["dei", "--resume", "--seed", "0"], "--seed cannot be used together with --resume"),
        (["dei", "--resume", "--set", "x=y"], "--set cannot be used together with --resume"),
        (["chess", "--resume"], "there is no game 'chess'"),
        (["dei", "--resume"], "there is no saved game in"),
        (["--resume", "dei"], "there is no saved game in"),
    ],
)
def test_what_does_not_go_together_is_one_line(play: Play, arguments: list[str], said: str) -> None:
    play(["q"], "scythe", "--seats", TWO, "--seed", "7")
    code, out, err = play([], *arguments)
    assert (code, out) == (2, "")
    assert said in err
    assert err.count("\n") == 1


def test_the_numbers_that_are_offered_fit_the_options(play: Play) -> None:
    _, out, _ = play(["2", "4"], "dei", "--set", "oldest=3")
    assert "How many players, 3 to 4? [3]" in out
    assert "“2” is not possible here; a number from 3 to 4." in out
    code, out, err = play(["2"], "dei", "--set", "oldest=9")
    assert (code, out) == (2, "")
    assert "oldest" in err


def test_who_is_refused_after_all_is_asked_again(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game may know reasons that only the whole table shows; the answers before are not lost."""

    def without_automas(id: str, **setup: Any) -> Game:
        if any(seat.get("automa") for seat in setup["seats"]):
            raise SetupError("seats", "no Automas today", "kernel-setup-no-fit")
        return game(id, **setup)

    monkeypatch.setattr("spielwerk.cli.terminal.setup.game", without_automas)
    code, out, err = play(["2", "nordic", "", "automa", "greedy", "q"], "scythe", "--seed", "4")
    assert (code, err) == (0, "")
    assert out.count("Who plays the other seats") == 2
    assert "Nordic Kingdoms: choose a section" in out


@pytest.mark.parametrize(
    ("seats", "more", "deals"),
    [
        ("me,greedy", (), False),
        ("@Ada,@Ben", (), True),
        ("@Ada,@Ben", ("--set", "deals=false"), False),
        ("me,greedy", ("--set", "deals=true"), True),
    ],
)
def test_among_people_coins_may_change_hands(
    play: Play, tmp_path: Path, seats: str, more: tuple[str, ...], deals: bool
) -> None:
    play(["q"], "scythe", "--seats", seats, *more)
    assert load(saved(tmp_path)).game.setup["deals"] is deals


def test_a_choice_that_wants_a_key_is_offered_with_it_alone(play: Play, tmp_path: Path) -> None:
    _, out, _ = play(["1", "nomads", "riders", "q"], ID, "--seed", "1")
    assert "Porters" in out
    assert "Nomads" not in out
    assert "“nomads” is not possible here; a number from 1 to 4." in out
    saved(tmp_path).unlink()
    _, out, _ = play(["1", "nomads", "q"], ID, "--seed", "1", "--set", "spoilers=desert")
    assert "Nomads" in out
    setup = load(saved(tmp_path)).game.setup
    assert setup["seats"][0]["guild"] == "nomads"
    assert "caches" not in setup, "which wants another key"


@pytest.mark.parametrize("field", ["caches", "cachez"])
def test_a_field_that_wants_a_key_is_refused_like_one_that_is_not_there(play: Play, field: str) -> None:
    code, _, err = play([], ID, "--seats", "me", "--set", f"{field}=2")
    assert code == 2
    assert err.replace(field, "x") == (
        "spielwerk: set-up: x: no such field; there is modules | rounds | seats | spoilers | storm\n"
    )
    code, _, err = play(["q"], ID, "--seats", "me", "--set", "caches=2", "--set", "spoilers=hoard")
    assert (code, err) == (0, "")


# --- what a campaign keeps secret


def test_spoilers_open_the_modules_of_a_campaign(play: Play, tmp_path: Path) -> None:
    """They are asked for first; those that exclude each other are refused with their names."""
    script = ["war-track, 5", "nonsense", "4, rivals", "2", "", "", "greedy", "done", "q"]
    code, out, _ = play(script, "scythe", "--spoilers", "--seed", "4")
    assert code == 0
    assert "War track and Peace track cannot be combined." in out
    assert "“nonsense” is not possible here" in out
    assert load(saved(tmp_path)).game.setup["modules"] == ["war-track", "rivals"]


def test_without_them_no_word_of_it(play: Play) -> None:
    _, out, _ = play(["2", "", "", "greedy", "q"], "scythe", "--seed", "4")
    assert "War track" not in out
    assert "Which modules" not in out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--set", "modules=war-track"], "modules[0]: there is no module 'war-track'; choose invaders"),
        (
            ["--spoilers", "--set", "modules=war-track,peace-track"],
            "modules: 'war-track' cannot be combined with 'peace-track'",
        ),
        (["--spoilers", "--set", "modules=rivals", "--seats", ",".join(["me"] * 8)], "seats: 8 given"),
    ],
)
def test_modules_that_cannot_be_played_are_one_line(play: Play, arguments: list[str], said: str) -> None:
    code, out, err = play([], "scythe", "--seats", "me,greedy", *arguments)
    assert (code, out) == (2, "")
    assert said in err
    assert err.count("\n") == 1
