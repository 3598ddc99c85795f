"""Revisionism: more for landmarks, and something for those that are gone."""

from __future__ import annotations

from spielwerk.games.tapestry.city import ANY_RESOURCE
from spielwerk.games.tapestry.effects import BUILDINGS
from spielwerk.games.tapestry.hangings.module import HANGINGS
from spielwerk.games.tapestry.state import NONE, Tapestry
from spielwerk.kernel.effect import Atom, Do

ARMORY = Atom("building", 1, BUILDINGS.index("armory"))


@HANGINGS.on("gained_landmark", "revisionism")
def gained(s: Tapestry, seat: int, _landmark: int, track: int) -> None:
    """Gains any resource for a landmark that comes from a track.  [tapestry.hanging.revisionism]"""
    if track != NONE:
        s.next(Do(seat, ANY_RESOURCE))


@HANGINGS.on("reached_taken_landmark", "revisionism")
def too_late(s: Tapestry, seat: int, _track: int) -> None:
    """Gains an armory for reaching a landmark that is already taken.

    [tapestry.hanging.revisionism.claimed, tapestry.hanging.revisionism.regress]
    """
    s.next(Do(seat, ARMORY))
