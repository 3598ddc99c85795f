"""What all bottom actions share: payment, main effect, coins, recruit bonuses, stars."""

from __future__ import annotations

from typing import ClassVar

from spielwerk.games.scythe.options import BOTTOM, LESS, SKIP
from spielwerk.games.scythe.pay import Pay, can_pay
from spielwerk.games.scythe.stars import Stars
from spielwerk.games.scythe.state import COINS, ENLIST, Scythe
from spielwerk.games.scythe.tracks import Gain
from spielwerk.kernel.frame import Ask, Step
from spielwerk.kernel.option import Option, Options


def cost(s: Scythe, seat: int, bottom: int) -> int:
    """Returns the number of resources to pay: each cube on a cost field saves one.

    [scythe.upgrade.double-effect]"""
    return s.rules.mats[seat].cost[bottom] - s.players[seat].covered[bottom]


class MatBottom(Step, frozen=True, tag="scythe.bottom.MatBottom"):
    """Offers the bottom action below the chosen top action, if its whole cost can be paid.

    [scythe.turn.section-pairs, scythe.turn.cost-must-be-affordable]
    """

    seat: int

    def run(self, s: Scythe) -> None:
        seat = self.seat
        p, mat = s.players[seat], s.rules.mats[seat]
        bottom = mat.bottom[p.section]
        if can_pay(s, seat, bottom, mat.cost[bottom] - p.covered[bottom]):
            s.next(Bottom(seat, bottom))
        elif s.rules.waives_cost and any(waived(s, seat, bottom) for waived in s.rules.waives_cost):
            s.next(Unaffordable(seat, bottom))


class Bottom(Ask, frozen=True, tag="scythe.bottom.Bottom"):
    """Asks whether to take the bottom action; a player may pay for its coins and bonus alone.

    Coins and bonus are taken in full unless the player chooses `LESS`.
    [scythe.turn.top-then-bottom, scythe.bottom.completed-action, scythe.turn.partial-benefit]
    """

    gesture: ClassVar[str] = "bottom"
    begins: ClassVar[bool] = True

    bottom: int

    def options(self, s: Scythe) -> Options:
        gains = s.rules.mats[self.seat].coins[self.bottom] or own_bonus(s, self.seat, self.bottom, True)
        return (BOTTOM[self.bottom], LESS, SKIP) if gains else (BOTTOM[self.bottom], SKIP)

    def choose(self, s: Scythe, option: Option) -> None:
        if option is not SKIP:
            carry_out(s, self.seat, self.bottom, int(option is not LESS), cost(s, self.seat, self.bottom))


class Unaffordable(Bottom, frozen=True, tag="scythe.bottom.Unaffordable"):
    """Asks about a bottom action whose cost the player cannot pay, but a module may waive."""

    def options(self, s: Scythe) -> Options:
        return (SKIP,)


def carry_out(s: Scythe, seat: int, bottom: int, whole: int, price: int) -> None:
    """Pushes the parts of the action in this order: cost, main effect, coins, own bonus, stars, neighbours.

    [scythe.turn.cost-then-benefit, scythe.bottom.coins, scythe.end.bottom-action-first]
    [scythe.enlist.ongoing-order, scythe.enlist.announce, scythe.windgambit.end.deja-vu]
    """
    for hook in s.rules.on_bottom_paid if price else ():
        hook(s, seat, bottom)
    s.then(
        *([Pay(seat, bottom, price)] if price else ()),
        s.rules.bottom_effects[bottom](seat),
        Gain(seat, COINS, s.rules.mats[seat].coins[bottom], whole),
        *own_bonus(s, seat, bottom, whole),
        Stars(seat),
        Neighbours(seat, bottom),
    )


def own_bonus(s: Scythe, seat: int, bottom: int, whole: int) -> tuple[Gain | LateBonus, ...]:
    """Returns the bonus of the player's recruit, if its circle was open before the action.

    [scythe.ruling.enlist-own-bonus]
    [scythe.enlist.ongoing-unlock, scythe.enlist.ongoing-values, scythe.turn.exposed-fields-before-action]
    """
    if s.players[seat].recruits >> bottom & 1:
        return (Gain(seat, bottom, s.rules.ongoing[bottom], whole),)
    if bottom == ENLIST and s.rules.setup["enlist_own_bonus"]:
        return (LateBonus(seat, bottom, whole),)
    return ()


class LateBonus(Step, frozen=True, tag="scythe.enlist.LateBonus"):
    """Gives the bonus of a recruit that has just left its circle, if the table has agreed on that.

    [scythe.ruling.enlist-own-bonus]
    """

    seat: int
    bottom: int
    whole: int

    def run(self, s: Scythe) -> None:
        if s.players[self.seat].recruits >> self.bottom & 1:
            s.next(Gain(self.seat, self.bottom, s.rules.ongoing[self.bottom], self.whole))


class Neighbours(Step, frozen=True, tag="scythe.enlist.Neighbours"):
    """Gives the left neighbour, then the right one, the bonus of an open circle; each neighbour only once.

    [scythe.enlist.ongoing-trigger, scythe.enlist.ongoing-order, scythe.enlist.two-player-once]
    [scythe.enlist.ongoing-order-game-end, scythe.end.opponent-turn-stars]
    [scythe.ruling.missing-neighbours, scythe.ruling.neighbour-bonus-sequence]
    [scythe.ruling.neighbour-bonus-at-end, scythe.enlist.example-build-popularity]
    """

    seat: int
    bottom: int

    def run(self, s: Scythe) -> None:
        for neighbour in reversed(bonus_takers(s, self.seat, self.bottom)):
            s.then(Gain(neighbour, self.bottom, s.rules.ongoing[self.bottom]), Stars(neighbour))


def bonus_takers(s: Scythe, seat: int, bottom: int) -> list[int]:
    """Returns the neighbours with an open circle, the left one first.

    [scythe.enlist.ongoing-trigger, scythe.enlist.two-player-once, scythe.ruling.missing-neighbours]
    """
    order = s.rules.seating
    i = order.index(seat)
    left, right = order[(i + 1) % len(order)], order[i - 1]
    both = (left, right) if left != right else (left,)
    return [n for n in both if n != seat and s.players[n].recruits >> bottom & 1]
