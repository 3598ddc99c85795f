"""Stars that lie on home bases or around the Factory, in the colours of their owners."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from spielwerk.boards.kit.html import esc
from spielwerk.boards.scythe.geometry import SIDE, centre
from spielwerk.boards.scythe.icons import EMBLEMS
from spielwerk.boards.scythe.looks import look
from spielwerk.games.scythe import names
from spielwerk.games.scythe.board import BIT
from spielwerk.games.scythe.fenris.episode_8a import BoardStars
from spielwerk.games.scythe.modules.rivals import Stakes
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.text import text

if TYPE_CHECKING:
    from spielwerk.games.scythe.rules import ScytheRules
    from spielwerk.games.scythe.view import ScytheView

STAR = EMBLEMS["rusviet"]
"""A star with five points on a grid of 24."""
APART, UP, BIG = 34, 0.98, 1.25
"""How far two of them are apart, how far above the middle of the region, and how large."""
SMALL, LOWER, WIDE = 0.62, 0.36, 96
"""The scale of stars around the Factory, where pieces stand as well, their height under the name of the
region, and how wide a row of them is at most."""


def home_stars(view: ScytheView, rules: ScytheRules) -> str:
    """Returns the stars of rivals on all home bases; a number if there are several of one player."""
    if Stakes not in rules.slots:
        return ""
    on_base = view.parts[rules.slots[Stakes]].on_base
    found = ""
    for foe in range(rules.seats):
        there = [(seat, row[foe]) for seat, row in enumerate(on_base) if row[foe]]
        says = [text("scythe-panel-rival-stars", seat=names.seat(seat, rules), n=n) for seat, n in there]
        found += row_of_stars(view.players[foe].home, there, says, rules)
    return found


def board_stars(view: ScytheView, rules: ScytheRules) -> str:
    """Returns the stars that players have yet to collect."""
    if BoardStars not in rules.slots:
        return ""
    at, found = view.parts[rules.slots[BoardStars]].at, ""
    for place in bits(union_of(at)):
        there = [(seat, 1) for seat, mask in enumerate(at) if mask & BIT[place]]
        says = [text("scythe-panel-star-of", seat=names.seat(seat, rules)) for seat, _ in there]
        small = min(SMALL, WIDE / APART / len(there))
        found += row_of_stars(place, there, says, rules, scale=small, up=LOWER)
    return found


def union_of(masks: Sequence[int]) -> int:
    found = 0
    for mask in masks:
        found |= mask
    return found


def row_of_stars(
    place: int,
    there: Sequence[tuple[int, int]],
    says: Sequence[str],
    rules: ScytheRules,
    *,
    scale: float = 1,
    up: float = UP,
) -> str:
    """Returns stars side by side: whose each is, and how many it stands for."""
    x, y = centre(place)
    found = []
    for i, (seat, n) in enumerate(there):
        at = x + (i - (len(there) - 1) / 2) * APART * scale
        number = (
            f'<g class="stars-there" transform="translate(11 9)"><circle r="8.5"/><text>{n}</text></g>'
            if n > 1
            else ""
        )
        found.append(
            f'<g class="home-star chip-{esc(look(seat, rules))}"'
            f' transform="translate({at:.1f} {y - up * SIDE:.1f})"><title>{esc(says[i])}</title>'
            f'<g transform="scale({BIG * scale:g}) translate(-12 -12.5)"><path class="chip-rim" d="{STAR}"/>'
            f'<path class="chip-body" d="{STAR}"/></g>{number}</g>'
        )
    return "".join(found)
