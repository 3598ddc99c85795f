"""Limits per address and minute, for a server that others than the people at this machine can reach."""

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
    """A token bucket per address: an amount per minute, refilled evenly."""

    def __init__(self, size: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._size = size
        self._clock = clock
        self._left: dict[str, tuple[float, float]] = {}
        self._lock = threading.Lock()

    def take(self, address: str, amount: float, least: float) -> bool:
        """Takes an amount from a bucket that holds at least `least`; returns False if it does not."""
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
    """A maximum number per minute for each address.

    >>> limit = Limit(2, clock=lambda: 0.0)
    >>> [limit.allows("a"), limit.allows("a"), limit.allows("a"), limit.allows("b")]
    [True, True, False, True]
    """

    def __init__(self, most: int, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__(most, clock)
        self.most = most

    def allows(self, address: str) -> bool:
        """Counts one more; returns False if that is too many."""
        return self.take(address, 1, 1)

    def count(self) -> None:
        """Counts one more for the current request; raises `TooMany`."""
        address = _address.get()
        if address and not self.allows(address):
            raise _too_many()


class Budget(Buckets):
    """CPU seconds per minute that each address may use for reading.

    >>> budget = Budget(2, clock=lambda: 0.0)
    >>> budget.charge("a", 1.5), budget.allows("a"), budget.charge("a", 1.5), budget.allows("a")
    (None, True, None, False)
    """

    def allows(self, address: str) -> bool:
        """Returns whether anything is left."""
        return self.take(address, 0, 0)

    def charge(self, address: str, seconds: float) -> None:
        """Charges the cost of an answer, even if it exceeds what was left."""
        self.take(address, seconds, -math.inf)

    @contextmanager
    def reading(self) -> Iterator[None]:
        """Charges the current request for the work in the block; raises `TooMany`."""
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
"""The budget for reading pages; five fast players behind one address use a tenth of it."""
posts = Limit(120)
new_tables = Limit(6)
records = Limit(6)
"""The limit of records that are replayed, whether or not they become a table."""
guesses = Limit(20)
"""The limit of links and codes that opened nothing."""


@contextmanager
def counting(request: HttpRequest) -> Iterator[None]:
    """Lets the limits count for the address of this request, if any, until the end of the block."""
    before = _address.set(counted_address(request))
    try:
        yield
    finally:
        _address.reset(before)


def counted_address(request: HttpRequest) -> str:
    """Returns the address that the limits count for on a public server; empty otherwise."""
    return limited_address(request) if settings.SPIELWERK_PUBLIC else ""


def limited_address(request: HttpRequest) -> str:
    """Returns the address that is counted; for IPv6 the /64 network, since it has any number of addresses."""
    try:
        address = ipaddress.ip_address(request.META.get("REMOTE_ADDR", ""))
    except ValueError:
        return "?"
    if address.is_loopback:
        return ""
    if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped is None:
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)
