"""The zones of a region: where its name, its structure, its units and its resources are drawn.

All lengths are shares of the side of a hex, measured from its middle, x to the right and y downwards.  A zone
depends only on what is in the region, never on what is asked, so that a piece keeps its place in every step.
"""

from __future__ import annotations

from spielwerk.boards.kit.hexes import Point

NAME = (0.0, -0.60)
STRUCTURE = (-0.56, -0.22)
TOKEN = (0.56, -0.39)
"""An encounter or a tunnel; no region has both."""
MARKER = (-0.34, -0.57)
MARKER_BELOW = (-0.42, -0.26)
"""The flag of a faction, and where it is in the Factory, whose name is long."""
COIN = (-0.57, -0.34)
COIN_BELOW = (-0.60, 0.23)
"""A round token of a module, and where it is below a structure or below the name of the Factory."""
TAG = (0.88, 0.40)
"""What going there costs, or how it is reached."""
CAMP = 0.22
"""Units in a home base are below its emblem."""

FULL_SIZE, SMALL, SMALLER, SMALLEST = 100, 86, 76, 60
"""The sizes of a piece, in per cent."""
MANY_GOODS = 3
"""From this many kinds on, pills and units are smaller."""
TEN = 10
"""From here on a number has two digits."""

Slot = tuple[float, float, int]
"""x, y and size."""

ALONE: dict[int, tuple[Slot, ...]] = {
    1: ((0, 0, FULL_SIZE),),
    2: ((-0.13, 0, FULL_SIZE), (0.33, 0, FULL_SIZE)),
    3: ((-0.40, 0, SMALL), (0, 0, SMALL), (0.40, 0, SMALL)),
}
"""The stacks of one owner: characters, mechs and workers."""
BESIDE: dict[int, tuple[Slot, ...]] = {
    1: ((0.12, 0, FULL_SIZE),),
    2: ((-0.01, 0, FULL_SIZE), (0.45, 0, FULL_SIZE)),
    3: ((-0.17, 0, SMALLER), (0.17, 0, SMALLER), (0.50, 0, SMALLER)),
}
"""The same next to a structure."""
FACING: dict[int, tuple[Slot, ...]] = {
    1: ((0.36, 0, SMALL),),
    2: ((0.54, -0.06, SMALLEST), (0.22, 0.04, SMALLEST)),
    3: ((0.56, -0.14, SMALLEST), (0.22, -0.14, SMALLEST), (0.39, 0.20, SMALLEST)),
}
"""The stacks of one of two owners, on the right; those of the attacker are mirrored."""
HIGHER = 0.06
"""Units are this much higher above many kinds of resources."""


def stacks(sides: tuple[int, ...], *, structure: bool, kinds: int) -> list[Slot]:
    """Returns the places of stacks of units: `sides` are how many each owner has, the attacker's first.

    `kinds` is the number of kinds of resources in the region.
    """
    if len(sides) == 1:
        found = list((BESIDE if structure else ALONE)[sides[0]])
    elif len(sides) == 2:
        found = [(-x, y, size) for x, y, size in FACING[sides[0]]] + list(FACING[sides[1]])
    else:
        found = _crowd(sides)
    if kinds >= MANY_GOODS:
        found = [(x, y - HIGHER, min(size, SMALL)) for x, y, size in found]
    return found


def _crowd(sides: tuple[int, ...]) -> list[Slot]:
    """Returns a column for each owner; more than two meet only under rules of an expansion."""
    apart = 1.2 / len(sides)
    return [
        ((side - (len(sides) - 1) / 2) * apart, (i - (n - 1) / 2) * 0.32, SMALLEST)
        for side, n in enumerate(sides)
        for i in range(n)
    ]


def pills(numbers: tuple[int, ...]) -> list[Point]:
    """Returns the places of resources on the lower rim, one for each kind; large numbers need more room."""
    wide = any(n >= TEN for n in numbers)
    if len(numbers) == 1:
        return [(0, 0.50)]
    if len(numbers) == 2:
        x = 0.33 if wide else 0.28
        return [(-x, 0.50), (x, 0.50)]
    if len(numbers) == 3:
        return [(-0.56, 0.32), (0.56, 0.32), (0, 0.56)]
    x = 0.28 if wide else 0.25
    return [(-0.57, 0.31), (0.57, 0.31), (-x, 0.61), (x, 0.61)]
