"""Build: a structure moves from the player mat to the board."""

from __future__ import annotations

from typing import ClassVar

from msgspec import UNSET

from spielwerk.games.scythe.board import BIT
from spielwerk.games.scythe.control import grounds, pieces_changed
from spielwerk.games.scythe.events import Built
from spielwerk.games.scythe.options import AT_EACH, DECLINE, STRUCTURE
from spielwerk.games.scythe.stars import earn
from spielwerk.games.scythe.state import NOWHERE, Scythe
from spielwerk.kernel.frame import Ask
from spielwerk.kernel.option import Option, Options


def built(s: Scythe) -> int:
    """Returns the places with a structure of any player."""
    taken = 0
    for p in s.players:
        taken |= p.structures_at
    return taken


def sites(s: Scythe, seat: int) -> int:
    """Returns controlled land regions with a worker of the player's and no structure; the Factory counts.

    Modules may allow others.

    [scythe.build.placement, scythe.build.one-per-region, scythe.build.forbidden-places]
    [scythe.build.factory-allowed]
    """
    return grounds(s, seat) & ~built(s)


class Build(Ask, frozen=True, tag="scythe.build.Build"):
    """Asks which structure on the player mat to build.

    [scythe.setup.structures, scythe.build.placement, scythe.encounter.placement]
    [scythe.turn.partial-benefit]
    """

    gesture: ClassVar[str] = "build"
    begins: ClassVar[bool] = True

    place: int = NOWHERE
    """Where the structure must go, if a card says so."""

    def options(self, s: Scythe) -> Options:
        free = sites(s, self.seat) if self.place == NOWHERE else BIT[self.place] & ~built(s)
        if not free:
            return (DECLINE,)
        structures = s.players[self.seat].structures
        return (*[o for i, o in enumerate(STRUCTURE) if structures[i] == NOWHERE], DECLINE)

    def choose(self, s: Scythe, option: Option) -> None:
        if option is DECLINE:
            return
        if self.place == NOWHERE:
            s.next(BuildAt(self.seat, option.i))
        else:
            place_structure(s, self.seat, option.i, self.place)


class BuildAt(Ask, frozen=True, tag="scythe.build.BuildAt"):
    """Asks where to build the structure.  [scythe.build.placement]"""

    gesture: ClassVar[str] = "build"

    structure: int

    def options(self, s: Scythe) -> Options:
        return AT_EACH(sites(s, self.seat))

    def choose(self, s: Scythe, option: Option) -> None:
        place_structure(s, self.seat, self.structure, option.i)


def place_structure(s: Scythe, seat: int, structure: int, place: int) -> None:
    """Places a structure for the rest of the game; it improves the top action above its box from now on.

    [scythe.build.permanent, scythe.build.benefit-permanent, scythe.star.all-structures]
    """
    p = s.players[seat]
    p.build(structure, place)
    pieces_changed(s, seat)
    if s.journal is not UNSET:
        s.journal.append(Built(seat, structure, place))
    earn(s, seat, "structures", len(p.structures) - p.structures.count(NOWHERE))
