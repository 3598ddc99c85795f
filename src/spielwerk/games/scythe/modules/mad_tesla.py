"""Mad Tesla: a power that wanders over the board by a die and fights whom it meets."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Self

import msgspec
from msgspec import UNSET

from spielwerk.games.scythe.automa.seat import AUTOMA_KEY
from spielwerk.games.scythe.board import BIT
from spielwerk.games.scythe.combat import begin_combat
from spielwerk.games.scythe.components.reading import powers
from spielwerk.games.scythe.control import contested, enemy_units, pieces_changed
from spielwerk.games.scythe.dealing import Hands
from spielwerk.games.scythe.directions import BLUE, EVEN, ways
from spielwerk.games.scythe.events import CardDiscarded
from spielwerk.games.scythe.movement import displace, relocate
from spielwerk.games.scythe.options import CARD
from spielwerk.games.scythe.rules import ScytheRules
from spielwerk.games.scythe.spoilers import key_of
from spielwerk.games.scythe.state import CHARACTER, NOWHERE, Player, Scythe
from spielwerk.games.scythe.turn import NextTurn
from spielwerk.kernel.data import Count, Data
from spielwerk.kernel.event import Event
from spielwerk.kernel.frame import Chance, Step
from spielwerk.kernel.module import Module, Rules
from spielwerk.kernel.option import Option, Options, Weights
from spielwerk.kernel.schema import Field
from spielwerk.kernel.state import Part

TESLA = "mad-tesla"
ENDS = "tesla_ends"
FIELDS = (Field(ENDS, "flag", True, spoiler=key_of("madtesla"), module=TESLA),)
"""Whether his destruction ends the game.  [fenris.madtesla.module-end-option]"""
NOBODY = -1


class TeslaData(Data, frozen=True):
    health: Count
    cards: Count
    popularity: Count
    coins: Count


@cache
def numbers(pack: Path | None) -> TeslaData:
    return msgspec.convert(powers(pack)[TESLA].numbers, TeslaData)


class Tesla(Part):
    """His health, the wound that a lost combat will make, and who has destroyed him.

    [fenris.madtesla.health-16, fenris.madtesla.health-not-spent]
    """

    health: int
    wound: int = 0
    destroyer: int = NOBODY

    @classmethod
    def fresh(cls, rules: Any) -> Self:
        return cls(health=numbers(rules.data.pack).health)


MAD_TESLA = Module(TESLA, powers=[TESLA], spoiler=key_of("madtesla"), part=Tesla)
MAD_TESLA.add("chooses", False, power=TESLA)
MAD_TESLA.add("fixed_popularity", True, power=TESLA)
MAD_TESLA.add("uses_tunnels", False, power=TESLA)
"""[fenris.madtesla.no-tunnels]"""


def tesla(s: Scythe) -> int:
    """Returns his number among the actors.  [fenris.madtesla.npc]"""
    return s.rules.actor(TESLA)


def place_of(s: Scythe) -> int:
    """Returns where he is; -1 once he is destroyed."""
    return s.players[tesla(s)].units[CHARACTER]


# --- set-up


@MAD_TESLA.on("start_pieces")
def on_the_factory(rules: ScytheRules, actor: int, p: Player) -> None:
    """Puts the figure on the Factory, to which he also retreats.  [fenris.madtesla.start]"""
    if actor == rules.actor(TESLA):
        p.home = p.units[CHARACTER] = rules.board.factory


@MAD_TESLA.on("order")
def last(order: tuple[int, ...], rules: Rules, _seat: None) -> tuple[int, ...]:
    """Lets him act between the last and the first player.  [fenris.madtesla.acts-last]"""
    return (*order, rules.actor(TESLA))


@MAD_TESLA.on("fighter_reach", power=TESLA)
def anywhere(reach: Any, rules: ScytheRules, actor: int) -> Any:
    """Lets him reach all six neighbours, rivers and lakes or not.

    [fenris.madtesla.rivers-lakes, fenris.madtesla.lakes]
    """
    around = [near & rules.regions for near in rules.board.neighbours]
    reach[actor] = [around for _ in reach[actor]]
    return reach


class DiscardTop(Chance, frozen=True, tag="scythe.madtesla.DiscardTop"):
    """Puts the top card of the combat deck on the discard pile.  [fenris.madtesla.discard-two]"""

    seat: int

    def outcomes(self, s: Scythe) -> tuple[Options, Weights]:
        return CARD, s.deck.counts

    def choose(self, s: Scythe, option: Option) -> None:
        s.deck.take(option.n)
        s.deck.discard.append(option.n)
        if s.journal is not UNSET:
            s.journal.append(CardDiscarded(self.seat, option.n))


class FirstDiscards(Step, frozen=True, tag="scythe.madtesla.FirstDiscards"):
    """Discards the cards that are his base power in the first combat.  [fenris.madtesla.discard-two]"""

    def run(self, s: Scythe) -> None:
        discard_again(s)


MAD_TESLA.insert("set_up", FirstDiscards, after=Hands)


@MAD_TESLA.on("on_reshuffled")
def discard_again(s: Scythe) -> None:
    """Discards the top cards of the deck, also right after a reshuffle.

    [fenris.ruling.madtesla-short-discard]
    """
    if s.part(Tesla).destroyer != NOBODY:
        return
    for _ in range(min(len(s.deck), numbers(s.rules.data.pack).cards)):
        s.next(DiscardTop(tesla(s)))


# --- his turn


class Wandered(Event, frozen=True, tag="scythe.Wandered"):
    """The die has sent him somewhere: a `step`, or `back` to the Factory instead of off the board."""

    seat: int
    die: int
    direction: str
    way: str


class RolledAgain(Event, frozen=True, tag="scythe.RolledAgain"):
    """The die would have sent him to an Automa."""

    seat: int
    die: int
    to: int


def destination(s: Scythe, option: Option) -> int:
    """Returns where a roll of the blue die leads: to the Factory instead of off the board.

    [fenris.madtesla.leaves-board, fenris.madtesla.no-tunnels, fenris.ruling.madtesla-home-bases]
    """
    to = ways(s.rules.data.pack)[option.i][place_of(s)]
    return s.rules.board.factory if to == NOWHERE else to


class Roll(Chance, frozen=True):
    """A roll of the blue die; if it leads to a unit of an Automa it is repeated, but only once.

    [fenris.madtesla.automa-reroll]
    """

    seat: int
    repeated: int = 0

    def outcomes(self, s: Scythe) -> tuple[Options, Weights]:
        return BLUE, EVEN

    def again(self, s: Scythe, option: Option) -> bool:
        """Tells of a roll that must be repeated; returns whether it is one."""
        to = destination(s, option)
        automas = s.rules.module_data.get(AUTOMA_KEY, {})
        units = [s.players[seat].fighters_at | s.players[seat].workers_at for seat in automas]
        if self.repeated or not any(BIT[to] & there for there in units):
            return False
        if s.journal is not UNSET:
            s.journal.append(RolledAgain(self.seat, option.i + 1, to))
        return True


def step(s: Scythe, option: Option) -> None:
    """Moves him one territory in the direction of the die; tokens mean nothing to him.

    [fenris.madtesla.roll-blue, fenris.madtesla.no-tokens, fenris.ruling.madtesla-sixth-star]
    """
    me, origin, to = tesla(s), place_of(s), destination(s, option)
    if s.journal is not UNSET:
        way = "back" if ways(s.rules.data.pack)[option.i][origin] == NOWHERE else "step"
        direction = s.rules.data.power_file().directions[option.i]
        s.journal.append(Wandered(me, option.i + 1, direction, way))
    if s.active == me:
        s.before_move = tuple(s.players[me].units)
    relocate(s, me, CHARACTER, to)
    pieces_changed(s, me)
    come_upon(s)


def come_upon(s: Scythe) -> None:
    """Lets the active player's units stay where he arrives if the game ends before he fights them.

    Only units that have moved to an enemy go back, and these have met him without moving.
    [fenris.ruling.madtesla-sixth-star, scythe.end.pending-units-return]
    """
    me, place = tesla(s), place_of(s)
    others = [foe for foe in s.rules.foes[s.active] if foe != me]
    if s.active == me or any(s.players[foe].fighters_at & BIT[place] for foe in others):
        return
    units = s.players[s.active].units
    s.before_move = tuple([place if units[i] == place else at for i, at in enumerate(s.before_move)])


def meet(s: Scythe) -> bool:
    """Lets him attack the combat units where he is, or drive off workers; returns whether he attacks.

    [fenris.madtesla.mutual-combat, fenris.madtesla.combat-unit, fenris.madtesla.drives-off-workers]
    Where two players are about to fight, he meets the one who moves: that combat comes first.
    [fenris.madtesla.controls, fenris.ruling.madtesla-attacker, fenris.ruling.madtesla-two-combats]
    [fenris.ruling.madtesla-sixth-star]
    """
    me, place = tesla(s), place_of(s)
    if contested(s, me) & BIT[place]:
        begin_combat(s, me, place, first=s.active if s.active != me else NOWHERE)
        return True
    if enemy_units(s, me) & BIT[place]:
        displace(s, me, place)
    if s.active == me:
        s.before_move = ()
    return False


class Wander(Roll, frozen=True, tag="scythe.madtesla.Wander"):
    """Moves him by the blue die, and once more if that has not led to a combat.

    Driving off workers is no combat.
    [fenris.madtesla.roll-blue, fenris.madtesla.second-move, fenris.madtesla.no-third]
    [fenris.ruling.madtesla-second-roll]
    """

    second: int = 0

    def choose(self, s: Scythe, option: Option) -> None:
        if self.again(s, option):
            s.next(Wander(self.seat, 1, self.second))
            return
        step(s, option)
        if not meet(s) and not self.second:
            s.next(Wander(self.seat, 0, 1))


MAD_TESLA.add("own_turn", (Wander, NextTurn), power=TESLA)
