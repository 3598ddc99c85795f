"""Our own icons for the actions and resources of DEI: 24 px grid, in the colour of their action."""

from __future__ import annotations

from functools import lru_cache

from spielwerk.games.dei.options import KINDS, STYLES

_PATHS = {
    "enlist": '<circle cx="9" cy="7" r="3.6"/><path d="M2 21c0-5 3-8 7-8s7 3 7 8M19.5 7v8M15.5 11h8"/>',
    "move": '<path d="M2 12h17M12 5l7 7-7 7"/>',
    "collect": '<path d="M3 13v7h18v-7M12 2v12M7 9.5l5 5 5-5"/>',
    "build": '<path d="M4 21 14.5 10.5M10 4h6l5 5-4 4-7-7z"/>',
    "drone": '<path d="M6 6l12 12M18 6 6 18M10 10h4v4h-4z"/><circle cx="5" cy="5" r="3"/>'
    '<circle cx="19" cy="5" r="3"/><circle cx="5" cy="19" r="3"/><circle cx="19" cy="19" r="3"/>',
    "copy": '<path d="M8 8h13v13H8zM16 8V3H3v13h5"/>',
    "done": '<path d="M4 13l5 6L20 5"/>',
    "points": '<path d="m12 2.5 3 6.3 6.8.9-5 4.8 1.3 6.8-6.1-3.4-6.1 3.4 1.3-6.8-5-4.8 6.8-.9z"/>',
    "technology": '<circle cx="12" cy="12" r="9"/>',
    "energy": '<path d="M12 3 22 20H2z"/>',
}


def icon(act: str, style: str = "") -> str:
    """Returns the icon of an action or resource; hidden from screen readers, since words stand beside it."""
    look = f" {style}" if style else ""
    return f'<svg class="dei-icon {act}{look}" viewBox="0 0 24 24" aria-hidden="true">{_PATHS[act]}</svg>'


@lru_cache(len(KINDS))
def action_icon(kind: int) -> str:
    """Returns the icon of a card's action, in the colour of its style."""
    data = KINDS[kind]
    return icon(data.act, data.style if data.style in STYLES else "")
