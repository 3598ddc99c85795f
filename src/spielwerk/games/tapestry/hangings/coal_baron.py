"""Coal Baron: explore with a tile that was just drawn; neighbours draw one too."""

from __future__ import annotations

from spielwerk.games.tapestry.draws import DrawTile, DrawTiles, draw
from spielwerk.games.tapestry.explore import ChooseHex, explorable
from spielwerk.games.tapestry.facts import gains
from spielwerk.games.tapestry.hangings.module import HANGINGS
from spielwerk.games.tapestry.state import Tapestry
from spielwerk.kernel.effect import Atom, AtomRule, Do
from spielwerk.kernel.option import Option

EXPLORATION = Atom("explore", 1, 0)


class DrawAndExplore(DrawTile, frozen=True, tag="tapestry.hanging.DrawAndExplore"):
    """Draws a tile that must be placed; if there is no hex for it, it stays in the supply.

    Where explorations are replaced, the player does what takes their place.
    [tapestry.hanging.coal-baron, tapestry.hanging.coal-baron.void]
    [tapestry.atlantis2.explore-becomes-conquer]
    """

    def choose(self, s: Tapestry, option: Option) -> None:
        DrawTile.choose(self, s, option)
        if EXPLORATION.verb in s.rules.instead:
            s.next(Do(self.seat, EXPLORATION))
        elif explorable(s, self.seat, 0):
            s.next(ChooseHex(self.seat, 0, option.i))


def explore(s: Tapestry, seat: int, _atom: Atom) -> None:
    """Draws and explores with one tile; then each neighbour draws a tile.

    [tapestry.hanging.coal-baron, tapestry.hanging.coal-baron.neighbours]
    """
    for neighbour in [each for each in reversed(s.neighbours(seat)) if gains(s, each)]:
        s.next(DrawTiles(neighbour, 1))
    if DrawTile.deck(s):
        draw(s, seat, DrawAndExplore(seat))


HANGINGS.add_row("atoms", "coal-baron", AtomRule(explore))
