"""The one thread that writes to the database, so that no reader waits for a disk.

A write is queued as a function.  Everything queued during the last commit is committed together: a busy table
costs one wait for the disk and not one per choice.  The caller waits until its write is on disk, and a
waiting worker gives its place in the pool to a reader.

Without a server (in a command or a test) there is no such thread, and each write is its own transaction.
"""

from __future__ import annotations

import contextvars
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

from django.db import DatabaseError, InterfaceError, close_old_connections, connection, transaction

from spielwerk.table.errors import StoreBusy
from spielwerk.table.serving import worker_pool

T = TypeVar("T")

TOGETHER = 64
"""The largest number of writes that share a commit."""
PATIENCE = 20.0
"""Seconds after which a write that is still queued is abandoned."""
TROUBLE = (DatabaseError, InterfaceError)


class Job:
    """One write that waits for its commit."""

    def __init__(self, work: Callable[[], Any]) -> None:
        self._work = work
        self._context = contextvars.copy_context()
        self.done: Future[Any] = Future()

    def made(self, *, alone: bool) -> WriteResult:
        """Runs the write in the open transaction; raises only errors of the database itself."""
        try:
            with transaction.atomic(savepoint=not alone):
                return WriteResult(self, result=self._context.run(self._work))
        except TROUBLE:
            raise
        except Exception as error:
            return WriteResult(self, error=error)


class WriteResult:
    """The result of a write, once it is committed."""

    def __init__(self, job: Job, result: Any = None, error: Exception | None = None) -> None:
        self._job = job
        self._result = result
        self._error = error

    def tell(self) -> None:
        if self._error is None:
            self._job.done.set_result(self._result)
        else:
            self._job.done.set_exception(self._error)


class Writer:
    """A queue of writes and the thread that commits them."""

    def __init__(self) -> None:
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._thread: threading.Thread | None = None

    @property
    def queued(self) -> int:
        """The number of waiting writes."""
        return self._jobs.qsize()

    def start(self) -> None:
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Commits what is queued; later writes run in the caller's thread."""
        thread, self._thread = self._thread, None
        if thread is not None:
            self._jobs.put(None)
            thread.join()

    def write(self, work: Callable[[], T]) -> T:
        """Runs this in a transaction, and returns its result when it is on disk."""
        if self._thread in (None, threading.current_thread()):
            with transaction.atomic():
                return work()
        job = Job(work)
        self._jobs.put(job)
        with worker_pool.elsewhere():
            result: T = self._waited_for(job)
        return result

    def _waited_for(self, job: Job) -> Any:
        try:
            return job.done.result(PATIENCE)
        except TimeoutError:
            if job.done.cancel():
                raise StoreBusy("the disk is too slow: the write was given up") from None
            return job.done.result()

    # --- in the thread

    def _run(self) -> None:
        try:
            going_on = True
            while going_on:
                found = [self._jobs.get(), *self._others()]
                going_on = None not in found
                jobs = [job for job in found if job is not None and job.done.set_running_or_notify_cancel()]
                if jobs:
                    self._commit(jobs)
        finally:
            connection.close()

    def _others(self) -> list[Job | None]:
        found: list[Job | None] = []
        try:
            while len(found) < TOGETHER - 1:
                found.append(self._jobs.get_nowait())
        except Empty:
            pass
        return found

    def _commit(self, jobs: Sequence[Job]) -> None:
        """Commits jobs together; if that fails, one by one, so that only the failing one gets the error."""
        try:
            close_old_connections()
            with transaction.atomic():
                outcomes = [job.made(alone=len(jobs) == 1) for job in jobs]
        except Exception as error:
            if len(jobs) == 1 or "locked" in str(error):
                for job in jobs:
                    job.done.set_exception(error)
            else:
                for job in jobs:
                    self._commit([job])
            return
        for outcome in outcomes:
            outcome.tell()


writer = Writer()
write = writer.write
