"""The badges of tactics: they affect majorities, moves and kills."""

from __future__ import annotations

from typing import ClassVar

from spielwerk.games.dei.actions.collect import Collect
from spielwerk.games.dei.actions.move import Group, Route, may_enter
from spielwerk.games.dei.board import BIT, PARTS
from spielwerk.games.dei.cards import drone_cards
from spielwerk.games.dei.majority import majority, update_outposts
from spielwerk.games.dei.options import OPTIONS, SCRAPPERS
from spielwerk.games.dei.state import NONE, NOWHERE, Dei, Player
from spielwerk.games.dei.supply import kill
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.frame import Ask
from spielwerk.kernel.module import Module
from spielwerk.kernel.option import Option, Options

RED_BADGES = Module("red_badges")

SHOOT = OPTIONS.row("shoot", PARTS)
VICTIM = OPTIONS.numbers("victim", 3)
HAUL = OPTIONS.numbers("haul", SCRAPPERS)
HAUL_LED = OPTIONS.numbers("haul-led", SCRAPPERS)


# --- majority values


def bombard(s: Dei, p: Player, area: int) -> int:
    """Returns 2 for each of the player's bridges above the area; bridge ends and shared bridges do not count.

    [dei.badge.bombardier.bonus, dei.badge.bombardier.not-ends]
    """
    below = [bridge.over for spot in p.bridges if (bridge := s.board.bridges[spot])]
    return 2 * below.count(area)


def barricade(_s: Dei, p: Player, area: int) -> int:
    """Returns 2 for each of the player's camps in the area; neutral camps and those of others do not count.

    [dei.badge.barricader.bonus, dei.badge.barricader.own-only]
    """
    return 2 * p.camps.count(area)


def operate(s: Dei, p: Player, area: int) -> int:
    """Returns 1 for each drone there of which the player owns a card, however many cards.

    [dei.badge.covert-operator.bonus, dei.ruling.own-drones]
    """
    return sum([s.drones[drone] == area for drone in set(drone_cards(s, p))])


@RED_BADGES.on("on_bought")
def operate_more(s: Dei, _seat: int, card: int) -> None:
    """Updates the control of outposts where a drone is whose card was just bought: it now counts as the
    player's.

    [dei.ruling.own-drones, dei.outpost.gain-control]
    """
    drone = s.rules.card_drones[card]
    if drone != NONE:
        update_outposts(s, BIT[s.drones[drone]])


def win_ties() -> bool:
    """Returns True: the player wins ties for the highest value.

    [dei.badge.scout.tie-win, dei.badge.scout.not-tied]
    """
    return True


RED_BADGES.add("majority", bombard, "bombardier")
RED_BADGES.add("majority", barricade, "barricader")
RED_BADGES.add("majority", operate, "covert_operator")
RED_BADGES.add("wins_ties", win_ties, "scout")


# --- the sniper


def targets(s: Dei, frame: Collect) -> Options:
    """Returns the areas where the player has a unit but no majority, and with a scrapper to shoot.

    [dei.badge.sniper.kill, dei.ruling.sniper-presence, dei.ruling.abraham-timing]
    """
    p = s.players[frame.seat]
    if not p.abilities & s.rules.bit("sniper"):
        return ()
    near = [frame.only] if frame.only != NOWHERE else bits(p.places)
    found = [i for i in near if majority(s, i) != frame.seat and victims(s, frame.seat, i)]
    return tuple([SHOOT[i] for i in found])


def victims(s: Dei, seat: int, area: int) -> list[int]:
    return [other for other, p in enumerate(s.players) if other != seat and p.scrappers[area]]


def shoot(s: Dei, frame: Collect, option: Option) -> None:
    """Asks whose scrapper is shot in the chosen area.  [dei.badge.sniper.kill]"""
    s.next(ChooseVictim(frame.seat, option.i))


class ChooseVictim(Ask, frozen=True, tag="dei.badge.ChooseVictim"):
    """Asks whose scrapper dies; the sniper gains nothing, the scrapper's owner a candy boost.

    [dei.badge.sniper.kill, dei.badge.sniper.candy, dei.badge.sniper.no-reward]
    [dei.ruling.collect-replacement]
    """

    gesture: ClassVar[str] = "collect"

    area: int

    def options(self, s: Dei) -> Options:
        return tuple([VICTIM[other] for other in victims(s, self.seat, self.area)])

    def choose(self, s: Dei, option: Option) -> None:
        kill(s, self.seat, [option.n], self.area)


RED_BADGES.offer(Collect, "shoot", targets, shoot)


# --- the caravan


def camps_that_go(_s: Dei, p: Player) -> int:
    """Returns the areas of the player's camps, which may move; neutral ones may not.

    [dei.badge.caravan-leader.move-camps, dei.ruling.caravan-majority]
    """
    mask = 0
    for area in p.camps:
        mask |= BIT[area]
    return mask


def caravans(s: Dei, route: Route) -> Options:
    """Returns the groups that take a camp along: the camp alone, or with any group that may go.

    A camp does not move to another of the player's camps, unless the table allows several in an area.
    [dei.badge.caravan-leader.group, dei.badge.caravan-leader.move-camps, dei.ruling.caravan-majority]
    [dei.ruling.camps-per-area]
    """
    p = s.players[route.seat]
    if route.origin not in p.camps or (route.to in p.camps and not s.rules.several_camps):
        return ()
    found = []
    for leader, row in ((1, HAUL_LED), (0, HAUL)):
        if leader and p.leader != route.origin:
            continue
        for n in range(p.scrappers[route.origin], -1, -1):
            if may_enter(s, route, Group(n, leader, 1)):
                found.append(row[n])
    return tuple(found)


RED_BADGES.add("origins", camps_that_go, "caravan_leader")
RED_BADGES.add("groups", caravans, "caravan_leader")
RED_BADGES.add_row("group_verbs", "haul", (0, 1))
RED_BADGES.add_row("group_verbs", "haul-led", (1, 1))
