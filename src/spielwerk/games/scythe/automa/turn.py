"""An Automa's turn: draw a card, then movement, gains, recruit bonus and progress, from top to bottom.

[scythe.automa-turn.row-order, scythe.automa-turn.progress-last, scythe.automa-move.before-gains]
[scythe.automa-turn.end-drops-rest]
"""

from __future__ import annotations

from msgspec import UNSET

from spielwerk.games.scythe.actions.bottom import bonus_takers
from spielwerk.games.scythe.automa.deck import Automas, active, draw, draws
from spielwerk.games.scythe.automa.events import CardTurned, LineRead, TurnSkipped
from spielwerk.games.scythe.automa.gains import Gains
from spielwerk.games.scythe.automa.move_row import Moves
from spielwerk.games.scythe.automa.progress import Progress
from spielwerk.games.scythe.automa.seat import NONE, automa_of
from spielwerk.games.scythe.options import GAINS
from spielwerk.games.scythe.stars import Stars
from spielwerk.games.scythe.state import Scythe
from spielwerk.games.scythe.tracks import Gain
from spielwerk.kernel.frame import Chance, Step
from spielwerk.kernel.option import Option, Options, Weights


class DrawTurnCard(Chance, frozen=True, tag="scythe.automa.DrawTurnCard"):
    """Step 1: draws a card.  Some levels skip the rest of the turn if the card is marked.

    [scythe.automa-turn.draw, scythe.automa-turn.autometta-skip, scythe.ruling.automa-autometta-skip]
    [scythe.automa-variant.skip-turns]
    """

    seat: int

    def outcomes(self, s: Scythe) -> tuple[Options, Weights]:
        return draws(s, self.seat)

    def choose(self, s: Scythe, option: Option) -> None:
        card = draw(s, self.seat, option, for_turn=True)
        if s.journal is not UNSET:
            s.journal.append(CardTurned(self.seat, card + 1, s.part(Automas).scheme[self.seat] + 1))
        if active(s, automa_of(s, self.seat), card).skips:
            if s.journal is not UNSET:
                s.journal.append(TurnSkipped(self.seat, card + 1))
            return
        s.then(
            Moves(self.seat, card, 0),
            Gains(self.seat, card, 0),
            Recruit(self.seat, card),
            Progress(self.seat, card),
            RecruitStars(self.seat),
        )


class Recruit(Step, frozen=True, tag="scythe.automa.Recruit"):
    """Step 2c: gives the bonus to neighbours with the matching recruit; the Automa has no recruits.

    A star that a neighbour earns by it is placed after step 3.
    [scythe.ruling.automa-recruit-star-timing]
    [scythe.automa-recruit.bonus, scythe.automa-recruit.automa-none, scythe.automa-recruit.example-power]
    [scythe.ruling.automa-recruit-own-actions, fenris.multiautoma.recruit-bonus]
    """

    seat: int
    card: int

    def run(self, s: Scythe) -> None:
        bonus = active(s, automa_of(s, self.seat), self.card).recruit
        if bonus == NONE:
            return
        takers = bonus_takers(s, self.seat, bonus)
        if s.journal is not UNSET:
            verdict = "done" if takers else "nobody"
            s.journal.append(LineRead(self.seat, "recruit", 0, GAINS[bonus], "", 1, verdict))
        s.then(*[Gain(neighbour, bonus, s.rules.ongoing[bonus]) for neighbour in takers])


class RecruitStars(Step, frozen=True, tag="scythe.automa.RecruitStars"):
    """Places the stars that neighbours earned by the recruit bonus, clockwise, after step 3.

    If the Automa's own sixth star has ended the game, this step is dropped with everything pending.
    [scythe.ruling.automa-recruit-star-timing, scythe.end.opponent-turn-stars]
    [scythe.end.opponent-turn-stars-cancelled]
    """

    seat: int

    def run(self, s: Scythe) -> None:
        i = s.round.index(self.seat)
        s.then(*[Stars(other) for other in s.round[i + 1 :] + s.round[:i] if s.players[other].stars_due])
