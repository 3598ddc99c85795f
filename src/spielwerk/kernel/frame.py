"""Frames: pending work as data.  A frame is one numbered step of a rulebook and is named after it.

Frames are small frozen structs of ints (and effects), so a state with its stack can be copied, saved and
compared as it is.  Frames are public: secrets are stored only in `state.sealed[seat]`. Each concrete frame
has a tag `game.chapter.Name`, which never changes once games are saved.
"""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec import Struct

from spielwerk.kernel.chance import weighted
from spielwerk.kernel.option import Option, Options, Weights
from spielwerk.kernel.tagged import types_of

STEP, ASK, CHANCE_FRAME, SECRET = 0, 1, 2, 3

CHANCE = -1
"""The seat of luck."""
SPECTATOR = -2
"""A viewer without a seat."""
TABLE = -3
"""The person who enters what happened on the physical table.  It is asked like a seat, in turn or sealed, but
has no score, no place and no row in `sealed`."""


class Frame(Struct, frozen=True, gc=False, array_like=True):
    """Something still to be done."""

    asks: ClassVar[int] = STEP
    gesture: ClassVar[str] = ""
    begins: ClassVar[bool] = False
    final: ClassVar[bool] = False
    """Whether the frame itself starts what follows its step list, so that steps listed after it never run."""


class Step(Frame, frozen=True):
    """The rules act without asking anybody."""

    def run(self, s: Any) -> None:
        """Carries out the step.  `s.next(a)` pushes what follows; `s.then(a, b)` runs a first."""
        raise NotImplementedError


class Ask(Frame, frozen=True):
    """Somebody must choose.

    `gesture` names the move, in a person's words, that this decision belongs to.  Consecutive decisions of
    one seat in one gesture are undone, logged and animated as one, until a frame with `begins` starts the
    next.
    """

    asks: ClassVar[int] = ASK
    ask_if_forced: ClassVar[bool] = False
    """Whether to ask even if there is only one option: being skipped could give a secret away, and a person
    sees the step happen.  With `ask_forced=False` (nobody is watching) the only option is taken without
    asking.
    """

    seat: int

    def options(self, s: Any) -> Options:
        """Returns the options: pure, in a stable order, never empty."""
        raise NotImplementedError

    def choose(self, s: Any, option: Option) -> None:
        """Acts on the choice.  The frame is already off the stack."""
        raise NotImplementedError

    def must_ask(self, s: Any) -> bool:  # noqa: ARG002
        """Returns whether to ask now although there is only one option: always if `ask_if_forced` is set.
        A frame overrides this if it depends on the position."""
        return self.ask_if_forced


class Secret(Ask, frozen=True):
    """A choice whose answer is sealed.  A run of these on top of the stack is open to all its seats."""

    asks: ClassVar[int] = SECRET


class Chance(Frame, frozen=True):
    """Luck decides."""

    asks: ClassVar[int] = CHANCE_FRAME

    def outcomes(self, s: Any) -> tuple[Options, Weights]:
        """Returns what may happen, with integer weights: pure.  An outcome of weight 0 cannot happen."""
        raise NotImplementedError

    def pick(self, s: Any, number: int) -> Option:
        """Returns the outcome that a 64-bit random number picks.  A frame overrides this if it can name that
        outcome without listing all of them; the result must be the same."""
        options, weights = self.outcomes(s)
        return options[weighted(number, weights)]

    def choose(self, s: Any, option: Option) -> None:
        raise NotImplementedError


def frames_of(game: str, package: str = "") -> tuple[type[Frame], ...]:
    """Returns all concrete frame types that a game's stack may hold, by tag; see `types_of`."""
    return types_of(Frame, game, package)
