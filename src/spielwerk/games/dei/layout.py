"""Laying the map: the quick set-up, or districts drawn and rotated at random."""

from __future__ import annotations

from pathlib import Path

from spielwerk.games.dei.board import DISTRICTS, START_DISTRICTS, TURNS, Key, board, quick, spread
from spielwerk.games.dei.options import DISTRICT, TURN
from spielwerk.games.dei.state import Dei
from spielwerk.kernel.frame import Chance, Step
from spielwerk.kernel.option import Option, Options, Weights


class LayMap(Step, frozen=True, tag="dei.setup.LayMap"):
    """Lays the map: the quick layout, or districts drawn and rotated at random.

    [dei.setup.step-01-tiles-4, dei.setup.step-01-start-tiles-apart]
    """

    first: int

    def run(self, s: Dei) -> None:
        if s.rules.setup["map"] == "quick":
            s.layout = quick(len(s.players), s.rules.data.pack)
        else:
            s.layout = ()
            usable = [d for d in DISTRICTS if d.players <= len(s.players)]
            s.then(*[DrawDistrict(), TurnDistrict()] * len(usable), CheckMap(self.first))


class DrawDistrict(Chance, frozen=True, tag="dei.setup.DrawDistrict"):
    """Draws the next district, row by row."""

    def outcomes(self, s: Dei) -> tuple[Options, Weights]:
        laid = [place // TURNS for place in s.layout]
        left = [i for i, d in enumerate(DISTRICTS) if d.players <= len(s.players) and i not in laid]
        return tuple([DISTRICT[i] for i in left]), (1,) * len(left)

    def choose(self, s: Dei, option: Option) -> None:
        s.layout = (*s.layout, option.i * TURNS)


class TurnDistrict(Chance, frozen=True, tag="dei.setup.TurnDistrict"):
    """Draws the rotation of the district."""

    def outcomes(self, s: Dei) -> tuple[Options, Weights]:
        return TURN, (1,) * TURNS

    def choose(self, s: Dei, option: Option) -> None:
        s.layout = (*s.layout[:-1], s.layout[-1] + option.i)


class CheckMap(Step, frozen=True, tag="dei.setup.CheckMap"):
    """Draws the map again if it cannot be played.  [dei.setup.step-01-start-tiles-apart]"""

    first: int

    def run(self, s: Dei) -> None:
        if not sound(s.layout, s.width, s.rules.data.pack):
            s.next(LayMap(self.first))


def apart(key: Key, width: int) -> bool:
    """Returns whether the two start districts share no edge; a common corner is allowed.

    [dei.setup.step-01-start-tiles-apart, dei.ruling.start-tiles-diagonal]
    """
    one, two = [i for i, place in enumerate(key) if place // TURNS in START_DISTRICTS]
    (y1, x1), (y2, x2) = divmod(one, width), divmod(two, width)
    return abs(y1 - y2) + abs(x1 - x2) > 1


def sound(key: Key, width: int, pack: Path | None = None) -> bool:
    """Returns whether a random map is playable: camps and most of the ground are connected."""
    if not apart(key, width):
        return False
    b = board(key, width, pack)
    home = b.camps & -b.camps
    joined = spread(home, b.beside)
    return joined & b.camps == b.camps and joined.bit_count() * 4 >= b.ground.bit_count() * 3
