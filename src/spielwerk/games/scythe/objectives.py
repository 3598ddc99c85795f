"""Objectives: secret aims, one of which earns a star.

Revealing is offered at the decisions where it is allowed; these are asked whether or not there is
anything to reveal, so that nobody learns from being asked.
"""

from __future__ import annotations

from msgspec import UNSET

from spielwerk.games.scythe.actions.bottom import Bottom
from spielwerk.games.scythe.actions.move import WhichUnit
from spielwerk.games.scythe.events import ObjectiveRevealed
from spielwerk.games.scythe.options import OBJECTIVE, REVEAL
from spielwerk.games.scythe.stars import Stars, earn
from spielwerk.games.scythe.state import Scythe
from spielwerk.games.scythe.turn import ChooseSection, EndTurn
from spielwerk.kernel.frame import Ask, Chance
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


def at_any_time(s: Scythe, frame: ChooseSection | Bottom | WhichUnit) -> Options:
    """Before and after an action: the fulfilled cards that need not wait for the end of the turn.

    [scythe.objective.condition-now, scythe.objective.reveal-timing]
    """
    seat, aims = frame.seat, s.rules.aims_now
    found: Options = ()
    for n in s.objectives[seat]:
        if n in aims and aims[n](s, seat):
            found += (REVEAL[n],)
    return found


def before_factory_move(s: Scythe, frame: WhichUnit) -> Options:
    """Only before the first unit of a Factory move: never in the middle of an action."""
    return at_any_time(s, frame) if frame.times > 1 and not frame.moved else ()


def at_the_end(s: Scythe, frame: EndTurn) -> Options:
    """The own cards that are fulfilled now.

    [scythe.objective.condition-now, scythe.objective.reveal-timing, scythe.objective.end-of-turn-cards]
    """
    seat = frame.seat
    found: Options = ()
    for n in s.objectives[seat]:
        if s.rules.aims[n](s, seat):
            found += (REVEAL[n],)
    return found


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
OBJECTIVE_CARDS.offer(ChooseSection, "reveal", at_any_time, reveal)
OBJECTIVE_CARDS.offer(Bottom, "reveal", at_any_time, reveal)
OBJECTIVE_CARDS.offer(WhichUnit, "reveal", before_factory_move, reveal)
OBJECTIVE_CARDS.offer(EndTurn, "reveal", at_the_end, reveal)
