"""End-condition tiles: one of eight says when and how the game ends, instead of the sixth star.

Other conditions that end a game stay in force.
[scythe.windgambit.end.replaces, scythe.windgambit.ruling-other-ends]
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

from msgspec import UNSET

from spielwerk.games.scythe import components
from spielwerk.games.scythe.actions.move import Move
from spielwerk.games.scythe.automa.deck import draw, draws
from spielwerk.games.scythe.automa.move_row import Moves
from spielwerk.games.scythe.board import BIT
from spielwerk.games.scythe.control import pieces_changed
from spielwerk.games.scythe.end import sixth_star
from spielwerk.games.scythe.movement import send_home
from spielwerk.games.scythe.scoring import outcome
from spielwerk.games.scythe.sight import STAR, Sight
from spielwerk.games.scythe.stars import Stars
from spielwerk.games.scythe.state import NOWHERE, Scythe, replaced
from spielwerk.games.scythe.tracks import gain_coins, gain_popularity
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.event import Event
from spielwerk.kernel.frame import Chance, Step
from spielwerk.kernel.module import Module
from spielwerk.kernel.option import Option, Options, Weights
from spielwerk.kernel.schema import Field
from spielwerk.kernel.state import Part

if TYPE_CHECKING:
    from spielwerk.games.scythe.rules import ScytheRules

IDS = tuple(components.end_tiles())
TILE, DRAWN = "end_tile", "drawn"
FIELDS = (Field(TILE, "choice", DRAWN, choices=(DRAWN, *IDS), module="end-tiles"),)
"""The tile that the group has chosen, or that one is drawn.  [scythe.windgambit.end.one-tile]"""
SIXTH_STAR = "sixth-star"


class EndTile(Part):
    """Who has set the tile off, whether that turn still runs, the further turns of each seat, the finished
    rounds, the second stars that each seat may earn now (masks of rows), open objectives, and which of those
    each seat has fulfilled (masks).
    """

    started: int = NOWHERE
    running: int = 0
    left: tuple[int, ...] = ()
    rounds: int = 0
    again: tuple[int, ...] = ()
    missions: tuple[int, ...] = ()
    fulfilled: tuple[int, ...] = ()

    @classmethod
    def fresh(cls, rules: Any) -> Self:
        return cls(again=(0,) * rules.actors, fulfilled=(0,) * rules.seats)


END_TILES = Module("end-tiles", conflicts=("horde",), part=EndTile)
"""[fenris.compat.horde-no-end-tiles]"""


class Countdown(Event, frozen=True, tag="scythe.Countdown"):
    """The end is set off: everybody has so many further turns."""

    seat: int
    end_tile: str
    n: int


class RushBegan(Event, frozen=True, tag="scythe.RushBegan"):
    seat: int


class Exploded(Event, frozen=True, tag="scythe.Exploded"):
    """The Factory has exploded: so many units of a seat retreat."""

    seat: int
    n: int


def deal(setup: dict[str, Any]) -> None:
    """Draws the tile, unless the group has chosen it.  [scythe.windgambit.end.one-tile]"""
    if END_TILES.id in setup["modules"] and setup[TILE] == DRAWN:
        setup[TILE] = IDS[Rng(setup["deal"] + (1 << 33)).below(len(IDS))]


def numbers(rules: ScytheRules) -> tuple[int, ...]:
    """Returns the numbers of the tile of a game, in the order of its sentence."""
    return rules.data.end_tiles()[rules.setup[TILE]].numbers


def tile(id: str) -> Module:
    """Returns the module of a tile."""
    return Module(f"end-{id}", requires=("end-tiles",))


class EndNow(Step, frozen=True, tag="scythe.endtiles.EndNow"):
    """Ends the game by its tile."""

    seat: int

    def run(self, s: Scythe) -> None:
        s.rules.end(s, self.seat, s.rules.setup[TILE])


# --- further turns


def start(s: Scythe, seat: int, turns: int) -> None:
    """Sets the end off: after the running turn everybody has so many more."""
    part = s.part(EndTile)
    part.started, part.running = seat, 1
    part.left = (turns,) * s.rules.seats
    if s.journal is not UNSET:
        s.journal.append(Countdown(seat, s.rules.setup[TILE], turns))


def last_turn_over(s: Scythe, seat: int) -> bool:
    """Counts a finished turn; returns whether all further turns are over.

    They go round from the next player, so the one whose turn it was is the last.
    [scythe.windgambit.end.backup-order]
    """
    part = s.part(EndTile)
    if part.started == NOWHERE:
        return False
    if part.running:
        part.running = 0
    elif seat < s.rules.seats:
        part.left = replaced(part.left, seat, part.left[seat] - 1)
    return not any(part.left)


# --- Doomsday Clock

DOOMSDAY_CLOCK = tile("doomsday-clock")
DOOMSDAY_CLOCK.remove_row("end_conditions", SIXTH_STAR)


@DOOMSDAY_CLOCK.on("on_turn_ended")
def tick(s: Scythe, seat: int) -> None:
    """Ends the game after the last turn of the last player; turns of Automas count, skipped ones included.

    [scythe.windgambit.end.doomsday-clock, scythe.windgambit.automa.doomsday]
    """
    part = s.part(EndTile)
    if seat == s.rules.seating[-1]:
        part.rounds += 1
        if part.rounds == numbers(s.rules)[0]:
            s.rules.end(s, seat, s.rules.setup[TILE])


# --- Backup Plan

BACKUP_PLAN = tile("backup-plan")


def leader_ends(s: Scythe, seat: int) -> bool:
    """Returns whether the sixth star ends the game at once, since its owner would win now; otherwise
    everybody has another turn, and further sixth stars change nothing.

    [scythe.windgambit.end.backup-plan, scythe.windgambit.end.backup-order]
    [scythe.windgambit.automa.backup, scythe.windgambit.ruling-backup-leading]
    [scythe.windgambit.ruling-backup-who]
    """
    if not sixth_star(s, seat) or s.part(EndTile).started != NOWHERE:
        return False
    if seat in outcome(s).winners:
        return True
    start(s, seat, numbers(s.rules)[0])
    return False


BACKUP_PLAN.replace_row("end_conditions", SIXTH_STAR, leader_ends)


@BACKUP_PLAN.on("on_turn_ended")
def end_of_the_plan(s: Scythe, seat: int) -> None:
    """Ends the game after the further turns.  [scythe.windgambit.end.backup-plan]"""
    if last_turn_over(s, seat):
        s.rules.end(s, s.part(EndTile).started, s.rules.setup[TILE])


# --- Land Rush

LAND_RUSH = tile("land-rush")


def rush_is_near(s: Scythe, seat: int) -> bool:
    """Sets the rush off with the sixth star, which ends nothing.  [scythe.windgambit.end.land-rush]"""
    if sixth_star(s, seat) and s.part(EndTile).started == NOWHERE:
        start(s, seat, 0)
    return False


LAND_RUSH.replace_row("end_conditions", SIXTH_STAR, rush_is_near)


@LAND_RUSH.on("on_turn_ended")
def rush(s: Scythe, seat: int) -> None:
    """Lets everybody move once more, beginning with the next player; then the game ends.

    [scythe.windgambit.end.land-rush]
    """
    if last_turn_over(s, seat):
        i = s.round.index(seat) + 1
        order = [actor for actor in s.round[i:] + s.round[:i] if actor < s.rules.seats]
        s.then(*[Rush(other) for other in order], EndNow(s.part(EndTile).started))


class Rush(Step, frozen=True, tag="scythe.endtiles.Rush"):
    """Gives a player a Move action; an Automa draws a card for its movements alone.

    [scythe.windgambit.end.land-rush]
    """

    seat: int

    def run(self, s: Scythe) -> None:
        s.active = self.seat
        s.turns += 1
        s.workers_driven_off = 0
        if s.journal is not UNSET:
            s.journal.append(RushBegan(self.seat))
        s.next(Move(self.seat) if s.rules.chooses[self.seat] else RushCard(self.seat))


class RushCard(Chance, frozen=True, tag="scythe.endtiles.RushCard"):
    """Draws the card of an Automa in a land rush."""

    seat: int

    def outcomes(self, s: Scythe) -> tuple[Options, Weights]:
        return draws(s, self.seat)

    def choose(self, s: Scythe, option: Option) -> None:
        s.next(Moves(self.seat, draw(s, self.seat, option, for_turn=True), 0))


# --- Factory Explosion

FACTORY_EXPLOSION = tile("factory-explosion")
FACTORY_EXPLOSION.remove_row("end_conditions", SIXTH_STAR)


@FACTORY_EXPLOSION.on("on_star")
def light_the_fuse(s: Scythe, seat: int, _row: int) -> None:
    """Pays the first player with so many stars and sets the end off.

    [scythe.windgambit.end.factory-explosion]
    """
    star, coins, turns, _ = numbers(s.rules)
    if s.part(EndTile).started == NOWHERE and s.players[seat].star_count >= star:
        gain_coins(s, seat, coins)
        start(s, seat, turns)


@FACTORY_EXPLOSION.on("on_turn_ended")
def go_off(s: Scythe, seat: int) -> None:
    if last_turn_over(s, seat):
        s.then(Explode(), EndNow(s.part(EndTile).started))


class Explode(Step, frozen=True, tag="scythe.endtiles.Explode"):
    """Sends all units on the Factory and next to it home; their owners gain popularity, except Automas.

    [scythe.windgambit.end.factory-explosion]
    """

    def run(self, s: Scythe) -> None:
        b, each = s.rules.board, numbers(s.rules)[3]
        blast = BIT[b.factory] | b.neighbours[b.factory]
        for seat in s.rules.seating:
            struck = [unit for unit, place in enumerate(s.players[seat].units) if BIT[place] & blast]
            for unit in struck:
                send_home(s, seat, unit)
            pieces_changed(s, seat)
            if s.journal is not UNSET:
                s.journal.append(Exploded(seat, len(struck)))
            if not s.rules.fixed_popularity[seat]:
                gain_popularity(s, seat, each * len(struck))
        s.then(*[Stars(seat) for seat in s.rules.seating])


# --- King of the Hill

KING_OF_THE_HILL = tile("king-of-the-hill")
KING_OF_THE_HILL.remove_row("end_conditions", SIXTH_STAR)


@KING_OF_THE_HILL.on("on_turn_began")
def crown(s: Scythe, seat: int) -> None:
    """Ends the game if a player begins a turn with all stars and the Factory.

    [scythe.windgambit.end.king-of-the-hill]
    """
    if seat < s.rules.seats and sixth_star(s, seat) and s.held[seat] & BIT[s.rules.board.factory]:
        s.rules.end(s, seat, s.rules.setup[TILE])


def hill(at: Sight) -> float:
    """Returns the value of the Factory for a player who has all stars, for bots."""
    if not sixth_star(at.s, at.seat):
        return 0.0
    goal = at.b.factory
    far = [at.far[place][goal] for place in at.p.units if place >= 0]
    return STAR * (2.0 if at.control & BIT[goal] else 1 / (1 + min(far, default=9)))


KING_OF_THE_HILL.add_row("estimate_terms", "hill", hill)
