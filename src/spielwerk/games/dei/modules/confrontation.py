"""Optional rule 4: missions and provisional scoring wait until all players have finished the third phase."""

from __future__ import annotations

from spielwerk.games.dei.missions import AskForMission
from spielwerk.games.dei.round import ACTION_PHASES, Turns
from spielwerk.games.dei.scoring import LastTurn
from spielwerk.games.dei.state import Dei
from spielwerk.kernel.frame import Step
from spielwerk.kernel.module import Module

CONFRONTATION = Module("confrontation")


class Confront(Step, frozen=True, tag="dei.confrontation.Confront"):
    """Asks all players for their missions in turn order; then, in the last round, scores all provisionally.

    [dei.option.confrontation.missions, dei.option.confrontation.final]
    """

    phase: int

    def run(self, s: Dei) -> None:
        if self.phase == ACTION_PHASES:
            s.then(*[AskForMission(seat) for seat in s.order()], *[LastTurn(seat) for seat in s.order()])


CONFRONTATION.replace_row("endings", str(ACTION_PHASES), ())
CONFRONTATION.insert("phase", Confront, after=Turns)
