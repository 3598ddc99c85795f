"""The worker threads: all that is not the event stream runs here, with one database connection a thread.

Django would start a thread, open a connection and hop between threads for each request and middleware.  A
fixed pool and one hop keep an answer within a few milliseconds.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar

from django.db import close_old_connections

P = ParamSpec("P")
R = TypeVar("R")
WORKERS = 8

_pool = ThreadPoolExecutor(WORKERS, thread_name_prefix="table")


async def in_pool(function: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
    """Run a plain function in a worker thread."""
    call = partial(_with_connection, function, *args, **kwargs)
    _work.begun()
    try:
        return await asyncio.get_running_loop().run_in_executor(_pool, call)
    finally:
        _work.done()


class Work:
    """Whether there is anything to do; told from the event loop alone, asked from anywhere."""

    def __init__(self) -> None:
        self.running = 0
        self.since = time.monotonic()

    def begun(self) -> None:
        self.running += 1

    def done(self) -> None:
        self.running -= 1
        self.since = time.monotonic()


_work = Work()


def quiet_for() -> float:
    """For how many seconds nobody has been waiting for an answer; 0 while somebody is."""
    return 0.0 if _work.running else time.monotonic() - _work.since


def _with_connection(function: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
    """A connection that has failed is closed, so that the next request opens a new one."""
    close_old_connections()
    try:
        return function(*args, **kwargs)
    finally:
        close_old_connections()
