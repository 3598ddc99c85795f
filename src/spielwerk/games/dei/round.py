"""Rounds: three action phases and clean-up, four times."""

from __future__ import annotations

from msgspec import UNSET

from spielwerk.games.dei.board import BIT
from spielwerk.games.dei.cards import ChooseCard
from spielwerk.games.dei.events import GameEnded, RoundBegan, TurnBegan
from spielwerk.games.dei.majority import update_outposts
from spielwerk.games.dei.scoring import card_points
from spielwerk.games.dei.state import NOBODY, Dei
from spielwerk.kernel.event import Uncovered
from spielwerk.kernel.frame import SPECTATOR, Step

ACTION_PHASES = 3
CARDS_A_TURN = 2


class BeginRound(Step, frozen=True, tag="dei.round.Begin"):
    """Begins a round: three action phases, then clean-up.

    [dei.round.four-phases, dei.setup.step-12-round-marker]
    """

    def run(self, s: Dei) -> None:
        s.number += 1
        if s.journal is not UNSET:
            s.journal.append(RoundBegan(s.first, s.number))
        s.then(*[Phase(phase) for phase in range(1, ACTION_PHASES + 1)], CleanUp())


class Phase(Step, frozen=True, tag="dei.round.Phase"):
    """Runs an action phase: all players take one turn before the next phase begins.

    [dei.round.turn-order]
    """

    phase: int

    def run(self, s: Dei) -> None:
        s.phase = self.phase
        s.then(*[step(self.phase) for step in s.rules.phase])


class Turns(Step, frozen=True, tag="dei.round.Turns"):
    """Gives every player a turn, clockwise from the start player.  [dei.round.turn-order]"""

    phase: int

    def run(self, s: Dei) -> None:
        s.then(*[Turn(seat) for seat in s.order()])


class Turn(Step, frozen=True, tag="dei.round.Turn"):
    """Runs one player's action phase: two cards, then the end of the phase.

    [dei.phase.two-cards, dei.phase.2-badges, dei.phase.3-missions]
    """

    seat: int

    def run(self, s: Dei) -> None:
        s.active = self.seat
        s.turns += 1
        s.covered = False
        s.players[self.seat].used = 0
        if s.journal is not UNSET:
            s.journal.append(TurnBegan(self.seat, s.phase))
        s.then(*[step(self.seat) for step in s.rules.turn])


class FirstCard(Step, frozen=True, tag="dei.phase.FirstCard"):
    """Asks a player for the first card, which is resolved completely before the second.

    [dei.phase.sequential-cards]
    """

    seat: int

    def run(self, s: Dei) -> None:
        s.next(ChooseCard(self.seat, 1))


class SecondCard(Step, frozen=True, tag="dei.phase.SecondCard"):
    """Asks a player for the second card.  [dei.phase.sequential-cards]"""

    seat: int

    def run(self, s: Dei) -> None:
        s.next(ChooseCard(self.seat, 2))


class EndOfPhase(Step, frozen=True, tag="dei.phase.EndOfPhase"):
    """Runs the end of a phase: leaders act first, then come badges or missions.

    [dei.phase.2-badges, dei.phase.3-missions, dei.ruling.abraham-timing]
    """

    seat: int

    def run(self, s: Dei) -> None:
        s.then(*[step(self.seat) for step in s.rules.endings[str(s.phase)]])
        for hook in s.rules.active("on_phase_end", s.players[self.seat].abilities):
            hook(s, self.seat)


class CleanUp(Step, frozen=True, tag="dei.round.CleanUp"):
    """Recycles face-down cards, returns played cards to the hands and passes the start marker; after the last
    round, scores the cards and ends the game.

    [dei.cleanup.recycle, dei.cleanup.recycled-unavailable, dei.cleanup.take-back, dei.cleanup.order]
    [dei.cleanup.last-round, dei.round.start-player-passes, dei.ruling.candy-after-use]
    [dei.ruling.start-marker-twice, dei.ruling.final-order, dei.ruling.own-drones]
    """

    def run(self, s: Dei) -> None:
        s.phase = ACTION_PHASES + 1
        s.active = NOBODY
        if s.journal is not UNSET and s.rules.hidden_hands:
            s.journal.append(Uncovered(SPECTATOR))
        for p in s.players:
            p.recycled += p.down
            p.hand = tuple(sorted(p.hand + p.played))
            p.down = p.played = p.newer = ()
        for area in s.drones:  # a drone whose card is recycled no longer counts as owned
            update_outposts(s, BIT[area])
        s.pool = [face_down + used for face_down, used in zip(s.pool, s.spent, strict=True)]
        s.spent = [0] * len(s.spent)
        if s.number < s.rules.rounds:
            first = (s.first + 1) % len(s.players)
            for other in s.rules.next_start:
                first = other(s, first)
            s.first = first
            s.next(BeginRound())
        else:
            card_points(s)
            if s.journal is not UNSET:
                s.journal.append(GameEnded())
            s.finish()
