"""Fenris: Influence, Leap, Horrify, Death Ray, Fanatical.  Its tokens are in `modules.influence`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import ClassVar

from msgspec import UNSET

from spielwerk.games.scythe.actions.move import WhichUnit
from spielwerk.games.scythe.board import BIT, Board, Terrain, union
from spielwerk.games.scythe.events import AbilityUsed
from spielwerk.games.scythe.factions.common import Faction
from spielwerk.games.scythe.factory import FactoryVisit
from spielwerk.games.scythe.modules.influence import (
    OWNER,
    Influence,
    free_of_tokens,
    give_tokens,
    occupied,
    place_token,
    take_token,
)
from spielwerk.games.scythe.modules.movers import has_moved
from spielwerk.games.scythe.movement import fighters_at, tunnels_of, workers_at
from spielwerk.games.scythe.options import AT_EACH, CARD, DECLINE, DONE, NO, OPTIONS, YES
from spielwerk.games.scythe.state import FIRST_WORKER, LEADERS, UNIT_COUNT, Scythe
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.frame import Ask, Frame, Step
from spielwerk.kernel.option import Option, Options

FENRIS = Faction(OWNER, requires=("influence",))
HORRIFY = OPTIONS.numbers("horrify", UNIT_COUNT)
"""How many tokens to give."""
PRIMARY = (Terrain.MOUNTAIN, Terrain.FARM, Terrain.TUNDRA, Terrain.FOREST, Terrain.VILLAGE)
"""[fenris.faction-fenris.primary-terrain]"""


# --- placing tokens


class PlaceInfluence(Step, frozen=True, tag="scythe.fenris.PlaceInfluence"):
    """Offers tokens after the movement of the character, and after its combat and encounter.

    [fenris.faction-fenris.influence-first]
    """

    seat: int

    def run(self, s: Scythe) -> None:
        if s.rules.factions[self.seat] == OWNER:
            s.then(*[FirstToken(self.seat, place, self.seat) for place in sites(s, self.seat)])


def sites(s: Scythe, seat: int) -> list[int]:
    """Returns the regions of the characters that have moved.

    [fenris.faction-fenris.influence-first, fenris.ruling.influence-first-token]
    """
    part, units = s.part(Influence), s.players[seat].units
    return sorted({units[leader] for leader in LEADERS if has_moved(part, s, leader)})


class FirstToken(Ask, frozen=True, tag="scythe.fenris.FirstToken"):
    """Asks whether to put a token in the region of the character, wherever no other token is.

    [fenris.faction-fenris.influence-first, fenris.faction-fenris.no-stack]
    [fenris.ruling.influence-first-token, fenris.faction-fenris.influence-second-needs-first]
    """

    gesture: ClassVar[str] = "influence"
    begins: ClassVar[bool] = True

    place: int
    source: int
    """The seat whose supply the token comes from."""

    def options(self, s: Scythe) -> Options:
        allowed = s.part(Influence).held[self.source] and BIT[self.place] & free_of_tokens(s)
        return (YES, NO) if allowed else (NO,)

    def choose(self, s: Scythe, option: Option) -> None:
        if option is YES:
            place_token(s, self.seat, self.place, self.source)
            if self.source == self.seat:
                s.next(SecondToken(self.seat, self.place))


@cache
def primary(b: Board) -> int:
    """Returns the primary territories.  [fenris.faction-fenris.primary-terrain]"""
    return sum([b.of_terrain[terrain] for terrain in PRIMARY])


class SecondToken(Ask, frozen=True, tag="scythe.fenris.SecondToken"):
    """Asks for another primary territory without units and tokens, wherever it is.

    [fenris.faction-fenris.influence-second, fenris.faction-fenris.primary-terrain]
    [fenris.faction-fenris.occupied-meaning, fenris.faction-fenris.no-stack]
    """

    gesture: ClassVar[str] = "influence"

    place: int

    def options(self, s: Scythe) -> Options:
        if not s.part(Influence).held[self.seat]:
            return (DECLINE,)
        return (*AT_EACH(primary(s.rules.board) & free_of_tokens(s) & ~occupied(s)), DECLINE)

    def choose(self, s: Scythe, option: Option) -> None:
        if option is not DECLINE:
            place_token(s, self.seat, option.i, self.seat)


FENRIS.insert("after_move", PlaceInfluence, after=FactoryVisit)


# --- Leap


@cache
def jumps(b: Board) -> tuple[int, ...]:
    """Returns by place the regions two hexes away in a straight line, over any region in between.

    [fenris.ruling.leap-geometry]
    """
    regions = list(bits(b.land | b.lakes))
    centres = {_rounded(b.xy[i]) for i in regions}
    found = []
    for at, row in enumerate(b.distance):
        x, y = b.xy[at]
        middles = {
            to: _rounded(((x + b.xy[to][0]) / 2, (y + b.xy[to][1]) / 2)) for to in regions if row[to] == 2
        }
        found.append(union([to for to, middle in middles.items() if middle in centres]))
    return tuple(found)


def _rounded(point: tuple[float, float]) -> tuple[float, float]:
    return round(point[0], 3), round(point[1], 3)


def leaps_left(s: Scythe, moving: WhichUnit | None) -> bool:
    """Returns whether the unit that moves now may leap: once, or as often as a Factory card moves it.

    `moving` is the question that follows after its movement; None if nobody is on the move.
    [fenris.faction-fenris.leap-factory-card]
    """
    part = s.part(Influence)
    if moving is None or (part.leap_turn, part.leap_of) != (s.turns, moving.moved):
        return True
    return part.leaps < moving.times


def which_next(stack: Sequence[Frame]) -> WhichUnit | None:
    """Returns the question for the next unit: its set of moved units has the one that moves now."""
    return next((frame for frame in reversed(stack) if isinstance(frame, WhichUnit)), None)


@FENRIS.on("links", FENRIS.bit("leap"))
def leap(s: Scythe, seat: int, place: int) -> int:
    """Lets units jump over one region in a straight line, onto a region they may enter.

    If the question for the next unit is open, nobody is on the move.
    [fenris.faction-fenris.leap, fenris.faction-fenris.leap-obstacles, fenris.ruling.leap-geometry]
    """
    return landings(s, seat, place) if leaps_left(s, which_next(s.stack[:-1])) else 0


def landings(s: Scythe, seat: int, place: int) -> int:
    """Returns where a leap from a place can end.  [fenris.ruling.leap-geometry]"""
    b = s.rules.board
    far = jumps(b)[place]
    return far & b.land | union([lake for lake in bits(far & b.lakes) if enters(s, seat, lake)])


def enters(s: Scythe, seat: int, lake: int) -> bool:
    """Returns whether the character and mechs of a seat could step onto a lake from a region beside it."""
    return any(BIT[lake] & steps_from(s, seat, near) for near in bits(s.rules.board.neighbours[lake]))


def steps_from(s: Scythe, seat: int, place: int) -> int:
    """Returns where units go from a place in the ways that make regions adjacent: all but these two.

    [fenris.ruling.fanatical-adjacent]
    """
    p, tunnels = s.players[seat], tunnels_of(s, seat)
    mask = s.rules.fighter_reach[seat][p.abilities][place]
    if BIT[place] & tunnels:
        mask |= tunnels
    for link in s.rules.links[seat][p.abilities]:
        if link not in (leap, fanatical):
            mask |= link(s, seat, place)
    return mask


# --- Fanatical


@FENRIS.on("links", FENRIS.bit("fanatical"))
def fanatical(s: Scythe, seat: int, place: int) -> int:
    """Lets units move from anywhere to a region with a token that is not adjacent.

    [fenris.faction-fenris.fanatical, fenris.ruling.fanatical-adjacent]
    """
    near = s.rules.board.neighbours[place] | steps_from(s, seat, place)
    return s.part(Influence).on_board & ~near & ~BIT[place]


@FENRIS.on("on_moved")
def note_the_way(s: Scythe, seat: int, unit: int, origin: int, to: int) -> None:
    """Notes a Fanatical move, and counts the leaps of a unit: steps that no other way allows.

    Control changes only after this; it makes regions adjacent for some tiles.
    [fenris.faction-fenris.leap-factory-card, fenris.ruling.fanatical-adjacent]
    """
    if unit >= FIRST_WORKER:
        return
    abilities, part = s.players[seat].abilities, s.part(Influence)
    faith = abilities & FENRIS.bit("fanatical") and BIT[to] & fanatical(s, seat, origin)
    part.by_faith = to if faith else UNSET
    if not faith and BIT[to] & jumps(s.rules.board)[origin] & ~steps_from(s, seat, origin):
        leapt(s)


def leapt(s: Scythe) -> None:
    """Counts a leap of the unit that has just moved; the question for the next unit is pending."""
    part = s.part(Influence)
    following = which_next(s.stack)
    moved = following.moved if following else 0
    again = (part.leap_turn, part.leap_of) == (s.turns, moved)
    part.leap_turn, part.leap_of, part.leaps = s.turns, moved, part.leaps * again + 1


@FENRIS.on("on_arrived")
def arrive(s: Scythe, seat: int, _unit: int, place: int, origin: int) -> bool:
    """Takes the token after a Fanatical move; if a leap leads there too, the player decides which it was.

    Who is set down by an airship has not moved there.
    [fenris.faction-fenris.fanatical, fenris.faction-fenris.fanatical-only, fenris.influence.fenris-units]
    """
    part = s.part(Influence)
    if part.by_faith == place and s.rules.factions[seat] == OWNER:
        part.by_faith = UNSET
        leaps = s.players[seat].abilities & FENRIS.bit("leap") and leaps_left(s, which_next(s.stack))
        if leaps and BIT[place] & landings(s, seat, origin):
            s.next(TakeBack(seat, place))
        else:
            take_back(s, seat, place)
    return False


def take_back(s: Scythe, seat: int, place: int) -> None:
    if s.journal is not UNSET:
        s.journal.append(AbilityUsed(seat, "fanatical"))
    take_token(s, seat, place)


class TakeBack(Ask, frozen=True, tag="scythe.fenris.TakeBack"):
    """Asks whether the move was Fanatical, which takes the token, or a leap, which leaves it.

    [fenris.faction-fenris.fanatical-only]
    """

    gesture: ClassVar[str] = "influence"

    place: int

    def options(self, s: Scythe) -> Options:
        return (NO, YES)

    def choose(self, s: Scythe, option: Option) -> None:
        if option is YES:
            take_back(s, self.seat, self.place)
        else:
            leapt(s)


# --- Horrify


@FENRIS.on("on_displaced")
def horrify_workers(s: Scythe, seat: int, victim: int, place: int, n: int) -> None:
    """Offers tokens for workers that are driven off without a combat.

    [fenris.faction-fenris.horrify-workers, fenris.ruling.horrify-timing]
    """
    horrify(s, seat, victim, place, n)


@FENRIS.on("on_retreat")
def horrify_losers(s: Scythe, winner: int, loser: int, place: int, attacker_won: bool) -> None:
    """Offers tokens for all units that a won attack drives off, before its star.

    [fenris.faction-fenris.horrify, fenris.faction-fenris.horrify-example, fenris.ruling.horrify-timing]
    """
    if attacker_won:
        horrify(s, winner, loser, place, driven_off(s, loser, place))


def driven_off(s: Scythe, loser: int, place: int) -> int:
    """Returns how many units of the loser are in the region of a combat."""
    return len(fighters_at(s, loser, place)) + len(workers_at(s, loser, place))


def horrify(s: Scythe, seat: int, foe: int, place: int, n: int) -> None:
    able = s.rules.factions[seat] == OWNER and s.players[seat].abilities & FENRIS.bit("horrify")
    if able and n and foe < s.rules.seats:
        s.next(Horrify(seat, foe, place, n))


class Horrify(Ask, frozen=True, tag="scythe.fenris.Horrify"):
    """Asks how many tokens from the supply to give, at most one for each unit.

    [fenris.faction-fenris.horrify, fenris.faction-fenris.horrify-source]
    """

    gesture: ClassVar[str] = "influence"
    begins: ClassVar[bool] = True

    foe: int
    place: int
    n: int

    def options(self, s: Scythe) -> Options:
        return HORRIFY[min(self.n, s.part(Influence).held[self.seat]) :: -1]

    def choose(self, s: Scythe, option: Option) -> None:
        if option.n:
            if s.journal is not UNSET:
                s.journal.append(AbilityUsed(self.seat, "horrify"))
            give_tokens(s, self.seat, self.foe, option.n)


# --- Death Ray


@FENRIS.on("card_rules", FENRIS.bit("death_ray"))
def death_ray(s: Scythe, seat: int, laid: Sequence[int], _options: Options) -> Options:
    """Returns the next cards: any number of one value, however many units fight.

    [fenris.faction-fenris.death-ray, fenris.faction-fenris.death-ray-restriction]
    [fenris.faction-fenris.death-ray-example]
    """
    chosen = [kind for kind, n in enumerate(laid) if n]
    hand = s.hands[seat]
    return (*[CARD[k] for k in chosen or range(len(hand)) if hand[k] > laid[k]], DONE)
