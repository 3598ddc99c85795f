"""Oil Magnate: an advance, which neighbours may copy without its benefit."""

from __future__ import annotations

from typing import ClassVar

from spielwerk.games.tapestry.effects import BENEFIT, BONUS
from spielwerk.games.tapestry.hangings.module import HANGINGS
from spielwerk.games.tapestry.options import TRACK_EACH
from spielwerk.games.tapestry.science import MayAdvance
from spielwerk.games.tapestry.state import Tapestry
from spielwerk.kernel.effect import AtomRule
from spielwerk.kernel.frame import Ask
from spielwerk.kernel.option import Option, Options


class Drill(Ask, frozen=True, tag="tapestry.hanging.Drill"):
    """Asks for the track on which the player, and then each neighbour, may advance.

    [tapestry.hanging.oil-magnate, tapestry.hanging.oil-magnate.neighbours]
    """

    gesture: ClassVar[str] = "track"
    begins: ClassVar[bool] = True

    def options(self, s: Tapestry) -> Options:
        return TRACK_EACH(s.rules.tracks)

    def choose(self, s: Tapestry, option: Option) -> None:
        s.then(
            MayFollow(self.seat, BENEFIT | BONUS, option.i),
            *[MayFollow(neighbour, 0, option.i) for neighbour in s.neighbours(self.seat)],
        )


class MayFollow(MayAdvance, frozen=True, tag="tapestry.hanging.MayFollow"):
    """Asks a player whether to advance one space on the chosen track.

    [tapestry.hanging.oil-magnate, tapestry.hanging.oil-magnate.neighbours]
    """

    begins: ClassVar[bool] = True


HANGINGS.add_row("atoms", "oil-magnate", AtomRule(lambda s, seat, _atom: s.next(Drill(seat))))
