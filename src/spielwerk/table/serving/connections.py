"""Connections: slow senders are closed, and there is always room for the next connection.

uvicorn itself waits forever for the end of a request's header.  Here a header has a time limit, and before
the file limit of the system is reached, the connection that has been idle the longest is closed.  So many
half-sent requests do not shut anybody out.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol

HEADER_SECONDS = 10.0
"""Seconds for the whole header of a request, from the first byte of the connection or of the request."""
MOST_FILES = 65_536
RESERVED = 384
"""The number of open files reserved for other things: the database once per worker, logs, bots."""
FEWEST = 64
SLOW = b"HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
FULL = b"HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nRetry-After: 5\r\nContent-Length: 0\r\n\r\n"

logger = logging.getLogger(__name__)


def raise_file_limit() -> int | None:
    """Raises the limit of open files as far as the system allows; returns it, if known."""
    try:
        import resource
    except ImportError:  # not on Windows, where there is no such limit
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(MOST_FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
        except (OSError, ValueError):
            logger.warning("the limit of %d open files cannot be raised", soft)
    return MOST_FILES if soft == resource.RLIM_INFINITY else soft


class IdleConnections:
    """All connections without a request being answered, the longest idle first."""

    def __init__(self) -> None:
        self.most = MOST_FILES
        self.waiting: dict[LimitedConnection, None] = {}

    def expect(self, files: int | None) -> None:
        """Limits the connections to the number of files that may be open."""
        if files is not None:
            self.most = max(files - RESERVED, FEWEST)

    def make_room(self, newest: LimitedConnection, connections: int) -> None:
        """Closes the longest idle connection if a new one is one too many."""
        if connections <= self.most:
            return
        oldest = next(iter(self.waiting))
        logger.warning("all %d connections are taken: the idlest is closed", self.most)
        oldest.send_away(FULL if oldest is newest else SLOW)


idle = IdleConnections()


class LimitedConnection(H11Protocol):
    """One connection, with a time limit for the header of each request."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait_for_header()
        idle.waiting[self] = None
        idle.make_room(self, len(self.connections))

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait_no_longer()
        idle.waiting.pop(self, None)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._answering():
            self._wait_no_longer()
            idle.waiting.pop(self, None)
        elif self._deadline is None and not self.transport.is_closing():
            self._wait_for_header()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self._answering() and not self.transport.is_closing():
            idle.waiting[self] = None

    def send_away(self, answer: bytes) -> None:
        """Closes the connection with an answer without a body."""
        self._wait_no_longer()
        idle.waiting.pop(self, None)
        self.connections.discard(self)
        if not self.transport.is_closing():
            self.transport.write(answer)
            self.transport.close()

    def _answering(self) -> bool:
        return self.cycle is not None and not self.cycle.response_complete

    def _wait_for_header(self) -> None:
        self._deadline = self.loop.call_later(HEADER_SECONDS, self.send_away, SLOW)

    def _wait_no_longer(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
