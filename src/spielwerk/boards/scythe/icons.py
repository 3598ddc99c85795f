"""Our own pictograms for Scythe: one sprite on the page, used by name; and the emblems of the factions.

Outlines differ, not only colours: a barrel, an ingot, a log and a sheaf can be distinguished in grey.  Where
a pictogram stands for a word, the word is included for screen readers.
"""

from __future__ import annotations

from functools import cache, lru_cache

from spielwerk.boards.kit.html import esc
from spielwerk.boards.kit.kept import kept

STROKED: dict[str, str] = {
    "any": '<path d="M12 3 21 12 12 21 3 12z"/><path d="M9.5 10a2.5 2.5 0 1 1 2.5 3v1M12 16.5v.1"/>',
    "worker": '<circle cx="12" cy="8" r="4"/><path d="M4 21c0-5 3-8 8-8s8 3 8 8z"/>',
    "mech": '<path d="M8 3h8l4 6-4 6H8L4 9z"/><path d="M9 15v3l-3 3M15 15v3l3 3M9 9h6"/>',
    "units": '<path d="M8 4h8l3 5-3 5H8L5 9z"/><path d="M9 14v3l-3 3M15 14v3l3 3"/>',
    "power": '<path d="m5 4 10 11M19 4 9 15M4 17l4 4M7 20l-3-3 4-3 3 3zM17 20l3-3-4-3-3 3z"/>',
    "cards": '<rect x="4" y="5" width="11" height="15" rx="1.5"/><path d="M8 3h10a2 2 0 0 1 2 2v12"/>',
    "star": '<path d="m12 3 2.7 6 6.3.6-4.8 4.3 1.4 6.4L12 17l-5.6 3.3 1.4-6.4L3 9.6 9.3 9z"/>',
    "regions": '<path d="m8 3 4 2.5v5L8 13l-4-2.5v-5zM16 11l4 2.5v5L16 21l-4-2.5v-5z"/>',
    "move": '<path d="M3 12h15M13 6l6 6-6 6"/>',
    "bolster": '<path d="M12 3 20 6v6c0 5-4 8-8 9-4-1-8-4-8-9V6z"/><path d="M12 8v8M8 12h8"/>',
    "trade": '<path d="M4 8h14l-4-4M20 16H6l4 4"/>',
    "produce": '<path d="M4 20h16M6 20V10l5 4v-4l5 4V6h2v14"/>',
    "factory": '<circle cx="12" cy="12" r="4"/><path d="M12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.1 2.1M16.3'
    ' 16.3l2.1 2.1M18.4 5.6l-2.1 2.1M7.7 16.3l-2.1 2.1"/>',
    "upgrade": '<path d="m12 3 8 4.5v9L12 21l-8-4.5v-9z"/><path d="m4 7.5 8 4.5 8-4.5M12 12v9"/>',
    "deploy": '<path d="M8 3h8l4 5-4 5H8L4 8z"/><path d="M12 13v8M8 17l4 4 4-4"/>',
    "build": '<path d="M4 20V11l8-7 8 7v9z"/><path d="M10 20v-6h4v6"/>',
    "enlist": '<circle cx="10" cy="8" r="4"/><path d="M3 21c0-5 3-8 7-8 2 0 4 .8 5 2M18 14v7M14.5 17.5h7"/>',
    "mine": '<path d="M3 20a9 9 0 0 1 18 0z"/><path d="M8 20a4 4 0 0 1 8 0"/>',
    "monument": '<path d="M12 2 15 6v11H9V6zM6 17h12v4H6z"/>',
    "armory": '<path d="M3 20V8h4v3h3V8h4v3h3V8h4v12z"/>',
    "mill": '<path d="M9 21 10.5 11h3L15 21z"/><path d="m12 9-7-5M12 9l7-5M12 9l-6 7M12 9l6 7"/>',
    "objective": '<rect x="5" y="3" width="14" height="18" rx="1.5"/><circle cx="12" cy="12" r="4"/>',
    "clock": '<circle cx="12" cy="12" r="9"/><path d="M12 6.5V12l4 2.5"/>',
    "eye": '<path d="M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7z"/><circle cx="12" cy="12" r="3"/>',
    "encounter": '<path d="M12 2.5 20.5 7.3v9.4L12 21.5l-8.5-4.8V7.3z"/>'
    '<path d="M9.5 10a2.5 2.5 0 1 1 2.5 3v1M12 16.5v.1"/>',
    "health": '<path d="M2 13h4.5L9 5l4.5 14L16.5 10l1.5 3H22"/>',
    "warning": '<path d="M12 3 22 20H2z"/><path d="M12 9v5M12 17v.1"/>',
    "lock": '<rect x="5" y="11" width="14" height="9" rx="1"/><path d="M8 11V8a4 4 0 0 1 8 0v3"/>',
}
"""24 px grid, 2 px strokes."""

PAINTED: dict[str, str] = {
    "oil": '<path d="M5 6c0-4 14-4 14 0v12c0 4-14 4-14 0z" fill="#4a4742"/>'
    '<ellipse cx="12" cy="6" rx="7" ry="2.7" fill="#78726a"/>'
    '<path d="M5 11.5c2 2.5 12 2.5 14 0M5 16c2 2.5 12 2.5 14 0" fill="none" stroke="#b9b2a5"/>',
    "metal": '<path d="M6 8h12l4 10H2z" fill="#9fb0ba"/><path d="M6 8l2.5-3h7L18 8z" fill="#d5e0e6"/>',
    "wood": '<rect x="2" y="8" width="18" height="9" rx="4.5" fill="#b5793a"/>'
    '<ellipse cx="18.5" cy="12.5" rx="3.5" ry="4.5" fill="#e8c48e"/>'
    '<path d="M5 11h8M6 14h6" stroke="#6b431a" stroke-width="1.2"/>',
    "food": '<path d="M12 22V10"/><path d="M12 13C8 13 7 10 7 7c3 0 5 2 5 6zM12 13c4 0 5-3 5-6-3 0-5 2-5 6z'
    "M12 18c-4 0-5-3-5-5.5 3 0 5 1.5 5 5.5zM12 18c4 0 5-3 5-5.5-3 0-5 1.5-5 5.5z"
    'M12 8c-2-2-2-4 0-6.5 2 2.5 2 4.5 0 6.5z" fill="#d7a323"/>',
    "coins": '<circle cx="12" cy="12" r="9.5" fill="#e2b53c"/>'
    '<circle cx="12" cy="12" r="6.2" fill="none" stroke="#7a5a0c"/>'
    '<path d="M12 8.5v7M9.5 12h5" stroke="#5e440a" stroke-width="1.7"/>',
    "popularity": '<path fill="#b8323b" d="M12 21C4 15 2 11 2 7.8A5.2 5.2 0 0 1 12 6a5.2 5.2 0 0 1 10 1.8'
    'C22 11 20 15 12 21z"/>',
}
"""What is told by its colour as well, with a dark outline: goods, coins, popularity."""

EMBLEMS: dict[str, str] = {
    "polania": "M12 3 20 12 12 21 4 12z",
    "saxony": "M4 4h16v16H4z",
    "crimea": "M12 2l2.4 4.2L19 4.5l-.7 4.8 4.7 1.2-3.7 3 2.2 4.3-4.8-.2-.8 4.8L12 19l-3.9 3.4-.8-4.8-4.8.2"
    " 2.2-4.3-3.7-3 4.7-1.2L5 4.5l4.6 1.7z",
    "nordic": "M2 9c3-5 6-5 9 0s6 5 11 0v6c-5 5-8 5-11 0s-6-5-9 0z",
    "rusviet": "m12 2 3 6.7 7 .7-5.3 4.8 1.6 7.1L12 17.6l-6.3 3.7 1.6-7.1L2 9.4l7-.7z",
    "albion": "M20 3C9 3 4 8 4 14c0 2 .5 4 1.5 5.5L4 22h3l1-1.5C16 21 20 14 20 3z",
    "togawa": "M12 21 2 11c2-6 6-8 10-8s8 2 10 8z",
    "rose": "M2 2l7 5h6l7-5-2 11-8 9-8-9z",
    "teal": "M10 2h4l1 3.5 3.4 1.4 2.9-2 2.4 3.3L21 11v2l2.7 2.8-2.4 3.3-2.9-2L15 18.5 14 22h-4l-1-3.5"
    "-3.4-1.4-2.9 2L.3 15.8 3 13v-2L.3 8.2l2.4-3.3 2.9 2L9 5.5z",
}
"""One filled shape per faction; others get a disc."""
DISC = "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z"


@cache
def sprite() -> str:
    """Returns all pictograms, once per page and invisible by themselves."""
    drawn = "".join(
        [f'<symbol id="sc-{name}" viewBox="0 0 24 24">{d}</symbol>' for name, d in STROKED.items()]
        + [
            f'<symbol id="sc-{name}" viewBox="0 0 24 24" class="painted">{d}</symbol>'
            for name, d in PAINTED.items()
        ]
    )
    return kept('<svg class="sprite" id="sprite" width="0" height="0" aria-hidden="true"', drawn, "</svg>")


@cache
def pic(name: str, look: str = "pic") -> str:
    """Returns a pictogram next to words or figures."""
    return f'<svg class="{look}" aria-hidden="true"><use href="#sc-{name}"/></svg>'


@cache
def emblem(faction: str) -> str:
    """Returns the mark of a faction: its shape in its colour."""
    shape = EMBLEMS.get(faction, DISC)
    return (
        f'<svg class="emblem fac-{esc(faction)}" viewBox="-1 -1 26 26" aria-hidden="true">'
        f'<path class="halo" d="{shape}"/><path class="fill" d="{shape}"/></svg>'
    )


@cache
def crest(sign: str) -> str:
    """Returns the mark of a power: its sign on a disc."""
    return (
        '<svg class="emblem fac-power" viewBox="-1 -1 26 26" aria-hidden="true">'
        f'<path class="halo" d="{DISC}"/><path class="fill" d="{DISC}"/>'
        f'<path class="sign" transform="translate(12 12)" d="{sign}"/></svg>'
    )


@lru_cache(1024)
def amount(name: str, n: object, words: str, kind: str = "") -> str:
    """Returns a figure with its pictogram; the words are for screen readers and tooltips."""
    return titled(f"<b>{esc(n)}</b>{pic(name)}", words, f"amount {kind}".strip())


def titled(inner: str, words: str, look: str) -> str:
    """Returns pictograms that stand for words."""
    return f'<span class="{look}" role="img" title="{esc(words)}">{inner}</span>'
