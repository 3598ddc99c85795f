"""Sealed answers: finds out when the last answer of a run has been given and all are revealed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from spielwerk.kernel.frame import SECRET, Step

if TYPE_CHECKING:
    from spielwerk.kernel.state import State


class Underlay(Step, frozen=True, tag="kernel.sealing.Underlay"):
    """Marks the bottom of a run of secret frames while one of them is answered."""

    def run(self, s: Any) -> None:
        """Does nothing.  Running means that everybody has answered."""


class SecretRun:
    """A run of secret frames on top of a stack, to detect whether an answer has revealed them all.

    The frame below the run cannot tell: the step that reveals the answers may ask again and push itself
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
        """Returns whether answers are still missing: only secret frames are left where the run was."""
        there = self.base < len(s.stack) and s.stack[self.base] is self.underlay
        if there:
            del s.stack[self.base]
        return there and all(frame.asks == SECRET for frame in s.stack[self.base :])
