"""A cache in memory that is limited by size, not by number of entries."""

from __future__ import annotations

import threading
from collections import OrderedDict
from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Cache(Generic[K, V]):
    """Keeps values up to a number of bytes; the least recently used are dropped first.

    >>> cache: Cache[str, int] = Cache(100)
    >>> cache.put("a", 1, 60), cache.put("b", 2, 30), cache.get("a"), cache.put("c", 3, 30)
    (None, None, 1, None)
    >>> "b" in cache, "a" in cache, cache.bytes, len(cache)
    (False, True, 90, 2)
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self.bytes = 0
        self.lock = threading.RLock()
        """The lock for callers that look up and insert in one step."""
        self._kept: OrderedDict[K, tuple[V, int]] = OrderedDict()

    def get(self, key: K) -> V | None:
        with self.lock:
            found = self._kept.get(key)
            if found is None:
                return None
            self._kept.move_to_end(key)
            return found[0]

    def put(self, key: K, value: V, weight: int) -> None:
        """Stores a value, even if it is larger than all others together."""
        with self.lock:
            self.pop(key)
            self._kept[key] = (value, weight)
            self.bytes += weight
            while self.bytes > self.most and len(self._kept) > 1:
                self.pop(next(iter(self._kept)))

    def pop(self, key: K) -> None:
        with self.lock:
            found = self._kept.pop(key, None)
            if found is not None:
                self.bytes -= found[1]

    def clear(self) -> None:
        with self.lock:
            self._kept.clear()
            self.bytes = 0

    def __contains__(self, key: K) -> bool:
        return key in self._kept

    def __len__(self) -> int:
        return len(self._kept)
