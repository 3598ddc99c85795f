"""Weefolk: tokens in the capital cities of opponents.

Their numbers are, for each token, the seat of the city and the plot it lies on.
"""

from __future__ import annotations

from typing import ClassVar

from msgspec import UNSET

from spielwerk.games.tapestry.city import fill, ruined
from spielwerk.games.tapestry.civilization import numbers, set_numbers
from spielwerk.games.tapestry.discard import DiscardTile
from spielwerk.games.tapestry.effects import BUILDINGS, of_any
from spielwerk.games.tapestry.events import TokenPlanted
from spielwerk.games.tapestry.facts import score
from spielwerk.games.tapestry.grid import COLUMNS, LINES, PLOTS, SIDE, impassable
from spielwerk.games.tapestry.hangings.options import OPPONENT
from spielwerk.games.tapestry.marks import Mark
from spielwerk.games.tapestry.options import CIVILIZATIONS, NO, PLOT
from spielwerk.games.tapestry.rules import TapestryRules
from spielwerk.games.tapestry.source import CIVILIZATION, Source, carry_out
from spielwerk.games.tapestry.state import LAST_INCOME, Player, Tapestry
from spielwerk.games.tapestry.view import TapestryView
from spielwerk.kernel.frame import Ask, Step
from spielwerk.kernel.module import Module
from spielwerk.kernel.option import Option, Options

WEEFOLK = Module("weefolk")
NUMBER = CIVILIZATIONS.index("weefolk")
ANY_BUILDING = of_any("building", 1, len(BUILDINGS))


def planted(p: Player) -> list[tuple[int, int]]:
    """Returns seat and plot of each token; empty without the Weefolk."""
    own = numbers(p, NUMBER)
    return list(zip(own[::2], own[1::2], strict=True))


@WEEFOLK.on("civilization_gained", "weefolk")
def begin(s: Tapestry, seat: int, starting: bool) -> None:
    """Gives a token at once if they are gained during the game.  [tapestry.civ.weefolk.midgame]"""
    if not starting:
        s.next(Give(seat, 1))


@WEEFOLK.on("income_ability", "weefolk")
def income(s: Tapestry, seat: int) -> None:
    """Gives a token; then a tile may be traded, or at the end the tokens score.

    [tapestry.civ.weefolk.token, tapestry.civ.weefolk.trade, tapestry.civ.weefolk.final]
    """
    last = s.players[seat].era == LAST_INCOME
    s.then(Give(seat), Harvest(seat) if last else Barter(seat, 1))


def places(s: Tapestry, seat: int) -> list[int]:
    """Returns the plots for a token: open ones, or in a full capital city those under income buildings.

    [tapestry.civ.weefolk.token, tapestry.civ.weefolk.full]
    """
    p = s.players[seat]
    filled = p.city | ruined(s, seat)
    rock = impassable(s.rules.data.capitals()[p.mat].grid)
    under = sorted([plot for plot, _ in p.buildings if not PLOTS[plot] & rock])
    return [plot for plot, mask in enumerate(PLOTS) if not mask & filled] or under


class Give(Ask, frozen=True, tag="tapestry.weefolk.Give"):
    """Asks which opponent gets a token; one who has finished may get it, too.

    [tapestry.civ.weefolk.token, tapestry.civ.weefolk.midgame, tapestry.base.income.abilities-optional]
    """

    gesture: ClassVar[str] = "civilization"
    begins: ClassVar[bool] = True

    must: int = 0

    def options(self, s: Tapestry) -> Options:
        cities = [other for other in s.others(self.seat) if s.rules.chooses[other]]
        found = tuple([OPPONENT[other] for other in cities if places(s, other)])
        return found if self.must and found else (*found, NO)

    def choose(self, s: Tapestry, option: Option) -> None:
        if option is not NO:
            s.next(Plant(option.n, self.seat))


class Plant(Ask, frozen=True, tag="tapestry.weefolk.Plant"):
    """Asks the opponent for the plot of the token, which counts as filled from now on.

    In a full city it takes the place of an income building, which then stands next to the grid.
    [tapestry.civ.weefolk.token, tapestry.civ.weefolk.full]
    """

    gesture: ClassVar[str] = "place"
    begins: ClassVar[bool] = True

    owner: int

    def options(self, s: Tapestry) -> Options:
        return tuple([PLOT[plot] for plot in places(s, self.seat)])

    def choose(self, s: Tapestry, option: Option) -> None:
        p, owner = s.players[self.seat], s.players[self.owner]
        set_numbers(owner, NUMBER, *numbers(owner, NUMBER), self.seat, option.i)
        if s.journal is not UNSET:
            s.journal.append(TokenPlanted(self.owner, self.seat, option.i))
        p.buildings = tuple([one for one in p.buildings if one[0] != option.i])
        fill(s, self.seat, PLOTS[option.i])


class Barter(DiscardTile, frozen=True, tag="tapestry.weefolk.Barter"):
    """Asks for a territory tile that is given for any income building, once.

    [tapestry.civ.weefolk.trade, tapestry.base.income.abilities-optional]
    """

    gesture: ClassVar[str] = "civilization"
    begins: ClassVar[bool] = True

    def options(self, s: Tapestry) -> Options:
        possible = ANY_BUILDING.possible(s, self.seat)
        return (*(DiscardTile.options(self, s) if possible else ()), NO)

    def choose(self, s: Tapestry, option: Option) -> None:
        if option is not NO:
            DiscardTile.choose(self, s, option)
            carry_out(s, self.seat, ANY_BUILDING, Source(CIVILIZATION, NUMBER))


class Harvest(Step, frozen=True, tag="tapestry.weefolk.Harvest"):
    """Scores what stands in the line and in the column of each token.  [tapestry.civ.weefolk.final]"""

    seat: int

    def run(self, s: Tapestry) -> None:
        tokens = planted(s.players[self.seat])
        score(s, self.seat, sum([around(s, *token) for token in tokens]), CIVILIZATION)


def around(s: Tapestry, seat: int, plot: int) -> int:
    """Returns how many income buildings and landmarks stand in the line and in the column of a plot.

    A landmark in both counts twice, but only once for a line.  [tapestry.civ.weefolk.final]
    """
    p = s.players[seat]
    pieces = [PLOTS[place] for place, _ in p.buildings]
    pieces += [s.rules.footprint(*site) for site in p.sites]
    line, column = divmod(plot, SIDE)
    return len([1 for area in (LINES[line], COLUMNS[column]) for piece in pieces if piece & area])


@WEEFOLK.on("marks")
def drawn(view: TapestryView, _rules: TapestryRules) -> list[Mark]:
    """Returns the tokens, for boards."""
    tokens = [(owner, *token) for owner, p in enumerate(view.players) for token in planted(p)]
    return [Mark("weefolk", seat=seat, plot=plot, owner=owner) for owner, seat, plot in tokens]
