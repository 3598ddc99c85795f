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

    def standing(s: Tapestry, seat: int) -> int:
        built = s.players[seat].built[kind]
        if s.rules.lost_buildings:
            built -= sum([lost(s, seat, kind) for lost in s.rules.lost_buildings])
        return built

    return standing


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


def hangings(s: Tapestry, seat: int) -> int:
    """Counts tapestry cards in hand and on the income mat.

    [tapestry.base.track.anti-aircraft, tapestry.ruling.base-tapestry-count]
    """
    cards = visible_cards(s.players[seat])
    if s.rules.laid_cards:
        cards += sum([laid(s, seat) for laid in s.rules.laid_cards])
    return cards


BUILT = tuple([buildings(kind) for kind in range(len(BUILDINGS))])


def all_buildings(s: Tapestry, seat: int) -> int:
    """Counts income buildings of all kinds.  [tapestry.base.building.vp-per-building]"""
    if s.rules.lost_buildings:
        return sum([count(s, seat) for count in BUILT])
    return sum(s.players[seat].built)


COUNTERS: dict[str, Counter] = {
    **dict(zip(BUILDINGS, BUILT, strict=True)),
    **{name: spaces(track) for track, name in enumerate(TRACKS)},
    "income-building": all_buildings,
    "territory": territories,
    "tech": lambda s, seat: len(s.players[seat].tech),
    "tile": lambda s, seat: len(s.players[seat].tiles),
    "hanging": hangings,
    "landmark": lambda s, seat: len(s.players[seat].landmarks),
}
