"""What a decision of the sample game and a copy of its position cost.

`PYTHONPATH=tests python -m sample.speed` plays the same random games over and over through the public
interface.  What disturbs a game only makes it slower, so the fastest time of each game tells most about the
code; the fastest and the middle batch of all games tell about the machine and its neighbours as well.
Questions with one answer are not asked: they would count as decisions that cost next to nothing.
"""

from __future__ import annotations

import itertools
import random
import statistics
import time
from collections.abc import Callable

import sample
import spielwerk
from spielwerk.bench.play_ours import best
from spielwerk.kernel.game import Game

SEATS, ROUNDS = 2, 9
BATCHES, GAMES = 40, 60
COPIED = 200


def decisions(game: Game, seed: int, chance: Callable[[], float]) -> int:
    """How many were made in one random game."""
    state = game.new(seed)
    made = 0
    while (d := game.decision(state)) is not None:
        options = d.options
        game.apply(state, options[int(chance() * len(options))])
        made += 1
    return made


def batch(game: Game) -> tuple[int, list[float]]:
    """How many decisions were made, and the seconds that each game took."""
    chance, made = random.Random(0).random, 0
    marks = [time.process_time()]
    for seed in range(GAMES):
        made += decisions(game, seed, chance)
        marks.append(time.process_time())
    return made, [after - before for before, after in itertools.pairwise(marks)]


if __name__ == "__main__":
    road = spielwerk.game(sample.BOX.id, seats=SEATS, rounds=ROUNDS, ask_forced=False)
    made, _ = batch(road)
    batches = [times for _, times in [batch(road) for _ in range(BATCHES)]]
    totals = [sum(times) for times in batches]
    fastest = sum([min(times) for times in zip(*batches, strict=True)])
    print("decisions/s")  # noqa: T201
    for what, seconds in (
        ("by the fastest time of each game", fastest),
        ("in the fastest batch", min(totals)),
        ("in the middle batch", statistics.median(totals)),
    ):
        print(f"{made / seconds:9,.0f} {what}")  # noqa: T201
    print(f"copy: {best(road.new(0).copy, 500, COPIED) * 1e6:.2f} µs")  # noqa: T201
