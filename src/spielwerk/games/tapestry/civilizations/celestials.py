"""Celestials: a capital that floats over the map.

Their numbers are the hex of its token, and whether two other pieces lay there when it came.
"""

from __future__ import annotations

from typing import ClassVar

from msgspec import UNSET

from spielwerk.games.tapestry.capture import piece_placed, piece_removed
from spielwerk.games.tapestry.civilization import numbers, set_numbers
from spielwerk.games.tapestry.civilizations.choosing_another import AnotherInstead
from spielwerk.games.tapestry.conquer import Dice
from spielwerk.games.tapestry.effects import BOTH_DICE, NO_CONQUEST
from spielwerk.games.tapestry.events import CapitalMoved
from spielwerk.games.tapestry.facts import score
from spielwerk.games.tapestry.grid import GRID
from spielwerk.games.tapestry.marks import Mark
from spielwerk.games.tapestry.options import CIVILIZATIONS, HEX_EACH, NO
from spielwerk.games.tapestry.rules import TapestryRules
from spielwerk.games.tapestry.source import CIVILIZATION
from spielwerk.games.tapestry.state import LAST_INCOME, NONE, Tapestry
from spielwerk.games.tapestry.view import TapestryView
from spielwerk.kernel.frame import Ask
from spielwerk.kernel.module import Module
from spielwerk.kernel.option import Option, Options

CELESTIALS = Module("celestials")
NUMBER = CIVILIZATIONS.index("celestials")
INSIDE, HANGING_OVER = 5, -2
"""The points of a landmark in the capital city."""


@CELESTIALS.on("civilization_gained", "celestials")
def begin(s: Tapestry, seat: int, starting: bool) -> None:
    """Replaces an outpost; during the game another civilization may be gained instead.

    [tapestry.civ.celestials.start, tapestry.civ.celestials.midgame]
    """
    if starting:
        ascend(s, seat)
    else:
        s.next(StayDown(seat))


def ascend(s: Tapestry, seat: int) -> None:
    """Replaces one of the two outposts on the start territory by the token; it goes back to the supply.

    [tapestry.civ.celestials.start, tapestry.civ.celestials.midgame]
    """
    p = s.players[seat]
    p.outposts += 1
    set_numbers(p, NUMBER, s.rules.start_of(seat, p.mat), 0)


class StayDown(AnotherInstead, frozen=True, tag="tapestry.celestials.StayDown"):
    """Asks whether to gain another civilization instead; otherwise the token is placed.

    [tapestry.civ.celestials.midgame]
    """

    civilization: ClassVar[int] = NUMBER

    def keep(self, s: Tapestry) -> None:
        ascend(s, self.seat)


@CELESTIALS.on("income_ability", "celestials")
def income(s: Tapestry, seat: int) -> None:
    """Moves the token, or at the end scores the landmarks.

    [tapestry.civ.celestials.move, tapestry.civ.celestials.final]
    """
    p = s.players[seat]
    if p.era == LAST_INCOME:
        sites = [s.rules.footprint(*site) for site in p.sites]
        score(s, seat, sum([HANGING_OVER if site & ~GRID else INSIDE for site in sites]), CIVILIZATION)
    else:
        s.next(Float(seat))


class Float(Ask, frozen=True, tag="tapestry.celestials.Float"):
    """Asks for a neighbouring territory, which may be full; both dice are gained there, without a conquest.

    [tapestry.civ.celestials.move, tapestry.civ.celestials.die]
    [tapestry.base.income.abilities-optional]
    """

    gesture: ClassVar[str] = "civilization"
    begins: ClassVar[bool] = True

    def options(self, s: Tapestry) -> Options:
        at = numbers(s.players[self.seat], NUMBER)[0]
        return (*HEX_EACH(s.rules.world.near[at] & s.explored), NO)

    def choose(self, s: Tapestry, option: Option) -> None:
        if option is NO:
            return
        p, hex = s.players[self.seat], option.i
        at, crowded = numbers(p, NUMBER)
        set_numbers(p, NUMBER, hex, s.full >> hex & 1)
        if not crowded:
            piece_removed(s, at)
        piece_placed(s, hex)
        if s.journal is not UNSET:
            s.journal.append(CapitalMoved(self.seat, hex))
        s.next(Dice(self.seat, hex, BOTH_DICE | NO_CONQUEST, NONE))


@CELESTIALS.on("marks")
def drawn(view: TapestryView, _rules: TapestryRules) -> list[Mark]:
    """Returns the token, for boards."""
    tokens = [(owner, numbers(p, NUMBER)[:1]) for owner, p in enumerate(view.players)]
    return [Mark("celestials", hex=hex, owner=owner) for owner, at in tokens for hex in at]
