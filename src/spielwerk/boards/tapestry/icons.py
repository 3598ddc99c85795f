"""Our own pictograms for Tapestry, and effects as rows of them.

One sprite on the page holds them all.  Words stand beside or in a title: no pictogram is needed to understand
a space.
"""

from __future__ import annotations

from functools import cache, lru_cache

from spielwerk.boards.kit.kept import kept
from spielwerk.games.tapestry.effects import BUILDINGS, RESOURCES
from spielwerk.kernel.effect import AnyEffect, Atom, May, OneOf, PayThen, Seq, Times, When
from spielwerk.kernel.effect import AnyOrder as InAnyOrder

PATHS: dict[str, str] = {
    "token": '<path d="M5 4h14l1 1v14l-1 1H5l-1-1V5zM8 8h8v8H8z"/>',
    "food": '<path d="M12 22V9M12 13c-4 0-5-3-5-5 3 0 5 2 5 5zM12 13c4 0 5-3 5-5-3 0-5 2-5 5z'
    'M12 18c-4 0-5-3-5-5 3 0 5 2 5 5zM12 18c4 0 5-3 5-5-3 0-5 2-5 5zM12 8c-2-2-2-4 0-6 2 2 2 4 0 6z"/>',
    "worker": '<circle cx="12" cy="7.5" r="4"/><path d="M4 21c0-5 3-8 8-8s8 3 8 8z"/>',
    "culture": '<path d="M9 3h6M10 3v4c-4 2-5 5-4 9 1 3 2 5 3 5h6c1 0 2-2 3-5 1-4 0-7-4-9V3M6 13h12"/>',
    "coin": '<circle cx="12" cy="12" r="9"/><path d="M9 9h6v6H9z"/>',
    "any": '<path d="m12 3 4.5 4.5L12 12 7.5 7.5zM7.5 7.5 3 12l4.5 4.5L12 12zM16.5 7.5 21 12l-4.5 4.5L12 12z'
    'M12 12l4.5 4.5L12 21l-4.5-4.5z"/>',
    "farm": '<path d="M4 21V11l8-7 8 7v10zM8 21v-6h8v6M8 15l8 6M16 15l-8 6"/>',
    "house": '<path d="M3 12 12 4l9 8M5 10.5V21h14V10.5M10 21v-6h4v6"/>',
    "armory": '<path d="M4 21V7h4v3h2V7h4v3h2V7h4v14zM10 21v-5a2 2 0 0 1 4 0v5"/>',
    "market": '<path d="M4 10v11h16V10M3 10l2-6h14l2 6c0 3-4 3-4.5 0 0 3-4.5 3-4.5 0 0 3-4.5 3-4.5 0'
    ' 0 3-4.5 3-4.5 0zM9 21v-6h6v6"/>',
    "tile": '<path d="M7 3.5h10l5 8.5-5 8.5H7L2 12z"/><path d="M6 12c2-2 3-2 4.5 0s3 2 4.5 0"/>',
    "explore": '<circle cx="12" cy="12" r="9"/><path d="m15.5 8.5-2 5-5 2 2-5z"/>',
    "hanging": '<path d="M3 4h18M5 4v14l2.3-2 2.3 2 2.4-2 2.4 2 2.3-2 2.3 2V4M8.5 8.5h7M8.5 12h7"/>',
    "vp": '<path d="m12 3 2.7 6 6.3.6-4.8 4.3 1.4 6.4L12 17l-5.6 3.3 1.4-6.4L3 9.6 9.3 9z"/>',
    "conquer": '<path d="M6 21h12M8 21l1-10h6l1 10M8 11V8h8v3M12 8V2l6 2-6 2"/>',
    "research": '<path d="M9 3h6M10 3v6L4.5 19a1.5 1.5 0 0 0 1.3 2h12.4a1.5 1.5 0 0 0 1.3-2L14 9V3'
    'M7 15h10"/>',
    "advance": '<path d="M3 12h16M13 6l6 6-6 6"/>',
    "regress": '<path d="M21 12H5M11 6l-6 6 6 6"/>',
    "invent": '<circle cx="12" cy="12" r="4"/><path d="M12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.1 2.1M16.3'
    ' 16.3l2.1 2.1M18.4 5.6l-2.1 2.1M7.7 16.3l-2.1 2.1"/>',
    "upgrade": '<path d="M12 21V4M6 10l6-6 6 6M5 21h14"/>',
    "refresh": '<path d="M20 12a8 8 0 1 1-3-6.2M20 3v5h-5"/>',
    "again": '<path d="M4 10a8 8 0 0 1 14-4l2 2M20 3v5h-5M20 14a8 8 0 0 1-14 4l-2-2M4 21v-5h5"/>',
    "circle": '<circle cx="12" cy="12" r="8.5"/>',
    "square": '<path d="M4 4h16v16H4z"/>',
    "city": '<path d="M3 3h18v18H3zM9 3v18M15 3v18M3 9h18M3 15h18"/>',
    "civilization": '<path d="M6 22V3M6 4c4-2 7 2 12 0v9c-5 2-8-2-12 0"/>',
    "space": '<circle cx="12" cy="12" r="5"/><path d="M3 17c-2 3 5 1 10-3s9-9 7-10-4 0-5 1"/>',
    "landmark": '<path d="M3 21h18M4 18h16M6 18v-7M10 18v-7M14 18v-7M18 18v-7M3 11l9-7 9 7z"/>',
    "die": '<path d="M4 4h16v16H4z"/><circle cx="9" cy="9" r="1"/><circle cx="15" cy="15" r="1"/>',
    "heart": '<path d="M12 21C4 15 2 11 2 7.8A5.2 5.2 0 0 1 12 6a5.2 5.2 0 0 1 10 1.8C22 11 20 15 12 21z"/>',
    "turn": '<path d="M19 8a8 8 0 1 0 1 6M20 3v6h-6"/>',
}
"""24 px grid, 2 px strokes."""
SAME = {
    "explore-space": "space",
    "restart": "again",
    "overplay": "hanging",
    "tile-reward": "tile",
}
"""Verbs that share the pictogram of another."""


def sprite() -> str:
    """Returns all pictograms, to be used by name."""
    return _sprite()


@cache
def _sprite() -> str:
    drawn = "".join(
        [f'<symbol id="ta-{name}" viewBox="0 0 24 24">{path}</symbol>' for name, path in PATHS.items()]
    )
    hatch = (
        '<pattern id="ta-hatch" width="9" height="9" patternUnits="userSpaceOnUse">'
        '<path class="hatch" d="M0 9L9 0M-2 2L2 -2M7 11L11 7"/></pattern>'
        '<pattern id="ta-rock" width="50" height="50" patternUnits="userSpaceOnUse">'
        f'<path class="hatch" d="{"".join([f"M0 {k}L{k} 0M{k} 50L50 {k}" for k in range(10, 60, 10)])}"/>'
        '<path class="hills" d="M11 33q6-15 12 0q5-11 10 0q3-6 6 0z"/></pattern>'
        '<pattern id="ta-plot" width="50" height="50" patternUnits="userSpaceOnUse">'
        '<circle class="peg" cx="25" cy="25" r="1.8"/></pattern>'
    )
    return kept(
        '<svg class="sprite" id="ta-sprite" width="0" height="0" aria-hidden="true"', drawn + hatch, "</svg>"
    )


def pic(name: str, look: str = "", place: str = "") -> str:
    """Returns a pictogram without words: those stand beside it.

    `place` are attributes that put it into a drawing.
    """
    kind = f"ta-pic {look}".strip()
    return f'<svg class="{kind}"{place}><use href="#ta-{name}"/></svg>'


def resource_pic(kind: int) -> str:
    return pic(RESOURCES[kind], f"r-{kind}")


Sign = tuple[str, str]
"""The name of a pictogram and its colour; words have no name."""


@lru_cache(4096)
def signs(effect: AnyEffect | None) -> str:
    """Returns the pictograms of an effect, in order; parts of a choice are separated by a stroke."""
    found = signs_of(effect) if effect else ()
    return "".join([pic(name, look) if name else f"<i>{look}</i>" for name, look in found])


def placed(effect: AnyEffect, size: int) -> str:
    """Returns the pictograms of an effect side by side around the origin of a drawing, on a disc."""
    found = [sign for sign in signs_of(effect) if sign[0]]
    left = -len(found) * size / 2
    drawn = "".join(
        [
            pic(name, look, f' x="{left + k * size:g}" y="{-size / 2:g}" width="{size}" height="{size}"')
            for k, (name, look) in enumerate(found)
        ]
    )
    box = f'x="{left - 4:g}" y="{-size / 2 - 4:g}" width="{len(found) * size + 8}" height="{size + 8}"'
    return f'<rect class="disc" {box} rx="{size / 2 + 4:g}"/>{drawn}'


def signs_of(effect: AnyEffect) -> tuple[Sign, ...]:
    """Returns the pictograms of an effect; what is repeated often is shown twice, with its number."""
    found: tuple[Sign, ...] = ()
    match effect:
        case Atom():
            found = _atom(effect)
        case OneOf():
            found = _either(effect)
        case Seq() | InAnyOrder():
            found = tuple([sign for item in effect.items for sign in signs_of(item)])
        case Times():
            more = (("", f"×{effect.n}"),) if effect.n > TWICE else ()
            found = (*signs_of(effect.item) * min(effect.n, TWICE), *more)
        case May() | When():
            found = signs_of(effect.item)
        case PayThen():
            found = signs_of(effect.gain)
    return found


def _either(effect: OneOf) -> tuple[Sign, ...]:
    """Returns the parts of a choice with strokes between them; a free choice of kind has its own sign."""
    kinds = {item.verb for item in effect.items if isinstance(item, Atom)}
    if len(kinds) == 1 and len(effect.items) == len(RESOURCES):
        return (("any", ""),)
    first, *others = [signs_of(item) for item in effect.items]
    return (*first, *[sign for other in others for sign in (("", "/"), *other)])


TWICE = 2


def _atom(atom: Atom) -> tuple[Sign, ...]:
    verb = SAME.get(atom.verb, atom.verb)
    if verb == "resource":
        return ((RESOURCES[atom.at], f"r-{atom.at}"),) * min(atom.n, TWICE)
    if verb == "building":
        return ((BUILDINGS[atom.at], f"r-{atom.at}"),)
    if verb == "vp":
        return ("vp", ""), ("", str(atom.n))
    if verb in ("tile", "space", "hanging"):
        return ((verb, ""),) * min(atom.n, TWICE)
    return ((verb if verb in PATHS else "vp", ""),)
