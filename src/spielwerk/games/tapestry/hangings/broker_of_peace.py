"""Broker of Peace: no steps on the military track, but points for those of others."""

from __future__ import annotations

from spielwerk.games.tapestry.effects import TRACKS
from spielwerk.games.tapestry.facts import score
from spielwerk.games.tapestry.hangings.module import HANGINGS
from spielwerk.games.tapestry.source import HANGING
from spielwerk.games.tapestry.state import Tapestry

MILITARY = TRACKS.index("military")
POINTS = 3


@HANGINGS.on("closed_tracks", "broker-of-peace")
def closed(_s: Tapestry, _seat: int) -> int:
    """Closes the military track to the player.  [tapestry.hanging.broker-of-peace]"""
    return 1 << MILITARY


@HANGINGS.on("opponent_advanced", "broker-of-peace")
def watched(s: Tapestry, seat: int, _other: int, track: int, _step: int) -> None:
    """Scores when an opponent advances on the military track.  [tapestry.hanging.broker-of-peace.vp]"""
    if track == MILITARY:
        score(s, seat, POINTS, HANGING)
