"""What faction mats share: reading a mat, Riverwalk, Speed, and lakes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from functools import cache
from operator import or_
from typing import TYPE_CHECKING, Any, Self

from spielwerk.games.scythe import components
from spielwerk.games.scythe.board import Board, Terrain
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.module import Module, Rules
from spielwerk.kernel.state import Part

if TYPE_CHECKING:
    from spielwerk.games.scythe.rules import ScytheRules

Reach = list[list[list[int]]]
"""[seat][abilities][place]: where characters and mechs can go in one step, as a mask."""


@cache
def masks_with(bit: int, abilities: int) -> list[int]:
    return [mask for mask in range(1 << abilities) if mask & bit]


@cache
def across_rivers(b: Board, *terrains: str) -> list[int]:
    """Returns where a river can be crossed from each place into these kinds of terrain."""
    into = sum([b.of_terrain[Terrain[name.upper()]] for name in terrains])
    return [across & into for across in b.river]


@cache
def sailing(b: Board, between_lakes: bool) -> list[int]:
    """Returns by place the regions that a unit on lakes or next to them reaches in one step."""
    across = b.lakes if between_lakes else 0
    more = [near & b.lakes for near in b.neighbours]
    for lake in bits(b.lakes):
        more[lake] |= b.neighbours[lake] & b.land | across
    return more


class Faction(Module):
    """A faction, as a module of the seat that plays it."""

    def __init__(self, id: str, part: type[Part] | None = None, requires: Sequence[str] = ()) -> None:
        super().__init__(id, part=part, requires=requires)
        self.data = components.factions()[id]
        if "riverwalk" in self.data.mechs:
            self.add("fighter_reach", self._riverwalk)
        if "speed" in self.data.mechs:
            self.add("fighter_steps", self._speed)

    def varied(self, instead: Mapping[Any, Any]) -> Self:
        """Returns a copy of the faction with some of its functions replaced."""
        other = copy(self)
        other.entries = [
            (point, instead.get(value, value), arg, who) for point, value, arg, who in self.entries
        ]
        return other

    def bit(self, ability: str) -> int:
        """Returns the bit of a mech ability in a player's `abilities`."""
        return 1 << self.data.mechs.index(ability)

    def masks(self, ability: str) -> list[int]:
        """Returns all combinations of unlocked abilities that include this one."""
        return masks_with(self.bit(ability), len(self.data.mechs))

    def widen(self, reach: list[list[int]], ability: str, more: Sequence[int]) -> None:
        """Adds destinations to each place for masks with this ability; rows shared before stay shared."""
        known: list[tuple[list[int], list[int]]] = []
        for mask in self.masks(ability):
            row = reach[mask]
            wider = next((after for before, after in known if before is row), None)
            if wider is None:
                wider = list(map(or_, row, more))
                known.append((row, wider))
            reach[mask] = wider

    def _riverwalk(self, reach: Reach, rules: ScytheRules, seat: int) -> Reach:
        """Lets units cross rivers into two kinds of terrain, also out of home bases.

        [scythe.mech.riverwalk-two-terrains, scythe.ruling.lake-adjacent-home-base]
        [scythe.saxony.riverwalk, scythe.nordic.riverwalk, scythe.rusviet.riverwalk]
        [scythe.crimea.riverwalk, scythe.polania.riverwalk]
        """
        terrains = rules.data.factions()[self.id].riverwalk
        self.widen(reach[seat], "riverwalk", across_rivers(rules.board, *terrains))
        return reach

    def _speed(self, steps: list[list[int]], _rules: Rules, seat: int) -> list[list[int]]:
        """Lets units move one region further.

        [scythe.mech.speed-extra-step, scythe.mech.speed-all-factions, scythe.invaders.no-riverwalk-no-speed]
        """
        for mask in self.masks("speed"):
            steps[seat][mask] += 1
        return steps

    def sails(self, ability: str, *, between_lakes: bool) -> None:
        """Lets character and mechs move onto lakes and off them, also from home bases but never into one.

        [scythe.move.lake-access-any-side, scythe.nordic.seaworthy-move, scythe.polania.submerge-move]
        [scythe.polania.submerge-lake-to-lake, scythe.ruling.lake-adjacent-home-base]
        [scythe.invaders.suiton]
        """

        def fold(reach: Reach, rules: ScytheRules, seat: int) -> Reach:
            self.widen(reach[seat], ability, sailing(rules.board, between_lakes))
            return reach

        self.add("fighter_reach", fold)
