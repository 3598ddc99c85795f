"""How much one address may do in a minute, when not only the people at this machine reach the server."""

from __future__ import annotations

import ipaddress
import threading
import time
from collections.abc import Callable
from contextvars import ContextVar

from django.conf import settings
from django.http import HttpRequest

from spielwerk.table.errors import TooMany

MINUTE = 60.0
MOST_ADDRESSES = 10_000

_address: ContextVar[str] = ContextVar("address", default="")


class Limit:
    """At most so many in a minute for each address: a bucket that fills again evenly.

    >>> limit = Limit(2, clock=lambda: 0.0)
    >>> [limit.allows("a"), limit.allows("a"), limit.allows("a"), limit.allows("b")]
    [True, True, False, True]
    """

    def __init__(self, most: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.most = most
        self._clock = clock
        self._left: dict[str, tuple[float, float]] = {}
        self._lock = threading.Lock()

    def allows(self, address: str) -> bool:
        """Count one more; False if that is too many."""
        with self._lock:
            now = self._clock()
            left, since = self._left.pop(address, (float(self.most), now))
            left = min(self.most, left + (now - since) * self.most / MINUTE)
            allowed = left >= 1
            self._left[address] = (left - allowed, now)
            if len(self._left) > MOST_ADDRESSES:
                self._left.pop(next(iter(self._left)))
            return allowed

    def count(self) -> None:
        """Count one more for whoever is being served; raises `TooMany`."""
        address = _address.get()
        if address and not self.allows(address):
            raise TooMany("too many at once; try again in a minute", seconds=int(MINUTE))


posts = Limit(120)
new_tables = Limit(6)
records = Limit(6)
"""Files that are replayed, whether or not a table comes of them."""
guesses = Limit(20)
"""Links and codes that opened nothing."""


def remember_address(request: HttpRequest) -> None:
    """Whom the limits count for while this request is served; nobody on loopback or on a private server."""
    _address.set(limited_address(request) if settings.SPIELWERK_PUBLIC else "")


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
