"""Futurists: four steps ahead on each track."""

from __future__ import annotations

from spielwerk.games.tapestry.civilization import drop_civilization, gain_civilization
from spielwerk.games.tapestry.effects import read
from spielwerk.games.tapestry.options import CIVILIZATIONS
from spielwerk.games.tapestry.source import CIVILIZATION, Source, carry_out
from spielwerk.games.tapestry.state import Tapestry
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.module import Module

FUTURISTS = Module("futurists")
NUMBER = CIVILIZATIONS.index("futurists")


@FUTURISTS.on("civilization_gained", "futurists")
def begin(s: Tapestry, seat: int, starting: bool) -> None:
    """Puts tokens ahead without benefits, bonuses or landmarks, and gains one of each resource.

    [tapestry.civ.futurists.start, tapestry.civ.futurists.resources, tapestry.civ.futurists.landmarks]
    [tapestry.civ.futurists.midgame, tapestry.base.landmark.passing]
    """
    if not starting:
        drop_civilization(s, seat, NUMBER)
        gain_civilization(s, seat)
        return
    data = s.rules.data.civilizations()[NUMBER]
    for track in bits(s.rules.tracks):
        s.at[seat][track] += data.steps
    if data.start:
        carry_out(s, seat, read(data.start), Source(CIVILIZATION, NUMBER))
