"""Progress of a long command: one line that updates itself on a terminal, nothing in a pipe."""

from __future__ import annotations

import sys
import time
from types import TracebackType

EVERY = 0.1
CLEAR = "\r\033[K"


class Progress:
    """Shows progress: call it with the number done so far; the line disappears at the end of the `with`
    block.
    """

    def __init__(self, of: int) -> None:
        self.of = of
        self.shown = sys.stderr.isatty()
        self._next = 0.0

    def __call__(self, done: int) -> None:
        if self.shown and (now := time.monotonic()) >= self._next:
            self._next = now + EVERY
            sys.stderr.write(f"{CLEAR}{done}/{self.of} ({done * 100 // self.of} %)")
            sys.stderr.flush()

    def say(self, what: str) -> None:
        """Shows a word instead of a number."""
        if self.shown:
            sys.stderr.write(f"{CLEAR}{what}")
            sys.stderr.flush()

    def __enter__(self) -> Progress:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.shown:
            sys.stderr.write(CLEAR)
            sys.stderr.flush()
