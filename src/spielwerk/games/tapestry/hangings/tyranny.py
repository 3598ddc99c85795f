"""Tyranny: a newly gained card may be played over it at once."""

from __future__ import annotations

from typing import ClassVar

from spielwerk.games.tapestry.facts import score
from spielwerk.games.tapestry.hang import hang
from spielwerk.games.tapestry.hangings.module import HANGINGS
from spielwerk.games.tapestry.options import HANG, NO
from spielwerk.games.tapestry.source import HANGING
from spielwerk.games.tapestry.state import Tapestry
from spielwerk.kernel.frame import Ask
from spielwerk.kernel.option import Option, Options

POINTS = 5


class Overthrow(Ask, frozen=True, tag="tapestry.hanging.Overthrow"):
    """Asks whether to play exactly the card that was gained.

    [tapestry.hanging.tyranny, tapestry.hanging.tyranny.once, tapestry.hanging.tyranny.several]
    """

    gesture: ClassVar[str] = "hanging"
    begins: ClassVar[bool] = True

    def options(self, s: Tapestry) -> Options:
        p = s.players[self.seat]
        return (HANG[p.newest], NO) if p.newest in p.hand else (NO,)

    def choose(self, s: Tapestry, option: Option) -> None:
        if option is not NO:
            score(s, self.seat, POINTS, HANGING)
            hang(s, self.seat, option.i)


@HANGINGS.on("gained_hanging", "tyranny")
def gained(s: Tapestry, seat: int) -> None:
    """Asks whether the gained card is played at once.  [tapestry.hanging.tyranny]"""
    s.next(Overthrow(seat))
