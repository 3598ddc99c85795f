"""What a decision of the sample game and a copy of its position cost.

`PYTHONPATH=tests python -m sample.speed` plays random games through the public interface.  It
gives the best of many short batches, since what disturbs a batch only makes it slower, and the middle one.
Questions with one answer are not asked: they would count as decisions that cost next to nothing.
"""

from __future__ import annotations

import random
import statistics
import time

import sample
import spielwerk
from spielwerk.bench.play_ours import best
from spielwerk.kernel.game import Game

SEATS, ROUNDS = 2, 9
BATCHES, GAMES = 40, 60
COPIED = 200


def decisions(game: Game, seed: int) -> int:
    """How many were made in one random game."""
    chance = random.Random(seed).random
    state = game.new(seed)
    made = 0
    while (d := game.decision(state)) is not None:
        options = d.options
        game.apply(state, options[int(chance() * len(options))])
        made += 1
    return made


def batch(game: Game) -> float:
    """Decisions a second."""
    start = time.process_time()
    made = sum([decisions(game, seed) for seed in range(GAMES)])
    return made / (time.process_time() - start)


if __name__ == "__main__":
    road = spielwerk.game(sample.BOX.id, seats=SEATS, rounds=ROUNDS, pauses=False)
    rates = [batch(road) for _ in range(BATCHES)]
    print(f"decisions/s: {max(rates):,.0f} at best, {statistics.median(rates):,.0f} in the middle")  # noqa: T201
    print(f"copy: {best(road.new(0).copy, 500, COPIED) * 1e6:.2f} µs")  # noqa: T201
