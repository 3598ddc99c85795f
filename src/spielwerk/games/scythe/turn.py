"""A turn: choose a section, then its top action, then its bottom action."""

from __future__ import annotations

from typing import ClassVar

from msgspec import UNSET

from spielwerk.games.scythe.events import SectionChosen, TurnBegan
from spielwerk.games.scythe.options import SECTION
from spielwerk.games.scythe.state import FACTORY, Scythe
from spielwerk.kernel.frame import Ask, Step
from spielwerk.kernel.option import Option, Options


def others(sections: Options) -> tuple[Options, ...]:
    """The sections besides one, by its number; the last entry is for -1: all are open."""
    return (*[tuple([o for o in sections if o is not last]) for last in SECTION], sections)


WITH_CARD, WITHOUT_CARD = others(SECTION), others(SECTION[:FACTORY])


class StartTurn(Step, frozen=True, tag="scythe.turn.StartTurn"):
    """Players take single turns clockwise, without rounds.  [scythe.turn.order]"""

    seat: int

    def run(self, s: Scythe) -> None:
        s.active = self.seat
        s.turns += 1
        s.driven = 0
        if s.journal is not UNSET:
            s.journal.append(TurnBegan(self.seat, s.turns))
        s.then(*s.rules.turn_of[self.seat])


class ChooseSection(Ask, frozen=True, tag="scythe.turn.ChooseSection"):
    """The action token goes to a section other than last turn's, whatever is done there.

    [scythe.turn.choose-new-section, scythe.turn.dead-turn, scythe.setup.action-token]
    The Factory card is a fifth section.
    [scythe.ruling.pass-versus-dead-turn, scythe.factory.fifth-section, scythe.ruling.relentless-factory-card]
    [scythe.faction.rusviet-relentless-factory]
    """

    gesture: ClassVar[str] = "section"
    begins: ClassVar[bool] = True

    def options(self, s: Scythe) -> Options:
        p = s.players[self.seat]
        last = p.section
        if s.rules.may_repeat[self.seat] and (last != FACTORY or s.rules.setup["repeat_factory"]):
            last = -1
        return (WITH_CARD if p.factory_card else WITHOUT_CARD)[last]

    def choose(self, s: Scythe, option: Option) -> None:
        section = SECTION.index(option)
        s.players[self.seat].section = section
        if s.journal is not UNSET:
            s.journal.append(SectionChosen(self.seat, section))


class TopAction(Step, frozen=True, tag="scythe.turn.TopAction"):
    """The top action of the section comes before the bottom one.  [scythe.turn.top-then-bottom]"""

    seat: int

    def run(self, s: Scythe) -> None:
        s.then(s.rules.top_actions[s.players[self.seat].section](self.seat))


class BottomAction(Step, frozen=True, tag="scythe.turn.BottomAction"):
    """The bottom action that stands under it on the player mat.

    [scythe.turn.section-pairs, scythe.turn.top-then-bottom, scythe.turn.each-once]
    [scythe.turn.top-gains-pay-bottom]
    """

    seat: int

    def run(self, s: Scythe) -> None:
        s.then(s.rules.bottom_actions[s.players[self.seat].section](self.seat))


class EndTurn(Step, frozen=True, tag="scythe.turn.EndTurn"):
    """The next player clockwise is on.  [scythe.turn.order, scythe.turn.overlap]"""

    seat: int

    def run(self, s: Scythe) -> None:
        order = s.round
        StartTurn(order[(order.index(self.seat) + 1) % len(order)]).run(s)
