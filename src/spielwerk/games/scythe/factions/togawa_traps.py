"""The traps of the Togawa Shogunate: setting them, stepping into them, arming them again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from msgspec import UNSET

from spielwerk.games.scythe import names
from spielwerk.games.scythe.board import BIT
from spielwerk.games.scythe.components import Cost
from spielwerk.games.scythe.effects import GAIN_OF
from spielwerk.games.scythe.events import AbilityUsed
from spielwerk.games.scythe.factions.common import Faction
from spielwerk.games.scythe.factory import FactoryVisit
from spielwerk.games.scythe.modules.invaders import Tokens, moved, sites, token_data
from spielwerk.games.scythe.options import CARD, NO, OPTIONS, YES
from spielwerk.games.scythe.state import FIRST_WORKER, NOWHERE, Scythe, replaced
from spielwerk.games.scythe.tracks import discard, gain_coins, lose_popularity, lose_power
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.event import Event
from spielwerk.kernel.frame import Ask, Chance, Step
from spielwerk.kernel.option import Option, Options, Weights
from spielwerk.kernel.text import text

if TYPE_CHECKING:
    from spielwerk.games.scythe.rules import ScytheRules
    from spielwerk.games.scythe.view import ScytheView

TOGAWA = Faction("togawa", requires=("invaders",))
FACES = token_data(TOGAWA.id).faces
TRAP = OPTIONS.row("trap", [face.id for face in FACES])


class TrapSet(Event, frozen=True, tag="scythe.TrapSet"):
    seat: int
    place: int
    trap: int


class TrapSprung(Event, frozen=True, tag="scythe.TrapSprung"):
    seat: int
    place: int
    trap: int


class TrapArmed(Event, frozen=True, tag="scythe.TrapArmed"):
    seat: int
    place: int
    trap: int


# --- setting


class Maifuku(Step, frozen=True, tag="scythe.togawa.Maifuku"):
    """Offers a trap after the movement of the character, and after its combat and encounter; also on a lake.

    [scythe.invaders.maifuku, scythe.invaders.placing-after-movement, scythe.invaders.traps-on-lakes]
    """

    seat: int

    def run(self, s: Scythe) -> None:
        if s.rules.factions[self.seat] == TOGAWA.id and NOWHERE in s.part(Tokens).traps:
            s.then(*[SetTrap(self.seat, place) for place in sorted(sites(s, self.seat))])


class SetTrap(Ask, frozen=True, tag="scythe.togawa.SetTrap"):
    """Asks which trap to set from the supply, if any; it is armed and stays for the rest of the game.

    [scythe.invaders.maifuku, scythe.invaders.traps, scythe.invaders.tokens-stay]
    """

    gesture: ClassVar[str] = "token"
    begins: ClassVar[bool] = True

    place: int

    def options(self, s: Scythe) -> Options:
        traps = s.part(Tokens).traps
        return (*[o for o in TRAP if traps[o.i] == NOWHERE], NO)

    def choose(self, s: Scythe, option: Option) -> None:
        if option is not NO:
            set_trap(s, self.seat, self.place, option.i)


def set_trap(s: Scythe, seat: int, place: int, trap: int) -> None:
    """Places an armed trap face up.  [scythe.invaders.traps, scythe.invaders.tokens-stay]"""
    tokens = s.part(Tokens)
    tokens.traps = replaced(tokens.traps, trap, place)
    tokens.armed |= 1 << trap
    if s.rules.factions[seat] != TOGAWA.id:
        tokens.lent_traps |= 1 << trap
        tokens.trap_ally = seat
    if s.journal is not UNSET:
        s.journal.append(TrapSet(seat, place, trap))


TOGAWA.insert("after_move", Maifuku, after=FactoryVisit)


# --- stepping into one


@TOGAWA.on("on_arrived")
def spring(s: Scythe, seat: int, unit: int, place: int, _origin: int) -> bool:
    """Returns whether an armed trap stops the arriving unit of an opponent, workers included; the first one
    disarms it.

    [scythe.invaders.trap-trigger, scythe.invaders.trap-stops, scythe.invaders.trap-disarmed]
    [scythe.invaders.trap-before-combat, scythe.invaders.ruling-trap-movements]
    """
    if not lies_in_wait(s, seat, unit, place):
        return False
    tokens = s.part(Tokens)
    trap = tokens.trap_at(place)
    tokens.armed ^= 1 << trap
    if s.journal is not UNSET:
        s.journal.append(TrapSprung(seat, place, trap))
    suffer(s, seat, FACES[trap].loses)
    return True


@TOGAWA.on("lurks")
def lies_in_wait(s: Scythe, seat: int, _unit: int, place: int) -> bool:
    """Returns whether an armed trap for the units of a seat is there.

    [scythe.invaders.trap-trigger, scythe.invaders.trap-disarmed]
    """
    tokens = s.part(Tokens)
    trap = tokens.trap_at(place)
    if trap == NOWHERE or not tokens.armed >> trap & 1 or owner(s) not in s.rules.foes[seat]:
        return False
    return not (tokens.lent_traps >> trap & 1 and seat == tokens.trap_ally)


def owner(s: Scythe) -> int:
    """Returns the seat that sets traps."""
    return int(s.rules.factions.index(TOGAWA.id))


def suffer(s: Scythe, seat: int, loss: Cost) -> None:
    """Takes what the trap says from a player, as far as it is there.  [scythe.invaders.trap-losses]"""
    lose_popularity(s, seat, loss.popularity)
    lose_power(s, seat, loss.power)
    gain_coins(s, seat, -min(loss.coins, s.players[seat].coins))
    s.then(*[LoseCard(seat)] * min(loss.combat_cards, sum(s.hands[seat])))


class LoseCard(Chance, frozen=True, tag="scythe.togawa.LoseCard"):
    """Discards a random combat card face up.  [scythe.invaders.trap-random-cards]"""

    seat: int

    def outcomes(self, s: Scythe) -> tuple[Options, Weights]:
        return CARD, s.hands[self.seat]

    def choose(self, s: Scythe, option: Option) -> None:
        discard(s, self.seat, option.n)


# --- going back to them


@TOGAWA.on("links", TOGAWA.bit("shinobi"))
def shinobi(s: Scythe, _seat: int, _place: int) -> int:
    """Lets units move from anywhere to a region with one of the player's traps, armed or not.

    [scythe.invaders.shinobi, scythe.invaders.ruling-one-step]
    """
    mask = 0
    for place in s.part(Tokens).traps:
        mask |= BIT[place]
    return mask


class Shinobi(Step, frozen=True, tag="scythe.togawa.Shinobi"):
    """Offers to arm traps again where a character or mech has ended its movement (and won its combat).

    [scythe.invaders.shinobi-arms, scythe.invaders.ruling-shinobi-any-way]
    """

    seat: int

    def run(self, s: Scythe) -> None:
        p, tokens = s.players[self.seat], s.part(Tokens)
        if s.rules.factions[self.seat] != TOGAWA.id or not p.abilities & TOGAWA.bit("shinobi"):
            return
        stopped = {p.units[unit] for unit in range(FIRST_WORKER) if moved(s, unit)}
        for trap in reversed(range(len(FACES))):
            if tokens.traps[trap] in stopped and not tokens.armed >> trap & 1:
                s.next(ArmTrap(self.seat, tokens.traps[trap], trap))


class ArmTrap(Ask, frozen=True, tag="scythe.togawa.ArmTrap"):
    """Asks whether to turn the trap to its armed side.  [scythe.invaders.shinobi-arms]"""

    gesture: ClassVar[str] = "token"
    begins: ClassVar[bool] = True

    place: int
    trap: int

    def options(self, s: Scythe) -> Options:
        return (YES, NO)

    def choose(self, s: Scythe, option: Option) -> None:
        if option is YES:
            s.part(Tokens).armed |= 1 << self.trap
            if s.journal is not UNSET:
                s.journal.append(AbilityUsed(self.seat, "shinobi"))
                s.journal.append(TrapArmed(self.seat, self.place, self.trap))


TOGAWA.insert("after_move", Shinobi, after=FactoryVisit)


# --- the end


@TOGAWA.on("end_control")
def guarded(s: Scythe, _seat: int) -> int:
    """Returns the regions that armed traps control at the end: those without any units or structures.

    [scythe.invaders.trap-control, scythe.invaders.trap-control-empty, scythe.invaders.ruling-trap-end-only]
    """
    tokens = s.part(Tokens)
    return watched(s, tokens.armed & ~tokens.lent_traps)


def watched(s: Scythe, traps: int) -> int:
    """Returns the regions of these traps that are without any units or structures.

    [scythe.invaders.trap-control-empty]
    """
    mask = 0
    for trap in bits(traps):
        mask |= BIT[s.part(Tokens).traps[trap]]
    for p in s.players:
        mask &= ~(p.fighters_at | p.workers_at | p.structures_at)
    return mask


# --- in words


def loss(trap: int) -> str:
    """Returns what a trap costs: `2 popularity`."""
    cost = FACES[trap].loses
    ((what, n),) = [(kind, getattr(cost, name)) for name, kind in GAIN_OF.items() if getattr(cost, name)]
    return names.gain(what, n)


IN_WORDS: dict[str, Any] = {
    "spelling": lambda value, _about, _rules: loss(value),
    "naming": lambda o, _seat, _frame, _rules: {"trap": loss(o.i)},
}
"""How traps are put into words, by the name of the table."""
for point, row in IN_WORDS.items():
    TOGAWA.add_row(point, "trap", row)


@TOGAWA.on("markers")
def trap_at(view: ScytheView, place: int, rules: ScytheRules) -> list[str]:
    """Returns the trap of a region in words."""
    tokens = view.parts[rules.slots[Tokens]]
    trap = tokens.trap_at(place)
    if trap == NOWHERE:
        return []
    armed = "armed" if tokens.armed >> trap & 1 else "disarmed"
    return [text(f"scythe-panel-trap-{armed}", trap=loss(trap))]


@TOGAWA.on("belongings")
def supply(view: ScytheView, _seat: int, rules: ScytheRules) -> list[tuple[str, str]]:
    """Returns the traps that are left."""
    traps = view.parts[rules.slots[Tokens]].traps
    left = [loss(trap) for trap, place in enumerate(traps) if place == NOWHERE]
    return [(text("scythe-panel-traps"), names.listed(left))]
