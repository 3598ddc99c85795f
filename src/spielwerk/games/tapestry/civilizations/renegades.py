"""Renegades: a short track of their own, entered instead of a benefit.

Their number is the step on that track.
"""

from __future__ import annotations

from typing import ClassVar

from spielwerk.games.tapestry.civilization import numbers, set_numbers
from spielwerk.games.tapestry.civilizations.mat import starts_with
from spielwerk.games.tapestry.facts import COMPLETE_TRACK, achieve
from spielwerk.games.tapestry.options import CIVILIZATIONS, NO, YES
from spielwerk.games.tapestry.source import CIVILIZATION, Source, carry_out
from spielwerk.games.tapestry.state import Tapestry
from spielwerk.games.tapestry.tracks import use
from spielwerk.kernel.frame import Ask
from spielwerk.kernel.module import Module
from spielwerk.kernel.option import Option, Options

RENEGADES = Module("renegades")
NUMBER = CIVILIZATIONS.index("renegades")


@RENEGADES.on("benefit_due", "renegades")
def due(s: Tapestry, seat: int, track: int, step: int, flags: int) -> bool:
    """Offers the own track if the advance is into the tier of its next space.

    [tapestry.civ.renegades.track, tapestry.civ.renegades.tier]
    """
    (own,) = numbers(s.players[seat], NUMBER)
    if s.rules.spaces[track][step].tier != own + 1:
        return False
    s.next(Rebel(seat, track, step, flags))
    return True


class Rebel(Ask, frozen=True, tag="tapestry.renegades.Rebel"):
    """Asks whether to give up benefit and bonus for an advance on the own track.

    [tapestry.civ.renegades.track, tapestry.civ.renegades.spaces, tapestry.civ.renegades.end]
    """

    gesture: ClassVar[str] = "civilization"
    begins: ClassVar[bool] = True

    track: int
    step: int
    flags: int

    def options(self, s: Tapestry) -> Options:
        return (YES, NO)

    def choose(self, s: Tapestry, option: Option) -> None:
        if option is NO:
            use(s, self.seat, self.track, self.step, self.flags)
            return
        p = s.players[self.seat]
        (own,) = numbers(p, NUMBER)
        spaces = s.rules.civilization_columns[NUMBER][0]
        set_numbers(p, NUMBER, own + 1)
        carry_out(s, self.seat, spaces[own], Source(CIVILIZATION, NUMBER))
        if own + 1 == len(spaces):
            achieve(s, self.seat, COMPLETE_TRACK)


starts_with(RENEGADES, 0)
