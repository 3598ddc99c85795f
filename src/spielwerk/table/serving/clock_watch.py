"""Watches the clocks of tables at which a bot takes the move when time is up."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable

from django.db import connection as database

from spielwerk.table.errors import TableError
from spielwerk.table.store import models, tables
from spielwerk.table.store.live_table import LiveTable

LONGEST = 60.0
"""Seconds after which the thread looks again even if nothing is due."""

log = logging.getLogger(__name__)


class ClockWatch:
    """Calls `wake` with the id of a table as soon as somebody's time is up there."""

    def __init__(self, wake: Callable[[str], None]) -> None:
        self._wake = wake
        self._due: dict[str, float] = {}
        self._changed = threading.Condition()
        self._stopping = False

    def start(self) -> None:
        """Listens to the tables, and takes up those that were running before."""
        tables.listen(self.notice)
        threading.Thread(target=self._run, name="clocks", daemon=True).start()

    def stop(self) -> None:
        tables.unlisten(self.notice)
        with self._changed:
            self._stopping = True
            self._changed.notify()

    def notice(self, table_id: str, live: LiveTable | None) -> None:
        """Notes when the next time is up at a table that has changed."""
        left = live.until_a_bot if live is not None else None
        with self._changed:
            if left is None:
                self._due.pop(table_id, None)
                return
            self._due[table_id] = time.monotonic() + left
            self._changed.notify()

    def _run(self) -> None:
        try:
            self._take_up()
        finally:
            database.close()
        while True:
            with self._changed:
                if self._stopping:
                    return
                now = time.monotonic()
                over = [table for table, due in self._due.items() if due <= now]
                for table in over:
                    del self._due[table]
                if not over:
                    next_due = min(self._due.values(), default=now + LONGEST)
                    self._changed.wait(min(LONGEST, max(0.01, next_due - now)))
            for table in over:
                self._wake(table)

    def _take_up(self) -> None:
        running = models.Table.objects.filter(over=False, closed=False, clock__isnull=False)
        for table_id in list(running.values_list("id", flat=True)):
            try:
                self.notice(table_id, tables.get(table_id))
            except TableError:
                log.warning("the clock of table %s cannot be read", table_id)
