"""What a bot is: something that chooses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, runtime_checkable

from spielwerk.kernel.chance import Rng
from spielwerk.kernel.game import Game
from spielwerk.kernel.option import Decision, Option
from spielwerk.kernel.view import View

Look = Callable[[], View]
"""A way to the view of the seat that is asked: made only when called, since most choices do not need it."""


class Bot(Protocol):
    """A player made of code; there is a new one for each seat of each game.

    A bot gets what a person at its seat would have, and luck of its own: with `rng` as the only source of
    luck its games can be played again. Forced decisions never reach it.
    """

    def choose(self, decision: Decision, view: Look, rng: Rng) -> Option:
        """One of `decision.options`."""
        ...


@runtime_checkable
class Sitting(Protocol):
    """A bot that looks ahead: before its first choice it is told the game, to play on in its head."""

    def sit(self, game: Game) -> None:
        """Take a seat; a game holds no position, so nothing secret is in it."""
        ...
