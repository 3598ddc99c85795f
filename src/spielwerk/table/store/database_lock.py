"""One server per PostgreSQL database: a lock that the database holds while we are connected."""

from __future__ import annotations

import threading
from typing import Any

from django.db import connections
from django.db.utils import Error

from spielwerk.kernel.errors import SpielwerkError
from spielwerk.kernel.text import Name

NUMBER = 0x737069656C77  # "spielw"
"""The number of the advisory lock, which is local to one database."""
OTHER = Name(
    "another Spielwerk server uses the database {} already",
    "ein anderer Spielwerk-Server benutzt die Datenbank {} schon",
)


class DatabaseLock:
    """Taken before anything is read or written.  On SQLite it does nothing: the folder has a lock there.

    The lock has its own connection.  If the database server is restarted, the lock is lost, and `renew` takes
    it again.
    """

    def __init__(self) -> None:
        self._connection: Any = None
        self._guard = threading.Lock()

    def take(self) -> None:
        """Takes the lock; raises `SpielwerkError` if another server has it.  The owner may take it again."""
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
        """Checks that we still have the lock, or takes it again; raises `SpielwerkError` if another server
        has it.

        While the database cannot be reached nothing happens: nobody else can take it either.
        """
        try:
            self.take()
        except Error:
            self.release()

    def release(self) -> None:
        """Releases the lock."""
        with self._guard:
            if self._connection is not None:
                self._connection.close()
                self._connection = None
