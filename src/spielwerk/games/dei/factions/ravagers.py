"""Ravagers: Abraham collects at the end of each of his player's action phases."""

from __future__ import annotations

from spielwerk.games.dei.actions.collect import Collect
from spielwerk.games.dei.options import PLAIN
from spielwerk.games.dei.state import Dei
from spielwerk.kernel.module import Module

RAVAGERS = Module("ravagers")


@RAVAGERS.on("on_phase_end", "abraham")
def collect_with_abraham(s: Dei, seat: int) -> None:
    """Grants a free collect action in the leader's area, whoever has the majority.

    [dei.leader.abraham, dei.ruling.abraham-timing]
    """
    s.next(Collect(seat, PLAIN, s.players[seat].leader))
