"""Saxony Empire: Dominate, Riverwalk, Underpass, Disarm, Speed."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec import UNSET

from spielwerk.games.scythe.board import BIT, Terrain
from spielwerk.games.scythe.combat import BeforeCombat
from spielwerk.games.scythe.control import controlled
from spielwerk.games.scythe.events import AbilityUsed
from spielwerk.games.scythe.factions.common import Faction
from spielwerk.games.scythe.movement import tunnels_of
from spielwerk.games.scythe.state import Scythe
from spielwerk.games.scythe.tracks import lose_power

if TYPE_CHECKING:
    from spielwerk.games.scythe.rules import ScytheRules

SAXONY = Faction("saxony")
SAXONY.add("keeps_objectives", True)


@SAXONY.on("star_limits")
def dominate(limits: list[list[int]], rules: ScytheRules, seat: int) -> list[list[int]]:
    """Removes the limit on stars for combats and objectives.

    [scythe.faction.saxony-dominate-combat, scythe.faction.saxony-dominate-objectives]
    """
    for i, star in enumerate(rules.star_track.values()):
        if not star.causes.keys().isdisjoint(("combat", "objective")):
            limits[seat][i] = rules.pieces.stars
    return limits


@SAXONY.on("links", SAXONY.bit("underpass"))
def underpass(s: Scythe, seat: int, place: int) -> int:
    """Makes controlled mountains and all tunnels adjacent to each other, the player's mine included.

    [scythe.saxony.underpass-adjacency, scythe.saxony.underpass-example, scythe.ruling.underpass-tunnels]
    """
    net = controlled(s, seat) & s.rules.board.of_terrain[Terrain.MOUNTAIN] | tunnels_of(s, seat)
    return net if net & BIT[place] else 0


class Disarm(BeforeCombat, frozen=True, tag="scythe.saxony.Disarm"):
    """Takes 2 power, or as much as there is, from the opponent in a region with a tunnel or the player's
    mine.

    [scythe.saxony.disarm-effect, scythe.saxony.disarm-once-per-combat, scythe.ruling.ability-floors]
    """

    against: ClassVar[bool] = True

    def usable(self, s: Scythe) -> bool:
        return bool(tunnels_of(s, self.seat) & BIT[self.place])

    def use(self, s: Scythe) -> None:
        if s.journal is not UNSET:
            s.journal.append(AbilityUsed(self.seat, "disarm"))
        lose_power(s, self.foe, 2)


SAXONY.add("before_combat", Disarm, SAXONY.bit("disarm"))
