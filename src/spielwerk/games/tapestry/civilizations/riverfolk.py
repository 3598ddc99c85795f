"""Riverfolk: building on impassable plots."""

from __future__ import annotations

from typing import ClassVar

from spielwerk.games.tapestry.civilizations.any_resource import gain_any
from spielwerk.games.tapestry.civilizations.choosing_another import AnotherInstead
from spielwerk.games.tapestry.facts import score
from spielwerk.games.tapestry.grid import DISTRICTS, districts_of
from spielwerk.games.tapestry.hangings.terraforming import built_on, printed, wasteland
from spielwerk.games.tapestry.options import CIVILIZATIONS
from spielwerk.games.tapestry.source import CIVILIZATION
from spielwerk.games.tapestry.state import Tapestry
from spielwerk.kernel.module import Module

RIVERFOLK = Module("riverfolk")
NUMBER = CIVILIZATIONS.index("riverfolk")
START_POINTS = 4
WET = 2
"""So many impassable plots make a district count at the start."""


@RIVERFOLK.on("civilization_gained", "riverfolk")
def begin(s: Tapestry, seat: int, starting: bool) -> None:
    """Scores districts with several impassable plots; during the game, offers another civilization.

    [tapestry.civ.riverfolk.start, tapestry.civ.riverfolk.midgame]
    """
    if starting:
        water = printed(s, seat)
        wet = [one for one in DISTRICTS if (one & water).bit_count() >= WET]
        score(s, seat, START_POINTS * len(wet), CIVILIZATION)
    else:
        s.next(MoveOn(seat))


class MoveOn(AnotherInstead, frozen=True, tag="tapestry.riverfolk.MoveOn"):
    """Asks whether to gain another civilization instead.  [tapestry.civ.riverfolk.midgame]"""

    civilization: ClassVar[int] = NUMBER


RIVERFOLK.add("plot_allowed", wasteland, "riverfolk")


@RIVERFOLK.on("covered_plots", "riverfolk")
def covered(s: Tapestry, seat: int, mask: int) -> None:
    """Gains any resource for each district whose last impassable plot is covered.

    [tapestry.civ.riverfolk.build, tapestry.civ.riverfolk.last]
    """
    water, built = printed(s, seat), built_on(s, seat)
    for district in districts_of(mask & water):
        if not DISTRICTS[district] & water & ~built:
            gain_any(s, seat, NUMBER)


@RIVERFOLK.on("income_ability", "riverfolk")
def final(s: Tapestry, seat: int) -> None:
    """Loses points for impassable plots that are still visible.  [tapestry.civ.riverfolk.final]"""
    score(s, seat, -wasteland(s, seat).bit_count(), CIVILIZATION)
