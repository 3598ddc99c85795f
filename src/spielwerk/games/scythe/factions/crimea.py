"""Crimean Khanate: Coercion, Riverwalk, Wayfare, Scout, Speed."""

from __future__ import annotations

from typing import Self

from msgspec import UNSET

from spielwerk.games.scythe.board import BIT
from spielwerk.games.scythe.combat import BeforeCombat
from spielwerk.games.scythe.events import AbilityUsed, CardStolen
from spielwerk.games.scythe.factions.common import Faction
from spielwerk.games.scythe.options import CARD, OPTIONS
from spielwerk.games.scythe.pay import Pay
from spielwerk.games.scythe.state import Scythe
from spielwerk.games.scythe.tracks import discard
from spielwerk.kernel.frame import Chance
from spielwerk.kernel.module import Rules
from spielwerk.kernel.option import Option, Options, Weights
from spielwerk.kernel.state import Part

COERCE = OPTIONS.numbers("coerce", 3)


class Coercion(Part):
    """The turn in which a combat card last stood in for a resource."""

    turn: int = 0

    @classmethod
    def fresh(cls, rules: Rules) -> Self:  # noqa: ARG003
        return cls()


CRIMEA = Faction("crimea", Coercion)


@CRIMEA.on("substitutes")
def coercion(s: Scythe, seat: int) -> int:
    """Once in each own turn a combat card, whatever its value, is worth one resource.

    [scythe.faction.crimea-coercion]
    """
    ready = s.active == seat and s.part(Coercion).turn != s.turns
    return int(ready and any(s.hands[seat]))


def coerce_options(s: Scythe, frame: Pay) -> Options:
    if s.rules.factions[frame.seat] != "crimea" or not coercion(s, frame.seat):
        return ()
    return tuple([COERCE[k] for k, n in enumerate(s.hands[frame.seat]) if n])


def coerce(s: Scythe, frame: Pay, option: Option) -> None:
    if s.journal is not UNSET:
        s.journal.append(AbilityUsed(frame.seat, "coercion"))
    discard(s, frame.seat, option.n)
    s.part(Coercion).turn = s.turns
    frame.carry_on(s, frame.lowest)


CRIMEA.offer(Pay, coerce_options, coerce)


@CRIMEA.on("links", CRIMEA.bit("wayfare"))
def wayfare(s: Scythe, seat: int, _place: int) -> int:
    """From anywhere to the own home base or that of a faction not in play.

    [scythe.crimea.wayfare-target, scythe.crimea.wayfare-origin]
    """
    b = s.rules.board
    taken = 0
    for other, faction in enumerate(s.rules.factions):
        if other != seat:
            taken |= BIT[b.home[faction]]
    return b.homes & ~taken  # type: ignore[no-any-return]


class Scout(BeforeCombat, frozen=True, tag="scythe.crimea.Scout"):
    """Steal a random combat card, in time to play it.

    [scythe.crimea.scout-steal, scythe.crimea.scout-before-commit, scythe.crimea.scout-once-per-combat]
    """

    def usable(self, s: Scythe) -> bool:
        return any(s.hands[self.foe])

    def use(self, s: Scythe) -> None:
        if s.journal is not UNSET:
            s.journal.append(AbilityUsed(self.seat, "scout"))
        s.then(Steal(self.seat, self.foe))


CRIMEA.add("before_combat", Scout, CRIMEA.bit("scout"))


class Steal(Chance, frozen=True, tag="scythe.crimea.Steal"):
    """Every card in the opponent's hand is equally likely.  [scythe.crimea.scout-steal]"""

    seat: int
    victim: int

    def outcomes(self, s: Scythe) -> tuple[Options, Weights]:
        hand = s.hands[self.victim]
        kinds = [k for k, n in enumerate(hand) if n]
        return tuple([CARD[k] for k in kinds]), tuple([hand[k] for k in kinds])

    def choose(self, s: Scythe, option: Option) -> None:
        s.hands[self.victim][option.n] -= 1
        s.hands[self.seat][option.n] += 1
        if s.journal is not UNSET:
            s.journal.append(CardStolen(self.seat, self.victim, option.n))
