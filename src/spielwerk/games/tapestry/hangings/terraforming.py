"""Terraforming: building on impassable plots."""

from __future__ import annotations

from spielwerk.games.tapestry.facts import score
from spielwerk.games.tapestry.grid import PLOTS, impassable
from spielwerk.games.tapestry.hangings.module import HANGINGS
from spielwerk.games.tapestry.source import HANGING
from spielwerk.games.tapestry.state import Tapestry

POINTS = 5


def printed(s: Tapestry, seat: int) -> int:
    """Returns the impassable plots of the player's mat."""
    return impassable(s.rules.data.capitals()[s.players[seat].mat].grid)


def built_on(s: Tapestry, seat: int) -> int:
    """Returns the plots under buildings and landmarks."""
    p = s.players[seat]
    mask = sum([PLOTS[plot] for plot, _ in p.buildings])
    for landmark, rotation, line, column in p.sites:
        mask |= s.rules.footprint(landmark, rotation, line, column)
    return mask


@HANGINGS.on("plot_allowed", "terraforming")
def wasteland(s: Tapestry, seat: int) -> int:
    """Returns the impassable plots that are still empty.  [tapestry.hanging.terraforming]"""
    return printed(s, seat) & ~built_on(s, seat)


@HANGINGS.on("covered_plots", "terraforming")
def covered(s: Tapestry, seat: int, mask: int) -> None:
    """Scores once for each piece placed on impassable plots.  [tapestry.hanging.terraforming.vp]"""
    if mask & printed(s, seat):
        score(s, seat, POINTS, HANGING)
