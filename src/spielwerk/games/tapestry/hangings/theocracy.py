"""Theocracy: no steps on the science track, but points for new tiers."""

from __future__ import annotations

from spielwerk.games.tapestry.effects import TRACKS
from spielwerk.games.tapestry.facts import score
from spielwerk.games.tapestry.hangings.module import HANGINGS
from spielwerk.games.tapestry.source import HANGING
from spielwerk.games.tapestry.state import Tapestry

SCIENCE = TRACKS.index("science")
POINTS = 4


@HANGINGS.on("closed_tracks", "theocracy")
def closed(_s: Tapestry, _seat: int) -> int:
    """Closes the science track to the player.  [tapestry.hanging.theocracy]"""
    return 1 << SCIENCE


@HANGINGS.on("entered_tier", "theocracy")
def entered(s: Tapestry, seat: int, _track: int, _step: int) -> None:
    """Scores for entering a new tier.

    [tapestry.hanging.theocracy.vp, tapestry.ruling.hanging-theocracy-tier]
    """
    score(s, seat, POINTS, HANGING)
