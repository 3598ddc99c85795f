"""Islanders: an island of one's own to explore.

Their numbers are, for each hex of the ring, the tile on it (or -1) and its rotation.
"""

from __future__ import annotations

from typing import ClassVar

from msgspec import UNSET

from spielwerk.games.tapestry.civilization import numbers, set_numbers
from spielwerk.games.tapestry.civilizations.choosing_another import take_another
from spielwerk.games.tapestry.components.data import SEA
from spielwerk.games.tapestry.draws import DrawTiles
from spielwerk.games.tapestry.events import IslandExplored
from spielwerk.games.tapestry.explore import ChooseHex, gain_tile
from spielwerk.games.tapestry.facts import score
from spielwerk.games.tapestry.options import CIVILIZATIONS, NO, OPTIONS, TILE, TURNED, YES
from spielwerk.games.tapestry.source import CIVILIZATION, in_income_turn
from spielwerk.games.tapestry.state import LAST_INCOME, NONE, Player, Tapestry
from spielwerk.games.tapestry.world import SIDES, STEPS, aligned, world
from spielwerk.kernel.frame import Ask
from spielwerk.kernel.module import Module
from spielwerk.kernel.option import Option, Options

ISLANDERS = Module("islanders")
NUMBER = CIVILIZATIONS.index("islanders")
START_TILES = 4
POINTS = 4
CENTRE = "MGSFDS"
"""The corners of the printed centre: its edges show mountain and grassland, grassland, forest, forest and
desert, desert, mountain.  [tapestry.civ.islanders.centre]"""
ISLAND = world([*STEPS, (0, 0)], [*[""] * SIDES, CENTRE], {}, NONE)
"""Six hexes around a centre, which is the last.  [tapestry.civ.islanders.geometry]"""
ISLAND_HEX = OPTIONS.numbers("island", SIDES - 1)
ISLANDERS.add_row("naming", "island", lambda _speech, option, _rules: {"n": option.n + 1})


def laid(p: Player) -> list[tuple[int, int]]:
    """Returns tile and rotation of each hex of the ring; empty without the Islanders."""
    own = numbers(p, NUMBER)
    return list(zip(own[::2], own[1::2], strict=True))


ISLANDERS.add("kept_tiles", lambda p: [tile for tile, _ in laid(p) if tile != NONE])


def free(p: Player) -> list[int]:
    """Returns the empty hexes of the ring."""
    return [hex for hex, (tile, _) in enumerate(laid(p)) if tile == NONE]


@ISLANDERS.on("civilization_gained", "islanders")
def begin(s: Tapestry, seat: int, starting: bool) -> None:
    """Gains tiles; during the game, offers another civilization, or tiles of the supply go to the island.

    [tapestry.civ.islanders.start, tapestry.civ.islanders.midgame]
    """
    set_numbers(s.players[seat], NUMBER, *[NONE, 0] * SIDES)
    s.next(DrawTiles(seat, START_TILES) if starting else Settle(seat))


class Settle(Ask, frozen=True, tag="tapestry.islanders.Settle"):
    """Asks whether to keep the Islanders; if not, another civilization is gained.

    [tapestry.civ.islanders.midgame]
    """

    gesture: ClassVar[str] = "civilization"
    begins: ClassVar[bool] = True

    def options(self, s: Tapestry) -> Options:
        return (YES, NO)

    def choose(self, s: Tapestry, option: Option) -> None:
        if option is NO:
            take_another(s, self.seat, NUMBER)
        else:
            s.next(IslandTile(self.seat, 1, START_TILES))


class IslandTile(Ask, frozen=True, tag="tapestry.islanders.Tile"):
    """Asks for a tile for the island, if any; `quiet` ones yield neither points nor rewards.

    [tapestry.civ.islanders.explore, tapestry.civ.islanders.midgame, tapestry.base.income.abilities-optional]
    """

    gesture: ClassVar[str] = "explore"
    begins: ClassVar[bool] = True

    quiet: int = 0
    left: int = 1

    def options(self, s: Tapestry) -> Options:
        p = s.players[self.seat]
        return (*[TILE[tile] for tile in p.tiles if free(p)], NO)

    def choose(self, s: Tapestry, option: Option) -> None:
        if option is not NO:
            if self.left > 1:
                s.next(IslandTile(self.seat, self.quiet, self.left - 1))
            s.next(IslandHex(self.seat, option.i, self.quiet))


class IslandHex(Ask, frozen=True, tag="tapestry.islanders.Hex"):
    """Asks for an empty hex of the ring.  [tapestry.civ.islanders.geometry]"""

    gesture: ClassVar[str] = "explore"

    tile: int
    quiet: int

    def options(self, s: Tapestry) -> Options:
        return tuple([ISLAND_HEX[hex] for hex in free(s.players[self.seat])])

    def choose(self, s: Tapestry, option: Option) -> None:
        s.next(IslandRotation(self.seat, self.tile, option.n, self.quiet))


class IslandRotation(Ask, frozen=True, tag="tapestry.islanders.Rotation"):
    """Asks how the tile is rotated; only rotations that look different are offered."""

    gesture: ClassVar[str] = "explore"

    tile: int
    spot: int
    quiet: int

    def options(self, s: Tapestry) -> Options:
        return tuple([TURNED[rotation] for rotation in s.rules.tile_rotations[self.tile]])

    def choose(self, s: Tapestry, option: Option) -> None:
        lay(s, self.seat, self.tile, self.spot, option.n, quiet=bool(self.quiet))


def lay(s: Tapestry, seat: int, tile: int, spot: int, rotation: int, *, quiet: bool) -> None:
    """Lays a tile on the island, for points and its reward.  [tapestry.civ.islanders.explore]"""
    p = s.players[seat]
    points = 0 if quiet else edge_points(s, p, tile, spot, rotation)
    own = list(numbers(p, NUMBER))
    own[2 * spot], own[2 * spot + 1] = tile, rotation
    set_numbers(p, NUMBER, *own)
    p.tiles = tuple([other for other in p.tiles if other != tile])
    if s.journal is not UNSET:
        s.journal.append(IslandExplored(seat, tile, points))
    if not quiet:
        gain_tile(s, seat, tile, points)


def edge_points(s: Tapestry, p: Player, tile: int, spot: int, rotation: int) -> int:
    """Returns a point for each aligned edge, also with the centre.

    [tapestry.civ.islanders.centre, tapestry.civ.islanders.geometry]
    """
    own, around = s.rules.tile_corners[tile][rotation], [corners(s, one) for one in laid(p)]
    looks = [*around, CENTRE]
    near = [(edge, other) for edge, other in enumerate(ISLAND.beside[spot]) if other >= 0]
    return len([edge for edge, other in near if looks[other] and aligned(own, edge, looks[other])])


def corners(s: Tapestry, one: tuple[int, int]) -> str:
    """Returns the corners of a tile of the ring; empty if there is none."""
    tile, rotation = one
    return s.rules.tile_corners[tile][rotation] if tile != NONE else ""


# --- instead of the map


@ISLANDERS.on("explores_elsewhere", "islanders")
def elsewhere(s: Tapestry, seat: int) -> bool:
    """Returns whether a tile can go to the island in an advance turn.

    [tapestry.civ.islanders.advance-turns]
    """
    return s.active == seat and not in_income_turn(s) and bool(free(s.players[seat]))


def island_hexes(s: Tapestry, frame: ChooseHex) -> Options:
    """Returns the hexes of the island for a tile of an advance turn.

    [tapestry.civ.islanders.advance-turns]
    """
    p = s.players[frame.seat]
    if not numbers(p, NUMBER) or not elsewhere(s, frame.seat):
        return ()
    return tuple([ISLAND_HEX[hex] for hex in free(p)])


def to_island(s: Tapestry, frame: ChooseHex, option: Option) -> None:
    s.next(IslandRotation(frame.seat, frame.tile, option.n, 0))


ISLANDERS.offer(ChooseHex, "island", island_hexes, to_island)


# --- income turns


@ISLANDERS.on("income_ability", "islanders")
def income(s: Tapestry, seat: int) -> None:
    """Offers to explore the island.  [tapestry.civ.islanders.explore]"""
    s.next(IslandTile(seat))


@ISLANDERS.on("income_scored", "islanders")
def final(s: Tapestry, seat: int) -> None:
    """Scores tiles that show only sea outside, in step 3 of the last income turn.

    [tapestry.civ.islanders.final, tapestry.civ.islanders.outer]
    """
    p = s.players[seat]
    if p.era == LAST_INCOME:
        at_sea = [hex for hex, one in enumerate(laid(p)) if one[0] != NONE and outer(s, hex, one) == {SEA}]
        score(s, seat, POINTS * len(at_sea), CIVILIZATION)


def outer(s: Tapestry, hex: int, one: tuple[int, int]) -> set[str]:
    """Returns the terrains on the outer edges of a tile.  [tapestry.civ.islanders.outer]"""
    look = corners(s, one)
    edges = [edge for edge, other in enumerate(ISLAND.beside[hex]) if other < 0]
    return {look[corner % SIDES] for edge in edges for corner in (edge, edge + 1)}
