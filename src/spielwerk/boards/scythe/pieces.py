"""Pieces on the map: control, tokens, goods, structures, units.

Each piece keeps its id and is placed by a transform, so that a change of the page moves it.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from spielwerk.boards.kit.html import esc
from spielwerk.boards.scythe import art
from spielwerk.boards.scythe.geometry import HALF_WIDTH, centre, slots
from spielwerk.boards.scythe.terrain import region_names
from spielwerk.games.scythe.board import BIT, board
from spielwerk.games.scythe.state import FIRST_WORKER, FULL, LEADERS, NOWHERE, SHIFT, UNIT_COUNT
from spielwerk.games.scythe.view import ScytheView
from spielwerk.kernel.bitmask import bits

GOODS_LOW = 36
"""The distance of goods below the middle of a hex."""
PAIR = 2
TEN = 10
"""From here on two digits share the space of one, if there is little."""


CACHE_SIZE = 128
"""The number of cached drawings, which depend only on the pieces, not on the viewer."""
Units = tuple[tuple[int, tuple[int, ...]], ...]
"""By seat, in turn order: the places of its units, or of its structures."""


class Standing:
    """Where every unit is drawn: units of a place share its slots, and workers of a seat share one."""

    def __init__(self, units: Units) -> None:
        self.at: dict[tuple[int, int], tuple[float, float, float]] = {}
        """By seat and unit: x, y and size."""
        self.look: dict[tuple[int, int], str] = {}
        """Their classes: crowded units have no letters, and a camp has a layout of its own."""
        self.stacks: list[tuple[int, int, int, int]] = []
        """Seat, place, number and first of the workers in one slot."""
        groups: dict[int, list[tuple[int, list[int]]]] = {}
        for seat, places in units:
            for unit in range(FIRST_WORKER):
                if places[unit] != NOWHERE:
                    groups.setdefault(places[unit], []).append((seat, [unit]))
            workers: dict[int, list[int]] = {}
            for unit in range(FIRST_WORKER, UNIT_COUNT):
                if places[unit] != NOWHERE:
                    workers.setdefault(places[unit], []).append(unit)
            for place, found in workers.items():
                groups.setdefault(place, []).append((seat, found))
                self.stacks.append((seat, place, len(found), found[0]))
        self.places = sum([BIT[place] for place in groups])
        """All places with units, as a mask."""
        homes = board().homes
        for place, standing in groups.items():
            x, y = centre(place)
            camped = homes >> place & 1
            low = 16.0 if camped else 0.0
            for (seat, found), (dx, dy, size) in zip(standing, slots(len(standing)), strict=True):
                for unit in found:
                    self.at[seat, unit] = (round(x + dx, 1), round(y + dy + low, 1), size)
                    looks = ["small"] * (size < 1) + ["camped"] * camped
                    self.look[seat, unit] = f' class="{" ".join(looks)}"' if looks else ""


def standing(view: ScytheView) -> Standing:
    """Returns where the units are drawn now."""
    return _standing(tuple([(seat, tuple(view.players[seat].units)) for seat in view.round]))


_standing = lru_cache(CACHE_SIZE)(Standing)


def pieces(view: ScytheView, standing: Standing, rules: Any, rings: str) -> str:
    """Returns all pieces, the lowest first; rings around targets are below the pieces."""
    factions, goods = tuple(rules.factions), tuple(view.goods)
    held = tuple([(seat, view.held[seat]) for seat in view.round])
    built = tuple([(seat, tuple(view.players[seat].structures)) for seat in view.round])
    return (
        f'<g class="holding">{_holding(held, factions)}</g>'
        f"{rings}{region_names(_busy(goods) | standing.places)}"
        f'<g class="tokens">{_encounters(view.encounters)}{_markers(view, rules)}</g>'
        f'<g class="goods">{_goods(goods)}</g>'
        f'<g class="built">{_structures(built, factions)}</g>'
        f'<g class="units">{_units(standing, factions)}</g>'
    )


def _busy(goods: tuple[int, ...]) -> int:
    """Returns the places with goods, as a mask."""
    mask = 0
    for place, packed in enumerate(goods):
        if packed:
            mask |= BIT[place]
    return mask


@lru_cache(CACHE_SIZE)
def _holding(held: tuple[tuple[int, int], ...], factions: tuple[str, ...]) -> str:
    """Returns a tint and a border in the colour of the controller; its edge is visible on any ground."""
    return "".join(
        [
            f'<use href="#inner" class="edge" x="{x}" y="{y}"/>'
            f'<use href="#inner" class="held chip-{factions[seat]}" x="{x}" y="{y}"/>'
            for seat, mask in held
            for x, y in map(centre, bits(mask))
        ]
    )


@lru_cache(CACHE_SIZE)
def _encounters(waiting: int) -> str:
    """Returns encounters that nobody has met."""
    found = []
    for place in bits(waiting):
        x, y = centre(place)
        found.append(
            f'<g class="encounter" id="encounter-{board().places[place]}" transform="translate('
            f'{x + HALF_WIDTH - 17:.1f} {y - 17})"><path d="{art.ENCOUNTER}"/><text>?</text></g>'
        )
    return "".join(found)


def _markers(view: ScytheView, rules: Any) -> str:
    """Returns the tokens of factions."""
    found = []
    for place in range(len(board().terrain) if rules.markers else 0):
        words = [str(token) for marked in rules.markers for token in marked(view, place, rules)]
        if words:
            x, y = centre(place)
            found.append(
                f'<g class="marker" id="marker-{board().places[place]}" transform="translate('
                f'{x + HALF_WIDTH - 16:.1f} {y + 20})"><title>{esc(", ".join(words))}</title>'
                '<path d="M-6 9V-10L8-5-4 0V9Z"/></g>'
            )
    return "".join(found)


@lru_cache(CACHE_SIZE)
def _goods(goods: tuple[int, ...]) -> str:
    """Returns resources in a row at the lower edge, with their numbers."""
    found = []
    for place, packed in enumerate(goods):
        if not packed:
            continue
        x, y = centre(place)
        kinds = [(kind, packed >> shift & FULL) for kind, shift in enumerate(SHIFT) if packed >> shift & FULL]
        for k, (kind, n) in enumerate(kinds):
            dx, low, side = _row(k, len(kinds))
            side += " ten" if n >= TEN else ""
            found.append(
                f'<g class="good good-{kind}{side}" id="good-{kind}-{board().places[place]}"'
                f' transform="translate({x + dx:.1f} {y + low:.1f})">'
                f'<use href="#good-{kind}" class="rim"/><use href="#good-{kind}"/>'
                f'<text x="10" y="7">{n}</text></g>'
            )
    return "".join(found)


def _row(k: int, n: int) -> tuple[float, float, str]:
    """Returns the position of a resource; three or four kinds are in two rows."""
    if n == 1:
        return -7, GOODS_LOW, ""
    row, col = divmod(k, PAIR)
    alone = row > 0 and n - row * PAIR == 1
    low = GOODS_LOW if n == PAIR else GOODS_LOW - 10 + row * 18
    side = "" if alone else (" west", " east")[col]
    level = "" if n == PAIR else (" upper", " lower")[row]
    return (0 if alone else col - 0.5) * 34 - 7, low, side + level


@lru_cache(CACHE_SIZE)
def _structures(built: Units, factions: tuple[str, ...]) -> str:
    found = []
    for seat, places in built:
        for kind, place in enumerate(places):
            if place != NOWHERE:
                x, y = centre(place)
                found.append(
                    f'<g class="structure chip-{factions[seat]}" id="built-{seat}-{kind}"'
                    f' transform="translate({x - HALF_WIDTH + 18:.1f} {y - 19})">'
                    f'<use href="#built-{kind}" class="chip-rim"/>'
                    f'<use href="#built-{kind}" class="chip-body"/></g>'
                )
    return "".join(found)


@lru_cache(CACHE_SIZE)
def _units(standing: Standing, factions: tuple[str, ...]) -> str:
    """Returns chips, then how many workers a chip stands for."""
    found = [
        f'<use href="#{_kind(unit)}-{factions[seat]}" id="unit-{seat}-{unit}"'
        f' transform="{_moved(at)}"{standing.look[seat, unit]}/>'
        for (seat, unit), at in _in_order(standing.at.items())
    ]
    for seat, place, n, first in standing.stacks:
        if n > 1:
            x, y, size = standing.at[seat, first]
            camped = " camped" if board().homes & BIT[place] else ""
            found.append(
                f'<g class="count{camped}" id="count-{seat}-{board().places[place]}"'
                f' transform="{_moved((x + 13 * size, y - 13 * size, 1))}">'
                f'<circle r="10"/><text>{n}</text></g>'
            )
    return "".join(found)


def _in_order(
    units: Iterable[tuple[tuple[int, int], tuple[float, float, float]]],
) -> list[tuple[tuple[int, int], tuple[float, float, float]]]:
    """Returns units in a fixed order, so that no piece has to be removed from the page to move."""
    return sorted(units)


def _kind(unit: int) -> str:
    return "character" if unit in LEADERS else "mech" if unit < FIRST_WORKER else "worker"


def _moved(at: tuple[float, float, float]) -> str:
    x, y, size = at
    return f"translate({x:.1f} {y:.1f})" + (f" scale({size})" if size != 1 else "")
