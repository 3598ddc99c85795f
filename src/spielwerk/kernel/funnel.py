"""Funnel: how an Automa chooses.  One rule after another removes candidates; then the tie-break decides.

Candidates are the bits of an int (regions in reading order, or indices of units).  If a journal is attached,
each rule logs what it removed and why: the code that decides is also the explanation.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Self

from msgspec import UNSET, Struct
from msgspec.structs import replace

from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.event import Detail

Measure = Callable[[int], int] | Sequence[int]


class Narrowed(Detail, frozen=True, tag="kernel.Narrowed"):
    """One rule of a funnel: the candidates before and after it, and what it measured on each."""

    rule: str
    how: str
    before: int
    after: int
    values: tuple[int, ...] = ()


def candidates(rule: Narrowed) -> list[tuple[int, int | None, bool]]:
    """Returns each candidate of a rule: what was measured there, if anything, and whether it stays.

    >>> candidates(Narrowed("demo.rule.large", "most", 0b110, 0b100, (3, 5)))
    [(1, 3, False), (2, 5, True)]
    """
    seen = bits(rule.before)
    values: Sequence[int | None] = rule.values or [None] * len(seen)
    return [(c, v, bool(rule.after >> c & 1)) for c, v in zip(seen, values, strict=True)]


class FunnelChoice(Struct, frozen=True, kw_only=True):
    """A choice of an Automa as its events tell it: one rule after the other, until one candidate or none is
    left.  A game adds what the choice was about.
    """

    about: str
    rules: tuple[Narrowed, ...] = ()

    @property
    def result(self) -> int:
        """The chosen candidate; -1 if none was possible."""
        return self.rules[-1].after.bit_length() - 1 if self.rules else -1

    @property
    def decisive(self) -> Narrowed | None:
        """The last rule that removed a candidate."""
        return next((rule for rule in reversed(self.rules) if rule.before != rule.after), None)

    def narrowed(self, rule: Narrowed) -> Self:
        """Returns the choice with one more rule."""
        return replace(self, rules=(*self.rules, rule))


class Funnel:
    """Narrows down candidates; every step names its rule in the ledger.

    >>> from spielwerk.kernel.state import State
    >>> Funnel(State(), 0b1110).most("demo.rule.large", [9, 1, 5, 5]).first("demo.rule.first")
    2
    """

    __slots__ = ("left", "s")

    def __init__(self, s: Any, candidates: int) -> None:
        self.s = s
        self.left = candidates

    def _narrow(self, rule: str, how: str, after: int, values: tuple[int, ...] = ()) -> Funnel:
        if self.s.journal is not UNSET:
            self.s.journal.append(Narrowed(rule, how, self.left, after, values))
        self.left = after
        return self

    def only(self, rule: str, mask: int) -> Funnel:
        """Keeps only candidates in the mask."""
        return self._narrow(rule, "only", self.left & mask)

    def without(self, rule: str, mask: int) -> Funnel:
        """Removes the candidates in the mask."""
        return self._narrow(rule, "without", self.left & ~mask)

    def prefer(self, rule: str, mask: int) -> Funnel:
        """Keeps only candidates in the mask if there are any."""
        return self._narrow(rule, "prefer", self.left & mask or self.left)

    def most(self, rule: str, measure: Measure) -> Funnel:
        """Keeps the candidates with the largest measure."""
        return self._best(rule, "most", measure, 1)

    def least(self, rule: str, measure: Measure) -> Funnel:
        """Keeps the candidates with the smallest measure."""
        return self._best(rule, "least", measure, -1)

    def covered(self, rule: str, masks: Sequence[int]) -> Funnel:
        """Keeps the candidates that are in the largest number of masks.

        Each candidate has a binary counter; digit i of all counters is stored as one mask in `digits[i]`.

        >>> from spielwerk.kernel.state import State
        >>> bin(Funnel(State(), 0b1111).covered("demo.rule.crowded", [0b0110, 0b0011, 0b1110]).left)
        '0b10'
        """
        digits: list[int] = []
        for mask in masks:
            carried = mask
            for i, digit in enumerate(digits):
                digits[i] = digit ^ carried
                carried &= digit
            if carried:
                digits.append(carried)
        after = self.left
        for digit in reversed(digits):
            after = after & digit or after
        if self.s.journal is UNSET:
            self.left = after
            return self
        counts = [sum([mask >> c & 1 for mask in masks]) for c in bits(self.left)]
        return self._narrow(rule, "most", after, tuple(counts))

    def _best(self, rule: str, how: str, measure: Measure, sign: int) -> Funnel:
        if self.s.journal is UNSET and not self.left & self.left - 1:
            return self  # no journal, and nothing left to decide
        candidates = bits(self.left)
        if not candidates:
            return self._narrow(rule, how, 0)
        if callable(measure):
            found = [measure(c) for c in candidates]
        else:
            found = [measure[c] for c in candidates]
        best = max(found) if sign > 0 else min(found)
        after = sum([1 << c for c, v in zip(candidates, found, strict=True) if v == best])
        return self._narrow(rule, how, after, tuple(found))

    def first(self, rule: str) -> int:
        """Returns the lowest remaining bit, which is the tie-break; -1 if none remains."""
        self._narrow(rule, "first", self.left & -self.left)
        return self.left.bit_length() - 1
