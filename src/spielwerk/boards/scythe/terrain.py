"""The constant part of the map: terrain, rivers, tunnels, home bases, the names of the regions."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING

from spielwerk.boards.kit.html import esc
from spielwerk.boards.kit.kept import kept
from spielwerk.boards.scythe import art, zones
from spielwerk.boards.scythe.geometry import SIDE, centre, coast, shore, shores
from spielwerk.games.scythe import names
from spielwerk.games.scythe.board import Terrain, board
from spielwerk.kernel.bitmask import bits

if TYPE_CHECKING:
    from spielwerk.games.scythe.components import Components

TERRAINS = tuple([terrain.name.lower() for terrain in Terrain])
MOTIF, FACTORY_MOTIF = 0.28, 0.22
"""How far below the middle of a region its motif is, in sides of a hex."""
SHORT = 3
"""Characters of a name that has room on any map."""


@cache
def ground(
    emblems: tuple[tuple[str, str], ...], camps: tuple[tuple[str, str], ...], *, champions: bool = False
) -> str:
    """Returns the ground for a game of factions with these emblems at these home bases; without words, for
    every language."""
    b = board()
    users = dict(camps)
    regions = range(len(b.terrain))
    homes = [_home(faction, i, users.get(faction, "")) for faction, i in b.home.items()]
    drawn = (
        f"<defs>{art.PATTERNS}{art.symbols(emblems, champions=champions)}</defs>"
        f'<path class="coast shade" d="{coast()}"/><path class="coast rim" d="{coast()}"/>'
        f'<g class="homes">{"".join(homes)}</g>'
        f'<g class="land">{"".join([_region(i) for i in regions])}</g>'
        f'<g class="tunnels"><path class="track" d="{_tracks()}"/></g>'
    )
    return kept('<g id="ground" aria-hidden="true"', drawn, "</g>")


def _region(i: int) -> str:
    """Returns fill and pattern."""
    x, y = centre(i)
    kind = TERRAINS[board().terrain[i]]
    return (
        f'<g id="region-{board().places[i]}" class="region {kind}" data-ref="place:{board().places[i]}"'
        f' transform="translate({x} {y})"><use href="#hex"/><use href="#hex" fill="url(#t-{kind})"/></g>'
    )


@lru_cache(128)
def motifs(busy: int) -> str:
    """Returns the pictures of the terrain in regions without pieces; the Factory keeps its own."""
    found = []
    for i, terrain in enumerate(board().terrain):
        kind = TERRAINS[terrain]
        if kind == "factory" or not busy >> i & 1:
            x, y = centre(i)
            low = y + SIDE * (FACTORY_MOTIF if kind == "factory" else MOTIF)
            found.append(
                f'<use href="#motif-{kind}" class="motif m-{kind}" transform="translate({x} {low:.1f})"/>'
            )
    return kept('<g class="motifs" id="layer-motifs"', "".join(found), "</g>")


@cache
def rivers() -> str:
    """Returns the rivers; they are above the colours of control."""
    d = _along(shores())
    return f'<path class="bank" d="{d}"/><path class="stream" d="{d}"/>'


@lru_cache(128)
def wide_rivers(wanted: int) -> str:
    """Returns the rivers along regions with a ring, drawn wider, so that they show on both sides of it."""
    d = _along([(a, b) for a, b in shores() if wanted >> a & 1 or wanted >> b & 1])
    return f'<path class="bank wide" d="{d}"/><path class="stream wide" d="{d}"/>'


def _along(pairs: list[tuple[int, int]]) -> str:
    return "".join([f"M{x} {y}L{u} {v}" for (x, y), (u, v) in [shore(a, b) for a, b in pairs]])


def _tracks() -> str:
    """Returns a thin dotted line from tunnel to tunnel, by way of the Factory."""
    b = board()
    fx, fy = centre(b.factory)
    return "".join([f"M{x} {y}L{fx} {fy}" for x, y in [centre(i) for i in bits(b.tunnels)]])


@cache
def mouths() -> str:
    """Returns the mouths of the tunnels, above the colours of control."""
    return "".join([_tunnel(i) for i in bits(board().tunnels)])


def _tunnel(i: int) -> str:
    x, y = centre(i)
    dx, dy = zones.TOKEN
    at = f"translate({x + dx * SIDE:.1f} {y + dy * SIDE:.1f})"
    return f'<path class="mouth" d="{art.TUNNEL}" transform="{at}"/>'


def _home(faction: str, i: int, user: str) -> str:
    """Returns a round camp with the emblem of whoever uses it, or pale with that of its faction."""
    x, y = centre(i)
    look, absent = user or faction, "" if user else " absent"
    return (
        f'<g id="region-{board().places[i]}" class="region home chip-{look}{absent}"'
        f' data-ref="place:{board().places[i]}" transform="translate({x} {y})">'
        '<circle class="edge" r="46"/><circle class="camp" r="42"/>'
        f'<circle class="pale" r="37"/><circle class="chip-body" r="15" cy="-22"/>'
        f'<path class="chip-emblem" d="{art.EMBLEMS[look]}" transform="translate(0 -22) scale(1.25)"/></g>'
    )


@lru_cache(16)
def region_names(_language: str) -> str:
    """Returns the names of all regions, above rings and control."""
    drawn = "".join([_name(i) for i in range(len(board().terrain))])
    return kept('<g class="names" id="layer-names"', drawn, "</g>")


def _name(i: int) -> str:
    x, y = centre(i)
    name = names.hex_name(i).name
    look = ' class="long"' if len(name) > SHORT else ""
    return f'<text x="{x}" y="{y + zones.NAME[1] * SIDE:.1f}"{look}>{esc(name)}</text>'


def terrain_name(kind: str, data: Components) -> str:
    """Returns the name of a terrain in the current language."""
    return names.name(data.board_data().terrain_names[kind])  # type: ignore[index]
