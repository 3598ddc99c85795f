"""`spielwerk play`: scripted sessions, in a pipe and at a pseudo-terminal, in both languages."""

from __future__ import annotations

import io
import os
import pty
import re
import select
import shlex
import stat
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

import sample
from spielwerk import cli
from spielwerk.bots.registry import seated
from spielwerk.cli.terminal.screen import CLEAR, Paint, Screen, columns, shown
from spielwerk.cli.terminal.session import Session
from spielwerk.cli.terminal.sitting import Sitting, load
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.match import Match
from spielwerk.kernel.record import Check, Closing, Writer
from spielwerk.kernel.registry import game

ID = sample.BOX.id
TWO = "me:faction=rusviet:mat=mechanical,greedy:faction=saxony:mat=industrial"
Play = Callable[..., tuple[int, str, str]]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Play:
    """Play with these lines as input; gives exit code, output and errors."""

    def session(lines: list[str], *arguments: str) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join(lines) + "\n"))
        code = cli.main(["play", *arguments, "--data", str(tmp_path)])
        out, err = capsys.readouterr()
        return code, out, err

    return session


def saved(folder: Path) -> Path:
    (file,) = (folder / "terminal").glob("*.jsonl")
    return file


# --- whole games


def test_a_whole_small_game(play: Play, tmp_path: Path) -> None:
    """Always the first option, until the game is over; it ends with the places and a finished record."""
    code, out, _ = play(["1"] * 400, ID, "--seats", "me,greedy", "--seed", "3", "--set", "rounds=2")
    assert code == 0
    assert "The game is over." in out
    assert re.search(r"^1\. .*: \d+", out, re.M)
    assert load(saved(tmp_path)).state.over


def test_two_people_and_a_curtain(play: Play) -> None:
    """Nothing of the one is on the screen before the other has said that it is theirs."""
    code, out, _ = play([""] + ["1", "1", ""] * 60, ID, "--seats", "@Ada,@Ben", "--seed", "3")
    assert code == 0
    assert re.search(r"The next to play is .*\(Ada\)", out)
    assert re.search(r"The next to play is .*\(Ben\)", out)


def test_some_turns_of_scythe_by_words_and_numbers(play: Play, tmp_path: Path) -> None:
    script = ["bolster", "take power 2", "1", "q"]
    code, out, _ = play(script, "scythe", "--seats", TWO, "--seed", "7")
    assert code == 0
    assert "Rusviet Union: choose a section of your player mat." in out
    assert "End the turn" in out
    assert "Since your last choice" in out  # the bot has moved meanwhile
    texts = [c.option.text for c in load(saved(tmp_path)).choices]
    assert {"bolster", "take power 2", "end"} <= {*texts}


def test_whole_gestures_come_first(play: Play, tmp_path: Path) -> None:
    """A named answer stands before the single options and plays the gesture to its end."""
    match = Match(game("scythe", seats=2, deal=7), 7, names=["", "bot:random"])
    bots = [seated("greedy", match.game) for _ in match.game.seats]
    while (d := match.decision) is not None and (d.seat, d.kind) != (0, "scythe.turn.Gain"):
        match.choose(bots[d.seat].choose(d, lambda s=d.seat: match.game.view(match.state, s), Rng(1)))  # type: ignore[misc]
    assert d is not None
    (tmp_path / "half.jsonl").write_text("\n".join(match.record()) + "\n", encoding="utf-8")
    _, out, _ = play(["1", "q"], "--resume", str(tmp_path / "half.jsonl"))
    assert re.search(r"^ +1 »Take everything", out, re.M)
    assert load(tmp_path / "half.jsonl").choices[match.position].option is d.options[0]


# --- commands


def test_undo_and_choose_again(play: Play, tmp_path: Path) -> None:
    _, out, _ = play(["produce", "u", "r", "u", "u", "q"], "scythe", "--seats", TWO, "--seed", "7")
    assert "There is nothing to take back." in out
    assert all(c.option.text != "produce" or c.seat != 0 for c in load(saved(tmp_path)).choices)


def test_undo_takes_back_what_bots_did_in_between(play: Play, tmp_path: Path) -> None:
    script = ["bolster", "take power 2", "end", "u", "q"]
    play(script, "scythe", "--seats", TWO, "--seed", "7")
    match = load(saved(tmp_path))
    assert match.decision is not None
    assert (match.decision.seat, match.decision.kind) == (0, "scythe.turn.EndTurn")


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("99", "There is no option 99; choose 1 to 4."),
        ("dance", "“dance” is neither an option nor a command. Choose 1 to 4, or h for help."),
        ("m 9", "There is no seat 9; there are 1 to 2."),
        ("?", "Say what you are looking for, for example: ? combat"),
        ("? xyzzy", "No rule has “xyzzy” in it."),
        ("w", "Say where to: w FILE"),
        ("w /dev/null/file", "/dev/null/file cannot be written"),
        ("r", "There is nothing to choose again."),
        ("h", "look up a rule"),
        ("s", "Score now"),
        ("l 3", "Turn 1:"),
        ("b", "Encounter tokens"),
        ("m", "Power"),
        ("m 2", "Saxony Empire: player mat"),
        ("? combat", "scythe.combat."),
        ("? scythe.move.adjacent", "scythe.move.adjacent"),
    ],
)
def test_commands_and_wrong_lines(play: Play, line: str, said: str) -> None:
    code, out, err = play([line, "q"], "scythe", "--seats", TWO, "--seed", "7")
    assert code == 0
    assert said in out
    assert not err


def test_the_board_is_drawn_with_its_pieces(play: Play) -> None:
    _, out, _ = play(["b", "q"], "scythe", "--seats", TWO, "--seed", "7")
    assert "FACTORY" in out
    assert "V3     |" in out
    assert "(Rusvi)" in out
    assert max(map(len, out.partition("The game is saved")[0].splitlines())) <= 100


def test_a_copy_can_be_saved(play: Play, tmp_path: Path) -> None:
    copy = tmp_path / "copy.jsonl"
    _, out, _ = play(["produce", f"w {copy}", "q"], "scythe", "--seats", TWO, "--seed", "7")
    assert f"Saved in {copy}" in out.replace("\n", " ")
    assert "produce" in [c.option.text for c in load(copy).choices]


def test_the_others_secrets_are_not_told(play: Play) -> None:
    _, out, _ = play(["l 99", "m 2", "q"], "scythe", "--seats", TWO, "--seed", "7")
    assert "Saxony Empire draws a combat card." in out
    assert "Saxony Empire draws a combat card with" not in out
    assert "Rusviet Union draws a combat card with value" in out


# --- leaving and coming back


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
    out = Writer()
    lines = match.record()
    first = next(i for i, line in enumerate(lines) if line.startswith('"bid'))
    for line in (*lines[:first], '"stop"', *lines[first + 1 :]):
        if line.startswith('{"at"'):
            out.add_summed(msgspec.json.decode(line, type=Check))
        elif line.startswith('{"end"'):
            out.add_summed(msgspec.json.decode(line, type=Closing))
        else:
            out.put(line)
    return out.lines


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
    assert "The match goes on from the position after" in " ".join(out.split())
    _, out, _ = play(["q"], "--resume", str(file), "--save", str(tmp_path / "de.jsonl"), "--lang", "de")
    assert "Diese Aufzeichnung entstand mit anderen Regeln." in out
    play(["1", "q"], "--resume", str(tmp_path / "old-2.jsonl"))
    assert not (tmp_path / "old-2-2.jsonl").exists(), "what begins in the middle loses nothing more"


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


# --- setting up


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


def test_german(play: Play) -> None:
    code, out, _ = play(
        ["tanz", "h", "? Kampf", "q"], "scythe", "--seats", TWO, "--seed", "7", "--lang", "de"
    )
    assert code == 0
    assert "Wähle einen Bereich" in out
    assert "„tanz“ ist weder eine Möglichkeit noch ein Befehl." in out
    assert "eine Regel nachschlagen" in out
    assert "scythe.combat." in out
    assert "Das Spiel ist gespeichert." in out


# --- the screen


def test_columns_fill_from_top_to_bottom() -> None:
    assert columns(["a", "b", "c", "d", "e"], 100) == ["a   d", "b   e", "c"]
    assert columns(["x" * 60, "y" * 60], 100) == ["x" * 60, "y" * 60]


def test_paint_is_off_without_colour() -> None:
    assert Paint(False)("word", "bold") == "word"
    assert shown(Paint(True)("word", "bold")) == 4


def at_terminal(arguments: list[str], lines: list[str], **environ: str) -> str:
    """What a real terminal of 100 × 40 would show."""
    main, side = pty.openpty()
    known = {**os.environ, "COLUMNS": "100", "LINES": "40", "TERM": "xterm-256color", **environ}
    process = subprocess.Popen(
        [sys.executable, "-m", "spielwerk", *arguments], stdin=side, stdout=side, stderr=side, env=known
    )
    os.close(side)
    found = b""
    waiting = time.monotonic() + 60
    while time.monotonic() < waiting:
        ready, _, _ = select.select([main], [], [], 0.2)
        if ready:
            try:
                found += os.read(main, 65536)
            except OSError:
                break
        elif lines and found.rstrip().endswith((b">\x1b[0m", b">")):
            os.write(main, f"{lines.pop(0)}\n".encode())
            time.sleep(0.1)
    process.wait(10)
    os.close(main)
    return found.decode()


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


# --- machines that the rules play


def test_alone_against_an_automa_that_says_why(play: Play) -> None:
    """No curtain, since there is one person; `why` tells the last turn of the Automa with all its steps."""
    seats = "me:faction=rusviet:mat=mechanical,rules:faction=saxony:automa=automa"
    script = ["why", "bolster", *["1"] * 3, "why", "q"]
    code, out, err = play(script, "scythe", "--seats", seats, "--seed", "7")
    assert (code, err) == (0, "")
    assert "The next to play is" not in out
    assert "Nobody has given reasons yet." in out, "before its first turn"
    assert re.search(r"Saxony Empire draws card \d+ \(scheme I\)", out)
    assert re.search(r"^  Card \d+, scheme I\.$", out, re.M)
    assert "→" in out


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


TWO_AUTOMAS = "me:faction=nordic:mat=engineering,x:automa=automa,x:automa=automa"


def test_the_turns_of_all_automas_are_told_after_ones_own(play: Play) -> None:
    """They came about with one's own choice, the end of the turn: recap and `why` hold both of them."""
    script = ["4", "1", "1", "end", "why", "2", "why", "q"]
    _, out, _ = play(script, "scythe", "--seats", TWO_AUTOMAS, "--seed", "5")
    recap, asked, again = re.split(r"> why$", out.partition("> end\n")[2], flags=re.M)
    assert "Since your last choice" in recap
    for told in (recap, asked, again):
        assert "Crimean Khanate draws card 18 (scheme I)" in told
        assert "Republic of Polania draws card 1 (scheme I)" in told
    assert "Nordic Kingdoms produces" not in out, "one's own plain choices are not told again"


def before_the_dial(tmp_path: Path, *names: str) -> Path:
    """A game of two before the attacker sets the dial; the defender, seat 0, comes after."""
    whole = load(Path(__file__).parents[1] / "golden" / "scythe-two.jsonl")
    match = whole.fork(next(i for i, choice in enumerate(whole.choices) if choice.secret))
    match.names = names
    file = tmp_path / "combat.jsonl"
    file.write_text("\n".join(match.record()) + "\n", encoding="utf-8")
    return file


def test_how_a_combat_ended_is_told_after_ones_own_dial(play: Play, tmp_path: Path) -> None:
    script = ["dial 6", "card 1", "card 1", "q"]
    _, out, _ = play(script, "--resume", str(before_the_dial(tmp_path, "", "bot:greedy")))
    told = out.rpartition("> card 1")[2]
    assert "Since your last choice" in told
    assert "wins the combat" in told


def test_where_little_fits_the_end_of_a_combat_is_not_what_is_left_out(tmp_path: Path) -> None:
    sitting = Sitting(load(before_the_dial(tmp_path, "", "bot:greedy")), tmp_path / "on.jsonl")
    while (d := sitting.asked()) is not None and d.seat in sitting.bots:
        sitting.let_bot_choose(d)
    for option in ("dial 6", "card 1", "card 1"):
        sitting.match.choose(option, 0)
    events = sitting.since(0)
    assert len(sitting.told(events)) > 8
    told = Session(sitting, Screen())._foremost(events, 2)
    assert len(told) == 2
    assert any("wins the combat" in line for line in told)


def test_undo_at_a_sealed_question_goes_past_what_a_bot_sealed(play: Play, tmp_path: Path) -> None:
    """The bot seals first; taking back only that would bring it about again, for ever."""
    file = before_the_dial(tmp_path, "bot:greedy", "")
    mine = max(i for i, choice in enumerate(load(file).choices) if choice.seat == 1)
    play(["u", "q"], "--resume", str(file))
    assert load(file).position <= mine
    assert load(file).decisions[0].seat == 1


def test_choosing_again_brings_back_ones_own_gesture_and_the_bots_answers(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    script = ["bolster", "take power 2", "end"]
    play([*script, "q"], "scythe", "--seats", TWO, "--seed", "7", "--save", str(file))
    whole = [c.option.text for c in load(file).choices]
    play(["u", "r", "q"], "--resume", str(file))
    assert [c.option.text for c in load(file).choices] == whole


def test_the_last_screen_tells_how_it_came_to_that(play: Play) -> None:
    _, out, _ = play(["1"] * 400, ID, "--seats", "me,greedy", "--seed", "3", "--set", "rounds=2")
    assert "Since your last choice" in out.rpartition("(h: help) > ")[2].partition("The game is over.")[0]


def test_what_another_person_typed_cannot_be_called_back(tmp_path: Path) -> None:
    """Whoever comes after the curtain finds no line of the one before under the arrow keys."""
    file = before_the_dial(tmp_path, "Ada", "Ben")
    lines = ["", "dial 1", "card 3", "", "\x1b[A\x1b[A\x1b[A\x15q"]
    out = at_terminal(["play", "--resume", str(file)], lines)
    assert "card 3" in out
    theirs = out.rpartition("\x1b[3J")[2]
    assert "(h: help)" in theirs
    assert "card 3" not in theirs
    assert "dial 1" not in theirs


# --- a table that can be played


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


def test_the_question_for_the_others_names_who_there_is(play: Play) -> None:
    _, out, _ = play(["2", "", ""], "scythe")
    assert "Who plays the other seats: random, greedy, autometta, automa, automaszyna, ultimaszyna?" in out
    _, out, _ = play(["2", "", ""], "scythe", "--lang", "de")
    assert "Wer spielt die anderen Plätze: random, greedy, autometta, automa" in out


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


# --- files


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


# --- screens and lines of every kind


def test_a_warning_stands_on_the_first_screen(tmp_path: Path) -> None:
    """It is said beside the first question, not wiped before anybody can read it; in both languages."""
    whole = load(Path(__file__).parents[1] / "golden" / "scythe-two.jsonl")
    begun = whole.game.dumps(whole.at(60))
    half = Match(whole.game, whole.seed, names=("", "bot:random"), start=begun)
    file = tmp_path / "half.jsonl"
    file.write_text("\n".join(half.record()) + "\n", encoding="utf-8")
    for lang, said in (("en", "begins in the middle of a match"), ("de", "beginnt mitten in einer Partie")):
        for command in (["play", "--resume"], ["replay"]):
            out = at_terminal([*command, str(file), "--lang", lang], ["q"])
            assert said in " ".join(out.rpartition(CLEAR)[2].split()), (lang, command)


def test_a_number_beyond_all_bounds_is_no_option(play: Play) -> None:
    long = "9" * 5000
    code, out, err = play([long, f"l {long}", f"m {long}", "q"], "scythe", "--seats", TWO, "--seed", "7")
    assert (code, err) == (0, "")
    assert f"There is no option {'9' * 39}…; choose 1 to 4." in out.replace("\n", " ")
    code, _, err = play([long, "2"], "scythe")
    assert (code, err) == (0, "")


def test_leaving_at_the_curtain(play: Play) -> None:
    code, out, _ = play(["q"], ID, "--seats", "@Ada,@Ben", "--seed", "3")
    assert code == 0
    assert "(h: help)" not in out
    assert "The game is saved." in out


def in_a_pipe(lines: list[str], *arguments: str, **environ: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "spielwerk", *arguments],
        input=("\n".join(lines) + "\n").encode(),
        capture_output=True,
        check=False,
        env={**os.environ, **environ},
    )


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
