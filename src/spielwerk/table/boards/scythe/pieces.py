"""What lies and stands on the map: who holds a region, tokens, goods, structures, units.

Each piece keeps its id wherever it goes and is placed by a transform, so that a change of the page moves it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from spielwerk.games.scythe.board import BIT, board
from spielwerk.games.scythe.state import CHARACTER, FIRST_WORKER, FULL, NOWHERE, SHIFT, UNITS
from spielwerk.games.scythe.view import ScytheView
from spielwerk.kernel.funnel import bits
from spielwerk.table.boards.scythe import art
from spielwerk.table.boards.scythe.geometry import HALF_WIDTH, centre, slots
from spielwerk.table.boards.scythe.terrain import region_names
from spielwerk.table.render.html import esc

GOODS_LOW = 36
"""How far below the middle of a hex its goods lie."""
PAIR = 2


class Standing:
    """Where every unit is drawn: those of a place share its slots, the workers of a seat one of them."""

    def __init__(self, view: ScytheView) -> None:
        self.at: dict[tuple[int, int], tuple[float, float, float]] = {}
        """By seat and unit: x, y and size."""
        self.look: dict[tuple[int, int], str] = {}
        """Their classes: in a crowd there is no room for letters, and a camp is laid out in its own way."""
        self.stacks: list[tuple[int, int, int]] = []
        """Seat, place and number of workers that stand in one slot."""
        groups: dict[int, list[tuple[int, list[int]]]] = {}
        for seat in view.round:
            units = view.players[seat].units
            for unit in range(FIRST_WORKER):
                if units[unit] != NOWHERE:
                    groups.setdefault(units[unit], []).append((seat, [unit]))
            workers: dict[int, list[int]] = {}
            for unit in range(FIRST_WORKER, UNITS):
                if units[unit] != NOWHERE:
                    workers.setdefault(units[unit], []).append(unit)
            for place, found in workers.items():
                groups.setdefault(place, []).append((seat, found))
                self.stacks.append((seat, place, len(found)))
        self.places = sum([BIT[place] for place in groups])
        """All places where somebody stands, as a mask."""
        homes = board().homes
        for place, standing in groups.items():
            x, y = centre(place)
            camped = homes >> place & 1
            low = 16.0 if camped else 0.0
            for (seat, units), (dx, dy, size) in zip(standing, slots(len(standing)), strict=True):
                for unit in units:
                    self.at[seat, unit] = (round(x + dx, 1), round(y + dy + low, 1), size)
                    looks = ["small"] * (size < 1) + ["camped"] * camped
                    self.look[seat, unit] = f' class="{" ".join(looks)}"' if looks else ""

    def worker(self, view: ScytheView, seat: int, place: int) -> tuple[float, float, float]:
        """The slot of a seat's workers in a place."""
        return self.at[seat, view.players[seat].units.index(place, FIRST_WORKER)]


def pieces(view: ScytheView, standing: Standing, rules: Any, rings: str) -> str:
    """All of it, what lies lowest first; rings around what can be chosen lie below what stands there."""
    return (
        f'<g class="holding">{_holding(view, rules)}</g>'
        f"{rings}{region_names(_busy(view, standing))}"
        f'<g class="tokens">{_tokens(view, rules)}</g>'
        f'<g class="goods">{_goods(view)}</g>'
        f'<g class="built">{_structures(view, rules)}</g>'
        f'<g class="units">{_units(view, standing, rules)}</g>'
    )


def _busy(view: ScytheView, standing: Standing) -> int:
    """The places on which something lies or stands, as a mask."""
    mask = standing.places
    for place, packed in enumerate(view.goods):
        if packed:
            mask |= BIT[place]
    return mask


def _holding(view: ScytheView, rules: Any) -> str:
    """A tint and a border in the colour of who controls a region; its edge stands out on any ground."""
    return "".join(
        [
            f'<use href="#inner" class="edge" x="{x}" y="{y}"/>'
            f'<use href="#inner" class="held chip-{rules.factions[seat]}" x="{x}" y="{y}"/>'
            for seat in view.round
            for x, y in map(centre, bits(view.held[seat]))
        ]
    )


def _tokens(view: ScytheView, rules: Any) -> str:
    """Encounters that wait, and what factions have left behind."""
    found = []
    for place in bits(view.encounters):
        x, y = centre(place)
        found.append(
            f'<g class="encounter" id="encounter-{board().places[place]}" transform="translate('
            f'{x + HALF_WIDTH - 17:.1f} {y - 17})"><path d="{art.ENCOUNTER}"/><text>?</text></g>'
        )
    if rules.markers:
        for place in range(len(board().terrain)):
            words = [str(token) for marked in rules.markers for token in marked(view, place, rules)]
            if words:
                x, y = centre(place)
                found.append(
                    f'<g class="marker" id="marker-{board().places[place]}" transform="translate('
                    f'{x + HALF_WIDTH - 16:.1f} {y + 20})"><title>{esc(", ".join(words))}</title>'
                    '<path d="M-6 9V-10L8-5-4 0V9Z"/></g>'
                )
    return "".join(found)


def _goods(view: ScytheView) -> str:
    """Resources in a row at the lower edge, with how many there are."""
    found = []
    for place, packed in enumerate(view.goods):
        if not packed:
            continue
        x, y = centre(place)
        kinds = [(kind, packed >> shift & FULL) for kind, shift in enumerate(SHIFT) if packed >> shift & FULL]
        for k, (kind, n) in enumerate(kinds):
            dx, low, side = _row(k, len(kinds))
            found.append(
                f'<g class="good good-{kind}{side}" id="good-{kind}-{board().places[place]}"'
                f' transform="translate({x + dx:.1f} {y + low:.1f})">'
                f'<use href="#good-{kind}" class="rim"/><use href="#good-{kind}"/>'
                f'<text x="10" y="7">{n}</text></g>'
            )
    return "".join(found)


def _row(k: int, n: int) -> tuple[float, float, str]:
    """The lower edge of a hex is short: three or four kinds stand in two rows."""
    if n == 1:
        return -7, GOODS_LOW, ""
    row, col = divmod(k, PAIR)
    alone = row > 0 and n - row * PAIR == 1
    low = GOODS_LOW if n == PAIR else GOODS_LOW - 10 + row * 18
    side = "" if alone else (" west", " east")[col]
    level = "" if n == PAIR else (" upper", " lower")[row]
    return (0 if alone else col - 0.5) * 34 - 7, low, side + level


def _structures(view: ScytheView, rules: Any) -> str:
    found = []
    for seat in view.round:
        for kind, place in enumerate(view.players[seat].structures):
            if place != NOWHERE:
                x, y = centre(place)
                found.append(
                    f'<g class="structure chip-{rules.factions[seat]}" id="built-{seat}-{kind}"'
                    f' transform="translate({x - HALF_WIDTH + 18:.1f} {y - 19})">'
                    f'<use href="#built-{kind}" class="chip-rim"/>'
                    f'<use href="#built-{kind}" class="chip-body"/></g>'
                )
    return "".join(found)


def _units(view: ScytheView, standing: Standing, rules: Any) -> str:
    """Chips, then how many workers a chip stands for."""
    found = [
        f'<use href="#{_kind(unit)}-{rules.factions[seat]}" id="unit-{seat}-{unit}"'
        f' transform="{_moved(at)}"{standing.look[seat, unit]}/>'
        for (seat, unit), at in _in_order(standing.at.items())
    ]
    for seat, place, n in standing.stacks:
        if n > 1:
            x, y, size = standing.worker(view, seat, place)
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
    """Always the same, so that no piece has to be taken out of the page to move."""
    return sorted(units)


def _kind(unit: int) -> str:
    return "character" if unit == CHARACTER else "mech" if unit < FIRST_WORKER else "worker"


def _moved(at: tuple[float, float, float]) -> str:
    x, y, size = at
    return f"translate({x:.1f} {y:.1f})" + (f" scale({size})" if size != 1 else "")
