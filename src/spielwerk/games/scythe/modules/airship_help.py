"""The passive tiles of airships: how they help the units of their owner."""

from __future__ import annotations

from typing import ClassVar

from msgspec import UNSET

from spielwerk.games.scythe.board import BIT, Terrain
from spielwerk.games.scythe.components.reading import LARGEST_NUMBER
from spielwerk.games.scythe.control import controlled, enemy_units, pieces_changed
from spielwerk.games.scythe.events import ObjectiveDrawn
from spielwerk.games.scythe.modules.airship_combat import tile, used
from spielwerk.games.scythe.modules.airships import Airships, airship_at, below, has, numbers
from spielwerk.games.scythe.movement import fighters_at, retreat, workers_at
from spielwerk.games.scythe.objectives import DealObjective
from spielwerk.games.scythe.options import DONE, NO, OBJECTIVE, OPTIONS, UNIT, WORKER_AT
from spielwerk.games.scythe.stars import place_due
from spielwerk.games.scythe.state import NOWHERE, Scythe
from spielwerk.games.scythe.tracks import gain_popularity
from spielwerk.kernel.frame import Ask
from spielwerk.kernel.option import Option, Options, Weights

# --- on the move

FERRY = tile("ferry")


@FERRY.on("links")
@FERRY.on("worker_links")
def ferry(s: Scythe, seat: int, place: int) -> int:
    """Lets units enter the lake below the airship and leave it again.  [scythe.windgambit.tile.ferry]"""
    b = s.rules.board
    lake = below(s, seat) & b.lakes
    if BIT[place] & lake:
        return b.neighbours[place] & b.land
    return b.neighbours[place] & lake


BOOST = tile("boost")


@BOOST.on("more_steps")
def boost(s: Scythe, seat: int, unit: int) -> int:
    """Lets units that start below the airship go further.  [scythe.windgambit.tile.boost]"""
    starts_there = BIT[s.players[seat].units[unit]] & below(s, seat)
    return numbers(s.rules, "boost")[0] if starts_there else 0


DRILL = tile("drill")


@DRILL.on("mines")
def drill(s: Scythe, seat: int) -> int:
    """Makes the land below the airship a tunnel for its owner.  [scythe.windgambit.tile.drill]"""
    return below(s, seat) & s.rules.board.land if has(s.rules, seat, "drill") else 0


HERO = tile("hero")
"""The flight asks for it: the character may come aboard, too.  [scythe.windgambit.tile.hero]"""


# --- retreats

SAFE_HAVEN = tile("safe-haven")


def haven(s: Scythe, seat: int, origin: int) -> int:
    """Returns where units may retreat to; -1 if the airship is over a lake, at home or over opponents.

    [scythe.windgambit.tile.safe-haven]
    """
    at = airship_at(s, seat)
    open_land = BIT[at] & s.rules.board.land & ~enemy_units(s, seat)
    return at if open_land and at != origin else NOWHERE


class Haven(Ask, frozen=True, tag="scythe.airships.Haven"):
    """Asks which of the retreating units go to the airship; the others go home.

    Workers that were driven off without a combat are on their home base already: `driven_off` of them.
    [scythe.windgambit.tile.safe-haven]
    """

    gesture: ClassVar[str] = "retreat"
    begins: ClassVar[bool] = True

    place: int
    driven_off: int = 0

    def options(self, s: Scythe) -> Options:
        if haven(s, self.seat, self.place) == NOWHERE:
            return (DONE,)
        fighters = [] if self.driven_off else [UNIT[u] for u in fighters_at(s, self.seat, self.place)]
        workers = [WORKER_AT[self.place]] if workers_at(s, self.seat, self.place) else []
        return (*fighters, *workers, DONE)

    def choose(self, s: Scythe, option: Option) -> None:
        if option is DONE:
            return
        unit = option.i if option.verb == UNIT[0].verb else workers_at(s, self.seat, self.place)[0]
        retreat(s, self.seat, unit, haven(s, self.seat, self.place))
        pieces_changed(s, self.seat)
        if self.driven_off != 1:
            s.next(Haven(self.seat, self.place, max(0, self.driven_off - 1)))


SAFE_HAVEN.add("retreats", Haven)


@SAFE_HAVEN.on("on_displaced")
def shelter(s: Scythe, _seat: int, victim: int, _place: int, n: int) -> None:
    """Asks whether workers that were driven off go to the airship instead of home.

    [scythe.windgambit.tile.safe-haven]
    """
    if victim < s.rules.seats and has(s.rules, victim, "safe-haven"):
        s.next(Haven(victim, s.players[victim].home, n))


# --- Produce, Build and Deploy

REAP = tile("reap")


@REAP.on("free_fields")
def reap(s: Scythe, seat: int) -> int:
    """Returns the region below the airship, which produces as one more.  [scythe.windgambit.tile.reap]"""
    works = controlled(s, seat) & s.players[seat].workers_at
    return below(s, seat) & works if has(s.rules, seat, "reap") else 0


CRAFT = tile("craft")


@CRAFT.on("sites")
def craft(s: Scythe, seat: int) -> int:
    """Returns the land below the airship, if nobody's unit stands there.

    [scythe.windgambit.tile.craft, scythe.windgambit.airship.occupied]
    """
    if not has(s.rules, seat, "craft"):
        return 0
    free = below(s, seat) & s.rules.board.land
    for p in s.players:
        free &= ~(p.fighters_at | p.workers_at)
    return free


# --- Negotiate

NEGOTIATE = tile("negotiate")
EXCHANGE = OPTIONS.numbers("exchange", LARGEST_NUMBER)


class Negotiation(Ask, frozen=True, tag="scythe.airships.Negotiation"):
    """Asks over a village which objective card is exchanged, if any; once in a turn.

    [scythe.windgambit.tile.negotiate]
    """

    gesture: ClassVar[str] = "objective"
    begins: ClassVar[bool] = True

    def options(self, s: Scythe) -> Options:
        village = BIT[airship_at(s, self.seat)] & s.rules.board.of_terrain[Terrain.VILLAGE]
        if not village or s.part(Airships).negotiated == s.turns or not s.objective_deck:
            return (NO,)
        return (*[EXCHANGE[n] for n in s.objectives[self.seat]], NO)

    def choose(self, s: Scythe, option: Option) -> None:
        """Draws before the old card comes into the deck, and gains popularity."""
        if option is NO:
            return
        part = s.part(Airships)
        part.negotiated, part.dropper, part.dropped = s.turns, self.seat, option.n
        s.objectives[self.seat] = tuple([n for n in s.objectives[self.seat] if n != option.n])
        s.objective_deck = tuple(sorted([*s.objective_deck, option.n]))
        used(s, self.seat, "negotiate")
        s.next(DrawAnother(self.seat))
        gain_popularity(s, self.seat, numbers(s.rules, "negotiate")[0])
        place_due(s, self.seat)


NEGOTIATE.add("on_landed", Negotiation)


class DrawAnother(DealObjective, frozen=True, tag="scythe.airships.DrawAnother"):
    """Draws any objective card but the one that was discarded.  [scythe.windgambit.tile.negotiate]"""

    def outcomes(self, s: Scythe) -> tuple[Options, Weights]:
        dropped = s.part(Airships).dropped
        return tuple([OBJECTIVE[n] for n in s.objective_deck]), [int(n != dropped) for n in s.objective_deck]

    def choose(self, s: Scythe, option: Option) -> None:
        super().choose(s, option)
        part = s.part(Airships)
        part.dropper, part.dropped = NOWHERE, 0
        if s.journal is not UNSET:
            s.journal.append(ObjectiveDrawn(self.seat, option.n))
