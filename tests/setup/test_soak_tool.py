"""`make soak`: rounds with seeds, a run that is stopped and goes on, failures that are named and repeated."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest

import soak
import spielwerk
from soak import Part, Soak
from soak_games import setup_of

ROOT = Path(__file__).parents[2]
PARTS = [Part("one", 3, ["x"]), Part("two", 2, ["y", "{seed}"])]


class Trial:
    """Notes the rounds, fails those that are told to, and stops before one of them."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.rounds: list[tuple[str, int]] = []
        self.bad: set[tuple[str, int]] = set()
        self.stop_at: tuple[str, int] | None = None

    def go(self) -> tuple[bool, list[tuple[str, int]], list[tuple[str, int]]]:
        self.rounds = []
        run = Soak(PARTS, self.file, self.play)
        fresh = run.begin(None)
        with suppress(KeyboardInterrupt):
            run.go()
        return fresh, self.rounds, [(part.name, seed) for part, seed in run.failures()]

    def play(self, part: Part, seed: int) -> bool:
        if (part.name, seed) == self.stop_at:
            raise KeyboardInterrupt
        self.rounds.append((part.name, seed))
        return (part.name, seed) not in self.bad


@pytest.fixture
def trial(tmp_path: Path) -> Trial:
    return Trial(tmp_path / ".soak" / "rounds.json")


ALL = [("one", 1), ("one", 2), ("one", 3), ("two", 1), ("two", 2)]


def test_a_run_plays_all_rounds_and_the_next_one_takes_other_seeds(trial: Trial) -> None:
    assert trial.go() == (True, ALL, [])
    assert trial.go() == (True, [("one", 4), ("one", 5), ("one", 6), ("two", 3), ("two", 4)], [])


@pytest.mark.parametrize("stop", range(5))
def test_a_run_that_is_stopped_goes_on_with_the_round_that_was_under_way(trial: Trial, stop: int) -> None:
    trial.stop_at = ALL[stop]
    assert trial.go() == (True, ALL[:stop], [])
    trial.stop_at = None
    assert trial.go() == (False, ALL[stop:], [])


def test_a_round_that_fails_ends_nothing_and_is_tried_first_until_it_passes(trial: Trial) -> None:
    trial.bad = {("one", 2)}
    assert trial.go() == (True, ALL, [("one", 2)])
    fresh, rounds, failed = trial.go()
    assert (rounds[0], failed) == (("one", 2), [("one", 2)])
    trial.bad = set()
    fresh, rounds, failed = trial.go()
    assert (fresh, rounds[0], failed) == (True, ("one", 2), [])


@pytest.mark.parametrize("part", soak.PARTS, ids=lambda part: part.name)
def test_each_part_can_be_repeated_by_its_seed(part: Part) -> None:
    said = part.to_repeat(4711, 2)
    assert f"{part.seed}=4711" in said
    assert ".venv/bin/python" in said
    assert all(f"{name}={value}" in said for name, value in part.setting.items())


def test_the_parts_are_all_there() -> None:
    assert [part.name for part in soak.PARTS] == [
        "games",
        "campaign",
        "modified",
        "guests",
        "wind",
        "mods-people",
        "mods-automas",
        "vesna-people",
        "vesna-automas",
        "fenris-people",
        "fenris-automas",
        "tesla-people",
        "tesla-automas",
        "all-together-people",
        "all-together-automas",
        "mad-tesla",
        "horde",
        "annihilator",
        "agents",
        "expansions",
        "scenarios",
        "pairs",
        "made-up",
        "real",
        "real-greedy",
        "stirred",
        "explained",
        "kills",
        "campaign-kills",
        "starts",
        "leaks",
        "wall",
        "browser",
    ]
    files = {word for part in soak.PARTS for word in part.command if word.startswith(("tests/", "tools/"))}
    assert all((ROOT / file).exists() for file in files)


@pytest.mark.parametrize(
    "part", [part for part in soak.PARTS if "--kind" in part.command], ids=lambda p: p.name
)
def test_each_kind_makes_set_ups_that_the_game_accepts(part: Part) -> None:
    game, kind = (part.command[part.command.index(word) + 1] for word in ("--game", "--kind"))
    for seed in (4, 5):
        made = spielwerk.game(game, **setup_of(game, kind, seed)).setup
        machines = [seat for seat in made["seats"] if seat.get("automa")]
        factions = [seat["faction"] for seat in made["seats"] if "faction" in seat]
        who, _, modules = kind.partition(":")
        assert {*modules.split("+")} - {"", "annihilator"} <= {*made.get("modules", ())}
        assert {"people": not machines, "automas": machines}.get(who, True)
        assert [id for id in ("vesna", "fenris") if f"{id}-faction" in modules and id not in factions] == []


def test_the_seed_of_a_round_is_told_and_decides_the_games() -> None:
    def played(number: str) -> str:
        small = ["--games", "2", "--greedy", "0", "--game", "sample", "--jobs", "1", "--round", number]
        done = subprocess.run(
            [sys.executable, "tools/soak_games.py", *small],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=True,
        )
        return done.stdout.partition("decisions each, longest")[0]

    assert played("3") == played("3") != played("4")


def test_ctrl_c_ends_the_round_too(tmp_path: Path) -> None:
    started = tmp_path / "started"
    waiting = f"import os, time; open({str(started)!r}, 'w').write(str(os.getpid())); time.sleep(60)"
    code = (
        f"import sys, soak; from soak import Part\nsoak.run_round(Part('nap', 1, ['-c', {waiting!r}]), 1, 1)"
    )
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "tools")}
    with subprocess.Popen([sys.executable, "-c", code], env=environment, stderr=subprocess.DEVNULL) as tool:
        while not (pid := started.read_text() if started.exists() else ""):
            assert tool.poll() is None
            time.sleep(0.05)
        tool.send_signal(signal.SIGINT)
        assert tool.wait(timeout=20)
    with pytest.raises(ProcessLookupError):
        os.kill(int(pid), 0)
