"""`spielwerk play`: scripted sessions – whole games, commands, and machines that the rules play."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cli.stage import ID, TWO, TWO_AUTOMAS, Play, before_the_dial, saved
from spielwerk.bots.registry import seated
from spielwerk.cli.terminal.bots import seat_bots
from spielwerk.cli.terminal.screen import Screen
from spielwerk.cli.terminal.session import Session
from spielwerk.cli.terminal.terminal_table import TerminalTable, load
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.match import Match
from spielwerk.kernel.registry import game

pytestmark = pytest.mark.usefixtures("english")


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
    assert "Rusviet Union: choose a section of your mat." in out
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


def test_a_copy_is_saved_over_nothing_but_an_earlier_copy(play: Play, tmp_path: Path) -> None:
    diary, copy = tmp_path / "diary.txt", tmp_path / "copy.jsonl"
    diary.write_text("Dear diary")
    commands = [f"w {diary}", f"w {copy}", "produce", f"w {copy}", "q"]
    _, out, _ = play(commands, "scythe", "--seats", TWO, "--seed", "7")
    assert f"{diary} exists already and stays as it is" in out.replace("\n", " ")
    assert diary.read_text() == "Dear diary"
    assert "produce" in [c.option.text for c in load(copy).choices]


def test_the_others_secrets_are_not_told(play: Play) -> None:
    _, out, _ = play(["l 99", "m 2", "q"], "scythe", "--seats", TWO, "--seed", "7")
    assert "Saxony Empire draws a combat card." in out
    assert "Saxony Empire draws a combat card with" not in out
    assert "Rusviet Union draws a combat card with value" in out


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


def test_how_a_combat_ended_is_told_after_ones_own_dial(play: Play, tmp_path: Path) -> None:
    script = ["dial 6", "card 1", "card 1", "q"]
    _, out, _ = play(script, "--resume", str(before_the_dial(tmp_path, "", "bot:greedy")))
    told = out.rpartition("> card 1")[2]
    assert "Since your last choice" in told
    assert "wins the combat" in told


def test_where_little_fits_the_end_of_a_combat_is_not_what_is_left_out(tmp_path: Path) -> None:
    match = load(before_the_dial(tmp_path, "", "bot:greedy"))
    table = TerminalTable(match, tmp_path / "on.jsonl", seat_bots(match))
    while (d := table.asked()) is not None and d.seat in table.bots:
        table.let_bot_choose(d)
    for option in ("dial 6", "card 1", "card 1"):
        table.match.choose(option, 0)
    events = table.since(0)
    assert len(table.sentences(events)) > 8
    told = Session(table, Screen())._foremost(events, 2)
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
