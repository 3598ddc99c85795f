"""Airships: each player's flies over the whole board and carries resources or workers; two tiles say how.

A worker aboard is at the place `ABOARD`, and resources aboard lie in the store of their owner, beside the
board: so neither controls, works or fights anywhere.
[scythe.windgambit.airship.no-control, scythe.windgambit.cargo.workers-aboard]
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

from msgspec import UNSET

from spielwerk.games.scythe import components
from spielwerk.games.scythe.board import BIT
from spielwerk.games.scythe.state import ABOARD, FIRST_WORKER, NOWHERE, PLACE_COUNT, Scythe, counts
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.event import Event
from spielwerk.kernel.module import Module
from spielwerk.kernel.schema import Field, SetupError
from spielwerk.kernel.state import Part

if TYPE_CHECKING:
    from spielwerk.games.scythe.components.wind_gambit import AggressiveTile, AirshipFile, PassiveTile
    from spielwerk.games.scythe.rules import ScytheRules

OWN, DEALT = "own_airship_tiles", "airship_tiles"
FIELDS = (
    Field(OWN, "flag", False, module="airships"),
    Field(DEALT, "data", type=list[list[str]], module="airships"),
)
"""Whether each player has own tiles, and the dealt tiles: one pair for all, or a pair for each seat."""
PASSIVE = tuple([tile.id for tile in components.airships().passive])


class Airships(Part):
    """Where the airship of each seat is, where the active one has ended a movement of this action, and the
    turn of the last negotiation.  `dropped` is the objective card that `dropper` exchanges, a secret.
    """

    at: tuple[int, ...]
    flew_to: int = NOWHERE
    negotiated: int = -1
    dropper: int = NOWHERE
    dropped: int = 0

    @classmethod
    def fresh(cls, rules: Any) -> Self:
        """Returns all airships on their home bases; an Automa has none.

        [scythe.windgambit.airship.one-each, scythe.windgambit.automa.no-airship]
        """
        seats = range(rules.seats)
        return cls(
            at=tuple([rules.board.home[rules.homes[i]] if rules.chooses[i] else NOWHERE for i in seats])
        )

    def seen_by(self, viewer: int) -> Self:
        seen = self.copy()
        if viewer != self.dropper:
            seen.dropped = 0
        return seen


AIRSHIPS = Module("airships", part=Airships)


class AirshipFlew(Event, frozen=True, tag="scythe.AirshipFlew"):
    seat: int
    origin: int
    to: int


# --- the tiles of a game


def deal(setup: dict[str, Any], automas: tuple[int, ...], data: AirshipFile) -> None:
    """Draws one tile of each kind for everybody, or a pair for each player; with an Automa, none without use.

    [scythe.windgambit.airship.tiles, scythe.windgambit.airship.own-tiles]
    [scythe.windgambit.automa.no-toll]
    """
    if AIRSHIPS.id not in setup["modules"]:
        setup[DEALT] = None
        return
    usable = [tile.id for tile in data.aggressive if tile.automa or not automas]
    rng = Rng(setup["deal"] + (1 << 32))
    drawn = [list(pair) for pair in zip(rng.shuffled(usable), rng.shuffled(PASSIVE), strict=False)]
    seats = len(setup["seats"])
    if setup[DEALT] is None:
        pairs = [drawn.pop() if i not in automas else [] for i in range(seats)] if setup[OWN] else drawn[:1]
        setup[DEALT] = pairs
    check(setup[DEALT], usable, [i not in automas for i in range(seats)] if setup[OWN] else [True])


def check(pairs: list[list[str]], usable: list[str], wanted: list[bool]) -> None:
    """Raises a `SetupError` if given tiles cannot be played with."""
    if [bool(pair) for pair in pairs] != wanted:
        raise SetupError(DEALT, "give one pair for all, or with own_airship_tiles one for each player")
    for i, pair in enumerate(pairs):
        if pair and not (len(pair) == 2 and pair[0] in usable and pair[1] in PASSIVE):
            allowed = f"one of {' | '.join(usable)} and one of {' | '.join(PASSIVE)}"
            raise SetupError(f"{DEALT}[{i}]", f"choose {allowed}")


def tiles_of(rules: ScytheRules, seat: int) -> list[str]:
    """Returns the aggressive and the passive tile of a seat; nothing for a seat without an airship."""
    pairs: list[list[str]] = rules.setup[DEALT]
    if not rules.chooses[seat]:
        return []
    return pairs[seat] if rules.setup[OWN] else pairs[0]


def has(rules: ScytheRules, seat: int, tile: str) -> bool:
    """Returns whether a tile applies to the airship of a seat."""
    return tile in tiles_of(rules, seat)


def numbers(rules: ScytheRules, tile: str) -> tuple[int, ...]:
    """Returns the numbers of a tile, in the order of its sentence."""
    return rules.data.airships().tiles()[tile].numbers


def aggressive(rules: ScytheRules, seat: int) -> AggressiveTile:
    return next(t for t in rules.data.airships().aggressive if t.id == tiles_of(rules, seat)[0])


def passive(rules: ScytheRules, seat: int) -> PassiveTile:
    return next(t for t in rules.data.airships().passive if t.id == tiles_of(rules, seat)[1])


def carries(rules: ScytheRules, seat: int) -> tuple[int, int]:
    """Returns how many resources and how many workers an airship carries; one of them is 0.

    [scythe.windgambit.airship.values, scythe.windgambit.airship.value-table]
    """
    data = rules.data.airships()
    return (data.resources, 0) if aggressive(rules, seat).cargo == "resources" else (0, data.workers)


# --- where it is


def airship_at(s: Scythe, seat: int) -> int:
    """Returns where the airship of a seat is; -1 for seats and powers without one."""
    at = s.part(Airships).at
    return at[seat] if seat < len(at) else NOWHERE


def below(s: Scythe, seat: int) -> int:
    """Returns the region below an airship as a mask; 0 while it is on a home base."""
    return BIT[airship_at(s, seat)] & s.rules.regions


def place_airship(s: Scythe, seat: int, to: int) -> None:
    part = s.part(Airships)
    origin = part.at[seat]
    part.at = (*part.at[:seat], to, *part.at[seat + 1 :])
    if s.journal is not UNSET:
        s.journal.append(AirshipFlew(seat, origin, to))


# --- what is aboard


def store(seat: int) -> int:
    """Returns the place of the resources aboard."""
    return PLACE_COUNT + seat


@AIRSHIPS.on("stores")
def holds(masks: list[int], rules: ScytheRules, _seat: None) -> list[int]:
    """Gives each seat the resources aboard its airship, wherever that is.

    [scythe.windgambit.cargo.resources-owned]
    """
    return [mask | (BIT[store(i)] if i < rules.seats else 0) for i, mask in enumerate(masks)]


def resources_aboard(s: Scythe, seat: int) -> int:
    return sum(counts(s.goods[store(seat)]))


def workers_aboard(s: Scythe, seat: int) -> int:
    return s.players[seat].units[FIRST_WORKER:].count(ABOARD)


# --- in the Move action


def flies(s: Scythe, seat: int) -> bool:
    return airship_at(s, seat) != NOWHERE


AIRSHIPS.add("also_moves", flies)
