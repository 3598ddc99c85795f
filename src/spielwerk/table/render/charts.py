"""Draws charts as SVG: lines of points, a band that shows who led, rows of marks, bars.

 Nothing is scaled.  Places are percentages of the drawing, and letters and marks have a fixed size, so a
chart reads the same on a phone and on a wide screen.  Colour is never the only sign: each line ends in the
number of its seat, marks differ in shape, and every chart has its content in words next to it.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from spielwerk.boards.kit.html import esc
from spielwerk.boards.kit.scene import PALETTE

PLOT = 93.0
"""Width of the plotted lines in per cent; the rest is for the numbers of the seats."""
TOP, BOTTOM = 5.0, 88.0
"""Top and bottom of the plotted lines, in per cent of the height."""
APART = 9.0
"""Smallest distance between the numbers at the ends of lines, in per cent."""
MOST_POINTS = 160
"""Most points in one line; longer games are thinned out, but the last point is always drawn."""
STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000)
MOST_TICKS = 6
ROW = 48
"""Height of a row of marks in pixels."""

SHAPES = (
    "M0-10 2.9-3.6 9.8-3 4.6 1.6 6.2 8.4 0 4.7-6.2 8.4-4.6 1.6-9.8-3-2.9-3.6z",
    "M0-9 9 0 0 9-9 0z",
    "M-7-7H7V7H-7z",
    "M0-9 8.5 7H-8.5z",
    "M-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0z",
)
"""One shape for each kind of mark: star, diamond, square, triangle, disc."""


def ticks(least: int, most: int) -> list[int]:
    """Returns round numbers for an axis, from the last one up to `least` to the first one from `most` on.

    >>> ticks(3, 55)
    [0, 10, 20, 30, 40, 50, 60]
    """
    span = max(most - least, 1)
    step = next((s for s in STEPS if span / s <= MOST_TICKS), span)
    first = least // step * step
    return list(range(first, most + step, step)) if most > first else [first, first + step]


def thinned(number: int, most: int = MOST_POINTS) -> list[int]:
    """Returns the indices of the points that are drawn.

    >>> thinned(10, 4)
    [0, 3, 6, 9]
    """
    step = max(1, -(-number // most))
    found = list(range(0, number, step))
    return found if not found or found[-1] == number - 1 else [*found, number - 1]


def across(i: float, number: int) -> float:
    """Returns the x position of a point, in per cent of the width."""
    return round(PLOT * i / max(number - 1, 1), 2)


def lines(rows: Sequence[Sequence[int]], labels: Sequence[str], label: str) -> str:
    """Draws a line for each seat; `rows` has one row of points per standing, `labels` names the standings."""
    number = len(rows)
    values = [value for row in rows for value in row]
    scale = ticks(min(values), max(values))
    low, high = scale[0], scale[-1]

    def up(value: float) -> float:
        return round(BOTTOM - (BOTTOM - TOP) * (value - low) / (high - low), 2)

    shown = thinned(number)
    grid = "".join([f'<line class="grid" x1="0" x2="{PLOT}%" y1="{up(v)}%" y2="{up(v)}%"/>' for v in scale])
    beside = "".join([f'<text class="tick level" x="2" y="{up(v)}%" dy="-3">{v}</text>' for v in scale])
    below = "".join(
        [
            f'<text class="tick" x="{across(i, number)}%" y="99%" text-anchor="{anchor}">{esc(labels[i])}'
            "</text>"
            for i, anchor in ((0, "start"), (number // 2, "middle"), (number - 1, "middle"))
        ]
    )
    drawn = []
    for seat in range(len(rows[0])):
        path = " ".join([f"{across(i, number) * 10:.0f},{up(rows[i][seat]) * 10:.0f}" for i in shown])
        colour = f"seat-{seat % PALETTE}"
        drawn.append(f'<polyline class="{colour} under" points="{path}"/>')
        drawn.append(f'<polyline class="{colour}" points="{path}"/>')
    ends = _spread([up(value) for value in rows[-1]])
    numbers = "".join([end_number(seat, y) for seat, y in enumerate(ends)])
    return (
        f'<svg class="chart" role="img" aria-label="{esc(label)}">{grid}{below}'
        '<svg class="plot" viewBox="0 0 1000 1000" preserveAspectRatio="none" width="100%" height="100%">'
        f"{''.join(drawn)}</svg>{beside}{numbers}</svg>"
    )


def end_number(seat: int, y: float) -> str:
    """Draws a seat's number at the end of its line."""
    return (
        f'<g class="seat-{seat % PALETTE}"><circle cx="97%" cy="{y}%" r="10"/>'
        f'<text class="on" x="97%" y="{y}%" dy="5" text-anchor="middle">{seat + 1}</text></g>'
    )


def _spread(heights: Sequence[float]) -> list[float]:
    """Returns the heights, moved apart where two would overlap."""
    order = sorted(range(len(heights)), key=heights.__getitem__)
    placed = list(heights)
    for before, after in pairwise(order):
        placed[after] = max(placed[after], placed[before] + APART)
    over = max(placed, default=0) - 96
    if over > 0:
        placed[order[-1]] -= over
        for after, before in pairwise(order[::-1]):
            placed[before] = min(placed[before], placed[after] - APART)
    return [round(y, 2) for y in placed]


def band(spans: Sequence[tuple[float, float, int, str]], label: str) -> str:
    """Draws who was ahead: (from, to, seat or -1 for a tie, words), in per cent of the width."""
    drawn = "".join(
        [
            f'<rect class="{_colour(seat)}" x="{first}%" width="{round(last - first, 2)}%" y="0"'
            f' height="100%"><title>{esc(words)}</title></rect>'
            for first, last, seat, words in spans
        ]
    )
    return f'<svg class="band" role="img" aria-label="{esc(label)}">{drawn}</svg>'


def _colour(seat: int) -> str:
    return f"seat-{seat % PALETTE}" if seat >= 0 else "nobody"


def marks(
    names: Sequence[str], found: Sequence[tuple[int, float, int, str]], count: Sequence[str], label: str
) -> str:
    """Draws a row of marks per seat: (seat, per cent of the width, kind, words); `count` ends each row."""
    rows = []
    for seat, name in enumerate(names):
        top = seat * ROW
        mine = [mark for mark in found if mark[0] == seat]
        glyphs = "".join([glyph(kind, f"{x}%", top + 32, words) for _, x, kind, words in mine])
        rows.append(
            f'<g class="seat-{seat % PALETTE}"><text x="0" y="{top + 15}">{seat + 1} · {esc(name)}</text>'
            f'<text class="sum" x="100%" y="{top + 37}" text-anchor="end">{esc(count[seat])}</text>'
            f'<line class="grid" x1="0" x2="{PLOT}%" y1="{top + 32}" y2="{top + 32}"/>{glyphs}</g>'
        )
    height = len(names) * ROW
    return f'<svg class="marks" height="{height}" role="img" aria-label="{esc(label)}">{"".join(rows)}</svg>'


def glyph(kind: int, x: str, y: float, words: str = "") -> str:
    """Draws one mark; each kind has its own shape."""
    title = f"<title>{esc(words)}</title>" if words else ""
    shape = SHAPES[kind % len(SHAPES)]
    return f'<svg class="glyph" x="{x}" y="{y}" overflow="visible">{title}<path d="{shape}"/></svg>'


def key_glyph(kind: int) -> str:
    """Draws the shape of a mark for the legend."""
    return (
        '<svg class="icon glyph" viewBox="-12 -12 24 24" aria-hidden="true" focusable="false">'
        f'<path d="{SHAPES[kind % len(SHAPES)]}"/></svg>'
    )


def bar(share: float, words: str) -> str:
    """Draws a bar in a table cell, with its value in words next to it."""
    width = round(100 * max(0.0, min(share, 1.0)), 1)
    return (
        f'<span class="bar"><svg aria-hidden="true" focusable="false"><rect width="{width}%" height="100%"/>'
        f"</svg><span>{esc(words)}</span></span>"
    )
