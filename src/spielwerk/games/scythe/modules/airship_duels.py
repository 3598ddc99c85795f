"""Blitzkrieg: airships fight each other.

A duel is a combat without units: no ability of a faction or a mech counts in it, and each side adds at most
one combat card.
[scythe.windgambit.tile.blitzkrieg, scythe.windgambit.ruling-blitzkrieg]
"""

from __future__ import annotations

from typing import ClassVar

from msgspec import UNSET

from spielwerk.games.scythe.combat import (
    Abilities,
    AddCards,
    Combats,
    Commit,
    Dial,
    Reveal,
    Settle,
    WhichCombat,
    nothing,
    opened,
)
from spielwerk.games.scythe.modules.airship_combat import tile
from spielwerk.games.scythe.modules.airship_flight import FlyHome
from spielwerk.games.scythe.modules.airships import Airships, airship_at, has
from spielwerk.games.scythe.options import CARD, DONE, NO, OPTIONS
from spielwerk.games.scythe.state import NOWHERE, Scythe
from spielwerk.kernel.event import Event
from spielwerk.kernel.frame import Ask, Frame, Step
from spielwerk.kernel.option import Option, Options

DUEL = OPTIONS.row("duel", tuple([str(seat) for seat in range(7)]))
BLITZKRIEG = tile("blitzkrieg")
MOST_CARDS = 1


class DuelBegan(Event, frozen=True, tag="scythe.DuelBegan"):
    attacker: int
    defender: int
    place: int


def foes_at(s: Scythe, seat: int) -> list[int]:
    """Returns whose airships can be attacked: those where the own one has just ended its movement.

    [scythe.windgambit.ruling-blitzkrieg]
    """
    here = airship_at(s, seat)
    if here != s.part(Airships).flew_to or not has(s.rules, seat, "blitzkrieg"):
        return []
    return [foe for foe in s.rules.foes[seat] if airship_at(s, foe) == here]


def duels(s: Scythe, frame: Ask) -> Options:
    return tuple([DUEL[foe] for foe in foes_at(s, frame.seat)])


def begin_duel(s: Scythe, frame: Ask, option: Option) -> None:
    """Starts a duel with the steps of a combat, but without abilities.

    [scythe.windgambit.ruling-blitzkrieg]
    """
    seat, foe = frame.seat, option.i
    here = airship_at(s, seat)
    if s.journal is not UNSET:
        s.journal.append(DuelBegan(seat, foe, here))
    steps = [step_of(step) for step in s.rules.combat if not issubclass(step, Abilities)]
    s.then(*[step(seat, foe, here) for step in steps])


def step_of(step: type[Frame]) -> type[Frame]:
    """Returns the step of a duel for a step of a combat."""
    return AirCommit if issubclass(step, Commit) else AirReveal if issubclass(step, Reveal) else step


BLITZKRIEG.offer(WhichCombat, DUEL[0].verb, duels, begin_duel)


class Duels(Step, frozen=True, tag="scythe.airships.Duels"):
    """Offers the duels that are left after the other combats.  [scythe.windgambit.ruling-blitzkrieg]"""

    seat: int

    def run(self, s: Scythe) -> None:
        if foes_at(s, self.seat):
            s.then(WhichDuel(self.seat), Duels(self.seat))
        else:
            s.part(Airships).flew_to = NOWHERE


BLITZKRIEG.insert("after_move", Duels, after=Combats)


class WhichDuel(Ask, frozen=True, tag="scythe.airships.WhichDuel"):
    """Asks whether the airship attacks another one; nobody has to.  [scythe.windgambit.ruling-blitzkrieg]"""

    gesture: ClassVar[str] = "combat"
    begins: ClassVar[bool] = True

    def options(self, s: Scythe) -> Options:
        return (*duels(s, self), NO)

    def choose(self, s: Scythe, option: Option) -> None:
        if option is NO:
            s.part(Airships).flew_to = NOWHERE
        else:
            begin_duel(s, self, option)


class AirCommit(Commit, frozen=True, tag="scythe.airships.Commit"):
    """Asks both sides for power and a card, in secret."""

    def run(self, s: Scythe) -> None:
        for seat in (self.defender, self.attacker):
            if s.players[seat].power:
                s.next(AirDial(seat, self.place))
            elif any(s.hands[seat]):
                s.next(AirCards(seat, self.place))


class AirDial(Dial, frozen=True, tag="scythe.airships.Dial"):
    """Asks for the power to commit to a duel."""

    def choose(self, s: Scythe, option: Option) -> None:
        s.sealed[self.seat] = [option.n, *nothing(s)[1:]]
        s.next(AirCards(self.seat, self.place))


class AirCards(AddCards, frozen=True, tag="scythe.airships.Cards"):
    """Asks for the combat card of a duel.  [scythe.windgambit.ruling-blitzkrieg]"""

    def options(self, s: Scythe) -> Options:
        laid = sum((s.sealed[self.seat] or nothing(s))[1:])
        hand = s.hands[self.seat] if laid < MOST_CARDS else ()
        return (*[CARD[kind] for kind, n in enumerate(hand) if n], DONE)


class AirReveal(Reveal, frozen=True, tag="scythe.airships.Reveal"):
    """Opens both commitments of a duel."""

    def adding(self, seat: int) -> AddCards:
        return AirCards(seat, self.place)

    def most_cards(self, s: Scythe, seat: int) -> int:
        return MOST_CARDS

    def run(self, s: Scythe) -> None:
        a, d = self.attacker, self.defender
        s.next(AirSettle(a, d, self.place, *opened(s, a), *opened(s, d)))


class AirSettle(Settle, frozen=True, tag="scythe.airships.Settle"):
    """Compares the totals of a duel: the attacker wins ties, and only the airship of the loser goes home.

    [scythe.windgambit.tile.blitzkrieg, scythe.windgambit.ruling-blitzkrieg]
    """

    def settled(self, s: Scythe, winner: int, loser: int, margin: int) -> None:
        """Does nothing: no unit has fought."""

    def tie_goes_to_attacker(self, s: Scythe) -> bool:
        return True

    def retreat(self, winner: int, loser: int) -> Step:
        return FlyHome(loser)
