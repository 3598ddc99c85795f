"""Counters, by which points are multiplied: `{ do = "per", what = "farm" }`."""

from __future__ import annotations

from collections.abc import Callable

from spielwerk.games.tapestry.effects import BUILDINGS, TRACKS
from spielwerk.games.tapestry.hang import visible_cards
from spielwerk.games.tapestry.state import Tapestry
from spielwerk.games.tapestry.tracks import advanced

Counter = Callable[[Tapestry, int], int]


def buildings(kind: int) -> Counter:
    """Returns a counter of the buildings of a kind that have left the income mat, wherever they stand.

    [tapestry.base.building.vp-per-building, tapestry.ruling.base-outside-counts]
    """
    return lambda s, seat: s.players[seat].built[kind]


def spaces(track: int) -> Counter:
    """Returns a counter of how far the player has come on a track.

    [tapestry.base.track.vp-per-space]
    """
    return lambda s, seat: advanced(s, seat, track)


def territories(s: Tapestry, seat: int) -> int:
    """Counts controlled territories, including printed ones and the middle island.

    [tapestry.base.conquer.control, tapestry.base.achievement.island-territory]
    """
    return s.control(seat).bit_count()


COUNTERS: dict[str, Counter] = {
    **{name: buildings(kind) for kind, name in enumerate(BUILDINGS)},
    **{name: spaces(track) for track, name in enumerate(TRACKS)},
    "territory": territories,
    "tech": lambda s, seat: len(s.players[seat].tech),
    "tile": lambda s, seat: len(s.players[seat].tiles),
    "hanging": lambda s, seat: visible_cards(s.players[seat]),
    "landmark": lambda s, seat: len(s.players[seat].landmarks),
}
