"""How much one address may do in a minute, when not only the people at this machine reach the server."""

from __future__ import annotations

import ipaddress
import math
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from django.conf import settings
from django.http import HttpRequest

from spielwerk.table.errors import TooMany

MINUTE = 60.0
MOST_ADDRESSES = 10_000

_address: ContextVar[str] = ContextVar("address", default="")


class Buckets:
    """So much in a minute for each address: a bucket each, which fills again evenly."""

    def __init__(self, size: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._size = size
        self._clock = clock
        self._left: dict[str, tuple[float, float]] = {}
        self._lock = threading.Lock()

    def take(self, address: str, amount: float, least: float) -> bool:
        """Take an amount out of a bucket that holds at least so much; False if it does not."""
        with self._lock:
            now = self._clock()
            left, since = self._left.pop(address, (self._size, now))
            left = min(self._size, left + (now - since) * self._size / MINUTE)
            allowed = left >= least
            self._left[address] = (left - amount * allowed, now)
            if len(self._left) > MOST_ADDRESSES:
                self._left.pop(next(iter(self._left)))
            return allowed


class Limit(Buckets):
    """At most so many in a minute for each address.

    >>> limit = Limit(2, clock=lambda: 0.0)
    >>> [limit.allows("a"), limit.allows("a"), limit.allows("a"), limit.allows("b")]
    [True, True, False, True]
    """

    def __init__(self, most: int, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__(most, clock)
        self.most = most

    def allows(self, address: str) -> bool:
        """Count one more; False if that is too many."""
        return self.take(address, 1, 1)

    def count(self) -> None:
        """Count one more for whoever is being served; raises `TooMany`."""
        address = _address.get()
        if address and not self.allows(address):
            raise _too_many()


class Budget(Buckets):
    """Seconds of the processor that each address may use in a minute, by reading what it likes.

    >>> budget = Budget(2, clock=lambda: 0.0)
    >>> budget.charge("a", 1.5), budget.allows("a"), budget.charge("a", 1.5), budget.allows("a")
    (None, True, None, False)
    """

    def allows(self, address: str) -> bool:
        """Whether there is anything left."""
        return self.take(address, 0, 0)

    def charge(self, address: str, seconds: float) -> None:
        """What an answer has cost, also if that is more than was left."""
        self.take(address, seconds, -math.inf)

    @contextmanager
    def reading(self) -> Iterator[None]:
        """Charge whoever is being served for what is done meanwhile; raises `TooMany`."""
        address = _address.get()
        if address and not self.allows(address):
            raise _too_many()
        begun = time.thread_time()
        try:
            yield
        finally:
            if address:
                self.charge(address, time.thread_time() - begun)


def _too_many() -> TooMany:
    return TooMany("too many at once; try again in a minute", seconds=int(MINUTE))


reading = Budget(6.0)
"""A table of five that plays briskly uses a tenth of it, from one address."""
posts = Limit(120)
new_tables = Limit(6)
records = Limit(6)
"""Files that are replayed, whether or not a table comes of them."""
guesses = Limit(20)
"""Links and codes that opened nothing."""


def remember_address(request: HttpRequest) -> None:
    """Whom the limits count for while this request is served; nobody on loopback or on a private server."""
    _address.set(counted_address(request))


def counted_address(request: HttpRequest) -> str:
    """The address that the limits count for, on a server that not only this machine reaches; else empty."""
    return limited_address(request) if settings.SPIELWERK_PUBLIC else ""


def limited_address(request: HttpRequest) -> str:
    """The address that is counted: an IPv6 network has as many addresses as it likes, so its /64 counts."""
    try:
        address = ipaddress.ip_address(request.META.get("REMOTE_ADDR", ""))
    except ValueError:
        return "?"
    if address.is_loopback:
        return ""
    if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped is None:
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)
