"""Gains and losses of players: resources, points, candy boosts, scrappers."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UNSET

from spielwerk.games.dei.board import BIT
from spielwerk.games.dei.events import CandyDrawn, Enlisted, Killed, Scored, Swapped, TokenPlaced, Took
from spielwerk.games.dei.majority import update_outposts
from spielwerk.games.dei.options import CANDIES, ENERGY, SWEET, TECHNOLOGY
from spielwerk.games.dei.state import NOWHERE, Dei, Player
from spielwerk.kernel.frame import Chance, Step
from spielwerk.kernel.option import Option, Options, Weights


def kind_of(s: Dei, area: int) -> int:
    """Returns the resource of an area: technology on the ground, energy on heights."""
    return TECHNOLOGY if s.board.is_ground(area) else ENERGY


def add(p: Player, what: int, n: int) -> None:
    """Adds resources to a player's reserve; a negative number removes them."""
    if what == TECHNOLOGY:
        p.technology += n
    else:
        p.energy += n


def reserve(p: Player, what: int) -> int:
    return p.technology if what == TECHNOLOGY else p.energy


def take(s: Dei, seat: int, what: int, n: int) -> None:
    """Takes resources from the supply, as far as it has any.

    [dei.improved.gain-resource, dei.ruling.supply-empty-resources]
    """
    n = min(n, s.supply[what])
    s.supply[what] -= n
    add(s.players[seat], what, n)
    if s.journal is not UNSET and n:
        s.journal.append(Took(seat, what, n))


def pay(s: Dei, seat: int, technology: int, energy: int) -> None:
    """Pays resources to the supply.  [dei.ruling.supply-empty-resources]"""
    for what, n in ((TECHNOLOGY, technology), (ENERGY, energy)):
        add(s.players[seat], what, -n)
        s.supply[what] += n


def swap(s: Dei, seat: int, what: int) -> None:
    """Swaps one resource of the reserve for one of the other kind."""
    other = 1 - what
    add(s.players[seat], what, -1)
    add(s.players[seat], other, 1)
    s.supply[what] += 1
    s.supply[other] -= 1
    if s.journal is not UNSET:
        s.journal.append(Swapped(seat, what))


def place_token(s: Dei, seat: int, area: int) -> None:
    """Places one resource from the supply in an area, of the kind that belongs there."""
    what = kind_of(s, area)
    s.supply[what] -= 1
    s.tokens[area] += 1
    if s.journal is not UNSET:
        s.journal.append(TokenPlaced(seat, area, what))


def score(s: Dei, seat: int, source: int, points: int) -> None:
    """Adds points on the score board.  [dei.setup.step-13-score-board, dei.improved.gain-vp]"""
    s.players[seat].points[source] += points
    if s.journal is not UNSET and points:
        s.journal.append(Scored(seat, source, points))


def kill(s: Dei, seat: int, victims: Sequence[int], area: int, n: int = 1) -> None:
    """Returns scrappers of all victims to the supply at once; their owners draw a candy boost for each.

    [dei.candy.owner-compensation, dei.ruling.killed-scrappers, dei.badge.sniper.candy]
    [dei.ruling.outpost-reevaluation, dei.ruling.candy-draw-order]
    """
    for victim in victims:
        s.players[victim].put(area, -n)
        if s.journal is not UNSET:
            s.journal.append(Killed(seat, victim, area, n))
    update_outposts(s, BIT[area])
    s.then(*[GainCandy(victim) for victim in victims for _ in range(n)])


class GainCandy(Step, frozen=True, tag="dei.candy.Gain"):
    """Draws a candy boost if one is left.  [dei.ruling.supply-empty-candy]"""

    seat: int

    def run(self, s: Dei) -> None:
        if any(s.pool):
            s.next(DrawCandy(self.seat))


class DrawCandy(Chance, frozen=True, tag="dei.candy.Draw"):
    """Draws from the face-down pool.  [dei.setup.step-05-candy-pool, dei.ruling.candy-draw-order]"""

    seat: int

    def outcomes(self, s: Dei) -> tuple[Options, Weights]:
        return SWEET, tuple(s.pool)

    def choose(self, s: Dei, option: Option) -> None:
        p = s.players[self.seat]
        s.pool[option.i] -= 1
        p.candy = tuple(sorted((*p.candy, option.i)))
        if s.journal is not UNSET:
            s.journal.append(CandyDrawn(self.seat, option.i))


OUTPOST_CANDY = CANDIES.index("outpost")


def secret_candy(s: Dei, seat: int) -> bool:
    """Returns whether the player holds candy boosts whose kinds others do not know.  Their number is public,
    so a decision may be asked because of it, but not because of the kinds. [dei.ruling.candy-secrecy]
    """
    return bool(s.players[seat].candy) and not s.rules.setup["open_candy"]


def enter(s: Dei, seat: int, area: int, origin: int = NOWHERE) -> None:
    """Adds a scrapper to an area, from the supply or from elsewhere on the board.

    [dei.enlist.from-supply, dei.enlist.relocate, dei.ruling.enlist-relocate-leader]
    """
    p = s.players[seat]
    if origin != NOWHERE:
        p.put(origin, -1)
    p.put(area, 1)
    if s.journal is not UNSET:
        s.journal.append(Enlisted(seat, area, origin))
    update_outposts(s, BIT[area] | BIT[origin])
