"""Luck: a small random generator that lives in the state, and decks whose order a search cannot see."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TypeVar

from msgspec import Struct

T = TypeVar("T")

MASK = (1 << 64) - 1
GOLDEN = 0x9E3779B97F4A7C15


def seeded(seed: int) -> int:
    """Returns the first state of the generator for a seed that a person gave.

    >>> seeded(1) != seeded(2)
    True
    """
    return scramble((seed * 2 + 1) & MASK)


def scramble(x: int) -> int:
    """Returns the 64-bit random number of a state of the generator (the output function of splitmix64)."""
    x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & MASK
    return x ^ (x >> 31)


def next_random(x: int) -> int:
    """Returns the generator's next state.  `scramble` turns a state into a random number."""
    return (x + GOLDEN) & MASK


@cache
def equal(n: int) -> tuple[int, ...]:
    """Returns n equal weights, as in a deck of different cards.

    >>> equal(3)
    (1, 1, 1)
    """
    return (1,) * n


def weighted(number: int, weights: Sequence[int]) -> int:
    """Returns the index that a 64-bit number picks among integer weights.

    A loop is as fast as bisection here, even with thirty weights, and most rows are short.

    >>> weighted(0, (0, 3, 1)), weighted(MASK, (0, 3, 1))
    (1, 2)
    """
    n = len(weights)
    if n and weights is equal(n):
        return number * n >> 64
    left = number * sum(weights) >> 64
    i = 0
    for weight in weights:
        if left < weight:
            return i
        left -= weight
        i += 1  # noqa: SIM113 – with `enumerate` the whole costs a quarter more
    raise ValueError(f"luck has nothing to choose from: {weights!r} has no weight above 0")


class Rng:
    """A generator outside a state, for resampling, bots and tests.

    >>> rng = Rng(7)
    >>> sorted(rng.shuffled([1, 2, 3]))
    [1, 2, 3]
    """

    __slots__ = ("x",)

    def __init__(self, seed: int) -> None:
        self.x = seeded(seed)

    def number(self) -> int:
        self.x = (self.x + GOLDEN) & MASK
        return scramble(self.x)

    def below(self, n: int) -> int:
        return self.number() * n >> 64

    def pick(self, weights: Sequence[int]) -> int:
        return weighted(self.number(), weights)

    def shuffled(self, items: Sequence[T]) -> list[T]:
        left = list(items)
        for i in range(len(left) - 1, 0, -1):
            j = self.below(i + 1)
            left[i], left[j] = left[j], left[i]
        return left


class Deck(Struct):
    """A face-down deck as a multiset: `counts[kind]` cards of each kind, unordered until they are drawn.

    `top` holds cards known to be on top (last = next card) and `bottom` cards known to be at the bottom (last
    = last card).  `discard` is the open pile, which becomes the deck when the deck runs out.
    """

    counts: list[int]
    discard: list[int] = []
    top: list[int] = []
    bottom: list[int] = []

    def copy(self) -> Deck:
        return Deck(self.counts[:], self.discard[:], self.top[:], self.bottom[:])

    def __len__(self) -> int:
        return sum(self.counts) + len(self.top) + len(self.bottom)

    def drawable(self) -> bool:
        """Returns whether a card can be drawn, if necessary after shuffling the discard pile."""
        return bool(self.top or self.discard or self.bottom or any(self.counts))

    def weights(self) -> list[int]:
        """Returns the weight of each kind for the next draw; nothing changes, even if a reshuffle is due."""
        if self.top:
            return self._only(self.top[-1])
        if any(self.counts):
            return self.counts
        if self.bottom:
            return self._only(self.bottom[0])
        weights = [0] * len(self.counts)
        for kind in self.discard:
            weights[kind] += 1
        return weights

    def _only(self, kind: int) -> list[int]:
        return [int(k == kind) for k in range(len(self.counts))]

    def take(self, kind: int) -> None:
        """Draws a card of this kind.  If the deck is empty, the discard pile is shuffled in first."""
        if not self.top and self.counts[kind] > 0:
            self.counts[kind] -= 1
            return
        if self.top:
            card = self.top.pop()
        elif any(self.counts) or not self.bottom:
            if not any(self.counts):
                self._reshuffle()
            self.counts[kind] -= 1
            card = kind
        else:
            card = self.bottom.pop(0)
        if card != kind or self.counts[kind] < 0:
            raise ValueError(f"no card of kind {kind} can be drawn")

    def _reshuffle(self) -> None:
        for kind in self.discard:
            self.counts[kind] += 1
        self.discard = []
