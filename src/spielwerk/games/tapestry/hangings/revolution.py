"""Revolution: the player's toppled outposts stand up again."""

from __future__ import annotations

from typing import ClassVar

from msgspec import UNSET

from spielwerk.games.tapestry.capture import gained_otherwise
from spielwerk.games.tapestry.events import Toppled
from spielwerk.games.tapestry.facts import count_toppled
from spielwerk.games.tapestry.hangings.module import HANGINGS
from spielwerk.games.tapestry.hangings.options import STAND_UP
from spielwerk.games.tapestry.options import NO
from spielwerk.games.tapestry.state import NONE, Tapestry
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.effect import AtomRule
from spielwerk.kernel.frame import Ask
from spielwerk.kernel.option import Option, Options


class Rise(Ask, frozen=True, tag="tapestry.hanging.Rise"):
    """Asks for the next territory where an outpost stands up, in map order, or to stop.

    [tapestry.hanging.revolution, tapestry.ruling.base-revolution-trap]
    """

    gesture: ClassVar[str] = "rise"
    begins: ClassVar[bool] = True

    left: int
    lowest: int = 0

    def options(self, s: Tapestry) -> Options:
        fallen = [hex for hex in bits(s.fallen[self.seat]) if hex >= self.lowest]
        return (*[STAND_UP[hex] for hex in fallen], NO)

    def choose(self, s: Tapestry, option: Option) -> None:
        if option is not NO:
            stand_up(s, self.seat, option.i)
            if self.left > 1:
                s.next(Rise(self.seat, self.left - 1, option.i))


def stand_up(s: Tapestry, seat: int, hex: int) -> None:
    """Stands an outpost up and topples the one standing there; this is not a conquest.

    [tapestry.hanging.revolution.topple, tapestry.hanging.revolution.no-conquest]
    """
    bit, owner = 1 << hex, s.owner(hex)
    s.fallen[seat] &= ~bit
    s.stand[seat] |= bit
    if owner != NONE:
        s.stand[owner] &= ~bit
        s.fallen[owner] |= bit
        if s.journal is not UNSET:
            s.journal.append(Toppled(seat, owner, hex))
        count_toppled(s, seat)
    gained_otherwise(s, seat)


HANGINGS.add_row(
    "atoms",
    "revolution",
    AtomRule(
        lambda s, seat, atom: s.next(Rise(seat, atom.n)),
        lambda s, seat, _atom: s.fallen[seat] != 0,
    ),
)
