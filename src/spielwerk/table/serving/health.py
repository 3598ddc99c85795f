"""`GET /health`: whether the server is well, for monitoring.

It is answered in the event loop, so that it answers even if all workers hang, and for any host name.  It
contains only numbers and nothing about anybody.  However often it is requested, the database is written to at
most once in a few seconds.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from django.db import DatabaseError, Error, close_old_connections, connection
from django.http import HttpRequest, HttpResponse, HttpResponseNotAllowed, JsonResponse

from spielwerk.table.errors import StoreBusy, StoreFull
from spielwerk.table.serving import worker_pool
from spielwerk.table.serving.broadcast import streams
from spielwerk.table.store import table_cache
from spielwerk.table.store.database_errors import as_trouble
from spielwerk.table.store.writer import writer

if TYPE_CHECKING:
    from spielwerk.table.serving.bot_supervisor import Supervisor
    from spielwerk.table.store.live_table import LiveTable

PATIENCE = 5.0
"""Seconds after which a silent worker or database counts as hanging."""
FRESH = 5.0
"""Seconds for which the answer of the database is reused."""
WELL, FAILED, HANGS = "ok", "failed", "no answer"
PROBLEMS: dict[type, str] = {StoreBusy: "busy", StoreFull: "full"}


def write_something() -> None:
    """Makes a write that changes nothing visible, after all others; raises the database's error."""
    writer.write(_write)


def _write() -> None:
    with connection.cursor() as cursor:
        if connection.vendor == "sqlite":
            cursor.execute("PRAGMA user_version")
            (number,) = cursor.fetchone()
            cursor.execute(f"PRAGMA user_version = {(number + 1) % 2**31}")
        else:
            cursor.execute("SELECT txid_current(), current_setting('transaction_read_only')")
            if cursor.fetchone()[1] == "on":
                raise DatabaseError("the database can only be read")


class Probe:
    """Checks whether the database is writable, in its own thread, one check at a time."""

    def __init__(self, write: Callable[[], object] = write_something) -> None:
        self._write = write
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="health")
        self._asked: asyncio.Future[str] | None = None
        self._at = -FRESH

    async def answer(self) -> str:
        """Returns what is wrong with the database, or that it is well."""
        loop = asyncio.get_running_loop()
        if self._asked is None or (self._asked.done() and time.monotonic() - self._at > FRESH):
            self._asked = loop.run_in_executor(self._thread, self._ask)
            self._at = time.monotonic()
        try:
            return await asyncio.wait_for(asyncio.shield(self._asked), PATIENCE)
        except TimeoutError:
            return HANGS

    def _ask(self) -> str:
        close_old_connections()
        try:
            self._write()
        except Error as error:
            return PROBLEMS.get(type(as_trouble(error)), FAILED)
        except StoreBusy as error:
            return PROBLEMS[type(error)]
        finally:
            close_old_connections()
        return WELL


class Health:
    """What is known about the running server."""

    def __init__(self, probe: Probe | None = None) -> None:
        self._probe = probe or Probe()
        self._started = datetime.now(UTC)
        self._last_commit: datetime | None = None
        self._supervisor: Supervisor | None = None

    def watch(self, supervisor: Supervisor) -> None:
        """Listens to the tables from now on, and reports on these bots."""
        self._supervisor = supervisor
        table_cache.listen(self.noticed)

    def noticed(self, table_id: str, live: LiveTable | None) -> None:  # noqa: ARG002 – a listener
        """Records a commit."""
        self._last_commit = datetime.now(UTC)

    async def report(self) -> dict[str, Any]:
        """Returns everything that `/health` reports."""
        database, workers = await asyncio.gather(self._probe.answer(), workers_answer())
        bots = self._supervisor
        well = database == WELL and workers and (bots is None or bots.alive)
        return {
            "status": "ok" if well else "not well",
            "database": database,
            "workers": WELL if workers else HANGS,
            "last_commit": self._last_commit and self._last_commit.isoformat(timespec="seconds"),
            "started": self._started.isoformat(timespec="seconds"),
            "queue": {"requests": worker_pool.waiting(), "writes": writer.queued},
            "streams": streams.number,
            "tables_in_memory": table_cache.in_memory(),
            "bots": {
                "status": WELL if bots is None or bots.alive else FAILED,
                "processes": bots.processes if bots else 0,
                "tables_waiting": bots.waiting if bots else 0,
            },
        }


async def workers_answer() -> bool:
    """Returns whether a worker picks up a call in time."""
    try:
        await asyncio.wait_for(worker_pool.in_pool(int), PATIENCE)
    except TimeoutError:
        return False
    return True


health = Health()


async def answer(request: HttpRequest) -> HttpResponse:
    """Answers 200 if the server is well, 503 if not, with the same report."""
    if request.method not in ("GET", "HEAD"):
        return HttpResponseNotAllowed(["GET", "HEAD"])
    report = await health.report()
    return JsonResponse(report, status=200 if report["status"] == "ok" else 503)
