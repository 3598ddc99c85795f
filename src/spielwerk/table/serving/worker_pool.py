"""The worker threads: everything but the event streams runs here, with one database connection per thread.

Django would start a thread, open a connection and hop between threads for each request and middleware.  A
fixed pool and one hop keep an answer within a few milliseconds.

Each worker has its own queue, and the most recently idle worker gets the next call: only one thread is woken
for it, and the database cache is warm.  With a shared queue, each call would wake a second thread for
nothing.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from queue import SimpleQueue
from typing import Any, ParamSpec, TypeVar

from django.db import close_old_connections

P = ParamSpec("P")
R = TypeVar("R")
WORKERS = 8
MOST_ELSEWHERE = 120
"""The largest number of workers that may wait for the disk while others take their places."""


async def in_pool(function: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
    """Runs a plain function in a worker thread."""
    call = Call(partial(_with_connection, function, *args, **kwargs))
    _work.begun()
    try:
        _pool.put(call)
        result: R = await call.future
        return result
    finally:
        _work.done()


class Call:
    """A call, and the future of its caller."""

    def __init__(self, function: Callable[[], Any]) -> None:
        self._function = function
        self._loop = asyncio.get_running_loop()
        self.future: asyncio.Future[Any] = self._loop.create_future()

    def made(self) -> partial[None]:
        """Makes the call; returns the callback for the event loop."""
        try:
            return partial(self._answer, self._function())
        except BaseException as error:
            return partial(self._fail, error)

    def tell(self, news: partial[None]) -> None:
        """Passes the result to the event loop; does nothing if the loop is closed."""
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(news)

    def _answer(self, result: Any) -> None:
        if not self.future.done():
            self.future.set_result(result)

    def _fail(self, error: BaseException) -> None:
        if not self.future.done():
            self.future.set_exception(error)


class Pool:
    """Workers, started on demand, and calls that wait for one.

    At most `most` work at once.  A worker that waits for the disk does not count, and another takes its place
    meanwhile.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._lock = threading.Lock()
        self._idle: list[Worker] = []
        self._working = 0
        self._elsewhere = 0
        self._waiting: deque[Call] = deque()

    def put(self, call: Call) -> None:
        """Gives a call to a worker, or queues it."""
        with self._lock:
            self._waiting.append(call)
            self._hand_out()

    def __len__(self) -> int:
        return len(self._waiting)

    def next(self, worker: Worker) -> Call | None:
        """Returns a worker's next call; without one it becomes idle."""
        with self._lock:
            if self._waiting and self._working <= self._most:
                return self._waiting.popleft()
            self._working -= 1
            self._idle.append(worker)
            return None

    def leave(self) -> bool:
        """Marks a worker as waiting for something else; returns False if too many are already."""
        with self._lock:
            if self._elsewhere >= MOST_ELSEWHERE:
                return False
            self._elsewhere += 1
            self._working -= 1
            self._hand_out()
            return True

    def come_back(self) -> None:
        """Marks a worker as working again."""
        with self._lock:
            self._elsewhere -= 1
            self._working += 1

    def _hand_out(self) -> None:
        """Gives the oldest call to the most recently idle worker, or to a new one."""
        if self._waiting and self._working < self._most:
            self._working += 1
            worker = self._idle.pop() if self._idle else Worker(self)
            worker.box.put(self._waiting.popleft())


class Worker:
    """One thread; it ends with the server, which waits for its answers."""

    def __init__(self, pool: Pool) -> None:
        self.box: SimpleQueue[Call] = SimpleQueue()
        self._pool = pool
        threading.Thread(target=self._run, name="table", daemon=True).start()

    def _run(self) -> None:
        """Looks for the next call before it reports the last: then it sleeps, and the loop gets the CPU."""
        _here.pool = self._pool
        call = self.box.get()
        while True:
            news = call.made()
            following = self._pool.next(self)
            call.tell(news)
            del call, news
            call = following or self.box.get()


_here = threading.local()


@contextmanager
def elsewhere() -> Iterator[None]:
    """Lets another worker work while this one waits for something else."""
    pool: Pool | None = getattr(_here, "pool", None)
    if pool is None or not pool.leave():
        yield
        return
    try:
        yield
    finally:
        pool.come_back()


_pool = Pool(WORKERS)


class Work:
    """Counts the calls being worked on; updated only from the event loop, read from any thread."""

    def __init__(self) -> None:
        self.running = 0
        self.since = time.monotonic()

    def begun(self) -> None:
        self.running += 1

    def done(self) -> None:
        self.running -= 1
        self.since = time.monotonic()


_work = Work()


def waiting() -> int:
    """Returns how many calls wait for a worker."""
    return len(_pool)


def quiet_for() -> float:
    """Returns the number of seconds without a waiting caller; 0 while there is one."""
    return 0.0 if _work.running else time.monotonic() - _work.since


def _with_connection(function: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
    """Closes a failed connection, so that the next request opens a new one."""
    close_old_connections()
    try:
        return function(*args, **kwargs)
    finally:
        close_old_connections()
