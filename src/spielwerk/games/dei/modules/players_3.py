"""Three players: the player who is behind begins the last round."""

from __future__ import annotations

from spielwerk.games.dei.state import Dei
from spielwerk.kernel.module import Module

PLAYERS_3 = Module("players_3")


@PLAYERS_3.on("next_start")
def last_begins(s: Dei, first: int) -> int:
    """Returns who begins round 4: the player with the fewest points.  With confrontation it is the player to
    their left, so that the player who is behind acts last.  A tie goes to the first clockwise from the normal
    start player.

    [dei.variant.three.start-player-r4, dei.variant.three.start-player-r4-confrontation]
    [dei.ruling.three-player-fewest-tie]
    """
    if s.number != s.rules.rounds - 1:
        return first
    n = len(s.players)
    order = [(first + k) % n for k in range(n)]
    behind = min(order, key=lambda seat: s.players[seat].score)
    return (behind + 1) % n if "confrontation" in s.rules.setup["modules"] else behind
