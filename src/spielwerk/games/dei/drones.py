"""Drones: each one flies first, then uses its ability."""

from __future__ import annotations

from typing import ClassVar

from msgspec import UNSET

from spielwerk.games.dei.actions.collect import harvest
from spielwerk.games.dei.actions.move import Group, move
from spielwerk.games.dei.board import BIT
from spielwerk.games.dei.events import DroneFlew
from spielwerk.games.dei.majority import update_outposts
from spielwerk.games.dei.options import (
    DONE,
    DRONES,
    FLY_EACH,
    FROM,
    HARVEST,
    NO,
    TO_EACH,
    UNIT,
    YES,
)
from spielwerk.games.dei.reach import flight
from spielwerk.games.dei.state import HUNT_POINTS, NOWHERE, Dei
from spielwerk.games.dei.supply import GainCandy, enter, kill, score
from spielwerk.kernel.frame import Ask, Frame
from spielwerk.kernel.option import Option, Options

SCRAPPER, LEADER = UNIT


class Fly(Ask, frozen=True, tag="dei.drone.Fly"):
    """Asks where the drone goes; it may stay.  The player of the card steers it, whichever faction it belongs
    to.

    [dei.drone.shared, dei.drone.activation, dei.drone.move-2, dei.drone.move-bonus]
    [dei.drone.move-then-ability, dei.drone.stacking, dei.ruling.outpost-reevaluation]
    """

    gesture: ClassVar[str] = "drone"
    begins: ClassVar[bool] = True

    drone: int
    bonus: int

    def options(self, s: Dei) -> Options:
        steps = s.rules.drone_range + self.bonus
        for more in s.rules.active("drone_range_bonus", s.players[self.seat].abilities):
            steps += more()
        return FLY_EACH(flight(s, self.seat, s.drones[self.drone], steps))

    def choose(self, s: Dei, option: Option) -> None:
        left = s.drones[self.drone]
        s.drones[self.drone] = option.i
        if s.journal is not UNSET and left != option.i:
            s.journal.append(DroneFlew(self.seat, self.drone, option.i))
        update_outposts(s, BIT[left] | BIT[option.i])
        ability: type[Frame] = s.rules.drone_abilities[DRONES[self.drone]]
        s.next(ability(self.seat, option.i))


class Harvest(Ask, frozen=True, tag="dei.drone.Harvest"):
    """Asks how many resources to take, up to two, whoever has the majority.  This is not a collect action.

    [dei.drone.harvester, dei.ruling.drone-ability-hooks]
    """

    gesture: ClassVar[str] = "drone"

    area: int

    def options(self, s: Dei) -> Options:
        return HARVEST[min(2, s.tokens[self.area]) :: -1]

    def choose(self, s: Dei, option: Option) -> None:
        harvest(s, self.seat, self.area, option.n)


class Transport(Ask, frozen=True, tag="dei.drone.Transport"):
    """Asks how many scrappers to add, up to two, without a camp and whoever has the majority.

    [dei.drone.transporter, dei.drone.transporter-no-camp, dei.ruling.transporter-empty-supply]
    """

    gesture: ClassVar[str] = "drone"

    area: int
    left: int = 2

    def options(self, s: Dei) -> Options:
        p = s.players[self.seat]
        if p.on_board < s.rules.scrappers:
            return YES, DONE
        return (*[FROM[i] for i, n in enumerate(p.scrappers) if n and i != self.area], DONE)

    def choose(self, s: Dei, option: Option) -> None:
        if option is DONE:
            return
        enter(s, self.seat, self.area, NOWHERE if option is YES else option.i)
        if self.left > 1:
            s.next(Transport(self.seat, self.area, self.left - 1))


class Teleport(Ask, frozen=True, tag="dei.drone.Teleport"):
    """Asks which unit to send: up to two in total; the leader counts as a scrapper.

    [dei.drone.teleporter, dei.ruling.leader-scope]
    """

    gesture: ClassVar[str] = "drone"

    area: int
    left: int = 2

    def options(self, s: Dei) -> Options:
        p = s.players[self.seat]
        present = [SCRAPPER] * (p.scrappers[self.area] > 0) + [LEADER] * (p.leader == self.area)
        return (*present, DONE)

    def choose(self, s: Dei, option: Option) -> None:
        if option is not DONE:
            s.next(TeleportTo(self.seat, self.area, self.left, int(option is LEADER)))


class TeleportTo(Ask, frozen=True, tag="dei.drone.TeleportTo"):
    """Asks where the unit goes: any ground area, or a height if no other unit is sent.

    [dei.drone.teleporter-ground, dei.drone.teleporter-height, dei.ruling.teleporter-mix]
    """

    gesture: ClassVar[str] = "drone"

    area: int
    left: int
    leader: int

    def options(self, s: Dei) -> Options:
        mask = s.board.areas if self.left == 2 else s.board.ground
        return TO_EACH(mask & ~BIT[self.area])

    def choose(self, s: Dei, option: Option) -> None:
        move(s, self.seat, self.area, option.i, Group(1 - self.leader, self.leader))
        if self.left > 1 and s.board.is_ground(option.i):
            s.next(Teleport(self.seat, self.area, self.left - 1))


class Hunt(Ask, frozen=True, tag="dei.drone.Hunt"):
    """Asks whether to kill one scrapper of each opponent there.

    [dei.drone.hunter-kill, dei.drone.hunter-immune, dei.ruling.hunter-selection]
    """

    gesture: ClassVar[str] = "drone"

    area: int

    def options(self, s: Dei) -> Options:
        return (YES, NO) if prey(s, self.seat, self.area) else (NO,)

    def choose(self, s: Dei, option: Option) -> None:
        if option is YES:
            attack(s, self.seat, self.area, 1)


def prey(s: Dei, seat: int, area: int) -> list[int]:
    """Returns the opponents with a scrapper there, clockwise from the hunter; leaders are safe.

    [dei.drone.hunter-immune, dei.leader.not-removable]
    """
    n = len(s.players)
    order = [(seat + k) % n for k in range(1, n)]
    return [other for other in order if s.players[other].scrappers[area]]


def attack(s: Dei, seat: int, area: int, n: int) -> None:
    """Kills scrappers: scores a point for each, and draws one candy boost before their owners draw theirs.

    [dei.drone.hunter-vp, dei.drone.hunter-candy, dei.variant.two.hunter-reward]
    [dei.ruling.candy-both-sides, dei.ruling.candy-draw-order]
    """
    victims = prey(s, seat, area)
    score(s, seat, HUNT_POINTS, len(victims) * n)
    kill(s, seat, victims, area, n)
    s.next(GainCandy(seat))


ABILITIES: dict[str, type[Frame]] = {
    "hunter": Hunt,
    "transporter": Transport,
    "harvester": Harvest,
    "teleporter": Teleport,
}
