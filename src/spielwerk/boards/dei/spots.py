"""Choices on the plan as buttons.

An area whose only choice is one thing is a button as a whole; otherwise each piece is a button of its own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from msgspec import Struct

from spielwerk.boards.dei.ground import outline
from spielwerk.boards.dei.pieces import Stand
from spielwerk.boards.dei.shapes import TENT
from spielwerk.boards.dei.space import rooms
from spielwerk.boards.dei.spans import CELL, Point, Rect, Way, around
from spielwerk.boards.kit.controls import control
from spielwerk.boards.kit.html import esc, slug
from spielwerk.games.dei.board import PARTS, Board

SMALL, CHIP = 38, 30
"""The sizes of the button of a piece, and of the chip that repeats an action."""
STEP = 9
"""The radius of the sign of a move that is not begun yet."""
BESIDE = 13
"""How far such a sign is moved off a piece if there is no free place."""
ARROW = f'<circle r="{STEP}"/><path d="M-4 0H4M0 -4L4 0L0 4"/>'
PLANKS = '<path class="planks" d="M-13 -5H13M-13 5H13M-9 -5V5M-3 -5V5M3 -5V5M9 -5V5"/>'
CABIN = '<rect x="-9" y="-12" width="18" height="24" rx="3"/><path d="M-4 -3L0 -8L4 -3M-4 3L0 8L4 3"/>'
Box = tuple[float, float, float, float]
"""Left, top, width and height."""


class Spot(Struct, frozen=True):
    """A choice on the plan: what it posts and says, and the piece that it belongs to.

    `control` is set if several spots begin with the same option; `at` are places where it may be drawn, the
    best first; `again` posts the same action as often as it is left there.
    """

    area: int
    value: str
    words: str
    piece: str = ""
    control: str = ""
    at: tuple[Point, ...] = ()
    again: tuple[str, int] = ("", 0)
    groups: str = ""
    """Groups that may go there, for the tray."""
    step: bool = False
    """Whether it is a move to here that is not begun yet: drawn quietly, since there are many."""
    way: Way | None = None
    """The line of a bridge that could be built."""


def draw(found: Sequence[Spot], b: Board, stands: Mapping[int, Stand]) -> str:
    """Draws a button for each choice, and rings around areas."""
    found = sorted(found, key=lambda spot: (spot.area, spot.value))
    alone = {area for area, n in Counter([spot.area for spot in found]).items() if n == 1}
    places = _places(found, b, stands)
    return "".join(
        [
            _drawn(spot, b, at, alone=spot.area in alone and not spot.at)
            for spot, at in zip(found, places, strict=True)
        ]
    )


def _places(found: Sequence[Spot], b: Board, stands: Mapping[int, Stand]) -> list[Point]:
    """Returns where each choice is drawn: on its piece, or where it covers as little as possible of names,
    pieces and other choices."""
    taken = [box for stand in stands.values() for box in stand.solid]
    on_piece = {k: at for k, spot in enumerate(found) if (at := stands[spot.area].at.get(spot.piece))}
    places = dict(on_piece)
    taken += [around(at, SMALL, SMALL) for at in on_piece.values()]
    open = {k: _possible(spot, b, stands[spot.area]) for k, spot in enumerate(found) if k not in places}
    for k, may in sorted(open.items(), key=lambda item: len(item[1])):
        size = 2 * STEP if found[k].step else SMALL
        places[k] = _clearest(may, size, taken)
        taken.append(around(places[k], size, size))
    return [places[k] for k in range(len(found))]


def _possible(spot: Spot, b: Board, stand: Stand) -> Sequence[Point]:
    """Returns where a choice without a piece may be drawn."""
    x, y = rooms(b)[spot.area].middle
    return spot.at or stand.free or ((x + BESIDE, y + BESIDE) if spot.step else (x, y),)


def _clearest(may: Sequence[Point], size: float, taken: Sequence[Rect]) -> Point:
    """Returns the place where a square of this size covers least of some boxes, the first of several."""
    boxes = [around(at, size, size) for at in may]
    return may[min(range(len(may)), key=lambda k: sum([boxes[k].shared(box) for box in taken]))]


def _drawn(spot: Spot, b: Board, at: Point, *, alone: bool) -> str:
    quiet, words = " step" if spot.step else "", esc(spot.words)
    of = control(spot.control) if spot.control else ""
    groups = f' data-groups="{esc(spot.groups)}"' if spot.groups else ""
    box: Box = _bounds(b, spot.area) if alone else (at[0] - SMALL / 2, at[1] - SMALL / 2, SMALL, SMALL)
    button = (
        f"{_box(*box)}"
        f'<button form="act" name="choice" value="{esc(spot.value)}"'
        f' class="spot{" whole" if alone else ""}{quiet}" id="plan-{slug(spot.value)}"'
        f' aria-label="{words}" title="{words}"{of}{groups}'
        f' data-refs="place:{PARTS[spot.area]}"></button></foreignObject>'
    )
    if alone:
        shape, id = outline(b, spot.area), f"clip-{slug(PARTS[spot.area])}"
        button = (
            f'<path class="ring{quiet}" d="{shape}"/><clipPath id="{id}"><path d="{shape}"/></clipPath>'
            f'<g clip-path="url(#{id})">{button}</g>'
        )
    way = _way(spot.way) if spot.way else ""
    mark = f'{way}<g class="mark{quiet}" transform="translate({at[0]:g} {at[1]:g})">{_mark(spot)}</g>'
    return f"{mark}{button}{_repeated(spot, at)}"


def _way(way: Way) -> str:
    """Draws the line of a bridge that could be built, so that one sees what it joins."""
    return f'<path class="span" d="M{way.one[0]:g} {way.one[1]:g}L{way.two[0]:g} {way.two[1]:g}"/>'


def _box(x: float, y: float, wide: float, high: float) -> str:
    return f'<foreignObject x="{x:g}" y="{y:g}" width="{wide:g}" height="{high:g}">'


def _bounds(b: Board, area: int) -> Box:
    """Returns the box around an area: left, top, width and height."""
    cells = [(x, y) for y, row in enumerate(b.plan) for x, i in enumerate(row) if i == area]
    xs, ys = [x for x, _ in cells], [y for _, y in cells]
    left, top = min(xs), min(ys)
    return left * CELL, top * CELL, (max(xs) - left + 1) * CELL, (max(ys) - top + 1) * CELL


def _mark(spot: Spot) -> str:
    """Draws the ring of a choice; a structure that could be built is a pale one of its kind."""
    if spot.step:
        return ARROW
    kind = spot.piece.partition("-")[0]
    shape = {"tent": TENT, "bridge": PLANKS, "elevator": CABIN}.get(kind, "")
    return f'<circle r="{SMALL / 2}"/>{shape}'


def _repeated(spot: Spot, at: Point) -> str:
    """Draws a chip that repeats the action at the same place."""
    value, n = spot.again
    if not value:
        return ""
    words = esc(f"{n} × {spot.words}")
    return (
        f"{_box(at[0] + 8, at[1] - 34, CHIP, CHIP)}"
        f'<button form="act" name="choice" value="{esc(value)}" class="spot again" id="plan-{slug(value)}"'
        f' aria-label="{words}" title="{words}"{control(spot.control)}>×{n}</button></foreignObject>'
    )
