"""Contestants run apart from us, and what they cannot be given is said."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

import pytest

from spielwerk.bench import measure, peers, play_ours
from spielwerk.bench.measure import OURS, PLACING, SOLO, Round, commands, one_core, pinned, run
from spielwerk.bench.peers import NoPeers, environment


def test_ours_plays_whole_games_of_free_decisions() -> None:
    found = play_ours.play(0.01, seed=1)
    assert found["games"] >= 1
    assert found["free"] >= 2 * found["turns"], "more than one decision a turn"
    assert found["turns"] > 100
    assert 0 < found["copy"] < 1e-3


def test_solo_games_tell_what_a_turn_of_the_automa_takes() -> None:
    found = play_ours.solo(0.2, seed=1)
    assert found["games"] > 1
    assert found["turns"] / found["games"] < 100
    assert 0 < found["automa_turn"] < 0.01


def test_games_of_tapestry_tell_how_long_a_placement_takes() -> None:
    found = play_ours.placing(0.05, seed=1)
    assert found["games"] >= 1
    assert found["free"] > 2 * found["turns"]
    assert 0 < found["expand"] < 0.2


def test_the_record_is_measured_with_and_without_snapshots() -> None:
    found = play_ours.record(seed=1)
    assert found["choices"] < found["bytes"] < found["bytes_with_snapshots"]
    assert found["replay"] > 0


def test_a_contestant_is_a_process_whose_last_word_is_json(tmp_path: Path) -> None:
    script = tmp_path / "contestant.py"
    script.write_text(
        "import json, os, sys\n"
        "cores = len(os.sched_getaffinity(0)) if hasattr(os, 'sched_getaffinity') else 1\n"
        "print(json.dumps(dict(games=cores, free=int(sys.argv[1]), turns=1, seconds=1, copy=1)))\n"
    )
    found = run([sys.executable, str(script), "7"], Round)
    assert found.free == 7
    assert found.games == 1, "it was not bound to one core"


@pytest.mark.skipif(not pinned(), reason="this system binds no process to a core")
def test_afterwards_all_cores_are_ours_again() -> None:
    before = os.sched_getaffinity(0)
    with one_core():
        assert len(os.sched_getaffinity(0)) == 1
    assert os.sched_getaffinity(0) == before


def test_rounds_are_interleaved(monkeypatch: pytest.MonkeyPatch) -> None:
    called: list[str] = []

    def note(command: list[str], kind: type[Round]) -> Round:
        called.append(Path(command[2]).stem)
        return Round(1, 1, 1, 1, 1.0, 1.0)

    monkeypatch.setattr(measure, "run", note)
    progress: list[int] = []
    found = measure.measure(Path("python"), 2, 1, progress.append)
    assert [len(rounds) for rounds in found.values()] == [2] * 5
    assert called == (["spielwerk.bench"] * 3 + ["play_catanatron", "play_chess"]) * 2
    assert progress == list(range(1, 11))


def test_without_peers_we_are_alone() -> None:
    assert list(commands(None)) == [OURS, SOLO, PLACING]
    assert list(commands(Path("python"))) == ["scythe", "solo", "tapestry", "catanatron", "chess"]
    for command in list(commands(Path("python")).values())[3:]:
        assert Path(command[-1]).is_file()


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    return tmp_path


def test_the_environment_is_made_once(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Path] = []

    def install(folder: Path) -> None:
        folder.mkdir(parents=True)
        made.append(folder)

    monkeypatch.setattr(peers, "install", install)
    assert environment() == environment()
    assert len(made) == 1
    assert made[0].is_relative_to(cache)


def test_what_could_not_be_installed_is_tried_again(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def create(folder: Path, **_: object) -> None:
        peers.python(folder).parent.mkdir(parents=True, exist_ok=True)

    def fail(command: list[str], **_: object) -> None:
        raise subprocess.CalledProcessError(1, command, stderr="Looking …\nERROR: no such package\n")

    monkeypatch.setattr(venv, "create", create)
    monkeypatch.setattr(subprocess, "run", fail)
    for _ in range(2):
        with pytest.raises(NoPeers, match=r"^ERROR: no such package$"):
            environment()


def test_a_cache_that_cannot_be_written_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blocked = tmp_path / "file"
    blocked.touch()
    monkeypatch.setenv("XDG_CACHE_HOME", str(blocked))
    monkeypatch.setattr(tempfile, "gettempdir", lambda: str(tmp_path))
    assert peers.cache() == tmp_path / "spielwerk"
