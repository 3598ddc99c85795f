"""Limits repeated log lines to one per minute."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable

from msgspec import Struct

MINUTE = 60.0
FIRST = 5
"""Lines of one kind that are written before they count as a flood."""
MOST_KINDS = 1000
KIND = 80
"""The length of the prefix, without parameters, that identifies the kind of a line."""


class MessageCount(Struct):
    """Lines that differ only in their parameters."""

    since: float
    allowed: int
    left_out: int = 0


class LogThrottle(logging.Filter):
    """Lets the first few lines of a kind pass; then one per minute, with the number left out."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._kinds: dict[tuple[str, int, str], MessageCount] = {}
        self._lock = threading.Lock()

    def filter(self, record: logging.LogRecord) -> bool:
        key = record.name, record.levelno, str(record.msg)[:KIND]
        with self._lock:
            now, kind = self._clock(), self._kinds.get(key)
            if kind is None or now - kind.since >= MINUTE:
                left_out = kind.left_out if kind is not None else 0
                kind = MessageCount(now, 1 if left_out else FIRST)
                self._kinds.pop(key, None)
                self._kinds[key] = kind
                if len(self._kinds) > MOST_KINDS:
                    del self._kinds[next(iter(self._kinds))]
                if left_out:
                    record.msg, record.args = f"{record.getMessage()} (and {left_out} more like this)", ()
            if kind.allowed:
                kind.allowed -= 1
                return True
            kind.left_out += 1
            return False
