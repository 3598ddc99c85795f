"""Deals: money may change hands, never bound to anything.

Only when a table plays with the option `deals`: at the start of the own turn, and before the dials of a
combat are set.  [scythe.deal.money-only, scythe.deal.not-binding, scythe.deal.tournament-ban]
"""

from __future__ import annotations

from typing import ClassVar, Self

from msgspec import UNSET

from spielwerk.games.scythe.combat import CombatStep, Commit
from spielwerk.games.scythe.events import CoinsGiven
from spielwerk.games.scythe.options import COINS_UP_TO, GIVE, MOST_LOAD, NO
from spielwerk.games.scythe.state import Scythe
from spielwerk.games.scythe.tracks import gain_coins
from spielwerk.games.scythe.turn import ChooseSection
from spielwerk.kernel.frame import Ask
from spielwerk.kernel.module import Module, Rules
from spielwerk.kernel.option import Option, Options
from spielwerk.kernel.state import Part


class Gifts(Part):
    """Who has given to whom in this turn: a bit for each pair of seats."""

    turn: int = 0
    given: int = 0

    @classmethod
    def fresh(cls, rules: Rules) -> Self:  # noqa: ARG003
        return cls()


def pair(seat: int, to: int) -> int:
    return 1 << seat * len(GIVE) + to


def may_give(s: Scythe, seat: int, to: int) -> bool:
    """Once per recipient and turn, as long as there is money, to somebody who could agree to a deal."""
    gifts = s.part(Gifts)
    given = gifts.given if gifts.turn == s.turns else 0
    return seat != to and s.rules.chooses[to] and s.players[seat].coins > 0 and not given & pair(seat, to)


class HowMuch(Ask, frozen=True, tag="scythe.deal.HowMuch"):
    """How many coins change hands.  [scythe.deal.money-only]"""

    gesture: ClassVar[str] = "deal"

    to: int

    def options(self, s: Scythe) -> Options:
        return COINS_UP_TO[min(s.players[self.seat].coins, MOST_LOAD)]

    def choose(self, s: Scythe, option: Option) -> None:
        gifts = s.part(Gifts)
        gifts.given = pair(self.seat, self.to) | (gifts.given if gifts.turn == s.turns else 0)
        gifts.turn = s.turns
        gain_coins(s, self.seat, -option.n)
        gain_coins(s, self.to, option.n)
        if s.journal is not UNSET and option.n:
            s.journal.append(CoinsGiven(self.seat, self.to, option.n))


def gifts_at_start(s: Scythe, frame: ChooseSection) -> Options:
    return tuple([GIVE[to] for to in range(len(s.players)) if may_give(s, frame.seat, to)])


def give(s: Scythe, frame: Ask, option: Option) -> None:
    s.then(HowMuch(frame.seat, option.i), frame)


class Bribes(CombatStep, frozen=True, tag="scythe.deal.Bribes"):
    """Before the dials are set anybody may give money to a combatant; the combat is fought all the same.

    [scythe.deal.hold-back-offer, scythe.deal.no-escape-from-combat, scythe.ruling.bribe-during-combat]
    """

    def run(self, s: Scythe) -> None:
        s.then(*[Bribe(seat, self.attacker, self.defender) for seat in s.round if s.rules.chooses[seat]])


class Bribe(Ask, frozen=True, tag="scythe.deal.Bribe"):
    """Give something to one of the two, or not.  [scythe.deal.hold-back-offer]

    Who has nothing to give is asked as well, since coins may be secret.
    """

    gesture: ClassVar[str] = "deal"
    begins: ClassVar[bool] = True
    lone: ClassVar[bool] = True

    attacker: int
    defender: int

    def options(self, s: Scythe) -> Options:
        two = (self.attacker, self.defender)
        return (NO, *[GIVE[to] for to in two if may_give(s, self.seat, to)])

    def choose(self, s: Scythe, option: Option) -> None:
        if option is not NO:
            give(s, self, option)


DEALS = Module("deals-in-coins", part=Gifts)
DEALS.offer(ChooseSection, "give", gifts_at_start, give)
DEALS.insert("combat", Bribes, before=Commit)
