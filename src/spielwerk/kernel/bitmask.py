"""Sets of small numbers as the bits of an int: regions, areas, units, abilities."""

from __future__ import annotations

from functools import lru_cache

CACHE_SIZE = 1 << 14
"""The number of masks whose indices are cached: a game asks for the same ones many times."""


@lru_cache(CACHE_SIZE)
def bits(mask: int) -> tuple[int, ...]:
    """Returns the indices of the set bits in ascending order.

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
