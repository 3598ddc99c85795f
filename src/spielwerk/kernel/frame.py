"""Frames: pending work as data.  A frame is one numbered step of a rulebook and is named after it.

Frames are small frozen structs of ints (and of effects), so a state with its stack copies, saves
and compares as it is.  They are public: what is secret lives in `state.sealed[seat]` alone.
Each concrete frame carries a tag `game.chapter.Name`, which stays as it is once games are saved.
"""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec import Struct

from spielwerk.kernel.option import Option, Options, Weights
from spielwerk.kernel.tagged import types_of

STEP, ASK, CHANCE_FRAME, SECRET = 0, 1, 2, 3

CHANCE = -1
"""The seat of luck."""
SPECTATOR = -2
"""A viewer without a seat."""
TABLE = -3
"""Whoever tells what happened on cardboard: asked like a seat, in turn or sealed, but without a score,
a place or a row in `sealed`."""


class Frame(Struct, frozen=True, gc=False, array_like=True):
    """Something that is still to be done."""

    asks: ClassVar[int] = STEP
    gesture: ClassVar[str] = ""
    begins: ClassVar[bool] = False
    final: ClassVar[bool] = False
    """Whether it begins what comes next itself, so that no step of a list behind it would ever run."""


class Step(Frame, frozen=True):
    """The rules act on their own."""

    def run(self, s: Any) -> None:
        """Do it; what follows is pushed with `s.next(a)`, or `s.then(a, b)`, which runs a first."""
        raise NotImplementedError


class Ask(Frame, frozen=True):
    """Somebody must choose.

    `gesture` names what a person would call the move this belongs to; consecutive decisions of one
    seat in one gesture are undone, logged and animated as one, until a frame with `begins` starts
    the next.
    """

    asks: ClassVar[int] = ASK
    lone: ClassVar[bool] = False
    """Whether it is asked even when there is only one way, so that nobody learns from who is asked and
    a person sees it happen.  Where no person looks on (`pauses=False`) that way is taken all the same."""

    seat: int

    def options(self, s: Any) -> Options:
        """What may be chosen: pure, in a stable order, never empty."""
        raise NotImplementedError

    def choose(self, s: Any, option: Option) -> None:
        """Act on the choice; the frame is already off the stack."""
        raise NotImplementedError

    def pauses(self, s: Any) -> bool:  # noqa: ARG002
        """Whether it is asked now although there is only one way: always if it is `lone`.  A frame says
        otherwise where that depends on the position."""
        return self.lone


class Secret(Ask, frozen=True):
    """A choice whose answer is sealed: a run of these on top of the stack is open to all its seats."""

    asks: ClassVar[int] = SECRET


class Chance(Frame, frozen=True):
    """Luck decides."""

    asks: ClassVar[int] = CHANCE_FRAME

    def outcomes(self, s: Any) -> tuple[Options, Weights]:
        """What may happen and how likely: pure.  Weights are integers; what has weight 0 cannot happen."""
        raise NotImplementedError

    def choose(self, s: Any, option: Option) -> None:
        raise NotImplementedError


def frames_of(game: str, package: str = "") -> tuple[type[Frame], ...]:
    """All concrete frame types a game's stack may hold, by tag: see `types_of`."""
    return types_of(Frame, game, package)
