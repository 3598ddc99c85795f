"""Choices of a match, and how they are replayed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from spielwerk.kernel.frame import CHANCE, Chance
from spielwerk.kernel.option import IllegalOption, Option
from spielwerk.kernel.run import can_happen

if TYPE_CHECKING:
    from spielwerk.kernel.game import Game
    from spielwerk.kernel.luck import Luck
    from spielwerk.kernel.state import State


class Choice(Struct, frozen=True):
    """One entry of a match: the choice of a seat or the answer of luck.

    `begins` marks the first choice of a gesture and `secret` a sealed answer.  `reveals` marks a choice that
    showed something hidden to somebody, so that it cannot be undone.  `joins` marks a choice that was made
    together with the one before it, or that was obvious after it: both are undone together.
    """

    seat: int
    option: Option
    gesture: str = ""
    begins: bool = True
    secret: bool = False
    reveals: bool = False
    out_of_turn: bool = False
    joins: bool = False


def follows(choice: Choice) -> bool:
    """Returns whether luck answered unasked, after a choice or in the opening."""
    return choice.seat == CHANCE and not choice.begins


class Script:
    """Recorded choices and luck, replayed from `next` up to `end`."""

    def __init__(self, choices: Sequence[Choice], next: int, end: int, luck: Luck) -> None:
        self.choices = choices
        self.luck = luck
        self.next = next
        self.end = end

    def play(self, game: Game, state: State) -> int:
        """Replays the next choice and the luck that followed it; returns the number of entries replayed."""
        before = self.next
        choice = self.choices[before]
        self.next += 1
        game.apply(state, choice.option, choice.seat if choice.out_of_turn else None, source=self)
        return self.next - before

    def __call__(self, s: Any, frame: Chance) -> Option | None:
        """Returns the recorded answer of luck, or None when the recorded answers run out.

        Advances the random number with each answer, so that later draws are new.  Luck that was asked like a
        seat is recorded as a separate choice; it ends the answers.
        """
        if self.next >= self.end or not follows(self.choices[self.next]):
            return None
        option = self.choices[self.next].option
        self.next += 1
        s.random = self.luck.next(s.random)
        if option not in can_happen(s, frame)[0]:
            raise IllegalOption(f"luck cannot have answered '{option.text}' here")
        return option
