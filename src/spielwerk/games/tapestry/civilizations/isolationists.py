"""Isolationists: tokens protect conquered territories, and the largest area of one terrain scores.

Their number is how many tokens are left.
"""

from __future__ import annotations

from typing import ClassVar

from spielwerk.games.tapestry.capture import piece_placed
from spielwerk.games.tapestry.civilization import numbers, set_numbers
from spielwerk.games.tapestry.civilizations.any_resource import gain_any
from spielwerk.games.tapestry.civilizations.mat import starts_with
from spielwerk.games.tapestry.components.data import TERRAINS
from spielwerk.games.tapestry.explore import corners
from spielwerk.games.tapestry.facts import score
from spielwerk.games.tapestry.options import CIVILIZATIONS, NO, YES
from spielwerk.games.tapestry.source import CIVILIZATION
from spielwerk.games.tapestry.state import NONE, Tapestry
from spielwerk.games.tapestry.world import SIDES
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.frame import Ask
from spielwerk.kernel.module import Module
from spielwerk.kernel.option import Option, Options

ISOLATIONISTS = Module("isolationists")
NUMBER = CIVILIZATIONS.index("isolationists")


@ISOLATIONISTS.on("conquered", "isolationists")
def conquered(s: Tapestry, seat: int, hex: int, owner: int) -> None:
    """Offers a token for a territory that nobody controlled, as long as it has room.

    [tapestry.civ.isolationists.protect, tapestry.base.conquer.two-token-limit]
    """
    (left,) = numbers(s.players[seat], NUMBER)
    if left and owner == NONE and not s.full >> hex & 1:
        s.next(Protect(seat, hex))


class Protect(Ask, frozen=True, tag="tapestry.isolationists.Protect"):
    """Asks whether a token protects the territory, for any resource: it is full then.

    [tapestry.civ.isolationists.protect, tapestry.civ.tokens-inert]
    """

    gesture: ClassVar[str] = "civilization"
    begins: ClassVar[bool] = True

    hex: int

    def options(self, s: Tapestry) -> Options:
        return (YES, NO)

    def choose(self, s: Tapestry, option: Option) -> None:
        if option is NO:
            return
        p = s.players[self.seat]
        (left,) = numbers(p, NUMBER)
        set_numbers(p, NUMBER, left - 1)
        s.inert[self.seat] |= 1 << self.hex
        piece_placed(s, self.hex)
        gain_any(s, self.seat, NUMBER)


def meets(one: str, edge: int, other: str, terrain: str) -> bool:
    """Returns whether a terrain meets itself at an end of the edge between two territories.

    [tapestry.civ.isolationists.connected, tapestry.ruling.civ-isolationists-edge]

    >>> meets("SDSSSS", 0, "FFFDFF", "D"), meets("SDSSSS", 0, "FFFDFF", "F")
    (True, False)
    """
    pairs = ((edge, edge + 4), (edge + 1, edge + 3))
    return any(one[a % SIDES] == other[b % SIDES] == terrain for a, b in pairs)


def largest_area(s: Tapestry, seat: int) -> int:
    """Returns the number of controlled territories in the largest area that shares one terrain.

    [tapestry.civ.isolationists.final, tapestry.civ.isolationists.connected]
    """
    own = s.control(seat)
    return max([area(s, own, hex, terrain) for hex in bits(own) for terrain in TERRAINS], default=0)


def area(s: Tapestry, own: int, start: int, terrain: str) -> int:
    """Returns how many territories hang together with one by a terrain that it has."""
    if terrain not in corners(s, start):
        return 0
    found, todo = 1 << start, [start]
    while todo:
        hex = todo.pop()
        for edge, other in enumerate(s.rules.world.beside[hex]):
            if other < 0 or not own >> other & 1 or found >> other & 1:
                continue
            if meets(corners(s, hex), edge, corners(s, other), terrain):
                found |= 1 << other
                todo.append(other)
    return found.bit_count()


@ISOLATIONISTS.on("income_ability", "isolationists")
def final(s: Tapestry, seat: int) -> None:
    """Scores the largest area in the last income turn.

    [tapestry.civ.isolationists.final, tapestry.civ.final-time]
    """
    table = s.rules.data.civilizations()[NUMBER].table
    if n := min(largest_area(s, seat), len(table)):
        score(s, seat, table[n - 1], CIVILIZATION)


starts_with(ISOLATIONISTS, tokens=True)
