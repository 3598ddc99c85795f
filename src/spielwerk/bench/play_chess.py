"""A contestant: random games of chess with python-chess.  A script for the environment that has it."""

from __future__ import annotations

import json
import random
import sys
import time
from typing import Any


def main(seconds: float, seed: int) -> None:
    import chess  # type: ignore[import-not-found]

    games = free = moved = 0
    chance = random.Random(seed).random
    middle = chess.Board()
    for _ in range(60):
        moves = list(middle.legal_moves)
        if moves:
            middle.push(moves[int(chance() * len(moves))])
    start = time.process_time()
    while time.process_time() - start < seconds:
        board = chess.Board()
        while not board.is_game_over():
            moves = list(board.legal_moves)
            n = len(moves)
            if n > 1:
                free += 1
            board.push(moves[int(chance() * n)])
        moved += len(board.move_stack)
        games += 1
    elapsed = time.process_time() - start
    found = {"games": games, "free": free, "turns": moved, "seconds": elapsed}
    sys.stdout.write(json.dumps({**found, "copy": copy_time(middle)}))


def copy_time(board: Any, batches: int = 5, n: int = 300) -> float:
    """Returns the seconds for one copy with its history: the best of several batches."""
    times = []
    for _ in range(batches):
        start = time.process_time()
        for _ in range(n):
            board.copy()
        times.append((time.process_time() - start) / n)
    return min(times)


if __name__ == "__main__":
    main(float(sys.argv[1]), int(sys.argv[2]))
