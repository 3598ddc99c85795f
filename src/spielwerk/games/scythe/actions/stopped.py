"""What a unit meets after something has stopped it as soon as it entered a region."""

from __future__ import annotations

from typing import Self

from spielwerk.games.scythe.actions.move import SetOut, arrive
from spielwerk.games.scythe.state import Scythe
from spielwerk.kernel.frame import Step


class Continue(Step, frozen=True, tag="scythe.move.Continue"):
    """Goes on after a stop: the unit arrives, so it meets enemies, traps and so on, but has no steps left.

    Nothing happens if it is no longer there.  With `left` 0 a stop that has left no trace on the board can
    tell that it is over; no unit sets out with 0 steps.
    """

    seat: int
    unit: int
    to: int
    moved: int
    loads: int
    origin: int
    left: int = 0

    def run(self, s: Scythe) -> None:
        if s.players[self.seat].units[self.unit] == self.to:
            step = SetOut(self.seat, self.unit, self.to, self.left, self.moved, self.loads)
            arrive(s, step, self.origin)

    @classmethod
    def after(cls, step: SetOut, origin: int, left: int = 0) -> Self:
        """Returns how a unit goes on that was stopped after a step."""
        return cls(step.seat, step.unit, step.to, step.moved, step.loads, origin, left)
