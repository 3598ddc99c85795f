"""Empiricism: two rolls of the science die, and points for advances on the science track."""

from __future__ import annotations

from spielwerk.games.tapestry.effects import TRACKS
from spielwerk.games.tapestry.facts import score
from spielwerk.games.tapestry.hangings.module import HANGINGS
from spielwerk.games.tapestry.source import HANGING
from spielwerk.games.tapestry.state import Tapestry

SCIENCE = TRACKS.index("science")
POINTS = 2


@HANGINGS.on("science_rolls", "empiricism")
def more_rolls(_s: Tapestry, _seat: int) -> int:
    """Adds a roll of the science die.  [tapestry.hanging.empiricism]"""
    return 1


@HANGINGS.on("advanced", "empiricism")
def advanced(s: Tapestry, seat: int, track: int, _step: int) -> None:
    """Scores for an advance on the science track.  [tapestry.hanging.empiricism.vp]"""
    if track == SCIENCE:
        score(s, seat, POINTS, HANGING)
