"""What the plan of DEI shows, as boxes: read from the drawing itself."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

LETTER_WIDE = 10.5
"""A letter of a name in the widest of the usual fonts."""
NAME_HIGH = 14
SEGMENT = re.compile(r"([MLHVZ])([^MLHVZ]*)")
DECK = 11 / 2


class Seen(NamedTuple):
    """Something in the drawing: what it is, and from where to where it reaches."""

    what: str
    left: float
    top: float
    right: float
    bottom: float

    def hides(self, other: Seen) -> bool:
        """By more than the breadth of a line."""
        wide = min(self.right, other.right) - max(self.left, other.left)
        high = min(self.bottom, other.bottom) - max(self.top, other.top)
        return wide > 1 and high > 1


def names(svg: str) -> list[Seen]:
    found = re.findall(r'<text class="name" x="(.+?)" y="(.+?)">(.*?)</text>', svg)
    return [
        Seen(
            f"the name {name}",
            float(x),
            float(y) - NAME_HIGH,
            float(x) + len(name) * LETTER_WIDE,
            float(y) + 1,
        )
        for x, y, name in found
    ]


def bars(svg: str) -> Iterator[Seen]:
    """Majorities."""
    for id, x, y, inner in re.findall(
        r'<g class="pips" id="(.+?)" transform="translate\((.+?) (.+?)\)">(.*?)</g>', svg
    ):
        if inner:
            yield _moved(f"the bar {id}", _shapes(inner), float(x), float(y), 1)


def pieces(svg: str) -> Iterator[Seen]:
    """All that stands in areas, by its outline."""
    stands = re.findall(r'<g class="stand"[^>]*>(.*?)<g class="pips"', svg, re.DOTALL)
    for stand in stands:
        for at, inner in re.findall(r'<g transform="(.+?)"[^>]*>(.*?</g>)</g>', stand, re.DOTALL):
            x, y, *size = [float(n) for n in re.findall(r"-?[\d.]+", at)]
            called = re.search(r'class="([^"]+)"', inner)
            assert called
            yield _moved(f"{called[1]} at {x, y}", _shapes(inner), x, y, size[0] if size else 1)


def elevators(svg: str) -> Iterator[Seen]:
    for who, x, y, inner in re.findall(
        r'<g class="(elevator .+?)" transform="translate\((.+?) (.+?)\)">(.*?)</g>', svg
    ):
        yield _moved(f"{who} at {x, y}", _shapes(inner), float(x), float(y), 1)


def bridges(svg: str) -> Iterator[Seen]:
    """Short parts of each, since the box of a slanting one would be much larger than the bridge."""
    for line in re.findall(r'<path class="deck" d="(.+?)"/>', svg):
        x1, y1, x2, y2 = [float(n) for n in re.findall(r"-?[\d.]+", line)]
        for k in range(33):
            x, y = x1 + (x2 - x1) * k / 32, y1 + (y2 - y1) * k / 32
            half = DECK * 0.7  # a square within the breadth of the deck, however it lies
            yield Seen(f"the bridge {line}", x - half, y - half, x + half, y + half)


def hidden(svg: str) -> list[str]:
    """What hides what."""
    standing = [*names(svg), *bars(svg), *pieces(svg), *elevators(svg)]
    pairs = [*combinations(standing, 2), *[(b, n) for b in bridges(svg) for n in (*names(svg), *bars(svg))]]
    return sorted({f"{one.what}, {two.what}" for one, two in pairs if one.hides(two)})


def _moved(what: str, box: tuple[float, float, float, float], x: float, y: float, size: float) -> Seen:
    left, top, right, bottom = [n * size for n in box]
    return Seen(what, left + x, top + y, right + x, bottom + y)


def _shapes(inner: str) -> tuple[float, float, float, float]:
    """The box around circles, rectangles and outlines."""
    points: list[tuple[float, float]] = []
    for radius in re.findall(r'<circle r="(.+?)"', inner):
        points += [(-float(radius), -float(radius)), (float(radius), float(radius))]
    for numbers in re.findall(r'x="(.+?)" y="(.+?)" width="(.+?)" height="(.+?)"', inner):
        x, y, wide, high = [float(n) for n in numbers]
        points += [(x, y), (x + wide, y + high)]
    for outline in re.findall(r' d="(.+?)"', inner):
        points += _outline(outline)
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs), min(ys), max(xs), max(ys)


def _outline(d: str) -> Iterator[tuple[float, float]]:
    x = y = 0.0
    for letter, rest in SEGMENT.findall(d):
        numbers = [float(n) for n in re.findall(r"-?[\d.]+", rest)]
        if letter == "H":
            x = numbers[0]
        elif letter == "V":
            y = numbers[0]
        elif letter != "Z":
            x, y = numbers
        yield x, y
