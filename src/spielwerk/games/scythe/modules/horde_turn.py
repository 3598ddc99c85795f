"""The turn of the Horde: the timer, the march of its units, and whom they meet."""

from __future__ import annotations

from typing import ClassVar

from msgspec import UNSET

from spielwerk.games.scythe.board import BIT
from spielwerk.games.scythe.combat import begin_combat
from spielwerk.games.scythe.control import contested, enemy_units, pieces_changed
from spielwerk.games.scythe.directions import BLUE, EVEN, ways
from spielwerk.games.scythe.modules.horde import HARDER, HORDE, HORDE_ID, horde, lose, numbers
from spielwerk.games.scythe.movement import carry, displace, relocate
from spielwerk.games.scythe.options import FIGHT_EACH
from spielwerk.games.scythe.state import FIRST_WORKER, NOWHERE, Scythe
from spielwerk.games.scythe.turn import NextTurn
from spielwerk.kernel.event import Event
from spielwerk.kernel.frame import Ask, Chance, Step
from spielwerk.kernel.option import Option, Options, Weights


class TimePassed(Event, frozen=True, tag="scythe.TimePassed"):
    """The timer of the Horde has moved; its units `march` or `wait`."""

    seat: int
    n: int
    timer: int
    way: str


class HordeMarched(Event, frozen=True, tag="scythe.HordeMarched"):
    """The die has sent all units of the Horde somewhere; `stay` of them cannot go."""

    seat: int
    die: int
    direction: str
    stay: int


# --- the timer


def pass_time(s: Scythe, n: int) -> None:
    """Moves the timer on; at 0 the players lose at once.

    [fenris.horde.timer, fenris.horde.timer-0, fenris.horde.timer-example]
    """
    p = s.players[horde(s)]
    n = min(n, p.popularity)
    p.popularity -= n
    if s.journal is not UNSET and n:
        way = "march" if marches(s) else "wait"
        s.journal.append(TimePassed(horde(s), n, p.popularity, way))
    if n and not p.popularity:
        lose(s, "horde-timer")


def marches(s: Scythe) -> bool:
    """Returns whether its units move.  [fenris.horde.timer-13-17, fenris.horde.timer-1-12]"""
    return 0 < s.players[horde(s)].popularity <= numbers(s.rules.data.pack).moves_from


class PassTime(Step, frozen=True, tag="scythe.horde.PassTime"):
    """Begins its turn with the timer; the units stay where they are as long as there is much time left.

    [fenris.horde.timer, fenris.horde.timer-13-17, fenris.horde.timer-1-12, fenris.horde.blue-die-12]
    """

    seat: int

    def run(self, s: Scythe) -> None:
        pass_time(s, 1)
        if marches(s):
            s.then(March(self.seat), Meetings(self.seat))


HORDE.add("own_turn", (PassTime, NextTurn), power=HORDE_ID)


@HORDE.on("on_displaced")
def hurry(s: Scythe, _seat: int, _victim: int, _place: int, n: int) -> None:
    """Moves the timer on for workers that the Horde drives off, if the table has agreed on that.

    Players drive off nobody: their only opponent has no workers.
    [fenris.horde.harder, fenris.horde.workers-no-loss]
    """
    if s.rules.setup[HARDER]:
        pass_time(s, n)


# --- the march


class March(Chance, frozen=True, tag="scythe.horde.March"):
    """Moves all units one region in the direction of the blue die.

    [fenris.horde.move-all, fenris.ruling.die-directions]
    """

    seat: int

    def outcomes(self, s: Scythe) -> tuple[Options, Weights]:
        return BLUE, EVEN

    def choose(self, s: Scythe, option: Option) -> None:
        going = marchers(s, option.i)
        if s.journal is not UNSET:
            direction = s.rules.data.power_file().directions[option.i]
            stay = sum([place != NOWHERE for place in units(s)]) - len(going)
            s.journal.append(HordeMarched(self.seat, option.i + 1, direction, stay))
        for unit, to in going:
            origin = units(s)[unit]
            carry(s, self.seat, origin, to, s.goods[origin])
            relocate(s, self.seat, unit, to)
        pieces_changed(s, self.seat)
        for _, place in going:
            drive_off(s, place)


def units(s: Scythe) -> list[int]:
    """Returns where its units are."""
    return s.players[horde(s)].units[:FIRST_WORKER]


def marchers(s: Scythe, face: int) -> list[tuple[int, int]]:
    """Returns the units that move and where to, in an order in which each finds its target free.

    A unit stays if it would leave the board, or if a unit that stays is in its way.
    [fenris.horde.no-stacking, fenris.horde.move-order, fenris.ruling.horde-off-board]
    [fenris.horde.no-tunnels, fenris.horde.terrain, fenris.ruling.madtesla-home-bases]
    """
    way, places = ways(s.rules.data.pack)[face], units(s)
    left = {unit: way[place] for unit, place in enumerate(places) if place != NOWHERE}
    going: list[tuple[int, int]] = []
    while True:
        taken = {places[unit] for unit in left}
        free = [(unit, to) for unit, to in left.items() if to != NOWHERE and to not in taken]
        if not free:
            return going
        going += free
        for unit, _ in free:
            del left[unit]


def drive_off(s: Scythe, place: int) -> None:
    """Sends workers home that stand there without a combat unit; tokens mean nothing to the Horde.

    [fenris.horde.workers, fenris.horde.workers-no-loss, fenris.horde.ignores-tokens]
    """
    me = horde(s)
    if not s.over and not contested(s, me) & BIT[place] and enemy_units(s, me) & BIT[place]:
        displace(s, me, place)


# --- whom it meets


class Meetings(Step, frozen=True, tag="scythe.horde.Meetings"):
    """Lets its units attack the combat units that they have met, one after the other.

    [fenris.horde.who-starts, fenris.horde.combat-order]
    """

    seat: int

    def run(self, s: Scythe) -> None:
        places = contested(s, self.seat)
        if not places:
            return
        s.next(self)
        if places.bit_count() == 1:
            begin_combat(s, self.seat, places.bit_length() - 1)
        else:
            speaker = min([s.rules.seating.index(seat) for seat in attacked(s)])
            s.next(WhichAttack(s.rules.seating[speaker]))


def attacked(s: Scythe) -> list[int]:
    """Returns the players whom the Horde has come upon."""
    places = contested(s, horde(s))
    return [seat for seat in s.rules.seating if s.players[seat].fighters_at & places]


class WhichAttack(Ask, frozen=True, tag="scythe.horde.WhichAttack"):
    """Asks for the next combat, on behalf of all players.  [fenris.horde.combat-order]"""

    gesture: ClassVar[str] = "combat"
    begins: ClassVar[bool] = True

    def options(self, s: Scythe) -> Options:
        return FIGHT_EACH(contested(s, horde(s)))

    def choose(self, s: Scythe, option: Option) -> None:
        begin_combat(s, horde(s), option.i)
