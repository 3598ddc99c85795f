"""The interface of a bot."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, runtime_checkable

from spielwerk.kernel.chance import Rng
from spielwerk.kernel.game import Game
from spielwerk.kernel.option import Decision, Option
from spielwerk.kernel.view import View

ViewSource = Callable[[], View]
"""Returns the view of the seat that is asked, computed on demand: most choices do not need it."""


class Bot(Protocol):
    """A player made of code; each seat of each game has a new one.

    A bot gets what a person in its seat would have, and luck of its own.  If `rng` is its only source of
    luck, its games can be repeated.  Decisions with only one option never reach it.
    """

    def choose(self, decision: Decision, view: ViewSource, rng: Rng) -> Option:
        """Returns one of `decision.options`."""
        ...


@runtime_checkable
class NeedsGame(Protocol):
    """A bot that looks ahead: before its first choice it gets the game, to play on in its head."""

    def sit(self, game: Game) -> None:
        """Receives the game.  A game holds no position, so nothing secret is in it."""
        ...
