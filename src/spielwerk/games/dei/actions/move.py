"""Move: any number of units go together from one area to an adjacent one."""

from __future__ import annotations

from typing import ClassVar

from msgspec import UNSET, Struct

from spielwerk.games.dei.board import BIT
from spielwerk.games.dei.events import Moved
from spielwerk.games.dei.majority import disputable, disputed, holds, update_outposts
from spielwerk.games.dei.options import FROM, LED, LOGISTICS, SKIP, TACTICS, TAKE, TO_EACH
from spielwerk.games.dei.reach import links
from spielwerk.games.dei.state import Dei, Player, without
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.frame import Ask
from spielwerk.kernel.option import Option, Options


class Group(Struct, frozen=True):
    """The pieces that move together: scrappers, optionally the leader, optionally a camp."""

    scrappers: int
    leader: int = 0
    camp: int = 0


class Route(Struct, frozen=True):
    """A move: the seat, where its group starts and where it goes, and the style of the action."""

    seat: int
    origin: int
    to: int
    style: int


GROUP_VERBS: dict[str, tuple[int, int]] = {"take": (0, 0), "led": (1, 0)}
"""What moves along with scrappers, by the verb of the option: leader, camp."""


def targets(s: Dei, seat: int, origin: int, style: int) -> int:
    """Returns the areas next to the origin that a group could enter; only blue moves may change the level.

    [dei.improved.logistics-move, dei.map.levels-not-adjacent, dei.map.levels-adjacent-drones]
    """
    mask = links(s, seat, origin)
    if style == LOGISTICS:
        mask |= s.board.across[origin]
    return mask


def leader_targets(s: Dei, seat: int, origin: int) -> int:
    """Returns the further areas that the leader alone can reach.  [dei.leader.aria-alone]"""
    p = s.players[seat]
    mask = 0
    if p.leader == origin:
        for more in s.rules.active("leader_links", p.abilities):
            mask |= more(s, seat, origin)
    return mask


def regrouped(p: Player, origin: int, to: int, group: Group) -> Player:
    """Returns a copy of the player after the move."""
    q = p.copy()
    q.put(origin, -group.scrappers)
    q.put(to, group.scrappers)
    if group.leader:
        q.leader = to
    if group.camp:
        q.camps = (*without(q.camps, origin), to)
    return q


def may_enter(s: Dei, route: Route, group: Group) -> bool:
    """Returns whether the group may enter.  The majority is tested after the move.

    Red moves and some leaders ignore it.

    [dei.move.majority-after, dei.majority.for-move, dei.majority.gates-card-actions]
    [dei.improved.tactics-move, dei.improved.logistics-move-majority, dei.ruling.move-entry-test]
    [dei.leader.corvo, dei.ruling.caravan-majority]
    """
    p = s.players[route.seat]
    if route.style == TACTICS or not disputed(s, route.seat, route.to):
        return True
    if group.leader and any(force() for force in s.rules.active("leader_forces", p.abilities)):
        return True
    return holds(s, route.seat, regrouped(p, route.origin, route.to, group), route.to)


def groups(s: Dei, route: Route) -> Options:
    """Returns all groups that may make this move, the largest first.

    [dei.move.group, dei.majority.for-move, dei.leader.aria-alone, dei.ruling.aria-majority]
    """
    p = s.players[route.seat]
    found: list[Option] = []
    present = p.leader == route.origin
    if targets(s, route.seat, route.origin, route.style) >> route.to & 1:
        for leader, row in ((1, LED), (0, TAKE)):
            if leader and not present:
                continue
            for n in range(p.scrappers[route.origin], -1, -1):
                if n + leader and may_enter(s, route, Group(n, leader)):
                    found.append(row[n])
        for more in s.rules.active("groups", p.abilities):
            found += more(s, route)
    elif leader_targets(s, route.seat, route.origin) >> route.to & 1 and may_enter(s, route, Group(0, 1)):
        found.append(LED[0])
    return tuple(found)


def destinations(s: Dei, seat: int, origin: int, style: int) -> int:
    """Returns the areas that some group may enter, as a mask.  If the whole group may not enter, no smaller
    one may. [dei.majority.for-move]
    """
    plain = targets(s, seat, origin, style)
    found = plain & ~disputable(s, seat) if s.players[seat].places & BIT[origin] else 0
    for to in bits((plain | leader_targets(s, seat, origin)) & ~found):
        if enters(s, Route(seat, origin, to, style), plain):
            found |= BIT[to]
    return found


def enters(s: Dei, route: Route, plain: int) -> bool:
    """Returns whether some group may make this move."""
    p = s.players[route.seat]
    if plain & BIT[route.to] and p.places & BIT[route.origin]:
        return may_enter(s, route, Group(p.scrappers[route.origin], int(p.leader == route.origin)))
    return bool(groups(s, route))


def may_leave(s: Dei, seat: int, origin: int, style: int) -> bool:
    """Returns whether anything can move out of an area.  A quick test decides most cases."""
    if s.players[seat].places & BIT[origin] and s.board.beside[origin] & ~disputable(s, seat):
        return True
    return destinations(s, seat, origin, style) > 0


def somebody_moves(s: Dei, seat: int) -> bool:
    """Returns True if a quick test shows that some unit may move; False says nothing."""
    free = ~disputable(s, seat)
    beside = s.board.beside
    return any(beside[origin] & free for origin in bits(s.players[seat].places))


def origins(s: Dei, seat: int) -> int:
    """Returns the areas from which something can move."""
    p = s.players[seat]
    mask = p.places
    for more in s.rules.active("origins", p.abilities):
        mask |= more(s, p)
    return mask


class MoveFrom(Ask, frozen=True, tag="dei.move.From"):
    """Asks where the group starts.  `extra`: the move may be skipped; `sprinted`: no further move follows.

    [dei.move.group]
    """

    gesture: ClassVar[str] = "move"
    begins: ClassVar[bool] = True

    style: int
    extra: int = 0
    sprinted: int = 0

    def options(self, s: Dei) -> Options:
        found = [FROM[i] for i in bits(origins(s, self.seat)) if may_leave(s, self.seat, i, self.style)]
        return tuple([*found, SKIP] if self.extra else found)

    def choose(self, s: Dei, option: Option) -> None:
        if option is not SKIP:
            s.next(MoveTo(self.seat, self.style, self.sprinted, option.i))


class MoveTo(Ask, frozen=True, tag="dei.move.To"):
    """Asks where the group goes.  [dei.map.adjacent-same-level, dei.move.majority-after]"""

    gesture: ClassVar[str] = "move"

    style: int
    sprinted: int
    origin: int

    def options(self, s: Dei) -> Options:
        return TO_EACH(destinations(s, self.seat, self.origin, self.style))

    def choose(self, s: Dei, option: Option) -> None:
        s.next(MoveGroup(self.seat, self.style, self.sprinted, self.origin, option.i))


class MoveGroup(Ask, frozen=True, tag="dei.move.Group"):
    """Asks which units go.  [dei.move.group, dei.move.majority-after, dei.badge.sprinter.extra-move]"""

    gesture: ClassVar[str] = "move"

    style: int
    sprinted: int
    origin: int
    to: int

    def options(self, s: Dei) -> Options:
        return groups(s, Route(self.seat, self.origin, self.to, self.style))

    def choose(self, s: Dei, option: Option) -> None:
        leader, camp = s.rules.group_verbs[option.verb]
        move(s, self.seat, self.origin, self.to, Group(option.n, leader, camp))
        for hook in s.rules.active("on_move_action", s.players[self.seat].abilities):
            hook(s, self.seat, self.style, self.sprinted)


def move(s: Dei, seat: int, origin: int, to: int, group: Group) -> None:
    """Moves a group in one step.  [dei.ruling.outpost-reevaluation]"""
    s.players[seat] = regrouped(s.players[seat], origin, to, group)
    if s.journal is not UNSET:
        s.journal.append(Moved(seat, origin, to, group.scrappers, group.leader, group.camp))
    update_outposts(s, BIT[origin] | BIT[to])
