"""Step 2a: the movements of the first row.

[scythe.automa-move.left-to-right, scythe.automa-move.first-legal-only]
"""

from __future__ import annotations

from msgspec import UNSET

from spielwerk.games.scythe.automa.arrival import go
from spielwerk.games.scythe.automa.deck import active
from spielwerk.games.scythe.automa.events import LineRead, NoMove
from spielwerk.games.scythe.automa.hesitation import combat_cards, restrained, restrains
from spielwerk.games.scythe.automa.move_targets import plan
from spielwerk.games.scythe.automa.seat import AutomaSeat, automa_of
from spielwerk.games.scythe.state import Scythe
from spielwerk.kernel.frame import Chance, Step
from spielwerk.kernel.option import Option, Options, Weights


class Moves(Step, frozen=True, tag="scythe.automa.Moves"):
    """Reads the symbols from left to right and makes the first legal movement, or at some levels every one.

    [scythe.automa-move.left-to-right, scythe.automa-move.first-legal-only, scythe.automa-move.none-legal]
    [scythe.automa-ultimaszyna.all-moves, scythe.automa-variant.all-moves]
    [scythe.automa-variant.move-check]
    """

    seat: int
    card: int
    at: int
    made: int = 0

    def run(self, s: Scythe) -> None:
        m = automa_of(s, self.seat)
        lines = active(s, m, self.card).moves
        for at in range(self.at, len(lines)):
            verdict, unit, to = plan(s, m, lines[at])
            if verdict == "done":
                if m.hesitant_moves and s.deck.drawable():
                    s.next(HesitateToMove(self.seat, self.card, at, unit, to))
                else:
                    move(s, m, self.card, at, (unit, to))
                return
            tell(s, m, self.card, at, verdict)
        if not self.made and s.journal is not UNSET:
            s.journal.append(NoMove(self.seat))


def move(s: Scythe, m: AutomaSeat, card: int, at: int, way: tuple[int, int]) -> None:
    """Makes the movement of a unit to its target; each is finished before the next begins.

    [scythe.automa-move.first-legal-only, scythe.automa-ultimaszyna.all-moves]
    [scythe.automa-variant.all-moves]
    """
    lines = active(s, m, card).moves
    tell(s, m, card, at, "done")
    if m.all_moves:
        s.next(Moves(m.seat, card, at + 1, 1))
    else:
        for rest in range(at + 1, len(lines)):
            tell(s, m, card, rest, "row-done")
    go(s, m.seat, *way, lines[at].action)


class HesitateToMove(Chance, frozen=True, tag="scythe.automa.HesitateToMove"):
    """Turns up a combat card: with a 4 or 5 all movements of the row are skipped.

    [scythe.automa-variant.move-check, scythe.ruling.automa-variant-reveal-pile]
    """

    seat: int
    card: int
    at: int
    unit: int
    to: int

    def outcomes(self, s: Scythe) -> tuple[Options, Weights]:
        return combat_cards(s)

    def choose(self, s: Scythe, option: Option) -> None:
        m = automa_of(s, self.seat)
        if not restrains(s, option):
            s.next(MoveAfterAll(self.seat, self.card, self.at, self.unit, self.to))
        if restrained(s, self.seat, option, "move"):
            for at in range(self.at, len(active(s, m, self.card).moves)):
                tell(s, m, self.card, at, "hesitates")


class MoveAfterAll(Step, frozen=True, tag="scythe.automa.MoveAfterAll"):
    """Makes the movement that no card has stopped, after all that a reshuffle of the combat cards brings.

    [scythe.automa-variant.move-check]
    """

    seat: int
    card: int
    at: int
    unit: int
    to: int

    def run(self, s: Scythe) -> None:
        move(s, automa_of(s, self.seat), self.card, self.at, (self.unit, self.to))


def tell(s: Scythe, m: AutomaSeat, card: int, at: int, verdict: str) -> None:
    if s.journal is not UNSET:
        line = active(s, m, card).moves[at]
        s.journal.append(LineRead(m.seat, "move", at, line.action, line.faction, line.power, verdict))
