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
    """Returns the open sections by the number of the last one; for -1, the last entry, all are open."""
    barred = [o for o in SECTION if not repeat or (o.i == FACTORY and not repeat_factory)]
    return (*[tuple([o for o in sections if o is not last or o not in barred]) for last in SECTION], sections)


@cache
def open_sections(repeat: bool, repeat_factory: bool) -> tuple[tuple[Options, ...], tuple[Options, ...]]:
    """Returns the open sections without a Factory card, and with one."""
    return others(SECTION[:FACTORY], repeat, repeat_factory), others(SECTION, repeat, repeat_factory)


MAT_AGAIN = open_sections(True, False)
"""The open sections if those of the player mat may be chosen again."""
JUST_END = (END,)


class StartTurn(Step, frozen=True, tag="scythe.turn.StartTurn"):
    """Starts the first turn; players take single turns clockwise, without rounds.  [scythe.turn.order]"""

    seat: int

    def run(self, s: Scythe) -> None:
        start_turn(s, self.seat)


def start_turn(s: Scythe, seat: int) -> None:
    """Starts a turn.  Nothing is contested between two turns, so control need not be updated.

    The frames of a turn were created beforehand, in stack order.
    """
    s.active = seat
    s.turns += 1
    if s.workers_driven_off:
        s.workers_driven_off = 0
    if s.journal is not UNSET:
        s.journal.append(TurnBegan(seat, s.turns))
    for hook in s.rules.on_turn_began:
        hook(s, seat)
        if s.over:
            return
    s.stack.extend(s.rules.until_section[seat])


class NextTurn(Step, frozen=True, tag="scythe.turn.NextTurn"):
    """Ends a turn: the next seat begins after everything that belongs to the end of the turn.

    Frames that `on_turn_ended` pushes run before the next turn; if one ends the game, no turn begins.
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
    """Begins the turn of the next seat in the round, which a module may change.  [scythe.turn.order]"""

    seat: int

    def run(self, s: Scythe) -> None:
        order = s.round
        start_turn(s, order[order.index(self.seat) + 1 - len(order)])


class ChooseSection(Ask, frozen=True, tag="scythe.turn.ChooseSection"):
    """Asks for a section other than last turn's for the action token, whatever is then done there.

    [scythe.turn.choose-new-section, scythe.turn.dead-turn, scythe.setup.action-token]
    The Factory card is a fifth section.
    [scythe.ruling.pass-versus-dead-turn, scythe.factory.fifth-section, scythe.ruling.relentless-factory-card]
    [scythe.faction.rusviet-relentless-factory]
    """

    gesture: ClassVar[str] = "section"
    begins: ClassVar[bool] = True

    def options(self, s: Scythe) -> Options:
        p = s.players[self.seat]
        sections = s.rules.sections[self.seat]
        if s.rules.repeats and any(repeats(s, self.seat) for repeats in s.rules.repeats):
            sections = MAT_AGAIN
        return sections[p.factory_card > 0][p.section]

    def choose(self, s: Scythe, option: Option) -> None:
        s.players[self.seat].section = option.i
        if s.journal is not UNSET:
            s.journal.append(SectionChosen(self.seat, option.i))
        s.stack.extend(s.rules.after_section[self.seat][option.i])


class TopAction(Step, frozen=True, tag="scythe.turn.TopAction"):
    """Marks the place of the top action of the chosen section in the list of steps, before the bottom action.

    `ScytheRules.after_section` replaces it when the rules are assembled.
    [scythe.turn.top-then-bottom]
    """

    seat: int


class BottomAction(Step, frozen=True, tag="scythe.turn.BottomAction"):
    """Marks the place of the bottom action in the list of steps: the one below the top action on the player
    mat.

    [scythe.turn.section-pairs, scythe.turn.top-then-bottom, scythe.turn.each-once]
    [scythe.turn.top-gains-pay-bottom]
    """

    seat: int


class EndTurn(Ask, frozen=True, tag="scythe.turn.EndTurn"):
    """Asks the player to end the turn.

    It is asked even if there is nothing else to do: being skipped would show that there is no objective to
    reveal.
    [scythe.turn.order, scythe.turn.overlap, scythe.objective.reveal-optional]
    [scythe.objective.end-of-turn-cards]
    """

    gesture: ClassVar[str] = "end"
    begins: ClassVar[bool] = True
    ask_if_forced: ClassVar[bool] = True

    def options(self, s: Scythe) -> Options:
        return JUST_END

    def choose(self, s: Scythe, option: Option) -> None:
        """Does nothing; `NextTurn` follows."""
