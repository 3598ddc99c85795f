"""A contestant: random games of Catan with catanatron.  A script for the environment that has it."""

from __future__ import annotations

import json
import random
import sys
import time
from typing import Any

TURN_LIMIT = 1000
"""The turn limit that the package itself uses for random players."""


def main(seconds: float, seed: int) -> None:
    from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]

    colors = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    games = free = turns = 0
    chance = random.Random(seed).random
    middle = Game([RandomPlayer(color) for color in colors], seed=seed)
    for _ in range(300):
        actions = middle.state.playable_actions
        middle.execute(actions[int(chance() * len(actions))])
    start = time.process_time()
    while time.process_time() - start < seconds:
        game = Game([RandomPlayer(color) for color in colors], seed=seed + games + 1)
        while game.winning_color() is None and game.state.num_turns < TURN_LIMIT:
            actions = game.state.playable_actions
            n = len(actions)
            if n > 1:
                free += 1
            game.execute(actions[int(chance() * n)])
        turns += game.state.num_turns
        games += 1
    elapsed = time.process_time() - start
    found = {"games": games, "free": free, "turns": turns, "seconds": elapsed}
    sys.stdout.write(json.dumps({**found, "copy": copy_time(middle)}))


def copy_time(game: Any, batches: int = 5, n: int = 300) -> float:
    """Returns the seconds for one copy: the best of several batches."""
    times = []
    for _ in range(batches):
        start = time.process_time()
        for _ in range(n):
            game.copy()
        times.append((time.process_time() - start) / n)
    return min(times)


if __name__ == "__main__":
    main(float(sys.argv[1]), int(sys.argv[2]))
