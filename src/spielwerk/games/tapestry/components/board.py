"""The board: tracks, both sides of the map, territory and space tiles, achievements."""

from __future__ import annotations

from typing import Literal

from spielwerk.games.tapestry.components.data import (
    SEA,
    TERRAINS,
    Expansion,
    Mention,
    PrintedName,
    TrackName,
    are_corners,
)
from spielwerk.games.tapestry.effects import TRACKS, Bonus, Form
from spielwerk.kernel.data import Count, Data, Id, Source, must, must_count, must_differ
from spielwerk.kernel.text import Name

SPACES = 12
"""The number of spaces of a track after its start space.  [tapestry.base.advance.twelve-spaces]"""


# --- tracks.toml


class Tier(Data, frozen=True):
    """What it costs to advance into a tier: resources of the track, and any others.

    [tapestry.base.advance.cost-tier1, tapestry.base.advance.cost-tier2, tapestry.base.advance.cost-tier3]
    [tapestry.base.advance.cost-tier4]
    """

    first: int
    last: int
    own: Count
    any: Count


class Space(Data, frozen=True):
    """A space of a track; the first player to advance onto it gains its landmark."""

    name: PrintedName
    benefit: Form
    bonus: Bonus | None = None
    landmark: str = ""


class Track(Data, frozen=True):
    """A track with its resource and its building."""

    id: TrackName
    name: PrintedName
    resource: PrintedName
    building: PrintedName
    spaces: tuple[Space, ...]

    def __post_init__(self) -> None:
        must_count("spaces", len(self.spaces), SPACES)


class Tracks(Data, frozen=True):
    tiers: tuple[Tier, ...]
    clockwise: tuple[TrackName, ...]
    tracks: tuple[Track, ...]

    def __post_init__(self) -> None:
        must(sorted(self.clockwise) == sorted(TRACKS), "each track is once in the clockwise order")
        must(
            [t.id for t in self.tracks] == list(TRACKS), f"the tracks are {', '.join(TRACKS)}, in this order"
        )
        spaces = [space for tier in self.tiers for space in range(tier.first, tier.last + 1)]
        must(spaces == list(range(1, SPACES + 1)), f"the tiers cover the spaces 1 to {SPACES} in order")
        must_differ("landmark", [s.landmark for t in self.tracks for s in t.spaces if s.landmark])


# --- map.toml, tiles.toml, spaces.toml


class Hex(Data, frozen=True):
    """A hex of the map; printed ones have terrain at their corners.  `start` are the mats that begin here."""

    q: int
    r: int
    corners: str = ""
    island: bool = False
    start: tuple[int, ...] = ()
    source: Source = "component"

    def __post_init__(self) -> None:
        must(not self.corners or are_corners(self.corners), f"'{self.corners}' are not six terrains")
        must(
            bool(self.corners) or not (self.start or self.island),
            "a start territory and an island are printed",
        )


class Side(Data, frozen=True):
    """A side of the board.  [tapestry.base.setup.map-small, tapestry.base.setup.map-large]"""

    id: Literal["small", "large"]
    players: tuple[int, ...]
    hexes: tuple[Hex, ...]

    def __post_init__(self) -> None:
        must_differ("hex", [(h.q, h.r) for h in self.hexes])
        must_differ("start territory", [mat for h in self.hexes for mat in h.start])
        must_count("middle islands", sum(h.island for h in self.hexes), 1)


class Map(Data, frozen=True):
    sides: tuple[Side, ...]

    def __post_init__(self) -> None:
        must_differ("side", [side.id for side in self.sides])
        must_differ("number of players", [n for side in self.sides for n in side.players])


class Tile(Data, frozen=True):
    """A territory tile: corners as on the map, the kinds of land on it, and its reward."""

    id: int
    corners: str
    land: str
    reward: Form

    def __post_init__(self) -> None:
        must(are_corners(self.corners), f"'{self.corners}' are not six terrains")
        must(set(self.land) <= set(TERRAINS) - {SEA}, f"'{self.land}' are not kinds of land")
        at_corners = set(self.corners) - {SEA}
        must(not at_corners or at_corners == set(self.land), "the land of a tile is that of its corners")


class Tiles(Data, frozen=True):
    tiles: tuple[Tile, ...]

    def __post_init__(self) -> None:
        must_differ("tile", [tile.id for tile in self.tiles])


NO_REWARD = Form(do="vp", n=0)


class Ongoing(Data, frozen=True):
    """Points for each advance on a track, while the tile lies in front of its player."""

    track: TrackName
    points: Count


class SpaceTile(Data, frozen=True):
    """A space tile: its reward, and perhaps an effect that goes on.  [tapestry.spacetile.ongoing]"""

    id: int
    reward: Form = NO_REWARD
    ongoing: Ongoing | None = None
    mentions: tuple[Mention, ...] = ()
    needs: Expansion = ""
    unknown: bool = False
    """Whether its effect is not public: it stays out of the stack until a data pack brings it."""

    def __post_init__(self) -> None:
        must(self.unknown == (self.reward == NO_REWARD), "a tile has a reward unless it is unknown")


class SpaceTiles(Data, frozen=True):
    spaces: tuple[SpaceTile, ...]

    def __post_init__(self) -> None:
        must_differ("space tile", [tile.id for tile in self.spaces])


# --- achievements.toml, dice.toml


class Achievement(Data, frozen=True):
    """Points for the players in the order in which they gain it, on each side of the map.

    [tapestry.base.achievement.vp-small, tapestry.base.achievement.vp-large]
    """

    id: Id
    name: Name
    small: tuple[Count, ...]
    large: tuple[Count, ...]


class Achievements(Data, frozen=True):
    achievements: tuple[Achievement, ...]

    def __post_init__(self) -> None:
        must_differ("achievement", [a.id for a in self.achievements])


class ScienceDie(Data, frozen=True):
    """The science die: how many faces show each track."""

    faces: dict[TrackName, Count]
    source: Source = "component"

    def __post_init__(self) -> None:
        must(list(self.faces) == list(TRACKS), f"the faces show {', '.join(TRACKS)}, in this order")


class ConquerDie(Data, frozen=True):
    faces: tuple[Form, ...]

    def __post_init__(self) -> None:
        must_count("faces", len(self.faces), 6)


class Dice(Data, frozen=True):
    science: ScienceDie
    red: ConquerDie
    black: ConquerDie
