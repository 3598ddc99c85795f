"""Costs and gains of cards, as kernel effects over Scythe's own atoms.

An atom's `at` is the region where a gain is placed: that of an encounter, or -1 for the usual places.
"""

from __future__ import annotations

from typing import ClassVar

from msgspec import UNSET

from spielwerk.games.scythe import components
from spielwerk.games.scythe.actions.build import Build
from spielwerk.games.scythe.actions.deploy import Deploy
from spielwerk.games.scythe.actions.enlist import Enlist
from spielwerk.games.scythe.actions.produce import ProduceAt, add_workers, fields
from spielwerk.games.scythe.actions.trade import WhichToken
from spielwerk.games.scythe.actions.upgrade import Upgrade
from spielwerk.games.scythe.control import spendable, stock, working
from spielwerk.games.scythe.events import Produced
from spielwerk.games.scythe.options import AT_EACH, CARD_HELD, MAKE, RESOURCES, SPEND
from spielwerk.games.scythe.pay import several_cards, spend, substitutes
from spielwerk.games.scythe.state import (
    CARDS,
    CHARACTER,
    COINS,
    FIRST_WORKER,
    FULL,
    NOWHERE,
    POPULARITY,
    POWER,
    SHIFT,
    Scythe,
)
from spielwerk.games.scythe.tracks import Gain, discard, gain_coins, lose_popularity, lose_power
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.effect import AnyEffect, Atom, AtomRule, PayThen, Seq
from spielwerk.kernel.frame import Ask
from spielwerk.kernel.option import Option, Options

GAIN_OF = {"power": POWER, "coins": COINS, "popularity": POPULARITY, "combat_cards": CARDS}


def gains(gain: components.Gain, place: int, worker_with: str | None = None) -> Seq:
    """Returns the gains of a card as an effect; pieces are placed at `place`."""
    atoms = [Atom(f"gain-{what}", n, place) for what, n in gain.items()]
    if worker_with:
        atoms = [
            Atom(f"gain-worker-with-{worker_with}", a.n) if a.verb == "gain-worker" else a for a in atoms
        ]
    return Seq(tuple(atoms))


def costs(cost: components.Cost) -> Seq:
    """Returns the cost of a card as an effect."""
    parts = [("coins", cost.coins), ("popularity", cost.popularity), ("power", cost.power)]
    atoms = [Atom(f"pay-{what}", n) for what, n in (*parts, ("combat_cards", cost.combat_cards)) if n]
    if cost.any_resource:
        atoms.append(Atom("pay-different" if cost.different else "pay-resource", cost.any_resource))
    return Seq(tuple(atoms))


def bargain(
    cost: components.Cost, gain: components.Gain, place: int, worker_with: str | None = None
) -> AnyEffect:
    """Returns the effect of paying in full, then gaining.  [scythe.encounter.must-afford]"""
    price, wins = costs(cost), gains(gain, place, worker_with)
    return PayThen(price, wins) if price.items else wins


class NewGoods(Ask, frozen=True, tag="scythe.encounter.NewGoods"):
    """Asks how many resources to place in the region of the encounter.

    [scythe.encounter.placement, scythe.encounter.benefit-optional]
    """

    gesture: ClassVar[str] = "gain"
    begins: ClassVar[bool] = True

    place: int
    kind: int
    n: int

    def options(self, s: Scythe) -> Options:
        return MAKE[self.n :: -1]

    def choose(self, s: Scythe, option: Option) -> None:
        s.put(self.place, self.kind, option.n)
        if s.journal is not UNSET and option.n:
            s.journal.append(Produced(self.seat, self.place, self.kind, option.n))


class NewWorkers(Ask, frozen=True, tag="scythe.encounter.NewWorkers"):
    """Asks how many workers to take from the mat, as far as any are left there.

    [scythe.encounter.placement, scythe.encounter.example-decline-worker]
    """

    gesture: ClassVar[str] = "gain"
    begins: ClassVar[bool] = True

    place: int
    n: int

    def options(self, s: Scythe) -> Options:
        left = s.players[self.seat].units[FIRST_WORKER:].count(NOWHERE)
        return MAKE[min(self.n, left) :: -1]

    def choose(self, s: Scythe, option: Option) -> None:
        add_workers(s, self.seat, self.place, option.n)


class WorkersWithMech(Ask, frozen=True, tag="scythe.factory.WorkersWithMech"):
    """Asks for a region with one of the player's mechs, except lakes, where workers are placed.

    [scythe.nordic.seaworthy-no-dropping, scythe.polania.submerge-no-dropping]
    """

    gesture: ClassVar[str] = "gain"
    begins: ClassVar[bool] = True

    n: int

    def options(self, s: Scythe) -> Options:
        p = s.players[self.seat]
        mask = 0
        for unit in range(CHARACTER + 1, FIRST_WORKER):
            mask |= 1 << p.units[unit] if p.units[unit] != NOWHERE else 0
        return AT_EACH(mask & s.rules.board.land) or (MAKE[0],)

    def choose(self, s: Scythe, option: Option) -> None:
        if option is not MAKE[0]:
            s.next(NewWorkers(self.seat, option.i, self.n))


class PayCards(Ask, frozen=True, tag="scythe.factory.PayCards"):
    """Asks which combat cards to pay with, of any value."""

    gesture: ClassVar[str] = "pay"
    begins: ClassVar[bool] = True

    n: int

    def options(self, s: Scythe) -> Options:
        return CARD_HELD(*s.hands[self.seat])

    def must_ask(self, s: Scythe) -> bool:
        """Returns whether others cannot know if the cards differ: skipping the question would show that they
        are equal.
        """
        return several_cards(s, self.seat)

    def choose(self, s: Scythe, option: Option) -> None:
        discard(s, self.seat, option.n)
        if self.n > 1:
            s.next(PayCards(self.seat, self.n - 1))


class PayAny(Ask, frozen=True, tag="scythe.factory.PayAny"):
    """Asks for resources of any kind to pay with; `different`: each of a different kind (`used` are those so
    far).

    Kind and region are chosen together: `spend-oil V3`.
    """

    gesture: ClassVar[str] = "pay"
    begins: ClassVar[bool] = True

    n: int
    different: int
    used: int = 0

    def options(self, s: Scythe) -> Options:
        mine = bits(spendable(s, self.seat))
        kinds = [k for k in range(len(RESOURCES)) if not (self.different and self.used >> k & 1)]
        return tuple([SPEND[k][r] for k in kinds for r in mine if s.goods[r] >> SHIFT[k] & FULL])

    def must_ask(self, s: Scythe) -> bool:
        """Returns whether only cards can pay that others have not seen: skipping the question would show that
        they are equal.
        """
        return several_cards(s, self.seat) and not self.options(s)

    def choose(self, s: Scythe, option: Option) -> None:
        kind = RESOURCES.index(option.verb.removeprefix("spend-"))
        spend(s, self.seat, kind, option.i)
        self.carry_on(s, 1 << kind)

    def carry_on(self, s: Scythe, kinds: int) -> None:
        """Continues with what is left to pay after one token."""
        if self.n > 1:
            s.next(PayAny(self.seat, self.n - 1, self.different, self.used | kinds))


def _goods(kind: int) -> AtomRule:
    return AtomRule(lambda s, seat, a: s.next(NewGoods(seat, a.at, kind, a.n)))


def _track(what: int) -> AtomRule:
    return AtomRule(lambda s, seat, a: s.next(Gain(seat, what, a.n)))


def _any_tokens(s: Scythe, seat: int, a: Atom) -> None:
    """Places tokens if there is a region for them; a cost may be paid for nothing."""
    if _can_place(s, seat, a):
        s.next(WhichToken(seat, a.n, 0, 0, a.at))


def _can_place(s: Scythe, seat: int, a: Atom) -> bool:
    """Returns whether a region named by a card, or one with one of the player's workers, can take tokens.

    [scythe.trade.needs-worker-on-region]"""
    return a.at >= 0 or bool(working(s, seat))


def _kinds(s: Scythe, seat: int, a: Atom) -> bool:
    there = sum([stock(s, seat, kind) > 0 for kind in range(len(RESOURCES))])
    return there + substitutes(s, seat) >= a.n


def _tokens(s: Scythe, seat: int, a: Atom) -> bool:
    there = sum([stock(s, seat, kind) for kind in range(len(RESOURCES))])
    return there + substitutes(s, seat) >= a.n


ATOMS: dict[str, AtomRule] = {
    **{f"gain-{what}": _track(kind) for what, kind in GAIN_OF.items()},
    **{f"gain-{name}": _goods(kind) for kind, name in enumerate(RESOURCES)},
    "gain-any_resource": AtomRule(_any_tokens, _can_place),
    "gain-worker": AtomRule(lambda s, seat, a: s.next(NewWorkers(seat, a.at, a.n))),
    "gain-worker-with-mech": AtomRule(lambda s, seat, a: s.next(WorkersWithMech(seat, a.n))),
    "gain-upgrade": AtomRule(lambda s, seat, _: s.next(Upgrade(seat))),
    "gain-deploy": AtomRule(lambda s, seat, a: s.next(Deploy(seat, a.at))),
    "gain-build": AtomRule(lambda s, seat, a: s.next(Build(seat, a.at))),
    "gain-enlist": AtomRule(lambda s, seat, _: s.next(Enlist(seat))),
    "gain-produce": AtomRule(
        lambda s, seat, a: s.next(ProduceAt(seat, a.n, 0, 1)),
        lambda s, seat, _: bool(fields(s, seat, NOWHERE)),
    ),
    "pay-coins": AtomRule(
        lambda s, seat, a: gain_coins(s, seat, -a.n), lambda s, seat, a: s.players[seat].coins >= a.n
    ),
    "pay-popularity": AtomRule(
        lambda s, seat, a: lose_popularity(s, seat, a.n), lambda s, seat, a: s.players[seat].popularity >= a.n
    ),
    "pay-power": AtomRule(
        lambda s, seat, a: lose_power(s, seat, a.n), lambda s, seat, a: s.players[seat].power >= a.n
    ),
    "pay-combat_cards": AtomRule(
        lambda s, seat, a: s.next(PayCards(seat, a.n)), lambda s, seat, a: sum(s.hands[seat]) >= a.n
    ),
    "pay-resource": AtomRule(lambda s, seat, a: s.next(PayAny(seat, a.n, 0)), _tokens),
    "pay-different": AtomRule(lambda s, seat, a: s.next(PayAny(seat, a.n, 1)), _kinds),
}
