"""Pieces on the map: control, tokens, goods, structures, units, each in its zone of the region.

Each piece keeps its id and is placed by a transform, so that a change of the page moves it.  Units of one
kind and owner are a stack: they lie on each other, and from two on with their number.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from spielwerk.boards.kit.html import esc
from spielwerk.boards.kit.kept import kept
from spielwerk.boards.scythe import art, zones
from spielwerk.boards.scythe.fenris.home_stars import board_stars, home_stars
from spielwerk.boards.scythe.fenris.influence import sign
from spielwerk.boards.scythe.geometry import SIDE, centre
from spielwerk.boards.scythe.looks import looks
from spielwerk.boards.scythe.terrain import motifs, mouths, region_names, rivers, wide_rivers
from spielwerk.boards.scythe.wind.airships import airships
from spielwerk.games.scythe.board import BIT, Terrain, board
from spielwerk.games.scythe.fenris.episode_8a import stars_at
from spielwerk.games.scythe.modules.airship_words import over as drawn_above
from spielwerk.games.scythe.options import RESOURCES
from spielwerk.games.scythe.state import CHAMPION, FIRST_WORKER, FULL, LEADERS, NOWHERE, SHIFT, UNIT_COUNT
from spielwerk.games.scythe.view import ScytheView
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.text import current_language

CACHE_SIZE = 128
"""The number of cached drawings, which depend only on the pieces, not on the viewer."""
Units = tuple[tuple[int, tuple[int, ...]], ...]
"""By seat: the places of its units, or of its structures."""
KINDS = (
    tuple(LEADERS),
    tuple([unit for unit in range(FIRST_WORKER) if unit not in LEADERS]),
    tuple(range(FIRST_WORKER, UNIT_COUNT)),
)
"""The units of each kind, the strongest first: character, mechs, workers."""
WORKERS = len(KINDS) - 1
COUNT = ((0.26, -0.26), (-0.26, -0.26), (0.25, -0.04))
"""By kind of unit: where the number of a stack is, from its middle."""
BESIDE = 0.2
"""Two leaders in one place lie this far from the middle of their stack, so that both are seen."""
FAR_COUNT = (0.44, -0.02)
"""On a small map one number tells how many units of an owner there are."""
FAR_APART = 0.34
"""On a small map the units of two owners are this far from the middle."""


class Stack:
    """Units of one kind and owner in one place, and where they are drawn."""

    def __init__(self, seat: int, kind: int, units: tuple[int, ...]) -> None:
        self.seat, self.kind, self.units = seat, kind, units
        self.x, self.y, self.size = 0.0, 0.0, zones.FULL_SIZE

    def x_of(self, unit: int) -> float:
        """Returns where a unit is drawn: on the others of its kind, but a leader beside another."""
        if self.kind or len(self.units) == 1:
            return self.x
        aside = BESIDE * SIDE * self.size / zones.FULL_SIZE
        return self.x + (aside if unit == self.units[-1] else -aside)


class Standing:
    """Where every unit is drawn."""

    def __init__(self, units: Units, built: int, goods: tuple[int, ...]) -> None:
        """`built` is a mask of the places with a structure; the seats come in the order of sides."""
        self.built = built
        self.at: dict[tuple[int, int], tuple[float, float, float]] = {}
        """By seat and unit: x, y and size."""
        self.alone: set[tuple[int, int]] = set()
        """Units on which no other lies."""
        self.places: dict[int, list[Stack]] = {}
        for seat, places in units:
            for kind, members in enumerate(KINDS):
                found: dict[int, list[int]] = {}
                for unit in members:
                    if places[unit] >= 0:
                        found.setdefault(places[unit], []).append(unit)
                for place, stacked in found.items():
                    self.places.setdefault(place, []).append(Stack(seat, kind, tuple(stacked)))
        for place, there in self.places.items():
            self._arrange(place, there, structure=bool(built >> place & 1), kinds=len(kinds_of(goods[place])))

    def _arrange(self, place: int, there: list[Stack], *, structure: bool, kinds: int) -> None:
        x, y = centre(place)
        sides = tuple([sum(s.seat == seat for s in there) for seat in dict.fromkeys(s.seat for s in there)])
        low = zones.CAMP if board().homes >> place & 1 else 0.0
        slots = zones.stacks(sides, structure=structure, kinds=kinds)
        for stack, (dx, dy, size) in zip(there, slots, strict=True):
            stack.x, stack.y, stack.size = round(x + dx * SIDE, 1), round(y + (dy + low) * SIDE, 1), size
            for unit in stack.units:
                self.at[stack.seat, unit] = stack.x, stack.y, size / zones.FULL_SIZE
            if len(stack.units) == 1:
                self.alone.add((stack.seat, stack.units[0]))

    @property
    def mask(self) -> int:
        """All places with units."""
        return sum([BIT[place] for place in self.places])


def standing(view: ScytheView) -> Standing:
    """Returns where the units are drawn now; where two owners meet, the one whose turn it is comes first."""
    seats = sorted(view.round, key=lambda seat: seat != view.active)
    built = 0
    for seat in seats:
        for place in view.players[seat].structures:
            built |= BIT[place] if place != NOWHERE else 0
    return _standing(
        tuple([(seat, tuple(view.players[seat].units)) for seat in seats]), built, tuple(view.goods)
    )


_standing = lru_cache(CACHE_SIZE)(Standing)


def kinds_of(packed: int) -> list[tuple[int, int]]:
    """Returns the kinds of resources of a place, with how many there are."""
    return [(kind, packed >> shift & FULL) for kind, shift in enumerate(SHIFT) if packed >> shift & FULL]


def pieces(view: ScytheView, standing: Standing, rules: Any, wanted: int, rings: str) -> str:
    """Returns everything above the ground, the lowest layer first.

    `wanted` is a mask of the places that can be chosen; rings are around them, below names and pieces, and
    empty regions that do not matter are paler meanwhile.
    """
    factions, goods = looks(rules), tuple(view.goods[: len(board().places)])
    held = tuple([(seat, view.held[seat]) for seat in view.round])
    built = tuple([(seat, tuple(view.players[seat].structures)) for seat in view.round])
    busy = _busy(goods) | standing.mask
    for _, places in built:
        for place in places:
            busy |= BIT[place] if place != NOWHERE else 0
    return (
        f"{motifs(busy)}{layer('holding', _holding(held, factions))}{_veil(busy, wanted)}"
        f"{layer('rivers', rivers() + wide_rivers(wanted))}{rings}"
        f"{region_names(current_language())}{layer('tokens', ''.join(_tokens(view, standing, rules)))}"
        f"{layer('built', structures_of(built, factions))}{layer('goods', goods_of(goods))}"
        f"{layer('units', _units(standing, factions))}{layer('airships', airships(view, rules))}"
    )


def layer(name: str, drawn: str) -> str:
    """Returns one layer of the pieces, which a page keeps while it looks the same."""
    return kept(f'<g class="{name}" id="layer-{name}"', drawn, "</g>")


def _tokens(view: ScytheView, standing: Standing, rules: Any) -> Iterator[str]:
    """Yields what lies on the map from the start, and what factions lay there."""
    yield mouths()
    yield _encounters(view.encounters)
    yield _markers(view, standing.built, rules)
    yield home_stars(view, rules)
    yield board_stars(view, rules)


def _busy(goods: tuple[int, ...]) -> int:
    """Returns the places with goods, as a mask."""
    mask = 0
    for place, packed in enumerate(goods):
        if packed:
            mask |= BIT[place]
    return mask


def spot(place: int, zone: tuple[float, float]) -> str:
    """Returns the transform that puts something into a zone of a place."""
    x, y = centre(place)
    return f"translate({x + zone[0] * SIDE:.1f} {y + zone[1] * SIDE:.1f})"


@lru_cache(CACHE_SIZE)
def _holding(held: tuple[tuple[int, int], ...], factions: tuple[str, ...]) -> str:
    """Returns a tint and a border in the colour of the controller; its edges are visible on any ground."""
    return "".join(
        [
            f'<use href="#inner" class="edge" x="{x}" y="{y}"/>'
            f'<use href="#inner" class="held chip-{factions[seat]}" x="{x}" y="{y}"/>'
            for seat, mask in held
            for x, y in map(centre, bits(mask))
        ]
    )


@lru_cache(CACHE_SIZE)
def _veil(busy: int, wanted: int) -> str:
    """Returns a veil over empty regions that do not matter while something is chosen on the map."""
    regions = range(len(board().terrain)) if wanted else ()
    rest = [place for place in regions if not (busy | wanted) >> place & 1]
    return layer("veils", "".join([f'<use href="#hex" x="{x}" y="{y}"/>' for x, y in map(centre, rest)]))


@lru_cache(CACHE_SIZE)
def _encounters(waiting: int) -> str:
    """Returns encounters that nobody has met."""
    return "".join(
        [
            f'<g class="encounter" id="encounter-{board().places[place]}"'
            f' transform="{spot(place, zones.TOKEN)}"><path d="{art.ENCOUNTER}"/><text>?</text></g>'
            for place in bits(waiting)
        ]
    )


def _markers(view: ScytheView, built: int, rules: Any) -> str:
    """Returns the tokens of factions and modules; `built` is a mask of the places with a structure."""
    found = []
    for place in range(len(board().terrain) if rules.markers else 0):
        marks = [marked for marked in rules.markers if marked not in (drawn_above, stars_at)]
        there = [(marked, token) for marked in marks for token in marked(view, place, rules)]
        if there:
            drawn, look = sign(there[0][0], rules)
            words = ", ".join([str(token) for _, token in there])
            factory = board().terrain[place] == Terrain.FACTORY
            low = factory or (look and built >> place & 1)
            above, below = (zones.COIN, zones.COIN_BELOW) if look else (zones.MARKER, zones.MARKER_BELOW)
            ground = '<circle r="10"/>' if look else ""
            found.append(
                f'<g class="{" ".join(filter(None, ("marker", look, "low" if low else "")))}"'
                f' id="marker-{board().places[place]}"'
                f' transform="{spot(place, below if low else above)}">'
                f'<title>{esc(words)}</title>{ground}<path d="{drawn}"/></g>'
            )
    return "".join(found)


@lru_cache(CACHE_SIZE)
def goods_of(goods: tuple[int, ...]) -> str:
    """Returns resources as pills on the lower rim, with their numbers."""
    found = []
    for place, packed in enumerate(goods):
        kinds = kinds_of(packed)
        if not kinds:
            continue
        look = f" of-{len(kinds)}"
        for (kind, n), zone in zip(kinds, zones.pills(tuple([n for _, n in kinds])), strict=True):
            ten = n >= zones.TEN
            left, right = (-18, 8) if ten else (-15, 8.5)
            found.append(
                f'<g class="good good-{kind}{look}{" ten" if ten else ""}"'
                f' id="good-{kind}-{board().places[place]}" transform="{spot(place, zone)}">'
                f'<use href="#pill{"-wide" if ten else ""}" class="pill"/>'
                f'<use href="#sc-{RESOURCES[kind]}" x="{left}" y="-8.5" width="17" height="17"/>'
                f'<text x="{right}">{n}</text></g>'
            )
    return "".join(found)


@lru_cache(CACHE_SIZE)
def structures_of(built: Units, factions: tuple[str, ...]) -> str:
    """Returns structures in their places."""
    return "".join(
        [
            f'<use href="#house-{kind}" class="structure chip-{factions[seat]}" id="built-{seat}-{kind}"'
            f' transform="{spot(place, zones.STRUCTURE)}"/>'
            for seat, places in built
            for kind, place in enumerate(places)
            if place != NOWHERE
        ]
    )


@lru_cache(CACHE_SIZE)
def _units(standing: Standing, factions: tuple[str, ...]) -> str:
    """Returns all units in a fixed order, so that no piece has to be removed to move, then the numbers."""
    looks = {
        (stack.seat, unit): (stack, look)
        for place, there in standing.places.items()
        for stack, look in _looks(place, there, standing.built)
        for unit in stack.units
    }
    found = [
        f'<use href="#{kind_of(unit)}-{factions[seat]}" id="unit-{seat}-{unit}"'
        f' transform="translate({stack.x_of(unit):.1f} {stack.y:.1f})" class="{look}"/>'
        for (seat, unit), (stack, look) in sorted(looks.items(), key=lambda item: item[0])
    ]
    for place, there in standing.places.items():
        found += _counts(place, there)
    return "".join(found)


def _looks(place: int, there: list[Stack], structure: int) -> Iterator[tuple[Stack, str]]:
    """Yields each stack with its classes: its size, and its slot if it is shown on a small map.

    That is the strongest stack of each owner; the style sheet knows how far its slot is from the middle.
    """
    seats = list(dict.fromkeys(stack.seat for stack in there))
    shown: set[int] = set()
    for stack in there:
        size = f"s{stack.size} " if stack.size != zones.FULL_SIZE else ""
        if stack.seat in shown:
            yield stack, f"{size}lower"
            continue
        shown.add(stack.seat)
        n = sum([other.seat == stack.seat for other in there])
        side = "b" if structure >> place & 1 else "o"
        if len(seats) > 1:
            side = "l" if stack.seat == seats[0] else "r"
        more = " many" if sum([len(other.units) for other in there]) > 1 and len(seats) == 1 else ""
        yield stack, f"{size}top {side}{n}{more}"


def _far_x(side: int, sides: int) -> float:
    """Returns where the units of an owner are on a small map."""
    return 0.0 if sides == 1 else (2 * side / (sides - 1) - 1) * FAR_APART


def _counts(place: int, there: list[Stack]) -> Iterator[str]:
    """Yields the numbers: of each stack, and of all units of an owner for a small map."""
    name = board().places[place]
    for stack in there:
        if len(stack.units) > 1:
            dx, dy = COUNT[stack.kind]
            part = SIDE * stack.size / zones.FULL_SIZE
            yield _count(f"{stack.seat}-{stack.kind}-{name}", "", stack.x + dx * part, stack.y + dy * part,
                         len(stack.units))  # fmt: skip
    x, y = centre(place)
    low = zones.CAMP if board().homes >> place & 1 else 0.0
    seats = list(dict.fromkeys(stack.seat for stack in there))
    for side, seat in enumerate(seats):
        n = sum([len(stack.units) for stack in there if stack.seat == seat])
        if n > 1:
            dx = FAR_COUNT[0] if len(seats) == 1 else _far_x(side, len(seats))
            dy = (FAR_COUNT[1] if len(seats) == 1 else 0.36) + low
            yield _count(f"{seat}-{name}", " all", x + dx * SIDE, y + dy * SIDE, n)


def _count(id: str, look: str, x: float, y: float, n: int) -> str:
    return (
        f'<g class="count{look}" id="count-{id}" transform="translate({x:.1f} {y:.1f})">'
        f'<circle r="9.5"/><text>{n}</text></g>'
    )


def kind_of(unit: int) -> str:
    """Returns the kind of a unit by its number."""
    if unit == CHAMPION:
        return "champion"
    return "character" if unit in LEADERS else "mech" if unit < FIRST_WORKER else "worker"
