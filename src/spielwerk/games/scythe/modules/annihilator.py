"""The Annihilator: a mech that nobody plays guards the Factory; nobody knows of it before somebody enters.

Until then nothing of it is in a view or in a saved position, and it adds no steps, only hooks.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, ClassVar, Self

import msgspec
from msgspec import UNSET

from spielwerk.games.scythe.combat import begin_combat
from spielwerk.games.scythe.components.reading import powers
from spielwerk.games.scythe.control import pieces_changed
from spielwerk.games.scythe.directions import BLUE, EVEN, ORANGE
from spielwerk.games.scythe.events import ObjectiveDrawn
from spielwerk.games.scythe.movement import send_home
from spielwerk.games.scythe.options import OBJECTIVE
from spielwerk.games.scythe.spoilers import key_of
from spielwerk.games.scythe.state import CHARACTER, FIRST_WORKER, Scythe
from spielwerk.games.scythe.turn import NextTurn
from spielwerk.kernel.data import Count, Data
from spielwerk.kernel.event import Event
from spielwerk.kernel.frame import Ask, Chance, Step
from spielwerk.kernel.module import Module
from spielwerk.kernel.option import Option, Options, Weights
from spielwerk.kernel.state import Part

ANNIHILATOR_ID = "annihilator"
NOBODY = -1
BARRED_OBJECTIVES = (5, 7, 22)
"""The objectives that cannot be fulfilled any more.  [fenris.annihilator.objectives-replaced]"""


class AnnihilatorData(Data, frozen=True):
    cards: Count
    power: Count


@cache
def numbers(pack: Path | None) -> AnnihilatorData:
    return msgspec.convert(powers(pack)[ANNIHILATOR_ID].numbers, AnnihilatorData)


class Guard(Part):
    """Who controls it (nobody before it is discovered), its power, whether it has fought, and who beat it.

    [fenris.annihilator.scope, fenris.annihilator.controller]
    """

    sleeps: ClassVar[bool] = True

    controller: int = NOBODY
    die: int = 0
    fought: bool = False
    victor: int = NOBODY

    @property
    def awake(self) -> bool:
        return self.controller != NOBODY

    @classmethod
    def fresh(cls, rules: Any) -> Self:  # noqa: ARG003
        return cls()


ANNIHILATOR = Module(
    ANNIHILATOR_ID,
    powers=[ANNIHILATOR_ID],
    conflicts=("mad-tesla", "horde"),
    spoiler=key_of("annihilator"),
    part=Guard,
)
ANNIHILATOR.add("chooses", False, power=ANNIHILATOR_ID)
ANNIHILATOR.add("fixed_popularity", True, power=ANNIHILATOR_ID)
ANNIHILATOR.add("asleep", lambda s: not s.part(Guard).awake)
ANNIHILATOR.add("opens", lambda s: (key_of("annihilator"),) if s.part(Guard).awake else ())


def annihilator(s: Scythe) -> int:
    """Returns its number among the actors."""
    return s.rules.actor(ANNIHILATOR_ID)


# --- discovery


class AnnihilatorDiscovered(Event, frozen=True, tag="scythe.AnnihilatorDiscovered"):
    seat: int
    place: int


class ObjectiveReplaced(Event, frozen=True, tag="scythe.ObjectiveReplaced"):
    seat: int
    objective: int


@ANNIHILATOR.on("on_arrived")
def discover(s: Scythe, seat: int, unit: int, place: int, _origin: int) -> bool:
    """Wakes it when the first unit enters the Factory, which must stop there.

    A worker that has come alone goes home; a combat unit will have to fight.
    [fenris.annihilator.place, fenris.annihilator.worker-discoverer, fenris.annihilator.combat-discoverer]
    [fenris.annihilator.scope, fenris.ep5.first-entry]
    """
    part = s.part(Guard)
    if part.awake or place != s.rules.board.factory or seat >= s.rules.seats:
        return False
    part.controller = seat
    if s.journal is not UNSET:
        s.journal.append(AnnihilatorDiscovered(seat, place))
    s.players[annihilator(s)].units[CHARACTER] = place
    pieces_changed(s, annihilator(s))
    take_its_place(s, seat)
    fights = unit < FIRST_WORKER and not s.rules.chooses[seat]
    s.then(RollBlue(annihilator(s)), *[MeetIt(seat)] * fights)
    replace_objectives(s)
    if unit >= FIRST_WORKER:
        send_home(s, seat, unit)
        pieces_changed(s, seat)
    return True


def take_its_place(s: Scythe, seat: int) -> None:
    """Lets it act directly before its controller, for the first time when all others have had a turn.

    [fenris.annihilator.turn-order, fenris.annihilator.controller]
    """
    s.round.insert(s.round.index(seat), annihilator(s))


class MeetIt(Step, frozen=True, tag="scythe.annihilator.MeetIt"):
    """Starts the combat of an Automa that has discovered it; players fight after all their movements.

    [fenris.annihilator.combat-discoverer, fenris.annihilator.automa-first-fight]
    """

    seat: int

    def run(self, s: Scythe) -> None:
        begin_combat(s, self.seat, s.rules.board.factory)


def replace_objectives(s: Scythe) -> None:
    """Discards objectives that nobody can fulfil any more, and deals others for them.

    [fenris.annihilator.objectives-replaced]
    """
    for seat in s.rules.seating:
        barred = [n for n in s.objectives[seat] if n in BARRED_OBJECTIVES]
        s.objectives[seat] = tuple([n for n in s.objectives[seat] if n not in barred])
        s.objective_deck = tuple(sorted([*s.objective_deck, *barred]))
        if s.journal is not UNSET:
            s.journal.extend([ObjectiveReplaced(seat, n) for n in barred])
        s.then(*[DealAnother(seat)] * len(barred))


class DealAnother(Chance, frozen=True, tag="scythe.annihilator.DealAnother"):
    """Deals an objective that can still be fulfilled.  [fenris.annihilator.objectives-replaced]"""

    seat: int

    def outcomes(self, s: Scythe) -> tuple[Options, Weights]:
        found = [n for n in s.objective_deck if n not in BARRED_OBJECTIVES]
        return tuple([OBJECTIVE[n] for n in found]), (1,) * len(found)

    def choose(self, s: Scythe, option: Option) -> None:
        s.objective_deck = tuple([n for n in s.objective_deck if n != option.n])
        s.objectives[self.seat] = tuple(sorted([*s.objectives[self.seat], option.n]))
        if s.journal is not UNSET:
            s.journal.append(ObjectiveDrawn(self.seat, option.n))


# --- its power


class AnnihilatorRolled(Event, frozen=True, tag="scythe.AnnihilatorRolled"):
    """Both dice are rolled, and one of them is its power until its next turn."""

    seat: int
    blue: int
    orange: int
    power: int


class RollBlue(Chance, frozen=True, tag="scythe.annihilator.RollBlue"):
    """Rolls the first die for its power; this is all that happens in its turn.

    [fenris.annihilator.reveal-dice, fenris.annihilator.turn, fenris.annihilator.autonomous]
    """

    seat: int

    def outcomes(self, s: Scythe) -> tuple[Options, Weights]:
        return BLUE, EVEN

    def choose(self, s: Scythe, option: Option) -> None:
        s.next(RollOrange(self.seat, option.i))


class RollOrange(Chance, frozen=True, tag="scythe.annihilator.RollOrange"):
    """Rolls the second die; the controller chooses one of them, an Automa the lower one.

    [fenris.annihilator.reveal-dice, fenris.annihilator.turn, fenris.annihilator.automa-controller]
    """

    seat: int
    blue: int

    def outcomes(self, s: Scythe) -> tuple[Options, Weights]:
        return ORANGE, EVEN

    def choose(self, s: Scythe, option: Option) -> None:
        controller = s.part(Guard).controller
        if s.rules.chooses[controller]:
            s.next(ChooseDie(controller, self.blue, option.i))
        else:
            set_power(s, self.blue, option.i, min(self.blue, option.i))


class ChooseDie(Ask, frozen=True, tag="scythe.annihilator.ChooseDie"):
    """Asks which die is its power until its next turn.

    [fenris.annihilator.reveal-dice, fenris.annihilator.turn, fenris.annihilator.controller]
    """

    gesture: ClassVar[str] = "die"
    begins: ClassVar[bool] = True

    blue: int
    orange: int

    def options(self, s: Scythe) -> Options:
        return (BLUE[self.blue], *([ORANGE[self.orange]] if self.orange != self.blue else []))

    def choose(self, s: Scythe, option: Option) -> None:
        set_power(s, self.blue, self.orange, option.i)


def set_power(s: Scythe, blue: int, orange: int, face: int) -> None:
    """Sets its power; the numbers of faces begin with 0."""
    s.part(Guard).die = face + 1
    if s.journal is not UNSET:
        s.journal.append(AnnihilatorRolled(annihilator(s), blue + 1, orange + 1, face + 1))


ANNIHILATOR.add("own_turn", (RollBlue, NextTurn), power=ANNIHILATOR_ID)
