"""The tools of the map: zoom, layers, and a legend."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from spielwerk.boards.kit.html import esc, in_ascii
from spielwerk.boards.kit.kept import kept
from spielwerk.boards.kit.keys import keys
from spielwerk.boards.kit.zoom import zoom
from spielwerk.boards.scythe import art
from spielwerk.boards.scythe.terrain import terrain_name
from spielwerk.games.scythe.board import Terrain
from spielwerk.kernel.text import current_language, text

_KEYBOARD = (
    '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M3 6H21V18H3ZM7 10H7.1M11 10H11.1M15 10H15.1'
    'M17 14H17.1M7 14H14"/></svg>'
)

if TYPE_CHECKING:
    from spielwerk.games.scythe.components import Components
CACHE_SIZE = 16
"""The number of legends: one for each data pack and language."""
LAYERS = ("rivers", "tunnels", "holding")


def tools(data: Components) -> str:
    return _tools(data, current_language())


@lru_cache(CACHE_SIZE)
def _tools(data: Components, _language: str) -> str:
    layers = "".join(
        [
            f'<label><input type="checkbox" id="show-{layer}" class="layer"{_on(layer)}>'
            f"{esc(text(f'scythe-map-show-{layer}'))}</label>"
            for layer in LAYERS
        ]
    )
    title = esc(text("kit-keys-list"))
    drawn = (
        f'{zoom()}<button type="button" class="map-tool" popovertarget="keys"'
        f' data-key="k" aria-label="{title}" title="{title}">{_KEYBOARD}</button>'
        f'<details class="legend" id="legend"><summary>{esc(text("kit-map-legend"))}</summary>'
        f'<div class="drop">{layers}<ul>{_terrains(data)}{_signs()}</ul></div></details>{_help()}'
    )
    tools = kept('<div class="map-tools" id="map-tools"', in_ascii(drawn), "</div>")
    return f'{tools}<p id="map-line" class="map-line" hx-morph-skip></p>'


def _help() -> str:
    """Returns the list of keys."""
    return f'<div popover id="keys" class="pick"><h2>{esc(text("kit-keys-list"))}</h2>{keys()}</div>'


def _on(layer: str) -> str:
    return "" if layer == "tunnels" else " checked"


def _terrains(data: Components) -> str:
    return "".join(
        [
            f'<li><svg class="key" viewBox="-24 -24 48 48" aria-hidden="true"><g class="region {kind}">'
            f'<circle r="23"/><path class="motif" d="{art.MOTIFS[kind]}"/></g></svg>'
            f"{esc(terrain_name(kind, data))}</li>"
            for kind in [terrain.name.lower() for terrain in Terrain]
        ]
    )


def _signs() -> str:
    """Returns why a place can be reached, and what it costs."""
    return "".join(
        [
            f'<li><svg class="key sign" viewBox="-12 -12 24 24" aria-hidden="true"><path d="{d}"/></svg>'
            f"{esc(text(f'scythe-map-sign-{name}'))}</li>"
            for name, d in art.GLYPHS.items()
        ]
    )
