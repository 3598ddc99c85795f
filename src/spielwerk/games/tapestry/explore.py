"""Exploring: placing a tile from the supply on an empty hex, scoring aligned edges, then its reward."""

from __future__ import annotations

from typing import ClassVar

from msgspec import UNSET

from spielwerk.games.tapestry.events import Explored, SpaceExplored
from spielwerk.games.tapestry.facts import score
from spielwerk.games.tapestry.options import EXPLORE_SPACE, HEX_EACH, NO, TILE, TURNED
from spielwerk.games.tapestry.source import SPACE_TILE, TERRITORY_TILE, Source, carry_out
from spielwerk.games.tapestry.state import Tapestry
from spielwerk.games.tapestry.world import aligned
from spielwerk.kernel.frame import Ask, Step
from spielwerk.kernel.option import Option, Options


def explorable(s: Tapestry, seat: int, anywhere: int) -> int:
    """Returns the empty hexes where a tile may be placed: next to controlled territory, or anywhere.

    [tapestry.base.explore.adjacent, tapestry.base.explore.anywhere]
    """
    world = s.rules.world
    reach = world.everywhere if anywhere else world.around(s.control(seat))
    for wider in s.rules.explore_reach:
        reach |= wider(s, seat)
    for closed in s.rules.closed_hexes:
        reach &= ~closed(s, seat)
    return reach & ~s.explored


def can_explore(s: Tapestry, seat: int, anywhere: int) -> bool:
    """Returns whether there is a tile and a hex for it.

    [tapestry.base.explore.no-tile, tapestry.base.end.finished-no-gain]
    """
    p = s.players[seat]
    if p.ended or not p.tiles:
        return False
    if explorable(s, seat, anywhere):
        return True
    others = s.rules.explores_elsewhere[seat][p.abilities]
    return bool(others) and any(elsewhere(s, seat) for elsewhere in others)


def corners(s: Tapestry, hex: int) -> str:
    """Returns the terrain in the corners of a territory, printed or explored."""
    tile = s.tile[hex]
    return s.rules.tile_corners[tile][s.turned[hex]] if tile >= 0 else s.rules.world.corners[hex]


def edge_points(s: Tapestry, tile: int, hex: int, rotation: int) -> int:
    """Returns a point for each edge along which a tile is aligned with a territory.

    [tapestry.base.explore.vp, tapestry.base.explore.printed-neighbours]
    """
    own, explored = s.rules.tile_corners[tile][rotation], s.explored
    points = 0
    for edge, other in enumerate(s.rules.world.beside[hex]):
        if other >= 0 and explored >> other & 1:
            points += aligned(own, edge, corners(s, other))
    return points


class BeginExplore(Step, frozen=True, tag="tapestry.explore.Begin"):
    """Triggers what precedes an exploration, then asks for a tile; without a tile or hex nothing happens.

    [tapestry.base.explore.no-tile, tapestry.base.explore.mandatory, tapestry.base.tapestry.continuous]
    """

    seat: int
    anywhere: int

    def run(self, s: Tapestry) -> None:
        if not can_explore(s, self.seat, self.anywhere):
            return
        s.next(ChooseTile(self.seat, self.anywhere))
        for exploring in s.rules.exploring[self.seat][s.players[self.seat].abilities]:
            exploring(s, self.seat)


class ChooseTile(Ask, frozen=True, tag="tapestry.explore.Tile"):
    """Asks for a tile from the player's supply.

    [tapestry.base.explore.tile-from-supply, tapestry.base.explore.mandatory]
    """

    gesture: ClassVar[str] = "explore"
    begins: ClassVar[bool] = True

    anywhere: int

    def options(self, s: Tapestry) -> Options:
        if not can_explore(s, self.seat, self.anywhere):
            return (NO,)
        return tuple([TILE[tile] for tile in s.players[self.seat].tiles])

    def choose(self, s: Tapestry, option: Option) -> None:
        if option is not NO:
            s.next(ChooseHex(self.seat, self.anywhere, option.i))


class ChooseHex(Ask, frozen=True, tag="tapestry.explore.Hex"):
    """Asks for an empty hex.  [tapestry.base.explore.adjacent, tapestry.base.explore.anywhere]"""

    gesture: ClassVar[str] = "explore"

    anywhere: int
    tile: int

    def options(self, s: Tapestry) -> Options:
        return HEX_EACH(explorable(s, self.seat, self.anywhere)) or (NO,)

    def choose(self, s: Tapestry, option: Option) -> None:
        if option is not NO:
            s.next(ChooseRotation(self.seat, self.tile, option.i))


class ChooseRotation(Ask, frozen=True, tag="tapestry.explore.Rotation"):
    """Asks how the tile is rotated; only rotations that look different are offered.

    [tapestry.base.explore.rotation]
    """

    gesture: ClassVar[str] = "explore"

    tile: int
    hex: int

    def options(self, s: Tapestry) -> Options:
        return tuple([TURNED[rotation] for rotation in s.rules.tile_rotations[self.tile]])

    def choose(self, s: Tapestry, option: Option) -> None:
        lay_tile(s, self.seat, self.tile, self.hex, option.n)


def lay_tile(s: Tapestry, seat: int, tile: int, hex: int, rotation: int) -> None:
    """Places a tile on the map permanently; nobody controls it yet.

    Points are scored first; then triggered effects apply, then the reward.
    [tapestry.base.explore.vp, tapestry.base.explore.tile-reward, tapestry.base.explore.no-control]
    [tapestry.base.explore.permanent, tapestry.base.tapestry.continuous]
    """
    p = s.players[seat]
    points = edge_points(s, tile, hex, rotation)
    p.tiles = tuple([other for other in p.tiles if other != tile])
    put_tile(s, tile, hex, rotation)
    if s.journal is not UNSET:
        s.journal.append(Explored(seat, tile, hex, rotation, points))
    for instead in s.rules.tile_reward[seat][p.abilities]:
        if instead(s, seat, tile, points):
            return
    gain_tile(s, seat, tile, points)
    for explored in s.rules.explored[seat][p.abilities]:
        explored(s, seat, hex)


def put_tile(s: Tapestry, tile: int, hex: int, rotation: int) -> None:
    """Puts a tile on the map.  [tapestry.base.explore.permanent]"""
    s.tile[hex], s.turned[hex] = tile, rotation
    s.explored |= 1 << hex


def gain_tile(s: Tapestry, seat: int, tile: int, points: int, times: int = 1) -> None:
    """Scores the points of a tile and then gains its reward.  [tapestry.base.explore.tile-reward]"""
    for _ in range(times):
        carry_out(s, seat, s.rules.tile_rewards[tile], Source(TERRITORY_TILE, tile))
    score(s, seat, points, TERRITORY_TILE)


class ExploreSpace(Ask, frozen=True, tag="tapestry.explore.Space"):
    """Asks for a space tile and gains all its rewards; it is kept in front of the player, not on the map.

    [tapestry.base.space.explore-space, tapestry.base.space.no-map-vp]
    """

    gesture: ClassVar[str] = "explore"
    begins: ClassVar[bool] = True

    def options(self, s: Tapestry) -> Options:
        return tuple([EXPLORE_SPACE[tile] for tile in s.players[self.seat].spaces]) or (NO,)

    def choose(self, s: Tapestry, option: Option) -> None:
        if option is NO:
            return
        p = s.players[self.seat]
        p.spaces = tuple([tile for tile in p.spaces if tile != option.i])
        p.explored_spaces = (*p.explored_spaces, option.i)
        if s.journal is not UNSET:
            s.journal.append(SpaceExplored(self.seat, option.i))
        carry_out(s, self.seat, s.rules.space_rewards[option.i], Source(SPACE_TILE, option.i))
