"""A turn: choose a section, then its top action, then its bottom action."""

from __future__ import annotations

from functools import cache
from typing import ClassVar

from msgspec import UNSET

from spielwerk.games.scythe.events import SectionChosen, TurnBegan
from spielwerk.games.scythe.options import END, SECTION
from spielwerk.games.scythe.state import FACTORY, Scythe
from spielwerk.kernel.frame import Ask, Step
from spielwerk.kernel.option import Option, Options


def others(sections: Options, repeat: bool, repeat_factory: bool) -> tuple[Options, ...]:
    """The sections that are open by the number of the last one; the last entry is for -1: all are."""
    barred = [o for o in SECTION if not repeat or (o.i == FACTORY and not repeat_factory)]
    return (*[tuple([o for o in sections if o is not last or o not in barred]) for last in SECTION], sections)


@cache
def open_sections(repeat: bool, repeat_factory: bool) -> tuple[tuple[Options, ...], tuple[Options, ...]]:
    """Without a Factory card, and with one."""
    return others(SECTION[:FACTORY], repeat, repeat_factory), others(SECTION, repeat, repeat_factory)


JUST_END = (END,)


class StartTurn(Step, frozen=True, tag="scythe.turn.StartTurn"):
    """Players take single turns clockwise, without rounds.  [scythe.turn.order]"""

    seat: int

    def run(self, s: Scythe) -> None:
        start_turn(s, self.seat)


def start_turn(s: Scythe, seat: int) -> None:
    """Nothing is contested between two turns, so control stays as it was reckoned.

    The frames of a turn were made beforehand and lie in the order of a stack.
    """
    s.active = seat
    s.turns += 1
    if s.workers_driven_off:
        s.workers_driven_off = 0
    if s.journal is not UNSET:
        s.journal.append(TurnBegan(seat, s.turns))
    s.stack.extend(s.rules.until_section[seat])


class NextTurn(Step, frozen=True, tag="scythe.turn.NextTurn"):
    """The turn is over: whoever comes next is on, once everything is done that belongs to its end.

    What `on_turn_ended` pushes comes before the next turn; if it ends the game, no turn begins.
    """

    final: ClassVar[bool] = True

    seat: int

    def run(self, s: Scythe) -> None:
        if s.rules.on_turn_ended:
            s.next(PassOn(self.seat))
            for hook in s.rules.on_turn_ended:
                hook(s, self.seat)
        else:
            order = s.round
            start_turn(s, order[order.index(self.seat) + 1 - len(order)])


class PassOn(Step, frozen=True, tag="scythe.turn.PassOn"):
    """Whoever comes next in the round, which a module may change during play.  [scythe.turn.order]"""

    seat: int

    def run(self, s: Scythe) -> None:
        order = s.round
        start_turn(s, order[order.index(self.seat) + 1 - len(order)])


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
        return s.rules.sections[self.seat][p.factory_card > 0][p.section]

    def choose(self, s: Scythe, option: Option) -> None:
        s.players[self.seat].section = option.i
        if s.journal is not UNSET:
            s.journal.append(SectionChosen(self.seat, option.i))
        s.stack.extend(s.rules.after_section[self.seat][option.i])


class TopAction(Step, frozen=True, tag="scythe.turn.TopAction"):
    """In the list of steps: the top action of the chosen section comes before the bottom one.

    Which action that is, is known when the rules are assembled: `ScytheRules.after_section`.
    [scythe.turn.top-then-bottom]
    """

    seat: int


class BottomAction(Step, frozen=True, tag="scythe.turn.BottomAction"):
    """In the list of steps: the bottom action that stands under it on the player mat.

    [scythe.turn.section-pairs, scythe.turn.top-then-bottom, scythe.turn.each-once]
    [scythe.turn.top-gains-pay-bottom]
    """

    seat: int


class EndTurn(Ask, frozen=True, tag="scythe.turn.EndTurn"):
    """End the turn.

    Asked even when there is nothing else to do, so that nobody can tell who has an objective to reveal.
    [scythe.turn.order, scythe.turn.overlap, scythe.objective.reveal-optional]
    [scythe.objective.end-of-turn-cards]
    """

    gesture: ClassVar[str] = "end"
    begins: ClassVar[bool] = True
    ask_if_forced: ClassVar[bool] = True

    def options(self, s: Scythe) -> Options:
        return JUST_END

    def choose(self, s: Scythe, option: Option) -> None:
        """`NextTurn` follows."""
