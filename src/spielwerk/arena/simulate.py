"""Many games, one after the other or in several processes, with the same result."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import get_context
from typing import TypeVar

from spielwerk.arena.play import ArenaError, Plan, play
from spielwerk.arena.statistics import Tally
from spielwerk.bots.registry import bot

T = TypeVar("T")
Progress = Callable[[int], None]
"""Called with the number of finished games."""

GAMES_A_PROCESS = 20
"""A further process takes time to start; it pays only for at least this many games."""
MOST_IN_A_CHUNK = 16


def simulate(plan: Plan, games: int, seed: int, jobs: int = 1, progress: Progress | None = None) -> Tally:
    """Plays games with the seeds `seed`, `seed + 1`, … and counts what happened.

    >>> tally = simulate(Plan("scythe", {"seats": 2}, ("random", "random"), turn_limit=20), games=3, seed=1)
    >>> tally.games, tally.cut
    (3, 3)
    """
    for name in dict.fromkeys(plan.bots):
        bot(name)
    tally = Tally(plan)
    for played in results(partial(play, plan), range(seed, seed + games), jobs):
        tally.add(played)
        if progress:
            progress(tally.games)
    return tally


def results(play: Callable[[int], T], seeds: range, jobs: int) -> Iterator[T]:
    """Yields what is played in the order of the seeds, wherever it is played."""
    if jobs <= 1 or len(seeds) <= 1:
        yield from map(play, seeds)
        return
    yield play(seeds[0])  # find a set-up that cannot be played here, not in each process
    chunk = max(1, min(MOST_IN_A_CHUNK, len(seeds) // (jobs * 4)))
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=leave_interrupts_to_parent)
    try:
        yield from pool.map(play, seeds[1:], chunksize=chunk)
    except BrokenProcessPool as error:
        raise ArenaError("a process that was playing has died; try again with fewer jobs") from error
    finally:
        pool.shutdown(cancel_futures=True)


def leave_interrupts_to_parent() -> None:
    """Ignores Ctrl-C, which reaches all processes: only the first should report it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def sensible_jobs(games: int) -> int:
    """Returns one process per available core, but no more than the number of games is worth."""
    if hasattr(os, "sched_getaffinity"):
        cores = len(os.sched_getaffinity(0))
    else:
        cores = os.cpu_count() or 1
    return max(1, min(cores, games // GAMES_A_PROCESS))
