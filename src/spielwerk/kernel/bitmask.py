"""Sets of small numbers as the bits of an int: regions, areas, units, abilities."""

from __future__ import annotations

from functools import lru_cache

CACHE_SIZE = 1 << 14
"""In a game the same masks come again and again."""


@lru_cache(CACHE_SIZE)
def bits(mask: int) -> tuple[int, ...]:
    """The indices of the set bits, ascending.

    >>> bits(0b10110)
    (1, 2, 4)
    """
    assert mask >= 0
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return tuple(found)
