"""Sets of small numbers as the bits of an int: regions, areas, units, abilities."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import compress, count
from typing import TypeVar

T = TypeVar("T")
CACHE_SIZE = 1 << 14
"""The number of masks whose indices are cached: a game asks for the same ones many times."""


DIGITS = bytes.maketrans(b"01", b"\0\1")


def chosen(mask: int, things: Iterable[T]) -> Iterable[T]:
    """Returns the things at the set bits of a mask, whatever its length, without a loop in Python.

    >>> list(chosen(0b1010, ["oil", "wood", "food", "iron"]))
    ['wood', 'iron']
    """
    assert mask >= 0
    return compress(things, bin(mask)[:1:-1].encode().translate(DIGITS))


@lru_cache(CACHE_SIZE)
def bits(mask: int) -> tuple[int, ...]:
    """Returns the indices of the set bits in ascending order.

    >>> bits(0b10110)
    (1, 2, 4)
    """
    return tuple(chosen(mask, count()))


BYTES = tuple([tuple([i for i in range(8) if byte >> i & 1]) for byte in range(256)])
"""The indices of the set bits of each byte."""


def nth(mask: int, n: int) -> int:
    """Returns the index of the n-th set bit, counted from 0, without listing the others.

    >>> nth(0b10110, 0), nth(0b10110, 2)
    (1, 4)
    """
    first = 0
    for byte in mask.to_bytes((mask.bit_length() + 7) // 8, "little"):
        found = BYTES[byte]
        if n < len(found):
            return first + found[n]
        n -= len(found)
        first += 8
    raise IndexError(f"{mask:#b} has no such bit")
