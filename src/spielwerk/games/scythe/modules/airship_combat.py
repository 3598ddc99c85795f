"""The aggressive tiles of airships: what changes in a combat below one.

They work if the owner of the airship fights there, except War Correspondent, and those against the opponent
not against powers.
[scythe.windgambit.ruling-whose-combat, scythe.windgambit.ruling-combat-order]
[fenris.ruling.airship-tiles-npc]
"""

from __future__ import annotations

from typing import ClassVar

from msgspec import UNSET

from spielwerk.games.scythe.board import BIT
from spielwerk.games.scythe.combat import BeforeDials, CombatStep, combat_of
from spielwerk.games.scythe.events import HandSeen, Paid
from spielwerk.games.scythe.modules.airships import airship_at, carries, has, numbers, resources_aboard, store
from spielwerk.games.scythe.movement import fighters_at
from spielwerk.games.scythe.options import NO, OPTIONS, RESOURCES, YES
from spielwerk.games.scythe.stars import Stars
from spielwerk.games.scythe.state import Scythe, unpacked
from spielwerk.games.scythe.tracks import gain_coins, gain_popularity, lose_power
from spielwerk.kernel.event import Event
from spielwerk.kernel.frame import Step
from spielwerk.kernel.module import Module
from spielwerk.kernel.option import Option, Options

BOMB = OPTIONS.row("bombard", RESOURCES)


def tile(id: str) -> Module:
    """Returns the module of a tile, for the seats whose airships it applies to."""
    return Module(f"airship-{id}", requires=("airships",))


class AirshipTileUsed(Event, frozen=True, tag="scythe.AirshipTileUsed"):
    seat: int
    airship_tile: str


def used(s: Scythe, seat: int, id: str) -> None:
    if s.journal is not UNSET:
        s.journal.append(AirshipTileUsed(seat, id))


class BelowTheAirship(BeforeDials, frozen=True):
    """What an airship does before a combat below it, without a choice.

    [scythe.windgambit.ruling-whose-combat]
    """

    against: ClassVar[bool] = True

    def is_below(self, s: Scythe) -> bool:
        return airship_at(s, self.seat) == self.place

    def usable(self, s: Scythe) -> bool:
        raise NotImplementedError

    def use(self, s: Scythe) -> None:
        raise NotImplementedError

    def options(self, s: Scythe) -> Options:
        return (YES,) if self.is_below(s) and self.usable(s) else (NO,)

    def choose(self, s: Scythe, option: Option) -> None:
        if option is YES:
            self.use(s)


# --- Bombard

BOMBARD = tile("bombard")


class Bombard(BelowTheAirship, frozen=True, tag="scythe.airships.Bombard"):
    """Asks for resources aboard to spend, one after the other; each costs the opponent power.

    [scythe.windgambit.tile.bombard]
    """

    spent: int = 0
    lowest: int = 0

    def options(self, s: Scythe) -> Options:
        losses = numbers(s.rules, "bombard")
        if not self.is_below(s) or self.spent == len(losses) or not s.players[self.foe].power:
            return (NO,)
        kinds = [kind for kind, _ in unpacked(s.goods[store(self.seat)]) if kind >= self.lowest]
        return (*[BOMB[kind] for kind in kinds], NO)

    def choose(self, s: Scythe, option: Option) -> None:
        if option is NO:
            return
        losses = (0, *numbers(s.rules, "bombard"))
        if not self.spent:
            used(s, self.seat, "bombard")
        s.put(store(self.seat), option.i, -1)
        if s.journal is not UNSET:
            s.journal.append(Paid(self.seat, store(self.seat), option.i))
        lose_power(s, self.foe, losses[self.spent + 1] - losses[self.spent])
        s.next(Bombard(self.seat, self.foe, self.place, self.spent + 1, option.i))


BOMBARD.add("before_combat", Bombard)


# --- Siege Engine

SIEGE_ENGINE = tile("siege-engine")


class Siege(BelowTheAirship, frozen=True, tag="scythe.airships.Siege"):
    """Takes power from an opponent who has a structure there.  [scythe.windgambit.tile.siege-engine]"""

    def usable(self, s: Scythe) -> bool:
        return bool(s.players[self.foe].structures_at & BIT[self.place])

    def use(self, s: Scythe) -> None:
        used(s, self.seat, "siege-engine")
        lose_power(s, self.foe, numbers(s.rules, "siege-engine")[0])


SIEGE_ENGINE.add("before_combat", Siege)


# --- Espionage

ESPIONAGE = tile("espionage")


class Spying(BelowTheAirship, frozen=True, tag="scythe.airships.Spying"):
    """Shows the player the combat cards of the opponent; nobody else learns them.

    [scythe.windgambit.tile.espionage]
    """

    def usable(self, s: Scythe) -> bool:
        return any(s.hands[self.foe])

    def use(self, s: Scythe) -> None:
        used(s, self.seat, "espionage")
        if s.journal is not UNSET:
            for kind, n in enumerate(s.hands[self.foe]):
                s.journal.extend([HandSeen(self.seat, self.foe, kind)] * n)


ESPIONAGE.add("before_combat", Spying)


# --- Distract

DISTRACT = tile("distract")


def distracted(s: Scythe, seat: int, place: int) -> int:
    """Returns how many combat cards fewer a side may add: its opponent's airship is there.

    [scythe.windgambit.tile.distract]
    """
    if not any(isinstance(frame, CombatStep) for frame in s.stack):
        return 0
    fight = combat_of(s)
    foe = fight.defender if seat == fight.attacker else fight.attacker
    if foe < s.rules.seats and has(s.rules, foe, "distract") and airship_at(s, foe) == place:
        return -numbers(s.rules, "distract")[0]
    return 0


# --- Bounty

BOUNTY = tile("bounty")


@BOUNTY.on("on_settled")
def bounty(s: Scythe, winner: int, loser: int, place: int, _margin: int) -> None:
    """Pays for each character and mech that retreats.  [scythe.windgambit.tile.bounty]"""
    if airship_at(s, winner) == place and has(s.rules, winner, "bounty"):
        used(s, winner, "bounty")
        gain_coins(s, winner, numbers(s.rules, "bounty")[0] * len(fighters_at(s, loser, place)))


# --- War Correspondent

WAR_CORRESPONDENT = tile("war-correspondent")


@WAR_CORRESPONDENT.on("on_combat_won")
def report(s: Scythe, winner: int, _loser: int, place: int) -> None:
    """Pays everybody whose airship is over the combat, after the star of the winner.

    [scythe.windgambit.tile.war-correspondent]
    """
    over = [seat for seat in s.rules.seating if airship_at(s, seat) == place]
    paid = [seat for seat in over if has(s.rules, seat, "war-correspondent")]
    s.then(Stars(winner), *[Reported(seat) for seat in paid])


class Reported(Step, frozen=True, tag="scythe.airships.Reported"):
    """Gives popularity for a combat below the airship.  [scythe.windgambit.tile.war-correspondent]"""

    seat: int

    def run(self, s: Scythe) -> None:
        used(s, self.seat, "war-correspondent")
        gain_popularity(s, self.seat, numbers(s.rules, "war-correspondent")[0])
        s.next(Stars(self.seat))


# --- Toll

TOLL = tile("toll")


@TOLL.on("fares")
def tolls(s: Scythe, seat: int, place: int) -> tuple[int, ...]:
    """Returns the airships to which a unit has to hand over a resource: those with room for it.

    [scythe.windgambit.tile.toll, scythe.windgambit.ruling-toll]
    """
    return tuple(
        [
            store(foe)
            for foe in s.rules.foes[seat]
            if airship_at(s, foe) == place
            and has(s.rules, foe, "toll")
            and resources_aboard(s, foe) < carries(s.rules, foe)[0]
        ]
    )
