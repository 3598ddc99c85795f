"""Our own drawings: emblems of the factions, chips, structures, resources, motifs of the terrains.

Each is drawn around the origin.  Colours come from the style sheet, by class.
"""

from __future__ import annotations

from spielwerk.boards.scythe.geometry import HEXES

CODES = {
    "albion": "AL",
    "nordic": "NO",
    "rusviet": "RU",
    "togawa": "TO",
    "crimea": "CR",
    "saxony": "SA",
    "polania": "PO",
}
"""Two letters, so that nobody depends on colours."""

EMBLEMS = {
    "polania": "M0-7 6 0 0 7-6 0Z",
    "saxony": "M-5.5-5.5H5.5V5.5H-5.5Z",
    "crimea": "M0-7 1.8-3.6 5-5 3.6-1.8 7 0 3.6 1.8 5 5 1.8 3.6 0 7-1.8 3.6-5 5"
    "-3.6 1.8-7 0-3.6-1.8-5-5-1.8-3.6Z",
    "nordic": "M-7 1C-5-5-2-5 0-1S5 1 7-4V4C5 8 2 6 0 3S-5 3-7 6Z",
    "rusviet": "M0-7 1.8-2.4 6.7-2.2 2.9.9 4.1 5.7 0 3-4.1 5.7-2.9.9-6.7-2.2-1.8-2.4Z",
    "albion": "M0 7C-6 4-6-3 0-7 6-3 6 4 0 7ZM-.6-3V6H.6V-3Z",
    "togawa": "M0 6-7-2A9 9 0 0 1 7-2ZM-.5 3V-4H.5V3Z",
}
"""Diamond, square, sun, wave, star, leaf, fan."""

BODIES = {
    "character": "M-15-18H15V3C15 12 7 17 0 20-7 17-15 12-15 3Z",
    "mech": "M-9-18H9L17-6V6L12 12V20H4V13H-4V20H-12V12L-17 6V-6Z",
    "worker": "M-7-11A7 7 0 1 1 7-11 7 7 0 0 1 5-6C11-5 15 0 15 8V17H-15V8C-15 0-11-5-5-6A7 7 0 0 1-7-11Z",
}
"""A shield; a hexagon on two legs; head and shoulders."""

STRUCTURES = (
    "M-11 9V2L-4-9H4L11 2V9H5V1H-5V9Z",
    "M-3 9V-3L-5-9H5L3-3V9ZM-10 9V6H10V9Z",
    "M-11 9V-9H-6V-5H-2.5V-9H2.5V-5H6V-9H11V9H3V3H-3V9Z",
    "M-6 9-3-4H3L6 9ZM-1.5-4-10-9-8-11 0-5 8-11 10-9 1.5-4Z",
)
"""Mine, monument, armory, mill."""

RESOURCES = (
    "M-6-9H6Q9 0 6 9H-6Q-9 0-6-9ZM-7.4-3H7.4V-1.6H-7.4ZM-7.4 2H7.4V3.4H-7.4Z",
    "M-9 6-5-5H5L9 6ZM-5.4 3H5.4V1.6H-5Z",
    "M-10-5H6A5 5 0 0 1 6 5H-10A5 5 0 0 0-10-5ZM6-2.2A2.2 2.2 0 0 0 6 2.2 2.2 2.2 0 0 0 6-2.2Z",
    "M0-10C3-7 3-4 1-2 5-4 8-3 8-3 7 1 4 2 1 2V9H-1V2C-4 2-7 1-8-3-8-3-5-4-1-2-3-4-3-7 0-10Z",
)
"""Barrel, ingot, log, sheaf."""

MOTIFS = {
    "farm": "M-16 6-4-6M-8 10 6-4M2 11 14-1",
    "forest": "M-12 8-6-8 0 8ZM-6 8V12M2 9 8-5 14 9ZM8 9V13",
    "mountain": "M-17 9-6-9 2 4 7-3 16 9ZM-9-4-6-2-3-4",
    "village": "M-14 9V0L-7-7 0 0V9ZM2 9V3L8-3 14 3V9ZM-9 9V4H-5V9",
    "tundra": "M-14 2H-6M-3-5H5M2 7H11M8-1H14M-9 9H-3",
    "lake": "M-16-3Q-12-8-8-3T0-3 8-3 16-3M-12 6Q-8 1-4 6T4 6 12 6",
    "factory": "M-22 14V-4L-12-10V-4L-2-10V-4L8-10V-18H16V14ZM-14 14V5H-8V14M0 14V5H6V14",
}
"""Furrows, trees, peaks, roofs, tussocks, waves, sheds and a chimney."""

PATTERNS = (
    '<pattern id="t-farm" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(35)">'
    '<path d="M0 3H14M0 10H14"/></pattern>'
    '<pattern id="t-forest" width="22" height="20" patternUnits="userSpaceOnUse">'
    '<path d="M2 9 5 2 8 9ZM13 19 16 12 19 19Z"/></pattern>'
    '<pattern id="t-mountain" width="26" height="18" patternUnits="userSpaceOnUse">'
    '<path d="M1 8 6 2 11 8M14 17 19 11 24 17"/></pattern>'
    '<pattern id="t-village" width="20" height="20" patternUnits="userSpaceOnUse">'
    '<path d="M2 8V5L5 2 8 5V8ZM12 18V15L15 12 18 15V18Z"/></pattern>'
    '<pattern id="t-tundra" width="16" height="14" patternUnits="userSpaceOnUse">'
    '<path d="M2 3H6M10 10H14"/></pattern>'
    '<pattern id="t-lake" width="24" height="14" patternUnits="userSpaceOnUse">'
    '<path d="M0 4Q3 1 6 4T12 4M12 11Q15 8 18 11T24 11"/></pattern>'
    '<pattern id="t-factory" width="20" height="12" patternUnits="userSpaceOnUse">'
    '<path d="M0 0H20M0 6H20M5 0V6M15 6V12"/></pattern>'
)

TUNNEL = "M-11 9V1A11 11 0 0 1 11 1V9H6V2A6 6 0 0 0-6 2V9Z"
ENCOUNTER = "M0-11 10-5.5V5.5L0 11-10 5.5V-5.5Z"
GLYPHS = {
    "river": "M-7-3Q-3.5-7 0-3T7-3M-7 4Q-3.5 0 0 4T7 4",
    "lake": "M-8 2H8L5 7H-5ZM0 2V-8L6-1H0",
    "tunnel": "M-7 7V1A7 7 0 0 1 7 1V7M-3 7V2A3 3 0 0 1 3 2V7",
    "leap": "M-7 5Q0-9 7 3M7 3 2 2M7 3 7-2",
    "attack": "M-7-7 6 6M7-7-6 6M-7 3-3 7M7 3 3 7",
    "workers": "M0 6C-8 0-6-6-2.5-6Q0-6 0-3 0-6 2.5-6C6-6 8 0 0 6Z",
}
"""Why a region can be reached, and the cost of going there."""


def symbols(factions: tuple[str, ...]) -> str:
    """Returns what is drawn many times: the hex, the pieces of the players, structures and resources."""
    found = [
        f'<path id="hex" d="{HEXES.outline(0.985)}"/><path id="inner" d="{HEXES.outline(0.86)}"/>',
        *[f'<path id="motif-{name}" d="{d}"/>' for name, d in MOTIFS.items()],
        *[f'<path id="good-{i}" d="{d}"/>' for i, d in enumerate(RESOURCES)],
        *[f'<path id="built-{i}" d="{d}"/>' for i, d in enumerate(STRUCTURES)],
        *[f'<path id="glyph-{name}" d="{d}"/>' for name, d in GLYPHS.items()],
    ]
    for faction in factions:
        for kind, body in BODIES.items():
            emblem = f'<path class="chip-emblem {kind}-emblem" d="{EMBLEMS[faction]}"/>'
            found.append(
                f'<g id="{kind}-{faction}" class="chip-{faction}"><path class="chip-rim" d="{body}"/>'
                f'<path class="chip-body" d="{body}"/>{emblem}<text class="chip-code" y="13">'
                f"{CODES[faction]}</text></g>"
            )
    return "".join(found)
