"""The clock of a table: how much time each seat has left.  It never stands in the way of a move.

Time runs for people who are asked, all at once if several are.  It is stored with each choice, so it survives
a restart; while the server is down it runs for nobody.
"""

from __future__ import annotations

from collections.abc import Collection
from time import time
from typing import Any

import msgspec
from msgspec import Struct

SEAT, TURN = "seat", "turn"
KINDS = (SEAT, TURN)
"""Time for the whole game, with an increment after each turn; or the same time for each turn."""
SHOW, BOT = "show", "bot"
AFTERWARDS = (SHOW, BOT)
"""What happens when time is up: it is only shown, or a bot takes the move."""
STARTED = time()
"""When this server started; what was before is not counted."""


class Clock(Struct, frozen=True):
    """The time of all seats, in seconds, as it was at `since`."""

    kind: str
    budget: int
    increment: int = 0
    then: str = SHOW
    left: tuple[float, ...] = ()
    since: float = 0.0
    told: tuple[int, ...] = ()
    """The seats of which everybody has been told that their time is up."""

    def started(self, seats: int) -> Clock:
        """Returns the clock at the beginning of a game."""
        full = (float(self.budget),) * seats
        return msgspec.structs.replace(self, left=full, since=time(), told=())

    def remaining(self, seat: int, *, runs: bool) -> float:
        """Returns how much time a seat has left now, never less than none."""
        return max(0.0, self.left[seat] - (self._elapsed() if runs else 0.0))

    def after(self, before: Collection[int], then: Collection[int]) -> Clock:
        """Returns the clock after a choice; `before` and `then` are the people asked before and after it."""
        elapsed, left = self._elapsed(), list(self.left)
        for seat in before:
            left[seat] = max(0.0, left[seat] - elapsed)
            if seat not in then and self.kind == SEAT:
                left[seat] += self.increment
        fresh = [seat for seat in then if seat not in before]
        if self.kind == TURN:
            for seat in fresh:
                left[seat] = float(self.budget)
        told = tuple([seat for seat in self.told if seat in then and seat not in fresh])
        return msgspec.structs.replace(self, left=tuple(left), since=time(), told=told)

    def telling(self, seat: int) -> Clock:
        """Returns the clock after everybody has been told that the time of a seat is up."""
        return msgspec.structs.replace(self, told=(*self.told, seat))

    def _elapsed(self) -> float:
        return max(0.0, time() - max(self.since, STARTED))


def dump(clock: Clock | None) -> Any:
    """Returns a clock as a row stores it; None if the table has none."""
    return None if clock is None else msgspec.to_builtins(clock)


def load(saved: Any) -> Clock | None:
    """Returns the clock of a row."""
    return None if saved is None else msgspec.convert(saved, Clock)
