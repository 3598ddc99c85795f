"""The badges of logistics: they affect moves, camps, elevators and drones."""

from __future__ import annotations

from spielwerk.games.dei.actions.collect import Collect
from spielwerk.games.dei.actions.enlist import Enlist
from spielwerk.games.dei.actions.move import MoveFrom
from spielwerk.games.dei.board import BIT
from spielwerk.games.dei.options import CAMP, OPTIONS, PLAIN
from spielwerk.games.dei.state import Dei
from spielwerk.kernel.module import Module
from spielwerk.kernel.option import Option, Options
from spielwerk.kernel.run import ask

BLUE_BADGES = Module("blue_badges")

RAID_MOVE, RAID_COLLECT = OPTIONS.row("raid", ("move", "collect"))


@BLUE_BADGES.on("on_built", "field_engineer")
def engineers_march(s: Dei, seat: int, structure: int) -> None:
    """Grants two plain move actions after a bridge or an elevator, not after a camp.

    [dei.badge.field-engineer.two-moves, dei.badge.field-engineer.no-camp, dei.ruling.build-relocate]
    """
    if structure != CAMP:
        s.then(MoveFrom(seat, PLAIN, 1), MoveFrom(seat, PLAIN, 1))


@BLUE_BADGES.on("on_move_action", "sprinter")
def sprint(s: Dei, seat: int, style: int, sprinted: int) -> None:
    """Grants one more move of the same style, which grants no further one.

    [dei.badge.sprinter.extra-move, dei.ruling.sprinter-style]
    """
    if not sprinted:
        s.next(MoveFrom(seat, style, 1, 1))


def anywhere(s: Dei) -> int:
    """Returns every area of the map; only for camps.

    [dei.badge.drop-pod.no-presence, dei.badge.drop-pod.camp-only, dei.ruling.drop-pod-target]
    """
    return s.board.areas


def tunnels(s: Dei, seat: int, area: int) -> int:
    """Returns all areas with elevators (the player's or shared ones) if this area has one: they are adjacent
    to each other.

    [dei.badge.tunneller.network, dei.badge.tunneller.enemy-elevators, dei.ruling.elevator-areas]
    [dei.ruling.shared-elevators]
    """
    network = 0
    for ground, height in (*s.board.shared_elevators, *s.players[seat].elevators):
        network |= BIT[ground] | BIT[height]
    return network if network >> area & 1 else 0


def pilot() -> int:
    """Adds one area to the range.  [dei.badge.drone-pilot.bonus, dei.badge.drone-pilot.example]"""
    return 1


BLUE_BADGES.add("camp_sites", anywhere, "drop_pod")
BLUE_BADGES.add("links", tunnels, "tunneller")
BLUE_BADGES.add("drone_range_bonus", pilot, "drone_pilot")


def raids(s: Dei, frame: Enlist) -> Options:
    """Offers a move or a collect in place of an enlist if all scrappers are on the board.

    [dei.badge.raiding-party.condition, dei.badge.raiding-party.effect]
    """
    p = s.players[frame.seat]
    if p.on_board < s.rules.scrappers or not p.abilities & s.rules.bit("raiding_party"):
        return ()
    pairs = ((RAID_MOVE, MoveFrom(frame.seat, PLAIN)), (RAID_COLLECT, Collect(frame.seat, PLAIN)))
    return tuple([option for option, instead in pairs if ask(s, instead)])


def raid(s: Dei, frame: Enlist, option: Option) -> None:
    """Moves or collects, whichever the player has chosen.  [dei.badge.raiding-party.effect]"""
    s.next(MoveFrom(frame.seat, PLAIN) if option is RAID_MOVE else Collect(frame.seat, PLAIN))


BLUE_BADGES.offer(Enlist, "raid", raids, raid)
