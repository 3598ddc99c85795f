"""Tesla: whoever collects three encounter tokens finds him, and he counts as a character and as a mech."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Self

from msgspec import UNSET

from spielwerk.games.scythe.components.data import Text
from spielwerk.games.scythe.control import pieces_changed
from spielwerk.games.scythe.modules.collecting import Collection
from spielwerk.games.scythe.spoilers import key_of
from spielwerk.games.scythe.state import CHAMPION, NOWHERE, Player, Scythe, replaced
from spielwerk.kernel.event import Event
from spielwerk.kernel.module import Module, Rules
from spielwerk.kernel.schema import Field, SetupError
from spielwerk.kernel.text import text

if TYPE_CHECKING:
    from spielwerk.games.scythe.rules import ScytheRules
    from spielwerk.games.scythe.sight import Sight
    from spielwerk.games.scythe.view import ScytheView

WANTED = 3
"""How many encounter tokens it takes to find him.  [fenris.ruling.tesla-threshold]"""
NOBODY = -1
BEGINS = "tesla"
"""The field of a seat that he belongs to from the start.  [fenris.tesla.module-handicap]"""
CLUE, COMPANION = 1.5, 8.0
"""What a token of the search and Tesla himself are worth to bots."""


class Search(Collection):
    """How many encounter tokens each seat has, and who has found him."""

    owner: int = NOBODY

    @classmethod
    def fresh(cls, rules: Rules) -> Self:
        begins = [bool(seat.get(BEGINS)) for seat in rules.setup["seats"]]
        return cls(tokens=(0,) * rules.seats, owner=begins.index(True) if any(begins) else NOBODY)


TESLA = Module("tesla", conflicts=("mad-tesla",), spoiler=key_of("tesla"), part=Search)
"""[fenris.compat.tesla-and-mad-tesla]"""
TESLA.add("champion", Text("Tesla", "Tesla"))
SEAT_FIELDS = (Field(BEGINS, "flag", False, spoiler=key_of("tesla"), module=TESLA.id),)


class TeslaFound(Event, frozen=True, tag="scythe.TeslaFound"):
    seat: int
    place: int


def check(setup: dict[str, Any]) -> None:
    """Raises a `SetupError` if he begins with two players, or without his module.

    [fenris.tesla.module-handicap]
    """
    begins = [i for i, seat in enumerate(setup["seats"]) if seat.get(BEGINS)]
    if begins and TESLA.id not in setup["modules"]:
        raise SetupError(
            f"seats[{begins[0]}].{BEGINS}", f"is for the module '{TESLA.id}'; name it in 'modules' too"
        )
    if len(begins) > 1:
        raise SetupError(
            f"seats[{begins[1]}].{BEGINS}", "he begins with one player only", "scythe-setup-tesla"
        )


@TESLA.on("start_pieces")
def at_home(rules: ScytheRules, actor: int, p: Player) -> None:
    """Puts him on the home base of the player to whom he is given.  [fenris.tesla.module-handicap]"""
    if actor < rules.seats and rules.setup["seats"][actor].get(BEGINS):
        p.units[CHAMPION] = p.home


@TESLA.on("on_met")
def collect(s: Scythe, seat: int, place: int) -> None:
    """Counts the token of an encounter that is over; with the third he appears there.

    The game goes on.  For an Automa he is a mech.
    [fenris.tesla.module-find, fenris.tesla.module-place, fenris.tesla.module-no-end]
    [fenris.ruling.tesla-automa-finds, fenris.tesla.automa-no-search]
    """
    search = s.part(Search)
    search.tokens = replaced(search.tokens, seat, search.tokens[seat] + 1)
    if search.owner == NOBODY and search.tokens[seat] >= WANTED:
        search.owner = seat
        s.players[seat].units[CHAMPION] = place
        pieces_changed(s, seat)
        if s.journal is not UNSET:
            s.journal.append(TeslaFound(seat, place))


@TESLA.on("automa_reserve")
def on_the_mat(s: Scythe, seat: int) -> Sequence[int]:
    """Lets an Automa deploy him again after a defeat, like any mech.  [fenris.tesla.automa-as-mech]"""
    beaten = s.part(Search).owner == seat and s.players[seat].units[CHAMPION] == NOWHERE
    return (CHAMPION,) if beaten else ()


def worth(at: Sight) -> float:
    """Returns what the search has brought, for bots."""
    search = at.s.part(Search)
    if search.owner != NOBODY:
        return COMPANION if search.owner == at.seat else 0.0
    return CLUE * min(WANTED, search.tokens[at.seat])


TESLA.add_row("estimate_terms", "tesla", worth)


@TESLA.on("belongings")
def in_words(view: ScytheView, seat: int, rules: ScytheRules) -> Sequence[tuple[str, str]]:
    """Returns how far a player's search is, or who has found him."""
    search: Search = view.parts[rules.slots[Search]]
    state = "searching" if search.owner == NOBODY else "own" if search.owner == seat else "other"
    said = text(f"scythe-panel-tesla-{state}", n=search.tokens[seat], wanted=WANTED)
    return ((text("scythe-panel-tesla"), said),)
