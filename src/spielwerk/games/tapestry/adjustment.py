"""Start adjustments: the official changes that balance starting civilizations, where a table wants them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from spielwerk.games.tapestry.effects import RESOURCES, of_any
from spielwerk.games.tapestry.facts import pay, score
from spielwerk.games.tapestry.options import NO, PAY
from spielwerk.games.tapestry.state import Tapestry
from spielwerk.kernel.effect import AnyEffect, Atom, Do
from spielwerk.kernel.frame import Ask, Step
from spielwerk.kernel.option import Option, Options

if TYPE_CHECKING:
    from spielwerk.games.tapestry.components.cards import Adjustment
    from spielwerk.games.tapestry.rules import TapestryRules

ANY = "any"


def adjust_points(s: Tapestry, seat: int, civilization: int) -> None:
    """Scores the points that an adjustment grants at set-up.

    [tapestry.civ.adjustment-time, tapestry.base.civilization.adjustments]
    [tapestry.ruling.civ-architects-adjustment, tapestry.civ.historians.adjustment]
    """
    change = s.rules.data.civilizations()[civilization].adjustment
    if change is None or not s.rules.setup["adjustments"]:
        return
    score(s, seat, points_of(s.rules, change))


def points_of(rules: TapestryRules, change: Adjustment) -> int:
    """Returns the points that an adjustment grants at such a table.  [tapestry.civ.adjustment-time]"""
    opponents = rules.actors - 1
    points = change.vp
    if rules.actors >= change.least_players:
        points += change.vp_per_opponent * opponents
    if rules.has_fifth:
        points -= change.fifth_loss_per_opponent * opponents
    return points


class Adjust(Step, frozen=True, tag="tapestry.income.Adjust"):
    """Gains or loses the adjustment's resources at the end of the first income turn.

    [tapestry.civ.adjustment-time, tapestry.base.civilization.adjustments]
    """

    seat: int

    def run(self, s: Tapestry) -> None:
        p = s.players[self.seat]
        if p.era != 1 or not s.rules.setup["adjustments"]:
            return
        for one in p.civilizations:
            change = s.rules.data.civilizations()[one[0]].adjustment
            if change is not None:
                gains = [Do(self.seat, gained(what)) for what in change.gain]
                named = [Lose(self.seat, RESOURCES.index(what)) for what in change.lose if what != ANY]
                others = [LoseAny(self.seat) for what in change.lose if what == ANY]
                s.then(*gains, *named, *others)


def gained(what: str) -> AnyEffect:
    """Returns the effect that gains a named resource, or any."""
    return (
        of_any("resource", 1, len(RESOURCES)) if what == ANY else Atom("resource", 1, RESOURCES.index(what))
    )


class Lose(Step, frozen=True, tag="tapestry.income.Lose"):
    """Takes one resource of a kind away, if the player has any.  [tapestry.civ.adjustment-time]"""

    seat: int
    resource: int

    def run(self, s: Tapestry) -> None:
        if s.players[self.seat].res[self.resource]:
            pay(s, self.seat, self.resource)


class LoseAny(Ask, frozen=True, tag="tapestry.income.LoseAny"):
    """Asks which resource the player loses, if there is any.  [tapestry.civ.adjustment-time]"""

    gesture: ClassVar[str] = "income"
    begins: ClassVar[bool] = True

    def options(self, s: Tapestry) -> Options:
        res = s.players[self.seat].res
        return tuple([PAY[kind] for kind, n in enumerate(res) if n]) or (NO,)

    def choose(self, s: Tapestry, option: Option) -> None:
        if option is not NO:
            pay(s, self.seat, option.i)
