"""Produce: workers make what their region yields.  The cost rises with the number of workers in play."""

from __future__ import annotations

from functools import cache
from typing import ClassVar

from msgspec import UNSET

from spielwerk.games.scythe.board import BIT, NOTHING, PRODUCES, WORKER
from spielwerk.games.scythe.components import Cost
from spielwerk.games.scythe.control import controlled, pieces_changed
from spielwerk.games.scythe.events import Produced
from spielwerk.games.scythe.options import AT_EACH, DONE, MAKE, MOST_LOAD, SKIP
from spielwerk.games.scythe.stars import Stars, earn
from spielwerk.games.scythe.state import (
    FIRST_WORKER,
    MILL,
    NOWHERE,
    PRODUCE,
    UNIT_COUNT,
    Player,
    Scythe,
)
from spielwerk.games.scythe.tracks import gain_coins, lose_popularity, lose_power
from spielwerk.kernel.frame import Ask
from spielwerk.kernel.option import Option, Options


def payable(p: Player, cost: Cost) -> bool:
    """Returns whether the cost can be paid; each empty worker space adds what is printed below it.

    [scythe.produce.cost, scythe.produce.cost-values]
    """
    return p.power >= cost.power and p.popularity >= cost.popularity and p.coins >= cost.coins


def fields(s: Scythe, seat: int, mill: int) -> int:
    """Returns the controlled regions where workers or the mill (its place, or -1) can produce.

    The mill needs control of its region.  [scythe.build.mill-needs-control, scythe.build.mill-as-worker]
    """
    p = s.players[seat]
    return controlled(s, seat) & (p.workers_at | BIT[mill]) & s.rules.productive


class Produce(Ask, frozen=True, tag="scythe.produce.Produce"):
    """Asks whether to produce.  The cost as it was before the action is paid first; stars come after all
    regions.

    [scythe.produce.cost-not-retroactive, scythe.turn.exposed-fields-before-action, scythe.produce.cost]
    [scythe.turn.partial-benefit, scythe.ruling.gains-before-stars]
    """

    gesture: ClassVar[str] = "produce"
    begins: ClassVar[bool] = True

    def options(self, s: Scythe) -> Options:
        p = s.players[self.seat]
        cost = s.rules.produce_cost[p.workers]
        if not payable(p, cost):
            return (SKIP,)
        found = AT_EACH(fields(s, self.seat, p.structures[MILL]))
        nothing = (DONE,) if cost.power or cost.popularity or cost.coins else ()
        return (*found, *nothing, SKIP)

    def must_ask(self, s: Scythe) -> bool:
        """Returns whether only hidden coins decide if the cost can be paid: skipping the question would show
        it.

        [scythe.ruling.coins-visibility]
        """
        p = s.players[self.seat]
        cost = s.rules.produce_cost[p.workers]
        if not (s.rules.setup["hidden_coins"] and cost.coins):
            return False
        return p.power >= cost.power and p.popularity >= cost.popularity

    def choose(self, s: Scythe, option: Option) -> None:
        if option is SKIP:
            return
        p = s.players[self.seat]
        cost = s.rules.produce_cost[p.workers]
        if cost.power:
            lose_power(s, self.seat, cost.power)
        if cost.popularity:
            lose_popularity(s, self.seat, cost.popularity)
        if cost.coins:
            gain_coins(s, self.seat, -cost.coins)
        regions = s.rules.benefit(p, PRODUCE, 0)
        if option is not DONE:
            s.next(Stars(self.seat))
            ProduceAt(self.seat, regions, 0).choose(s, option)


class ProduceAt(Ask, frozen=True, tag="scythe.produce.ProduceAt"):
    """Asks for the next region that produces; the region of the player's mill does not count towards the
    limit, nor do those that modules exempt.

    `bare` means production without the mill, as a Factory card grants it.
    [scythe.produce.regions, scythe.upgrade.produce-cube, scythe.build.mill-extra-region]
    [scythe.ruling.mill-region, scythe.factory.no-mat-bonuses]
    """

    gesture: ClassVar[str] = "produce"

    left: int
    done: int
    bare: int = 0

    def mill(self, s: Scythe) -> int:
        return NOWHERE if self.bare else s.players[self.seat].structures[MILL]

    def free(self, s: Scythe) -> int:
        """Returns the regions that do not count towards the limit."""
        mask = BIT[self.mill(s)]
        if not self.bare:
            for further in s.rules.free_fields:
                mask |= further(s, self.seat)
        return mask

    def options(self, s: Scythe) -> Options:
        mask = fields(s, self.seat, self.mill(s)) & ~self.done
        if not self.left:
            mask &= self.free(s)
        return (*AT_EACH(mask), DONE)

    def choose(self, s: Scythe, option: Option) -> None:
        if option is DONE:
            return
        place = option.i
        left = self.left if BIT[place] & self.free(s) else self.left - 1
        s.then(
            HowMany(self.seat, place, self.bare),
            ProduceAt(self.seat, left, self.done | BIT[place], self.bare),
        )


class HowMany(Ask, frozen=True, tag="scythe.produce.HowMany"):
    """Asks how many tokens the workers there (and the mill) make; a village yields workers left on the mat.

    [scythe.produce.per-worker, scythe.build.mill-workers-produce, scythe.build.mill-as-worker]
    [scythe.ruling.new-workers-do-not-produce, scythe.component.tokens]
    [scythe.produce.example-farm-mountain, scythe.produce.example-forest-farm]
    """

    gesture: ClassVar[str] = "produce"

    place: int
    bare: int = 0

    def options(self, s: Scythe) -> Options:
        p = s.players[self.seat]
        mill = not self.bare and p.structures[MILL] == self.place
        hands = p.units[FIRST_WORKER:].count(self.place) + mill
        for more in s.rules.more_yield:
            hands = more(s, self.seat, hands)
        if s.rules.yields[self.place] == WORKER:
            hands = min(hands, p.units[FIRST_WORKER:].count(NOWHERE))
        return MAKE[min(hands, MOST_LOAD) : 0 : -1] or MAKE[:1]

    def choose(self, s: Scythe, option: Option) -> None:
        what = s.rules.yields[self.place]
        if what == WORKER:
            add_workers(s, self.seat, self.place, option.n)
        else:
            s.put(self.place, what, option.n)
        if s.journal is not UNSET and option.n:
            s.journal.append(Produced(self.seat, self.place, what, option.n))
        for hook in s.rules.on_produced:
            hook(s, self.seat, self.place)


def add_workers(s: Scythe, seat: int, place: int, n: int) -> None:
    """Puts workers from the mat, the leftmost first, into a region for good; enough of them earn a star.

    [scythe.produce.village-worker, scythe.produce.worker-permanent, scythe.star.all-workers]
    [scythe.ruling.new-workers-do-not-produce, fenris.influence.mill-worker]
    """
    p = s.players[seat]
    added = [unit for unit in range(FIRST_WORKER, UNIT_COUNT) if p.units[unit] == NOWHERE][:n]
    for unit in added:
        p.units[unit] = place
    pieces_changed(s, seat)
    for hook in s.rules.on_workers_added if added else ():
        hook(s, seat, place)
    earn(s, seat, "workers", p.workers)


@cache
def productive(terrain: tuple[int, ...]) -> int:
    """Returns the regions that yield something: no lakes, no Factory.  [scythe.produce.terrain-table]"""
    return sum([BIT[r] for r, t in enumerate(terrain) if PRODUCES[t] != NOTHING])
