"""The pictures that travel over the page: scrappers, resources, cubes, buildings, points."""

from __future__ import annotations

from spielwerk.boards.dei.shapes import FIGURE
from spielwerk.boards.kit.kept import kept
from spielwerk.boards.kit.scene import PALETTE

_PATHS = {
    "technology": '<circle cx="12" cy="12" r="9.5" class="dei-good technology"/>',
    "energy": '<path d="M12 2.5L22.5 21H1.5Z" class="dei-good energy"/>',
    "candy": '<path d="M2 7l5 5-5 5zM22 7l-5 5 5 5z" class="dei-thing"/>'
    '<circle cx="12" cy="12" r="6" class="dei-good"/>',
    "camp": '<path d="M1.5 21.5L12 2.5L22.5 21.5H16L12 14L8 21.5Z" class="dei-thing"/>',
    "bridge": '<path d="M1 9H23V15H1ZM5 9V15M9.5 9V15M14 9V15M18.5 9V15" class="dei-thing"/>',
    "elevator": '<path d="M6 1.5H18V22.5H6ZM9 9L12 5L15 9M9 15L12 19L15 15" class="dei-thing"/>',
    "badge": '<path d="M1.5 12L6.5 3H17.5L22.5 12L17.5 21H6.5Z" class="dei-good"/>'
    '<path d="M7.5 12L11 16L17 8" class="dei-stroke"/>',
    "points": '<path d="m12 2 3 6.6 7.2.9-5.3 5 1.4 7.1L12 18.1l-6.3 3.5 1.4-7.1-5.3-5 7.2-.9z"'
    ' class="dei-good"/>',
}
FORMS = {name: f"dei-{name}" for name in _PATHS}
"""The id of each picture."""
CUBES = tuple([f"dei-cube-{colour}" for colour in ("red", "blue", "green")])
"""The ids of the cubes of the outposts, by colour."""


def scrapper(seat: int) -> str:
    """Returns the id of the picture of a seat's scrapper."""
    return f"dei-scrapper-{seat % PALETTE}"


def symbols(seats: int) -> str:
    """Returns all pictures, as a drawing that is never seen itself."""
    drawn = {FORMS[name]: path for name, path in _PATHS.items()}
    drawn |= {
        id: f'<rect x="4" y="4" width="16" height="16" rx="2" class="{id.removeprefix("dei-")}"/>'
        for id in CUBES
    }
    drawn |= {scrapper(seat): _figure(seat) for seat in range(seats)}
    found = "".join([f'<symbol id="{id}" viewBox="0 0 24 24">{path}</symbol>' for id, path in drawn.items()])
    return kept('<svg class="hidden-text" aria-hidden="true" id="symbols-dei"', found, "</svg>")


def _figure(seat: int) -> str:
    look = f"dei-scrapper seat-{seat % PALETTE}"
    return f'<g class="{look}" transform="translate(12 12) scale(0.85)">{FIGURE}</g>'
