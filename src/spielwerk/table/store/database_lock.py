"""One server for one PostgreSQL database: a lock that the database holds for as long as we are connected."""

from __future__ import annotations

import threading
from typing import Any

from django.db import connections
from django.db.utils import Error

from spielwerk.kernel.errors import SpielwerkError
from spielwerk.kernel.text import Name

NUMBER = 0x737069656C77  # "spielw"
"""The number of the advisory lock; it counts within one database."""
OTHER = Name(
    "another Spielwerk server uses the database {} already",
    "ein anderer Spielwerk-Server benutzt die Datenbank {} schon",
)


class DatabaseLock:
    """Taken before anything is read or written.  On SQLite it does nothing: there the folder has a lock.

    The lock has a connection of its own.  When the database server has been restarted the lock is gone, and
    `renew` takes it again.
    """

    def __init__(self) -> None:
        self._connection: Any = None
        self._guard = threading.Lock()

    def take(self) -> None:
        """Raises `SpielwerkError` if another server has it.  Who has it may take it again."""
        default = connections["default"]
        if default.vendor != "postgresql":
            return
        with self._guard:
            if self._connection is None:
                self._connection = default.copy()
                self._connection.inc_thread_sharing()  # several threads take, renew and release it
            with self._connection.cursor() as cursor:
                cursor.execute("SELECT pg_try_advisory_lock(%s)", [NUMBER])
                (taken,) = cursor.fetchone()
        if not taken:
            self.release()
            raise SpielwerkError(str(OTHER).format(default.settings_dict["NAME"]))

    def renew(self) -> None:
        """See that we still have it, or take it again; raises `SpielwerkError` if another server has it now.

        While the database cannot be reached nothing happens: nobody else can take it either.
        """
        try:
            self.take()
        except Error:
            self.release()

    def release(self) -> None:
        """Give it back."""
        with self._guard:
            if self._connection is not None:
                self._connection.close()
                self._connection = None
