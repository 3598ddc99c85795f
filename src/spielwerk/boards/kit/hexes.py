"""Hexes that stand on a corner, and what is placed in them.  Lengths are units of the drawing."""

from __future__ import annotations

from msgspec import Struct

Point = tuple[float, float]


class Hexes(Struct, frozen=True):
    """A grid of hexes with sides of this length."""

    side: float

    @property
    def half_width(self) -> float:
        return 3**0.5 / 2 * self.side

    def outline(self, scale: float = 1.0) -> str:
        """Returns a hex around the origin as an SVG path.

        >>> Hexes(10).outline()
        'M0.0 -10.0L8.7 -5.0L8.7 5.0L0.0 10.0L-8.7 5.0L-8.7 -5.0Z'
        """
        return "M" + "L".join([f"{x:.1f} {y:.1f}" for x, y in self.corners(scale)]) + "Z"

    def corners(self, scale: float = 1.0) -> tuple[Point, ...]:
        """Returns the corners of a hex around the origin, clockwise from the top."""
        w, s = self.half_width * scale, self.side * scale
        return (0, -s), (w, -s / 2), (w, s / 2), (0, s), (-w, s / 2), (-w, -s / 2)

    def border(self, a: Point, b: Point) -> tuple[Point, Point]:
        """Returns the two ends of the edge that the hexes around these points share."""
        (ax, ay), (bx, by) = a, b
        x, y = (ax + bx) / 2, (ay + by) / 2
        k = self.side / 2 / ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
        dx, dy = -(by - ay) * k, (bx - ax) * k
        return (round(x + dx, 1), round(y + dy, 1)), (round(x - dx, 1), round(y - dy, 1))


def frame(x: float, y: float, width: float, height: float) -> str:
    """Returns the opening tag of a nested `svg` of this size around a point, for a button."""
    left, top = round(x - width / 2, 1), round(y - height / 2, 1)
    return f'<foreignObject x="{left}" y="{top}" width="{width:.1f}" height="{height:.1f}">'
