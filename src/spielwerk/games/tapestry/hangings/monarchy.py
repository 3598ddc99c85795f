"""Monarchy: points for income buildings."""

from __future__ import annotations

from spielwerk.games.tapestry.facts import score
from spielwerk.games.tapestry.hangings.module import HANGINGS
from spielwerk.games.tapestry.source import HANGING
from spielwerk.games.tapestry.state import Tapestry

POINTS = 3


@HANGINGS.on("placed_building", "monarchy")
def placed(s: Tapestry, seat: int, _kind: int, _plot: int) -> None:
    """Scores for an income building, in the grid or next to it.

    [tapestry.hanging.monarchy, tapestry.hanging.monarchy.place]
    """
    score(s, seat, POINTS, HANGING)
