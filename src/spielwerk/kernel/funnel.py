"""Funnel: how an Automa picks – candidates, one rule after another, then the tie-break.

Candidates are the bits of an int (regions in reading order, or the indices of units).  With a
journal each rule leaves what it removed and why: the deciding code is the explanation.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import UNSET

from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.event import Detail

Measure = Callable[[int], int] | Sequence[int]


class Narrowed(Detail, frozen=True, tag="kernel.Narrowed"):
    """One rule of a funnel: which candidates it saw, which it left, and what it measured on each."""

    rule: str
    how: str
    before: int
    after: int
    values: tuple[int, ...] = ()


class Funnel:
    """Narrow down candidates; every step names its ledger rule.

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
        """Candidates outside the mask are not allowed."""
        return self._narrow(rule, "only", self.left & mask)

    def without(self, rule: str, mask: int) -> Funnel:
        """Candidates in the mask are not allowed."""
        return self._narrow(rule, "without", self.left & ~mask)

    def prefer(self, rule: str, mask: int) -> Funnel:
        """Candidates in the mask win, if there is any."""
        return self._narrow(rule, "prefer", self.left & mask or self.left)

    def most(self, rule: str, measure: Measure) -> Funnel:
        """Keep those with the largest measure."""
        return self._best(rule, "most", measure, 1)

    def least(self, rule: str, measure: Measure) -> Funnel:
        """Keep those with the smallest measure."""
        return self._best(rule, "least", measure, -1)

    def covered(self, rule: str, masks: Sequence[int]) -> Funnel:
        """Keep those that lie in the most of some masks.

        The masks are added up as binary numbers, one a candidate, whose digits are masks again.

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
            return self  # nobody looks on, and nothing is left to decide
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
        """The lowest bit that is left: the tie-break.  -1 if nothing is."""
        self._narrow(rule, "first", self.left & -self.left)
        return self.left.bit_length() - 1
