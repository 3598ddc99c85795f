"""Crimean Khanate: Coercion, Riverwalk, Wayfare, Scout, Speed."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Self

from msgspec import UNSET

from spielwerk.games.scythe.board import BIT
from spielwerk.games.scythe.combat import BeforeCombat
from spielwerk.games.scythe.effects import PayAny
from spielwerk.games.scythe.events import AbilityUsed, CardStolen
from spielwerk.games.scythe.factions.common import Faction
from spielwerk.games.scythe.options import CARD, OPTIONS
from spielwerk.games.scythe.pay import Pay, substitutes
from spielwerk.games.scythe.state import Scythe
from spielwerk.games.scythe.tracks import discard
from spielwerk.kernel.frame import Chance
from spielwerk.kernel.module import Module, Rules
from spielwerk.kernel.option import Option, Options, Weights, held
from spielwerk.kernel.state import Part


class Coercion(Part):
    """The state of Coercion: the turn in which a combat card was last used as a resource."""

    turn: int = 0

    @classmethod
    def fresh(cls, rules: Rules) -> Self:  # noqa: ARG003
        return cls()


CRIMEA = Faction("crimea", Coercion)


@CRIMEA.on("substitutes")
def coercion(s: Scythe, seat: int) -> int:
    """Returns 1 if a combat card can pay for one resource now, which is allowed once in each of the player's
    turns; otherwise 0.

    [scythe.faction.crimea-coercion]
    """
    ready = s.active == seat and s.part(Coercion).turn != s.turns
    return int(ready and any(s.hands[seat]))


def pay_with_cards(
    module: Module, row: Options, ready: Callable[[Scythe, int], int], used: Callable[[Scythe], None]
) -> None:
    """Lets a card pay for one resource, with the options of a row, whenever it is `ready`."""
    cards_held = held(row)

    def options(s: Scythe, frame: Pay | PayAny) -> Options:
        """Returns the options to pay with a card.  Only the last resource is offered, since the order does
        not matter.

        [scythe.faction.crimea-coercion]
        """
        if not ready(s, frame.seat) or frame.n > substitutes(s, frame.seat):
            return ()
        return cards_held(*s.hands[frame.seat])

    def pay(s: Scythe, frame: Pay | PayAny, option: Option) -> None:
        """Discards the card instead of a token.  [scythe.faction.crimea-coercion]"""
        if s.journal is not UNSET:
            s.journal.append(AbilityUsed(frame.seat, "coercion"))
        discard(s, frame.seat, option.n)
        used(s)
        frame.carry_on(s, frame.lowest if isinstance(frame, Pay) else 0)

    for frame in (Pay, PayAny):
        module.offer(frame, row[0].verb, options, pay)


def use_coercion(s: Scythe) -> None:
    s.part(Coercion).turn = s.turns


pay_with_cards(CRIMEA, OPTIONS.numbers("coerce", 3), coercion, use_coercion)


@CRIMEA.on("links", CRIMEA.bit("wayfare"))
def wayfare(s: Scythe, seat: int, _place: int) -> int:
    """Lets units move from anywhere to the player's home base or that of a faction not in play.

    [scythe.crimea.wayfare-target, scythe.crimea.wayfare-origin, scythe.ruling.wayfare-own-home]
    """
    b = s.rules.board
    others = [home for other, home in enumerate(s.rules.homes) if other != seat]
    return b.homes & ~sum([BIT[b.home[home]] for home in others])


class Scout(BeforeCombat, frozen=True, tag="scythe.crimea.Scout"):
    """Asks whether to steal a random combat card before the cards are played; impossible if the opponent has
    none.

    [scythe.crimea.scout-steal, scythe.crimea.scout-before-commit, scythe.crimea.scout-once-per-combat]
    [scythe.ruling.ability-floors]
    """

    against: ClassVar[bool] = True

    def usable(self, s: Scythe) -> bool:
        return any(s.hands[self.foe])

    def use(self, s: Scythe) -> None:
        if s.journal is not UNSET:
            s.journal.append(AbilityUsed(self.seat, "scout"))
        s.next(Steal(self.seat, self.foe))


CRIMEA.add("before_combat", Scout, CRIMEA.bit("scout"))


class Steal(Chance, frozen=True, tag="scythe.crimea.Steal"):
    """Steals a card; every card in the opponent's hand is equally likely.  [scythe.crimea.scout-steal]"""

    seat: int
    victim: int

    def outcomes(self, s: Scythe) -> tuple[Options, Weights]:
        return CARD, s.hands[self.victim]

    def choose(self, s: Scythe, option: Option) -> None:
        s.hands[self.victim][option.n] -= 1
        s.hands[self.seat][option.n] += 1
        if s.journal is not UNSET:
            s.journal.append(CardStolen(self.seat, self.victim, option.n))
        for hook in s.rules.on_card_gained:
            hook(s, self.seat)
