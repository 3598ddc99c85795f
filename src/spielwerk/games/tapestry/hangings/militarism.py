"""Militarism: an outpost on a territory that was just explored."""

from __future__ import annotations

from typing import ClassVar

from msgspec import UNSET

from spielwerk.games.tapestry.capture import gained_otherwise, piece_placed, take_outpost
from spielwerk.games.tapestry.events import OutpostPlaced
from spielwerk.games.tapestry.hangings.module import HANGINGS
from spielwerk.games.tapestry.options import NO, YES
from spielwerk.games.tapestry.state import Tapestry
from spielwerk.kernel.frame import Ask
from spielwerk.kernel.option import Option, Options


class Occupy(Ask, frozen=True, tag="tapestry.hanging.Occupy"):
    """Asks whether to place an outpost from the supply, without a conquest.

    [tapestry.hanging.militarism, tapestry.hanging.militarism.no-conquest, tapestry.hanging.militarism.time]
    """

    gesture: ClassVar[str] = "occupy"
    begins: ClassVar[bool] = True

    hex: int

    def options(self, s: Tapestry) -> Options:
        return (YES, NO) if s.players[self.seat].outposts else (NO,)

    def choose(self, s: Tapestry, option: Option) -> None:
        if option is YES:
            s.stand[self.seat] |= 1 << self.hex
            piece_placed(s, self.hex)
            if s.journal is not UNSET:
                s.journal.append(OutpostPlaced(self.seat, self.hex))
            gained_otherwise(s, self.seat)
            take_outpost(s, self.seat)


@HANGINGS.on("explored", "militarism")
def explored(s: Tapestry, seat: int, hex: int) -> None:
    """Asks for an outpost on the territory that was just explored.  [tapestry.hanging.militarism.time]"""
    s.next(Occupy(seat, hex))
