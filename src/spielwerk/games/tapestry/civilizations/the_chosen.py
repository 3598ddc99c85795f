"""The Chosen: points for tracks that they lead, and more for achievements."""

from __future__ import annotations

from spielwerk.games.tapestry.civilizations.any_resource import gain_any
from spielwerk.games.tapestry.facts import score
from spielwerk.games.tapestry.options import CIVILIZATIONS
from spielwerk.games.tapestry.source import CIVILIZATION
from spielwerk.games.tapestry.state import LAST_INCOME, Tapestry
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.module import Module

THE_CHOSEN = Module("the-chosen")
NUMBER = CIVILIZATIONS.index("the-chosen")


def ahead(s: Tapestry, seat: int, track: int) -> bool:
    """Returns whether a player has completed a track, or no opponent's token is further on it.

    [tapestry.civ.the-chosen.tracks, tapestry.ruling.base-lead]
    """
    if s.done[seat] >> track & 1:
        return True
    return max([s.at[other][track] for other in s.opponents(seat)]) <= s.at[seat][track]


@THE_CHOSEN.on("income_ability", "the-chosen")
def income(s: Tapestry, seat: int) -> None:
    """Scores for tracks per opponent; achievements give resources, and points in the last income turn.

    [tapestry.civ.the-chosen.tracks, tapestry.civ.the-chosen.achievements, tapestry.civ.final-time]
    """
    led = len([track for track in bits(s.rules.tracks) if ahead(s, seat, track)])
    score(s, seat, led * (s.rules.lead_points[seat] or len(s.opponents(seat))), CIVILIZATION)
    achieved = len([taken for taken in s.places if seat in taken])
    if s.players[seat].era == LAST_INCOME:
        score(s, seat, achieved * s.rules.data.civilizations()[NUMBER].points, CIVILIZATION)
    else:
        for _ in range(achieved):
            gain_any(s, seat, NUMBER)
