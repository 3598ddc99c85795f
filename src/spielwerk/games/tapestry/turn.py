"""Turns: an advance turn or an income turn, clockwise, until everybody has finished."""

from __future__ import annotations

from typing import ClassVar

from msgspec import UNSET

from spielwerk.games.tapestry.advance import begin_advance, payable_tracks
from spielwerk.games.tapestry.events import GameEnded, TurnBegan
from spielwerk.games.tapestry.income import Income, PlayerDone
from spielwerk.games.tapestry.options import FINISH, INCOME, TURN_EACH
from spielwerk.games.tapestry.state import LAST_INCOME, TABLE_ORDER, Tapestry
from spielwerk.kernel.frame import Ask, Step
from spielwerk.kernel.option import Option, Options


class BeginTurn(Step, frozen=True, tag="tapestry.turn.Begin"):
    """Begins a player's turn.  [tapestry.base.turn.two-kinds]"""

    seat: int

    def run(self, s: Tapestry) -> None:
        begin_turn(s, self.seat)


def begin_turn(s: Tapestry, seat: int) -> None:
    """Begins a player's turn.  [tapestry.base.turn.two-kinds]"""
    s.active = seat
    s.turns += 1
    s.once = 0
    if s.journal is not UNSET:
        s.journal.append(TurnBegan(seat))
    s.stack += s.rules.turn_frames[seat]


def late_options(s: Tapestry, seat: int) -> Options:
    """Returns what a player who plays on may do in a turn after the last income turn."""
    late = s.rules.late_turns[seat][s.players[seat].abilities]
    return tuple([option for more in late for option in more(s, seat)])


class Turn(Ask, frozen=True, tag="tapestry.turn.Turn"):
    """Asks for an advance or an income turn; nobody can pass, and the first turn is an income turn.

    [tapestry.base.turn.two-kinds, tapestry.base.turn.first-income, tapestry.base.turn.income-voluntary]
    [tapestry.base.turn.income-forced, tapestry.base.turn.no-pass, tapestry.base.turn.income-only]
    [tapestry.ruling.base-forced-income, tapestry.base.advance.choose-track]

    Whoever plays on after the last income turn does what the own abilities allow, until that is nothing.
    [tapestry.civ.elder-ones.after, tapestry.civ.merfolk.after]
    """

    gesture: ClassVar[str] = "advance"
    begins: ClassVar[bool] = True

    def options(self, s: Tapestry) -> Options:
        era = s.players[self.seat].era
        if not era:
            return (INCOME,)
        if era == LAST_INCOME:
            return late_options(s, self.seat) or (FINISH,)
        return TURN_EACH(payable_tracks(s, self.seat))

    def choose(self, s: Tapestry, option: Option) -> None:
        if option is INCOME:
            Income(self.seat).run(s)
        elif option is FINISH:
            PlayerDone(self.seat).run(s)
        else:
            begin_advance(s, self.seat, option.i)


class EndTurn(Step, frozen=True, tag="tapestry.turn.End"):
    """Runs what is triggered at the end of a turn; then the next unfinished player has a turn.

    [tapestry.base.turn.clockwise, tapestry.base.end.others-continue]
    """

    final: ClassVar[bool] = True

    seat: int

    def run(self, s: Tapestry) -> None:
        stack = s.stack
        before = len(stack)
        for over in s.rules.turn_over:
            over(s, self.seat)
        follows = FollowTurn(self.seat) if s.rules.between_turns else NextTurn(self.seat)
        if len(stack) > before:
            stack.insert(before, follows)
        else:
            follows.run(s)


class FollowTurn(Step, frozen=True, tag="tapestry.turn.Follow"):
    """Lets others act once all that the end of a turn has triggered is done.

    [tapestry.kaiju2.after-turn, tapestry.shadow2.turn]
    """

    seat: int

    def run(self, s: Tapestry) -> None:
        stack = s.stack
        before = len(stack)
        for acts in s.rules.between_turns:
            acts(s, self.seat)
        if s.over:
            return
        if len(stack) > before:
            stack.insert(before, NextTurn(self.seat))
        else:
            next_turn(s, self.seat)


class NextTurn(Step, frozen=True, tag="tapestry.turn.Next"):
    """Moves on after what the end of a turn has triggered.  [tapestry.base.turn.clockwise]"""

    seat: int

    def run(self, s: Tapestry) -> None:
        next_turn(s, self.seat)


def next_turn(s: Tapestry, seat: int) -> None:
    """Moves on clockwise, skipping players who have finished; the game ends when all have.

    [tapestry.base.turn.clockwise, tapestry.base.end.per-player, tapestry.base.end.others-continue]
    """
    players = s.players
    for other in TABLE_ORDER[len(players)][seat]:
        if not players[other].ended:
            begin_turn(s, other)
            return
    if not players[seat].ended:
        begin_turn(s, seat)
        return
    for last in s.rules.ending:
        last(s)
    if s.journal is not UNSET:
        s.journal.append(GameEnded())
    s.finish()
