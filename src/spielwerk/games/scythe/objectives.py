"""Objectives: secret aims, one of which earns a star.

Revealing is offered at the decisions where it is allowed; these are asked whether or not there is
anything to reveal, so that nobody learns from being asked.
"""

from __future__ import annotations

from functools import cache
from typing import ClassVar

from msgspec import UNSET

from spielwerk.games.scythe import components
from spielwerk.games.scythe.actions.bottom import Bottom
from spielwerk.games.scythe.actions.move import WhichUnit
from spielwerk.games.scythe.aims import fulfilled
from spielwerk.games.scythe.events import ObjectiveRevealed
from spielwerk.games.scythe.options import END, OBJECTIVE, REVEAL
from spielwerk.games.scythe.stars import Stars, earn
from spielwerk.games.scythe.state import Scythe
from spielwerk.games.scythe.turn import ChooseSection
from spielwerk.kernel.frame import Ask, Chance, Step
from spielwerk.kernel.module import Module
from spielwerk.kernel.option import Option, Options, Weights


class DealObjective(Chance, frozen=True, tag="scythe.setup.DealObjective"):
    """A secret card from the shuffled deck.  [scythe.setup.shuffle-decks, scythe.info.objectives-secret]"""

    seat: int

    def outcomes(self, s: Scythe) -> tuple[Options, Weights]:
        found = s.objective_deck
        return tuple([OBJECTIVE[n] for n in found]), (1,) * len(found)

    def choose(self, s: Scythe, option: Option) -> None:
        s.objective_deck = tuple([n for n in s.objective_deck if n != option.n])
        s.objectives[self.seat] = tuple(sorted([*s.objectives[self.seat], option.n]))


class LastLook(Step, frozen=True, tag="scythe.objective.LastLook"):
    """Before a turn ends its player may think of objectives, as long as any are left.

    [scythe.objective.end-of-turn-cards]
    """

    seat: int

    def run(self, s: Scythe) -> None:
        if s.objectives[self.seat]:
            s.then(EndOfTurn(self.seat))


class EndOfTurn(Ask, frozen=True, tag="scythe.objective.EndOfTurn"):
    """End the turn; asked even when there is nothing to reveal.  [scythe.objective.reveal-optional]"""

    gesture: ClassVar[str] = "end"
    begins: ClassVar[bool] = True
    lone: ClassVar[bool] = True

    def options(self, s: Scythe) -> Options:
        return (END,)

    def choose(self, s: Scythe, option: Option) -> None:
        """Nothing more happens."""


def revealable(s: Scythe, seat: int, *, end_of_turn: bool) -> Options:
    """The own objectives that are fulfilled at this moment and may be shown now.

    [scythe.objective.condition-now, scythe.objective.reveal-timing, scythe.objective.end-of-turn-cards]
    """
    found: Options = ()
    if s.active == seat:
        for n in s.objectives[seat]:
            if (end_of_turn or n in at_any_time()) and fulfilled(s, seat, n):
                found += (REVEAL[n],)
    return found


@cache
def at_any_time() -> frozenset[int]:
    """The cards that need not wait for the end of the turn."""
    return frozenset([n for n, card in components.objectives().items() if card.timing == "any"])


def before_or_after(s: Scythe, frame: ChooseSection | Bottom) -> Options:
    return revealable(s, frame.seat, end_of_turn=False)


def before_factory_move(s: Scythe, frame: WhichUnit) -> Options:
    """Only before the first unit of a Factory move: never in the middle of an action."""
    return revealable(s, frame.seat, end_of_turn=False) if frame.times > 1 and not frame.moved else ()


def at_the_end(s: Scythe, frame: EndOfTurn) -> Options:
    return revealable(s, frame.seat, end_of_turn=True)


def reveal(s: Scythe, frame: Ask, option: Option) -> None:
    """A star, and both cards are gone – unless the faction keeps the other one.

    [scythe.objective.star, scythe.objective.discard-both, scythe.faction.saxony-dominate-objectives]
    """
    seat = frame.seat
    if s.journal is not UNSET:
        s.journal.append(ObjectiveRevealed(seat, option.n))
    s.revealed = (*s.revealed, option.n)
    rest = tuple([n for n in s.objectives[seat] if n != option.n])
    if s.rules.keeps_objectives[seat]:
        s.objectives[seat] = rest
    else:
        s.objectives[seat] = ()
        s.objective_deck = tuple(sorted([*s.objective_deck, *rest]))
    earn(s, seat, "objective")
    s.then(Stars(seat), frame)


OBJECTIVE_CARDS = Module("objective-cards")
OBJECTIVE_CARDS.offer(ChooseSection, "reveal", before_or_after, reveal)
OBJECTIVE_CARDS.offer(Bottom, "reveal", before_or_after, reveal)
OBJECTIVE_CARDS.offer(WhichUnit, "reveal", before_factory_move, reveal)
OBJECTIVE_CARDS.offer(EndOfTurn, "reveal", at_the_end, reveal)
