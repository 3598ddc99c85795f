"""Interleaved rounds: each contestant plays for a short time in a fresh process on one core, repeatedly."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

import msgspec
from msgspec import Struct

HERE = Path(__file__).parent
OURS, SOLO, PLACING, CATANATRON, CHESS = "scythe", "solo", "tapestry", "catanatron", "chess"
OWN = (OURS, SOLO, PLACING)

Progress = Callable[[int], None]
T = TypeVar("T")


class Round(Struct, frozen=True):
    """The result of one contestant in one round."""

    games: int
    free: int
    turns: int
    seconds: float
    copy: float
    """Seconds for one copy of a position in mid-game."""
    automa_turn: float = 0.0
    """Seconds for one turn of an Automa, if one takes part."""
    expand: float = 0.0
    """Seconds to list all ways to complete a placement, for the slowest one that was timed."""

    @property
    def games_a_second(self) -> float:
        return self.games / self.seconds

    @property
    def free_a_second(self) -> float:
        return self.free / self.seconds

    @property
    def free_a_turn(self) -> float:
        return self.free / self.turns


class Record(Struct, frozen=True):
    """The saved form of one game between greedy bots."""

    choices: int
    bytes: int
    bytes_with_snapshots: int
    replay: float


def commands(peers: Path | None) -> dict[str, list[str]]:
    """Returns the command of each contestant; the others only if a Python with their packages is given."""
    ours = [sys.executable, "-m", "spielwerk.bench.play_ours"]
    found = {OURS: [*ours, "play"], SOLO: [*ours, "solo"], PLACING: [*ours, "tapestry"]}
    if peers is not None:
        for name in (CATANATRON, CHESS):
            found[name] = [str(peers), "-I", str(HERE / f"play_{name}.py")]
    return found


def measure(peers: Path | None, rounds: int, seconds: float, progress: Progress) -> dict[str, list[Round]]:
    """Returns all rounds of all contestants, who alternate so that a slow moment of the machine hits each."""
    contestants = commands(peers)
    found: dict[str, list[Round]] = {name: [] for name in contestants}
    for n in range(rounds):
        for i, (name, command) in enumerate(contestants.items()):
            found[name].append(run([*command, str(seconds), str(1 + 1000 * n)], Round))
            progress(n * len(contestants) + i + 1)
    return found


def measure_record() -> Record:
    return run([*commands(None)[OURS][:-1], "record", "0", "1"], Record)


def run(command: list[str], kind: type[T]) -> T:
    """Runs a command and returns the JSON it prints."""
    with one_core():
        done = subprocess.run(command, check=True, stdout=subprocess.PIPE)
    return msgspec.json.decode(done.stdout, type=kind)


@contextmanager
def one_core() -> Iterator[None]:
    """Pins processes started inside the block to the last available core, if the system supports it."""
    if not pinned():
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(before)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def pinned() -> bool:
    return hasattr(os, "sched_setaffinity")
