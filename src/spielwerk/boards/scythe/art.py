"""Our own drawings: emblems of the factions, chips, structures, resources, motifs of the terrains.

Each is drawn around the origin.  Colours come from the style sheet, by class.
"""

from __future__ import annotations

from spielwerk.boards.scythe.geometry import HEXES

EMBLEMS = {
    "polania": "M0-7 6 0 0 7-6 0Z",
    "saxony": "M-5.5-5.5H5.5V5.5H-5.5Z",
    "crimea": "M0-7 1.8-3.6 5-5 3.6-1.8 7 0 3.6 1.8 5 5 1.8 3.6 0 7-1.8 3.6-5 5"
    "-3.6 1.8-7 0-3.6-1.8-5-5-1.8-3.6Z",
    "nordic": "M-7 1C-5-5-2-5 0-1S5 1 7-4V4C5 8 2 6 0 3S-5 3-7 6Z",
    "rusviet": "M0-7 1.8-2.4 6.7-2.2 2.9.9 4.1 5.7 0 3-4.1 5.7-2.9.9-6.7-2.2-1.8-2.4Z",
    "albion": "M0 7C-6 4-6-3 0-7 6-3 6 4 0 7ZM-.6-3V6H.6V-3Z",
    "togawa": "M0 6-7-2A9 9 0 0 1 7-2ZM-.5 3V-4H.5V3Z",
    "rose": "M-7-7-2.4-3.6H2.4L7-7 5.6 1 0 7-5.6 1ZM-3.4-.6-1.2 1.6-3.6 1ZM3.4-.6 1.2 1.6 3.6 1Z",
    "teal": "M-1.2-7H1.2L1.8-4.8 4-4 5.8-5.2 7-3.4 5.4-1.6V.6L7 2.4 5.8 4.2 4 3 1.8 3.8 1.2 6H-1.2L-1.8 3.8"
    "-4 3-5.8 4.2-7 2.4-5.4.6V-1.6L-7-3.4-5.8-5.2-4-4-1.8-4.8Z"
    "M0-2.6A2.1 2.1 0 1 0 0 1.6 2.1 2.1 0 0 0 0-2.6Z",
}
"""The emblems of the factions: diamond, square, sun, wave, star, leaf, fan; head and wheel."""

BODIES = {
    "character": "M0-21 16-15V0C16 11 8 17 0 21-8 17-16 11-16 0V-15Z",
    "mech": "M-12-17H-3V-22H3V-17H12L20-3 12 10H10L14 20H4L2 10H-2L-4 20H-14L-10 10H-12L-20-3Z",
    "worker": "M0-16A7.6 7.6 0 0 1 5-2.8C10.5 0 13 4 13 13H-13C-13 4-10.5 0-5-2.8A7.6 7.6 0 0 1 0-16Z",
}
"""The outlines of character, mech and worker: a shield, a hexagon on two legs, head and shoulders."""
LIGHTS = {
    "character": "M0-21 16-15V-9H-16V-15Z",
    "mech": "M-12-17H12L16-10H-16Z",
    "worker": "M0-16A7.6 7.6 0 0 1 7-11H-7A7.6 7.6 0 0 1 0-16Z",
}
"""The part of a piece on which the light falls."""
CHAMPION_BODY = (
    "M-11-18-4-13 0-22 4-13 11-18 13-11 20-3 12 10H10L14 20H4L2 10H-2L-4 20H-14L-10 10H-12L-20-3-13-11Z"
)
"""The outline of a champion: a mech with a crown.  It is drawn only where there is one."""
CROWN = "M-9-11-5-7 0-13 5-7 9-11V-4H-9Z"

HOUSE = "M-13 13V-6L0-14 13-6V13Z"
STRUCTURES = (
    "M-9.5 11 0-6 9.5 11ZM-3.2 11V7A3.2 3.2 0 0 1 3.2 7V11Z",
    "M-2-5 0-8 2-5 3.4 6H-3.4ZM-6 7H6V11H-6Z",
    "M-9 11V-1H-6V-5H-3V-1H0V-5H3V-1H6V-5H9V11Z",
    "M-3 11-1.6 2H1.6L3 11ZM-8.4-7 0-.6 8.4-7 6.6-8.6 0-3.4-6.6-8.6Z"
    "M-8.4 6.6 0 .2 8.4 6.6 6.6 8.2 0 3-6.6 8.2Z",
)
"""The signs of mine, monument, armory and mill, which stand on a house in the colour of the owner."""

MOTIFS = {
    "farm": "M-24 10Q0 0 24 10M-20 4Q0-5 20 4M-15-2Q0-9 15-2M0-12V14M-9-6-16 12M9-6 16 12",
    "forest": "M-18 8-11-9-4 8ZM-11 8V13M-3 11 5-10 13 11ZM5 11V16M11 6 16.5-7 22 6ZM16.5 6V10",
    "mountain": "M-24 10-10-12-2 0 6-9 22 10M-10-12-7-3-4-5M-13-4-17 5M6-9 8-1M11 0 15 6",
    "village": "M-22 10V0L-14-7-6 0V10ZM-6 10V-5L1-11V-16L4-18 7-16V-11L14-5V10ZM14 10V2L19-2 24 2V10Z"
    "M1 10V3H5V10M-16 10V4H-12V10",
    "tundra": "M-22 8H-10M-16 8V2M-19 8-21 3M-13 8-11 3M2 0H12M7 0V-6M4 0 2-4M10 0 12-4M8 11H22M15 11V5"
    "M12 11 10 6M18 11 20 6",
    "lake": "M-22-2Q-16.5-8-11-2T0-2 11-2 22-2M-14 7Q-9 2-4 7T6 7 15 7",
    "factory": "M-34 24V0L-22-9V0L-10-9V0L2-9V0H32V24ZM8 0 10-36H18L20 0M22 0 23.5-26H30.5L32 0"
    "M-28 8H-22V14H-28ZM-16 8H-10V14H-16ZM-4 8H2V14H-4ZM12 24V10H24V24M14-38Q6-46 16-50T22-59",
}
"""The motifs of the terrains: furrows, trees, peaks, roofs, tussocks, waves, sheds and chimneys."""

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

FLAG = "M-6 9V-10L8-5-4 0V9Z"
TUNNEL = "M-10 10V1A10 10 0 0 1 10 1V10H5V2A5 5 0 0 0-5 2V10Z"
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


def symbols(emblems: tuple[tuple[str, str], ...], *, champions: bool) -> str:
    """Returns what is drawn many times: the hex, rings, the pieces of the players, structures, pills."""
    outline = HEXES.outline()
    found = [
        f'<path id="hex" d="{outline}"/><path id="inner" d="{HEXES.outline(0.86)}"/>'
        f'<g id="ring"><path class="ink" d="{outline}"/><path class="band" d="{outline}"/>'
        f'<path class="core" d="{outline}"/></g>'
        '<rect id="pill" x="-17" y="-10.5" width="34" height="21" rx="10.5"/>'
        '<rect id="pill-wide" x="-20" y="-10.5" width="40" height="21" rx="10.5"/>',
        *[f'<path id="motif-{name}" d="{d}"/>' for name, d in MOTIFS.items()],
        *[f'<path id="glyph-{name}" d="{d}"/>' for name, d in GLYPHS.items()],
    ]
    for look, emblem in emblems:
        found += [_chip(kind, look, emblem, body) for kind, body in BODIES.items()]
        if champions:
            found.append(_chip("champion", look, emblem, CHAMPION_BODY))
    for kind, silhouette in enumerate(STRUCTURES):
        found.append(
            f'<g id="house-{kind}"><path class="chip-rim" d="{HOUSE}"/><path class="chip-body" d="{HOUSE}"/>'
            f'<path class="chip-emblem" d="{silhouette}"/></g>'
        )
    return "".join(found)


def _chip(kind: str, look: str, emblem: str, body: str) -> str:
    """Returns a piece: a dark and a light outline, where the light falls, and the emblem."""
    crown = f'<path class="chip-emblem" d="{CROWN}"/>' if kind == "character" else ""
    return (
        f'<g id="{kind}-{look}" class="chip-{look}"><g class="sized {kind}">'
        f'<path class="chip-rim" d="{body}"/><path class="chip-body" d="{body}"/>'
        f'<path class="shine" d="{LIGHTS.get(kind, LIGHTS["mech"])}"/>{crown}'
        f'<path class="chip-emblem {kind}-emblem" d="{emblem}"/></g></g>'
    )
