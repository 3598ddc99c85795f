"""Choices of a match: what each one was, and how they are played again."""

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
    """One entry of a match: a choice of a seat or an answer of luck.

    `begins` marks the first choice of a gesture; `secret` a sealed answer; `reveals` a choice after
    which something hidden was open to somebody, so that it cannot be taken back.  `joins` marks a choice
    that was made together with the one before it: both are taken back together.
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
    """Whether luck made it by itself, after a choice or in the opening; luck that is asked chooses."""
    return choice.seat == CHANCE and not choice.begins


class Script:
    """Recorded choices and luck, to be played again from `next` up to `end`."""

    def __init__(self, choices: Sequence[Choice], next: int, end: int, luck: Luck) -> None:
        self.choices = choices
        self.luck = luck
        self.next = next
        self.end = end

    def play(self, game: Game, state: State) -> int:
        """The next choice and the luck that followed it; gives how many entries that were."""
        before = self.next
        choice = self.choices[before]
        self.next += 1
        game.apply(state, choice.option, choice.seat if choice.out_of_turn else None, source=self)
        return self.next - before

    def __call__(self, s: Any, frame: Chance) -> Option | None:
        """Luck as it was; its number moves on with it, so that new draws are new.  Then nobody answers.

        Luck that was asked is a choice of its own, and the source of luck had no part in it.
        """
        if self.next >= self.end or not follows(self.choices[self.next]):
            return None
        option = self.choices[self.next].option
        self.next += 1
        s.random = self.luck.next(s.random)
        if option not in can_happen(s, frame)[0]:
            raise IllegalOption(f"luck cannot have answered '{option.text}' here")
        return option
