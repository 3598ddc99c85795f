"""Infrastructure modifications for Produce and Move, and for driving off workers."""

from __future__ import annotations

from typing import ClassVar

from spielwerk.games.scythe.actions.move import Move, SetOut, arrive, begin_moving, movable
from spielwerk.games.scythe.actions.produce import Produce, fields, payable
from spielwerk.games.scythe.board import BIT
from spielwerk.games.scythe.control import enemy_fighters, enemy_units
from spielwerk.games.scythe.modules.infra_mods import INFRA_MODS, Infra, ready, turn_over
from spielwerk.games.scythe.movement import blameless, lone_workers_cost, spares_workers, workers_at
from spielwerk.games.scythe.options import NO, OPTIONS, YES
from spielwerk.games.scythe.state import FIRST_WORKER, MILL, MOVE, Scythe
from spielwerk.kernel.frame import Ask
from spielwerk.kernel.option import Option, Options

__all__ = ["INFRA_MODS"]

AUTOMACHINES, PROPAGANDA, CAVALRY = "automachines", "propaganda", "cavalry"
DOUBLE = OPTIONS.one(AUTOMACHINES)
RIDE = OPTIONS.one(CAVALRY)


# --- Automachines


def double_options(s: Scythe, frame: Produce) -> Options:
    """Offers the tile if something can be produced.

    [fenris.inframods.automachines, fenris.inframods.trigger-only]
    """
    if not ready(s, frame.seat, AUTOMACHINES):
        return ()
    p = s.players[frame.seat]
    possible = payable(p, s.rules.produce_cost[p.workers]) and fields(s, frame.seat, p.structures[MILL])
    return (DOUBLE,) if possible else ()


def double(s: Scythe, frame: Produce, _option: Option) -> None:
    """Doubles production in this turn, and asks what to produce.  [fenris.inframods.automachines]"""
    turn_over(s, frame.seat, AUTOMACHINES)
    s.part(Infra).doubled = s.turns
    s.next(frame)


INFRA_MODS.offer(Produce, DOUBLE.verb, double_options, double)


@INFRA_MODS.on("more_yield")
def doubled(s: Scythe, _seat: int, hands: int) -> int:
    """Returns what workers and mill make in this turn.  [fenris.inframods.automachines]"""
    if s.part(Infra).doubled != s.turns:
        return hands
    return hands * int(s.rules.data.infra_mods()[AUTOMACHINES].n)


# --- Cavalry


def ride_options(s: Scythe, frame: Move) -> Options:
    """Offers the tile if units can move.  [fenris.inframods.triggered-by-others]"""
    usable = ready(s, frame.seat, CAVALRY) and any(movable(s, frame.seat, 0))
    return (RIDE,) if usable else ()


def ride(s: Scythe, frame: Move, _option: Option) -> None:
    """Moves units, some more than usual.  [fenris.inframods.triggered-by-others]"""
    turn_over(s, frame.seat, CAVALRY)
    more = s.rules.data.infra_mods()[CAVALRY].n
    begin_moving(s, frame.seat, s.rules.benefit(s.players[frame.seat], MOVE, 0) + more, 1)


INFRA_MODS.offer(Move, RIDE.verb, ride_options, ride)


# --- Propaganda


@INFRA_MODS.on("blameless")
def forgiven(s: Scythe, _seat: int) -> bool:
    """Returns whether driving off workers costs nothing in this turn: nobody else loses popularity in it."""
    return s.part(Infra).forgiven == s.turns


def may_appeal(s: Scythe, seat: int, place: int) -> bool:
    """Returns whether the tile can be used for workers in a place: before popularity is lost for them.

    [fenris.inframods.triggered-by-others, fenris.inframods.trigger-only]
    """
    popular = ready(s, seat, PROPAGANDA) and s.players[seat].popularity
    return bool(popular) and s.part(Infra).refused != (place, s.turns)


class Propaganda(Ask, frozen=True):
    """Asks whether to use the tile before workers are driven off."""

    gesture: ClassVar[str] = "mods"
    begins: ClassVar[bool] = True

    place: int

    def options(self, s: Scythe) -> Options:
        return (YES, NO)

    def choose(self, s: Scythe, option: Option) -> None:
        if option is YES:
            turn_over(s, self.seat, PROPAGANDA)
            s.part(Infra).forgiven = s.turns
        else:
            s.part(Infra).refused = (self.place, s.turns)


class OnTheMove(Propaganda, frozen=True, tag="scythe.inframods.OnTheMove"):
    """Asks for lone workers where a unit has moved; then the unit arrives."""

    unit: int
    left: int
    moved: int
    loads: int
    origin: int

    def choose(self, s: Scythe, option: Option) -> None:
        super().choose(s, option)
        step = SetOut(self.seat, self.unit, self.place, self.left, self.moved, self.loads)
        arrive(s, step, self.origin)


@INFRA_MODS.on("before_meeting")
def before_driving_off(s: Scythe, step: SetOut, origin: int) -> bool:
    """Stops a unit that comes upon lone workers until the player has decided on the tile.

    [fenris.inframods.triggered-by-others]
    """
    seat, here = step.seat, BIT[step.to]
    lone = step.unit < FIRST_WORKER and here & enemy_units(s, seat) & ~enemy_fighters(s, seat)
    if not (lone and lone_workers_cost(s, seat) and may_appeal(s, seat, step.to)):
        return False
    s.next(OnTheMove(seat, step.to, step.unit, step.left, step.moved, step.loads, origin))
    return True


class AfterCombat(Propaganda, frozen=True, tag="scythe.inframods.AfterCombat"):
    """Asks for the workers of a beaten defender, before they retreat."""


@INFRA_MODS.on("on_settled")
def before_retreat(s: Scythe, winner: int, loser: int, place: int, _margin: int) -> None:
    """Asks a winning attacker whose attack drives off workers.  [fenris.inframods.triggered-by-others]"""
    costs = winner == s.active and workers_at(s, loser, place)
    spared = blameless(s, winner) or spares_workers(s, winner)
    if costs and not spared and may_appeal(s, winner, place):
        s.next(AfterCombat(winner, place))
