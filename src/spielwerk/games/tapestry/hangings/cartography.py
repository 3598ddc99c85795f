"""Cartography: explore with a tile that was just drawn; one that fits well may be conquered."""

from __future__ import annotations

from typing import ClassVar

from spielwerk.games.tapestry.conquer import attack, conquerable
from spielwerk.games.tapestry.draws import DrawTile, draw
from spielwerk.games.tapestry.explore import ChooseHex, ChooseRotation, edge_points, explorable, lay_tile
from spielwerk.games.tapestry.hangings.module import HANGINGS
from spielwerk.games.tapestry.options import NO, YES
from spielwerk.games.tapestry.state import Tapestry
from spielwerk.kernel.effect import Atom, AtomRule, Do, May
from spielwerk.kernel.frame import Ask
from spielwerk.kernel.option import Option, Options

ENOUGH_POINTS = 3
CONQUEST = Atom("conquer", 1, 0)


class DrawAndSurvey(DrawTile, frozen=True, tag="tapestry.hanging.DrawAndSurvey"):
    """Draws a tile that must be placed; if there is no hex for it, it stays in the supply.

    [tapestry.hanging.cartography]
    """

    def choose(self, s: Tapestry, option: Option) -> None:
        DrawTile.choose(self, s, option)
        if explorable(s, self.seat, 0):
            s.next(SurveyHex(self.seat, 0, option.i))


class SurveyHex(ChooseHex, frozen=True, tag="tapestry.hanging.SurveyHex"):
    """Asks for a hex for the drawn tile.  [tapestry.hanging.cartography]"""

    def choose(self, s: Tapestry, option: Option) -> None:
        s.next(SurveyRotation(self.seat, self.tile, option.i))


class SurveyRotation(ChooseRotation, frozen=True, tag="tapestry.hanging.SurveyRotation"):
    """Asks how the drawn tile is rotated; points for its edges decide about a conquest, after its reward.

    Where conquests are replaced, the player may do what takes their place.
    [tapestry.hanging.cartography, tapestry.hanging.cartography.conquer]
    [tapestry.atlantis3.conquer-becomes-explore]
    """

    def choose(self, s: Tapestry, option: Option) -> None:
        if edge_points(s, self.tile, self.hex, option.n) >= ENOUGH_POINTS:
            replaced = CONQUEST.verb in s.rules.instead
            s.next(Do(self.seat, May(CONQUEST)) if replaced else Claim(self.seat, self.hex))
        lay_tile(s, self.seat, self.tile, self.hex, option.n)


class Claim(Ask, frozen=True, tag="tapestry.hanging.Claim"):
    """Asks whether to conquer the explored territory.  [tapestry.hanging.cartography.conquer]"""

    gesture: ClassVar[str] = "conquer"
    begins: ClassVar[bool] = True

    hex: int

    def options(self, s: Tapestry) -> Options:
        return (YES, NO) if conquerable(s, self.seat, 0) >> self.hex & 1 else (NO,)

    def choose(self, s: Tapestry, option: Option) -> None:
        if option is YES:
            attack(s, self.seat, self.hex, 0)


def survey(s: Tapestry, seat: int, _atom: Atom) -> None:
    """Draws and explores with one tile.  [tapestry.hanging.cartography]"""
    if DrawTile.deck(s):
        draw(s, seat, DrawAndSurvey(seat))


HANGINGS.add_row("atoms", "cartography", AtomRule(survey))
