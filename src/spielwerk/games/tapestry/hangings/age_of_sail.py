"""Age of Sail: tiles before each exploration, one of which may be given away."""

from __future__ import annotations

from typing import ClassVar

from spielwerk.games.tapestry.draws import DrawTiles
from spielwerk.games.tapestry.facts import gains, is_player, score
from spielwerk.games.tapestry.hangings.module import HANGINGS
from spielwerk.games.tapestry.hangings.options import OPPONENT
from spielwerk.games.tapestry.options import GIVE_TILE, NO
from spielwerk.games.tapestry.source import HANGING
from spielwerk.games.tapestry.state import Tapestry
from spielwerk.kernel.frame import Ask
from spielwerk.kernel.option import Option, Options

TILES, POINTS = 3, 3


@HANGINGS.on("exploring", "age-of-sail")
def exploring(s: Tapestry, seat: int) -> None:
    """Draws tiles before an exploration; then the player may give one away.

    [tapestry.hanging.age-of-sail]
    """
    s.then(DrawTiles(seat, TILES), GiveTile(seat))


def takers(s: Tapestry, seat: int) -> list[int]:
    """Returns the opponents who can be given a tile.

    [tapestry.base.end.finished-no-gain, tapestry.hanging.age-of-sail.solo]
    """
    return [other for other in s.opponents(seat) if not (is_player(s, other) and s.players[other].ended)]


class GiveTile(Ask, frozen=True, tag="tapestry.hanging.GiveTile"):
    """Asks for a tile from the supply to give away, or none.  [tapestry.hanging.age-of-sail.give]"""

    gesture: ClassVar[str] = "give"
    begins: ClassVar[bool] = True

    def options(self, s: Tapestry) -> Options:
        tiles = s.players[self.seat].tiles if takers(s, self.seat) else ()
        return (*[GIVE_TILE[tile] for tile in tiles], NO)

    def choose(self, s: Tapestry, option: Option) -> None:
        if option is not NO:
            s.next(GiveTo(self.seat, option.i))


class GiveTo(Ask, frozen=True, tag="tapestry.hanging.GiveTo"):
    """Asks which opponent gets the tile; opponents without a supply discard it.

    [tapestry.hanging.age-of-sail.give, tapestry.hanging.age-of-sail.solo]
    """

    gesture: ClassVar[str] = "give"

    tile: int

    def options(self, s: Tapestry) -> Options:
        return tuple([OPPONENT[other] for other in takers(s, self.seat)])

    def choose(self, s: Tapestry, option: Option) -> None:
        giver = s.players[self.seat]
        giver.tiles = tuple([tile for tile in giver.tiles if tile != self.tile])
        if gains(s, option.n):
            taker = s.players[option.n]
            taker.tiles = tuple(sorted((*taker.tiles, self.tile)))
        else:
            s.old_tiles |= 1 << self.tile
        score(s, self.seat, POINTS, HANGING)
