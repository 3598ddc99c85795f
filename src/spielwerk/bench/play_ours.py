"""A contestant: random games of ours, through the public interface and nothing else.

`python -m spielwerk.bench.play_ours SECONDS SEED` measures play and copies, with `record` in place of the
seconds the saved form of one game.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable
from typing import Any

import spielwerk
from spielwerk.kernel.match import Match

GAME, SEATS = "scythe", 5


def play(seconds: float, seed: int) -> dict[str, Any]:
    """Whole games until the time is up; making the game and dealing its set-up are part of it."""
    games = choices = free = turns = 0
    middle = None
    chance = random.Random(seed).random
    spielwerk.game(GAME, seats=SEATS)  # reads the data files, as importing the other packages does
    start = time.process_time()
    while time.process_time() - start < seconds:
        game = spielwerk.game(GAME, seats=SEATS, deal=seed + games, pauses=False)
        state = game.new(seed + games)
        while (d := game.decision(state)) is not None:
            options = d.options
            free += len(options) > 1
            choices += 1
            game.apply(state, options[int(chance() * len(options))])
            if choices == 600:
                middle = state.copy()
        turns += game.box.turns(state) or 0
        games += 1
    elapsed = time.process_time() - start
    assert middle is not None
    found = {"games": games, "choices": choices, "free": free, "turns": turns, "seconds": elapsed}
    return {**found, "copy": best(middle.copy, 300)}


def record(seed: int) -> dict[str, Any]:
    """The record of one random game: its size with and without snapshots, and the time to check it."""
    match = Match(spielwerk.game(GAME, seats=SEATS, deal=seed, pauses=False), seed)
    chance = random.Random(seed).random
    while (d := match.decision) is not None:
        match.choose(d.options[int(chance() * len(d.options))])
    lines = match.record()
    plain = [line for line in lines if line.startswith('"')]
    return {
        "choices": match.position,
        "bytes": sum([len(line.encode()) + 1 for line in plain]),
        "bytes_with_snapshots": sum([len(line.encode()) + 1 for line in lines]),
        "replay": best(lambda: Match.load(lines), 1),
    }


def best(what: Callable[[], object], n: int, batches: int = 5) -> float:
    """Seconds for one call: the best of some batches."""
    times = []
    for _ in range(batches):
        start = time.process_time()
        for _ in range(n):
            what()
        times.append((time.process_time() - start) / n)
    return min(times)


if __name__ == "__main__":
    how, first = sys.argv[1], int(sys.argv[2])
    sys.stdout.write(json.dumps(record(first) if how == "record" else play(float(how), first)))
