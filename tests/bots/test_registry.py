"""Bots are found by name or in a file; whatever is wrong with either is said in one line."""

from __future__ import annotations

from pathlib import Path

import pytest

import spielwerk
from spielwerk.bots.random import Random
from spielwerk.bots.registry import BOTS, UnknownBot, bot, seated
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.option import Decision
from spielwerk.kernel.text import language

OWN = """
class First:
    def choose(self, decision, view, rng):
        return decision.options[0]

class Idle:
    pass
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "own.py"
    path.write_text(OWN)
    return path


def opening() -> Decision:
    game = spielwerk.game("scythe", seats=2)
    d = game.decision(game.new(seed=1))
    assert d is not None
    return d


def no_look() -> None:
    raise AssertionError("it looked")


@pytest.mark.parametrize("name", BOTS)
def test_every_registered_bot_chooses_among_the_options(name: str) -> None:
    game = spielwerk.game("scythe", seats=2)
    s = game.new(seed=1)
    d = game.decision(s)
    assert d is not None
    assert seated(name, game).choose(d, lambda: game.view(s, d.seat), Rng(1)) in d.options


def test_random_does_not_look() -> None:
    d = opening()
    assert bot("random")().choose(d, no_look, Rng(1)) in d.options  # type: ignore[arg-type]


def test_random_is_spread_evenly_and_repeats_with_the_same_luck() -> None:
    d = opening()
    runs = [[Random().choose(d, no_look, rng) for _ in range(2000)] for rng in (Rng(3), Rng(3))]  # type: ignore[arg-type]
    assert runs[0] == runs[1]
    for option in d.options:
        assert runs[0].count(option) == pytest.approx(2000 / len(d.options), rel=0.15)


def test_a_bot_comes_from_a_file(file: Path) -> None:
    d = opening()
    assert bot(f"{file}:First")().choose(d, no_look, Rng(1)) is d.options[0]  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("rnadom", "there is no bot 'rnadom'; did you mean 'random'? There is random, greedy, or a file"),
        ("grandmaster", "there is no bot 'grandmaster'; there is random, greedy, or a file: path.py:Name"),
        ("{file}", "say which class of the file, for example {file}:MyBot"),
        ("{file}:Second", "the file has no class Second; there is First"),
        ("{file}:Idle", "Idle has no method choose"),
        ("{file}x.py:First", "there is no such file"),
    ],
)
def test_what_is_wrong_with_a_name_is_said(file: Path, name: str, said: str) -> None:
    with pytest.raises(UnknownBot) as raised:
        bot(name.format(file=file))
    assert said.format(file=file) in str(raised.value)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("rnadom", "meintest du 'random'? Es gibt random, greedy oder eine Datei"),
        ("grandmaster", "den Bot 'grandmaster' gibt es nicht; es gibt random, greedy oder eine Datei"),
        ("{file}:Second", "die Datei hat keine Klasse Second; es gibt First"),
        ("{file}x.py:First", "diese Datei gibt es nicht"),
    ],
)
def test_in_german_too(file: Path, name: str, said: str) -> None:
    with language("de"), pytest.raises(UnknownBot) as raised:
        bot(name.format(file=file))
    assert said in str(raised.value)


@pytest.mark.parametrize(
    ("code", "said"),
    [("def (", "SyntaxError"), ("1 / 0", "ZeroDivisionError"), ("raise SystemExit(5)", "SystemExit: 5")],
)
def test_a_file_that_cannot_be_read_says_why(tmp_path: Path, code: str, said: str) -> None:
    path = tmp_path / "broken.py"
    path.write_text(code)
    with pytest.raises(UnknownBot, match=f"cannot be read: {said}"):
        bot(f"{path}:Any")
