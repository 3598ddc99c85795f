"""The worker threads of the server: one call wakes one of them."""

from __future__ import annotations

import asyncio
import threading

import pytest

from spielwerk.table.serving.worker_pool import WORKERS, in_pool


def test_calls_one_after_the_other_are_made_by_the_same_thread() -> None:
    async def ask() -> set[int]:
        return {await in_pool(threading.get_ident) for _ in range(20)}

    assert len(asyncio.run(ask())) == 1


def test_as_many_calls_run_at_once_as_there_are_workers_and_the_others_wait() -> None:
    together = threading.Barrier(WORKERS)

    def meet() -> int:
        together.wait(10)
        return threading.get_ident()

    async def ask() -> list[int]:
        return await asyncio.gather(*[in_pool(meet) for _ in range(3 * WORKERS)])

    assert len(set(asyncio.run(ask()))) == WORKERS


def test_what_goes_wrong_is_raised_where_somebody_waits_for_it() -> None:
    def fail(problem: str) -> None:
        raise LookupError(problem)

    with pytest.raises(LookupError, match="nothing there"):
        asyncio.run(in_pool(fail, "nothing there"))
    assert asyncio.run(in_pool(len, "on it goes")) == 10


def test_a_worker_outlives_somebody_who_no_longer_waits() -> None:
    begun, go_on = threading.Event(), threading.Event()

    def slow() -> None:
        begun.set()
        go_on.wait(10)

    async def leave() -> None:
        waiting = asyncio.ensure_future(in_pool(slow))
        await in_pool(begun.wait, 10)
        waiting.cancel()

    asyncio.run(leave())
    go_on.set()

    async def all_at_once() -> int:
        together = threading.Barrier(WORKERS)
        return len(await asyncio.gather(*[in_pool(together.wait, 10) for _ in range(WORKERS)]))

    assert asyncio.run(all_at_once()) == WORKERS
