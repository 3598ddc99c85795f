"""The constant part of the map: terrain, rivers, tunnels, home bases, the names of the regions."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING

from spielwerk.boards.scythe import art
from spielwerk.boards.scythe.geometry import HALF_WIDTH, centre, shore, shores
from spielwerk.games.scythe import names
from spielwerk.games.scythe.board import Terrain, board
from spielwerk.kernel.bitmask import bits

if TYPE_CHECKING:
    from spielwerk.games.scythe.components import Components

TERRAINS = tuple([terrain.name.lower() for terrain in Terrain])


@cache
def ground(factions: tuple[str, ...]) -> str:
    """Returns the ground for a game of these factions; it has no words, so it works for every language."""
    b = board()
    regions = range(len(b.terrain))
    return (
        f"<defs>{art.PATTERNS}{art.symbols(factions)}</defs>"
        f'<g class="land">{"".join([_region(i) for i in regions])}</g>'
        f'<g class="rivers"><path class="bank" d="{_rivers()}"/><path class="stream" d="{_rivers()}"/></g>'
        f'<g class="tunnels"><path class="track" d="{_tracks()}"/>'
        f"{''.join([_tunnel(i) for i in bits(b.tunnels)])}</g>"
        f'<g class="homes">{"".join([_home(faction, i, factions) for faction, i in b.home.items()])}</g>'
    )


@lru_cache(128)
def region_names(busy: int) -> str:
    """Returns the names of regions, above the tint of control; `busy` is a mask of those with pieces."""
    found = [_name(i, bool(busy >> i & 1)) for i in range(len(board().terrain))]
    return f'<g class="names">{"".join(found)}</g>'


def _region(i: int) -> str:
    """Returns fill, pattern and motif."""
    x, y = centre(i)
    kind = TERRAINS[board().terrain[i]]
    low = 6 if kind == "factory" else 37
    return (
        f'<g id="region-{board().places[i]}" class="region {kind}" data-ref="place:{board().places[i]}"'
        f' transform="translate({x} {y})"><use href="#hex"/><use href="#hex" fill="url(#t-{kind})"/>'
        f'<use href="#motif-{kind}" class="motif" y="{low}"/></g>'
    )


def _rivers() -> str:
    return "".join([f"M{x} {y}L{u} {v}" for (x, y), (u, v) in [shore(a, b) for a, b in shores()]])


def _tracks() -> str:
    """Returns a thin dotted line from tunnel to tunnel, by way of the Factory."""
    b = board()
    fx, fy = centre(b.factory)
    return "".join([f"M{x} {y + 30}L{fx} {fy}" for x, y in [centre(i) for i in bits(b.tunnels)]])


def _tunnel(i: int) -> str:
    x, y = centre(i)
    return f'<path class="mouth" d="{art.TUNNEL}" transform="translate({x - HALF_WIDTH + 16:.1f} {y + 20})"/>'


def _home(faction: str, i: int, factions: tuple[str, ...]) -> str:
    """Returns a round camp with the emblem of its faction, pale if nobody plays it."""
    x, y = centre(i)
    absent = "" if faction in factions else " absent"
    return (
        f'<g id="region-{board().places[i]}" class="region home chip-{faction}{absent}"'
        f' data-ref="place:{board().places[i]}" transform="translate({x} {y})"><circle class="camp" r="46"/>'
        f'<circle class="chip-rim" r="15" cy="-24"/><circle class="chip-body" r="15" cy="-24"/>'
        f'<path class="chip-emblem" d="{art.EMBLEMS[faction]}" transform="translate(0 -24) scale(1.3)"/></g>'
    )


@cache
def _name(i: int, busy: bool) -> str:
    """Returns letter and number at the top of a region; the Factory needs no name."""
    b = board()
    x, y = centre(i)
    look = ' class="busy"' if busy else ""
    return "" if i == b.factory else f'<text{look} x="{x}" y="{y - 33}">{b.places[i]}</text>'


def terrain_name(kind: str, data: Components) -> str:
    """Returns the name of a terrain in the current language."""
    return names.name(data.board_data().terrain_names[kind])  # type: ignore[index]
