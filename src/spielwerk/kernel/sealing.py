"""Sealed answers: when the last of a run has been given, and all of them lie open."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from spielwerk.kernel.frame import SECRET, Step

if TYPE_CHECKING:
    from spielwerk.kernel.state import State


class Underlay(Step, frozen=True, tag="kernel.sealing.Underlay"):
    """Lies below a run of secret frames while one of them is answered, and does nothing."""

    def run(self, s: Any) -> None:
        """That it has come to this tells that all have answered."""


class SecretRun:
    """A run of secret frames on top of a stack, to see whether an answer has brought about its reveal.

    What lies below it cannot tell: the step that opens the answers may ask for them once more and lie there
    again.
    """

    def __init__(self, s: State) -> None:
        self.base = len(s.stack)
        while self.base and s.stack[self.base - 1].asks == SECRET:
            self.base -= 1
        self.underlay = Underlay()
        if self.base < len(s.stack):
            s.stack.insert(self.base, self.underlay)

    def still_open(self, s: State) -> bool:
        """Whether only secret frames lie where the run was: nothing but answers has happened."""
        there = self.base < len(s.stack) and s.stack[self.base] is self.underlay
        if there:
            del s.stack[self.base]
        return there and all(frame.asks == SECRET for frame in s.stack[self.base :])
