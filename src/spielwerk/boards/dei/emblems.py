"""Our own marks for the factions: one shape each, which also differ without their colours."""

from __future__ import annotations

from spielwerk.boards.kit.html import esc

SHAPES = {
    "auxilia": "M1 11.5 9 6.5C10.5 3.5 13 2 16 2c4 0 6.5 3 6.5 7v13H9c0-4.5 1.5-6 1-8.5-3 .5-6-.5-9-2z"
    "M14.5 6.5a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2z",
    "ravagers": "M8 1C7 8 5 15 1.5 22 7 16.5 9 9 8 1zM15 1c-.5 7-2.5 14-6.5 21.5C14.5 17 16.5 9 15 1z"
    "M22 2c-.5 7-2 13-5.5 20C22 17 23.5 10 22 2z",
    "refuge42": "M12 1 23 9v4H1V9zM3 15h18v8h-5.5v-2.5a3.5 3.5 0 0 0-7 0V23H3z"
    "M12 5a2 2 0 1 0 0 4 2 2 0 0 0 0-4z",
    "farm_z": "M8 1h8v3h-1.5v6L22 20c1 1.5 0 3-2 3H4c-2 0-3-1.5-2-3L9.5 10V4H8zM9.5 14 6 19.5h12L14.5 14z",
}
"""A raven's head, three claw marks, a hatch below a roof, a flask; holes are cut by the even-odd rule."""


def emblem(faction: str) -> str:
    """Returns the mark of a faction, as a picture beside its name."""
    shape = SHAPES.get(faction, "")
    return (
        f'<svg class="emblem fac-{esc(faction)}" viewBox="-1 -1 26 26" aria-hidden="true">'
        f'<path class="fill" fill-rule="evenodd" d="{shape}"/></svg>'
    )
