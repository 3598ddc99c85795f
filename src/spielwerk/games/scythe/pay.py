"""Paying with resources in controlled regions."""

from __future__ import annotations

from typing import ClassVar

from msgspec import UNSET

from spielwerk.games.scythe.control import spendable, stock
from spielwerk.games.scythe.events import Paid
from spielwerk.games.scythe.options import FROM
from spielwerk.games.scythe.state import FULL, SHIFT, Scythe
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.frame import Ask
from spielwerk.kernel.option import Option, Options


def substitutes(s: Scythe, seat: int) -> int:
    """Returns how many resources of a payment abilities could replace."""
    ways = s.rules.substitutes[seat][s.players[seat].abilities]
    return sum([way(s, seat) for way in ways]) if ways else 0


def can_pay(s: Scythe, seat: int, kind: int, n: int) -> bool:
    """Returns whether the whole cost can be paid.

    [scythe.turn.cost-must-be-affordable, scythe.faction.crimea-coercion]
    """
    there = (s.held[seat] | s.rules.stores[seat]) & s.stocked[kind]  # most often there is nothing
    missing = n - stock(s, seat, kind) if there else n
    if missing <= 0:
        return True
    ways = s.rules.substitutes[seat][s.players[seat].abilities]
    return bool(ways) and missing <= substitutes(s, seat)


def several_cards(s: Scythe, seat: int) -> bool:
    """Returns whether others cannot know how many different combat cards there are to choose from.

    [scythe.info.combat-card-values-secret, scythe.info.combat-card-count-open]
    """
    return sum(s.hands[seat]) > 1


def spend(s: Scythe, seat: int, kind: int, place: int) -> None:
    """Returns a token to the supply.  [scythe.resource.supply]"""
    s.put(place, kind, -1)
    if s.journal is not UNSET:
        s.journal.append(Paid(seat, place, kind))


class Pay(Ask, frozen=True, tag="scythe.resource.Pay"):
    """Asks for the tokens to pay with, one by one, from any controlled regions and stores.

    The regions are taken in ascending order, so that the same payment is not asked twice.
    [scythe.resource.spend-across-regions, scythe.resource.spend-only-controlled]
    [scythe.resource.example-pay-mech-elsewhere, scythe.turn.cost-then-benefit]
    """

    gesture: ClassVar[str] = "pay"

    kind: int
    n: int
    lowest: int = 0

    def options(self, s: Scythe) -> Options:
        shift = SHIFT[self.kind]
        here = bits(spendable(s, self.seat) & s.stocked[self.kind] >> self.lowest << self.lowest)
        missing = self.n - substitutes(s, self.seat)
        found, reach = [], 0
        for r in reversed(here):
            reach += s.goods[r] >> shift & FULL
            if reach >= missing:
                found.append(FROM[r])
        return tuple(found[::-1])

    def must_ask(self, s: Scythe) -> bool:
        """Returns whether only cards can pay that others have not seen: skipping the question would show that
        they are equal.

        [scythe.info.combat-card-values-secret, scythe.info.combat-card-count-open]
        """
        return several_cards(s, self.seat) and not self.options(s)

    def choose(self, s: Scythe, option: Option) -> None:
        spend(s, self.seat, self.kind, option.i)
        self.carry_on(s, option.i)

    def carry_on(self, s: Scythe, lowest: int) -> None:
        """Continues with what is left to pay after one token."""
        if self.n > 1:
            s.next(Pay(self.seat, self.kind, self.n - 1, lowest))
