"""The shapes of the pieces on the plan, within 28 units of the drawing.

All of them are polygons and circles around the origin: tests read the space that they take from the drawing.
"""

from __future__ import annotations

FIGURE = '<path d="M-4 -13H4L7 -9V-5L5 -2L11 1L13 6V13H-13V6L-11 1L-5 -2L-7 -5V-9Z"/>'
"""A scrapper, from the front; the number stands on the chest."""
LEADER = '<path d="M-9 -13L-4 -9L0 -13L4 -9L9 -13L7 -4L5 -2L11 1L13 6V13H-13V6L-11 1L-5 -2L-7 -4Z"/>'
"""A leader wears a crown."""
CHEST = 6
"""Where the number of a figure stands."""
STAR = '<path class="star" d="M0 -1L2 4L7 4L3 7L5 12L0 9L-5 12L-3 7L-7 4L-2 4Z"/>'
TOKENS = (
    '<path d="M0 -13L13 11H-13Z"/>',
    '<circle r="12"/>',
)
"""Energy (on heights) and technology (on the ground)."""
TENT = '<path d="M-13 11L0 -13L13 11H5L0 2L-5 11Z"/>'
PLATE = '<path class="plate" d="M-14 0L-8 -12H8L14 0L8 12H-8Z"/>'
FLAG = '<path class="flag" d="M1 -12H8L14 0L8 12H1Z"/>'
"""An outpost, and the half of it that shows who controls it."""
SIGNS = {
    "red": "M-6 -6L6 6M6 -6L-6 6M-7 3L-3 7M7 3L3 7",
    "blue": "M-7 -3L0 -7L7 -3V4L0 8L-7 4ZM-7 -3L0 1L7 -3M0 1V8",
    "green": "M-3 -3H3V3H-3ZM0 -7V-3M0 3V7M-7 0H-3M3 0H7M-6 -6L-3 -3M6 6L3 3M6 -6L3 -3M-6 6L-3 3",
}
"""What an outpost is for: crossed blades for tactics, a crate for logistics, a cog for machines."""
HALF_SIGNS = {
    "red": "M-10 -5L-2 5M-2 -5L-10 5",
    "blue": "M-11 -3L-6 -6L-1 -3V3L-6 6L-11 3ZM-11 -3L-6 0L-1 -3M-6 0V6",
    "green": "M-8 -2H-4V2H-8ZM-6 -6V-2M-6 2V6M-11 0H-8M-4 0H-1M-10 -4L-8 -2M-2 4L-4 2M-2 -4L-4 -2M-10 4L-8 2",
}
"""The same beside a flag."""
_ROTORS = "".join(
    [f"M{x - 4} {y}L{x} {y - 4}L{x + 4} {y}L{x} {y + 4}Z" for x, y in ((-9, -9), (9, -9), (9, 9), (-9, 9))]
)
AIRFRAME = (
    f'<path class="rotors" d="M-9 -9L9 9M9 -9L-9 9{_ROTORS}"/>'
    '<rect x="-9" y="-9" width="18" height="18" rx="4"/>'
)
DRONES = (
    '<path d="M-6 0H6M0 -6V6"/>',
    '<path d="M-6 -3H6V5H-6ZM-6 1H6"/>',
    '<path d="M-6 -5L0 6L6 -5"/>',
    '<circle r="5"/>',
)
"""The signs of the drones: hunter, transporter, harvester, teleporter."""
