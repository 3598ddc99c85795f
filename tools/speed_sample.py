"""The cost of a decision and of a copy in the sample game, through the public interface on one core.

    python tools/speed_sample.py [SECONDS]

Options are picked by a cheap generator of our own, whose cost is included.  Machines are noisy: processor
time is measured, and the best of several short rounds counts.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

import sample  # noqa: E402
import spielwerk  # noqa: E402
from spielwerk.kernel.game import Game  # noqa: E402

DECISIONS_WANTED = 300_000
COPY_WANTED = 3.0
SETUPS: dict[str, dict[str, Any]] = {
    "two caravans": {"seats": 2, "rounds": 9},
    "four caravans": {"seats": 4, "rounds": 9},
    "two caravans with three modules": {
        "seats": 2,
        "rounds": 9,
        "modules": ["tolls", "smugglers", "market-day"],
    },
}


def decisions_a_second(game: Game, seconds: float, rounds: int = 7) -> float:
    """Random games, one after another."""
    best, seed, x = 0.0, 0, 1
    for _ in range(rounds):
        n, start = 0, time.process_time()
        while time.process_time() - start < seconds / rounds:
            s = game.new(seed)
            seed += 1
            while d := game.decision(s):
                x = x * 1103515245 + 12345 & 0x7FFFFFFF
                game.apply(s, d.options[(x >> 8) % len(d.options)])
                n += 1
        best = max(best, n / (time.process_time() - start))
    return best


def copy_time(game: Game, rounds: int = 7, n: int = 20_000) -> float:
    """Microseconds for a copy in the middle of a game."""
    s = game.new(1)
    for _ in range(20):
        d = game.decision(s)
        assert d is not None
        game.apply(s, d.options[0])
    best = float("inf")
    for _ in range(rounds):
        start = time.process_time()
        for _ in range(n):
            s.copy()
        best = min(best, (time.process_time() - start) / n * 1e6)
    return best


def main(seconds: float = 3.0) -> None:
    for name, setup in SETUPS.items():
        game = spielwerk.game(sample.BOX.id, **setup)
        speed, copy = decisions_a_second(game, seconds), copy_time(game)
        print(f"{name}: {speed:,.0f} decisions/s, {1e6 / speed:.2f} µs each; copy {copy:.2f} µs")
    print(f"wanted for two caravans: {DECISIONS_WANTED:,} decisions/s, copy at most {COPY_WANTED} µs")


if __name__ == "__main__":
    main(*[float(seconds) for seconds in sys.argv[1:]])
