"""`spielwerk replay`: the story of a record, and going through it step by step."""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import sample  # noqa: F401 – registers the sample game, whose record is replayed here
import spielwerk
from spielwerk import cli
from spielwerk.cli.replay import PlayedMatch, after, before
from spielwerk.cli.terminal.terminal_table import load
from spielwerk.kernel.frame import SPECTATOR
from spielwerk.kernel.luck import Keyed, Luck, Seeded
from spielwerk.kernel.match import Match

GOLDEN = Path(__file__).parents[1] / "golden"
SAMPLE, SCYTHE = GOLDEN / "sample-smugglers.jsonl", GOLDEN / "scythe-three.jsonl"
CHESS = '{"spielwerk":1,"game":"chess","rules":1,"setup":{},"seed":1}\n'
Replay = Callable[..., tuple[int, str, str]]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")


@pytest.fixture
def replay(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Replay:
    def session(lines: list[str], *arguments: str) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join(lines) + "\n"))
        code = cli.main(["replay", *arguments])
        out, err = capsys.readouterr()
        return code, out, err

    return session


def test_the_story_has_every_turn_and_the_end(replay: Replay) -> None:
    code, out, _ = replay([], str(SCYTHE), "--text")
    assert code == 0
    match = load(SCYTHE)
    turns = match.game.box.turns(match.state)
    assert turns is not None
    assert all(f"Turn {n}:" in out for n in range(1, min(turns, 99) + 1))
    assert "The game is over." in out


def test_a_spectator_is_not_told_what_a_seat_drew(replay: Replay) -> None:
    _, public, _ = replay([], str(SCYTHE), "--text")
    _, mine, _ = replay([], str(SCYTHE), "--text", "--seat", "1")
    told = re.compile(r"draws? a combat card with value")
    assert not told.search(public)
    assert told.search(mine)


def test_the_story_in_german(replay: Replay) -> None:
    _, out, _ = replay([], str(SCYTHE), "--text", "--lang", "de")
    assert "Zug 1:" in out
    assert "Das Spiel ist zu Ende." in out


def test_step_by_step(replay: Replay) -> None:
    last = f"{load(SCYTHE).position:,}"
    code, out, _ = replay(["", "p", "t", "T", "e", "b", "100", "9999", "dance", "l", "q"], str(SCYTHE))
    assert code == 0
    assert f"Choice {last} of {last}" in out
    assert f"Choice 0 of {last}" in out
    assert f"Choice 100 of {last}" in out
    assert f"This game has the positions 0 to {last}." in out
    assert "“dance” is not a command here" in out
    assert "This is the end of the record." in out


def test_forward_by_gesture_and_turn_reaches_the_end_and_comes_back() -> None:
    played = PlayedMatch(load(SAMPLE), SPECTATOR)
    for moments in (played.gestures, played.turns):
        at, seen = moments[0], [moments[0]]
        while at != played.last:
            at = after(moments, at)
            seen.append(at)
        assert seen == moments
        while at != moments[0]:
            at = before(moments, at)
            assert at == seen[seen.index(at)]
    assert after(played.gestures, played.last) == played.last
    assert before(played.gestures, played.gestures[0]) == played.gestures[0]


def test_turns_begin_where_the_count_goes_up() -> None:
    match = load(SCYTHE)
    played = PlayedMatch(match, SPECTATOR)
    counts = [match.game.box.turns(match.at(p)) for p in played.turns[:20]]
    assert counts == [*range(1, 21)]


@pytest.mark.parametrize(
    ("content", "english", "german"),
    [
        ("", "The record is empty.", "Die Aufzeichnung ist leer."),
        ("hello\n", "This is not the first line of a record.", "Das ist nicht die erste Zeile einer "),
        ('{"some": "json"}\n', "This is not the first line of a record.", "Das ist nicht die erste Zeile "),
        ('{"spielwerk": 99}\n', "Format 99 is not known here;", "Format 99 ist hier unbekannt;"),
        (CHESS, "a game that is not installed here: chess.", "das hier nicht installiert ist: chess."),
    ],
)
def test_what_is_no_record_is_one_line_in_the_language_of_the_terminal(
    replay: Replay, tmp_path: Path, content: str, english: str, german: str
) -> None:
    file = tmp_path / "bad.jsonl"
    file.write_text(content)
    for lang, said in (("en", english), ("de", german)):
        code, out, err = replay([], str(file), "--text", "--lang", lang)
        assert (code, out) == (2, "")
        assert err.startswith(f"spielwerk: {file}:1: ")
        assert said in err
        assert err.count("\n") == 1


def test_a_corrupt_or_missing_record_is_one_line(replay: Replay, tmp_path: Path) -> None:
    lines = SCYTHE.read_text(encoding="utf-8").splitlines()
    broken = tmp_path / "broken.jsonl"
    broken.write_text("\n".join([*lines[:40], '"to NOWHERE"', *lines[41:]]) + "\n", encoding="utf-8")
    binary = tmp_path / "binary"
    binary.write_bytes(bytes(range(256)))
    flipped = tmp_path / "flipped.jsonl"
    raw = SCYTHE.read_bytes().split(b"\n")
    raw[89] = bytes([raw[89][0], raw[89][1] | 0x80, *raw[89][2:]])
    flipped.write_bytes(b"\n".join(raw))
    for file, said in (
        (broken, "broken.jsonl:41: "),
        (flipped, "flipped.jsonl:90: The line cannot be read."),
        (binary, "binary:1: This is not the first line of a record."),
        (tmp_path / "no", "cannot be read"),
    ):
        code, out, err = replay([], str(file))
        assert (code, out) == (2, "")
        assert said in err
        assert err.count("\n") == 1


def test_a_seat_that_is_not_there(replay: Replay) -> None:
    code, _, err = replay([], str(SCYTHE), "--seat", "9")
    assert code == 2
    assert "There is no seat 9" in err
    code, _, err = replay([], str(SCYTHE), "--seat", "9" * 30)
    assert code == 2
    assert f"There is no seat {'9' * 30};" in err


def test_going_back_ends_where_the_beginning_is(replay: Replay) -> None:
    """Step by step or turn by turn: the luck before the first choice is the beginning, as with `b`."""
    last = f"{load(SCYTHE).position:,}"
    for back in ("p", "T"):
        _, out, _ = replay(["", back, back, back, "q"], str(SCYTHE))
        assert f"Choice 0 of {last}" in out
        assert "The game begins." in out


def test_a_number_beyond_all_bounds_is_no_position(replay: Replay) -> None:
    code, out, err = replay(["9" * 5000, "q"], str(SCYTHE))
    assert (code, err) == (0, "")
    assert "This game has the positions 0 to" in out


# --- the luck of a game


def finished(tmp_path: Path, luck: Luck) -> Path:
    """The record of a finished game of the sample game."""
    match = Match(spielwerk.game("sample", seats=2, rounds=2), luck=luck)
    while (d := match.decision) is not None:
        match.choose(d.options[0], d.seat)
    file = tmp_path / "game.jsonl"
    file.write_text("\n".join(match.record()) + "\n", encoding="utf-8")
    return file


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "draws were checked: all follow"), ("de", "Ziehungen wurden geprüft: Alle folgen")],
)
def test_the_luck_of_a_finished_game_is_verified(
    replay: Replay, tmp_path: Path, lang: str, said: str
) -> None:
    luck = Keyed.fresh()
    code, out, err = replay([], str(finished(tmp_path, luck)), "--verify-luck", "--lang", lang)
    assert (code, err) == (0, "")
    assert said in out
    assert luck.seal in out


def test_luck_of_a_seed_is_verified_and_said_to_be_open(replay: Replay, tmp_path: Path) -> None:
    code, out, _ = replay([], str(finished(tmp_path, Seeded(7))), "--verify-luck")
    assert code == 0
    assert "follow from the seed 7" in out


def test_a_wrong_luck_key_is_one_line_and_an_error(replay: Replay, tmp_path: Path) -> None:
    luck = Keyed.fresh()
    file = finished(tmp_path, luck)
    file.write_text(file.read_text().replace(luck.text, Keyed.fresh().text))
    code, out, err = replay([], str(file), "--verify-luck")
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert f"{file}:" in err


def test_the_luck_of_a_game_that_goes_on_cannot_be_verified(replay: Replay, tmp_path: Path) -> None:
    match = Match(spielwerk.game("sample", seats=2), luck=Keyed.fresh())
    file = tmp_path / "game.jsonl"
    file.write_text("\n".join(match.record()) + "\n")
    code, out, err = replay([], str(file), "--verify-luck")
    assert (code, out) == (2, "")
    assert f"{file}:1: The luck key is opened when the game is over." in err
