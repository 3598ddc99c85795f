"""Pieces on the plan: bridges and elevators, outposts, tokens, camps, drones and units."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from spielwerk.boards.dei.ground import stand_of
from spielwerk.boards.dei.lifts import LONG, THIN, Lift, meetings
from spielwerk.boards.dei.pips import element, pips, values
from spielwerk.boards.dei.shapes import (
    AIRFRAME,
    CHEST,
    DRONES,
    FIGURE,
    FLAG,
    HALF_SIGNS,
    LEADER,
    PLATE,
    SIGNS,
    STAR,
    TENT,
    TOKENS,
)
from spielwerk.boards.dei.space import PIECE, crossing, places, rooms
from spielwerk.boards.dei.spans import Point, Rect, Way, around
from spielwerk.boards.dei.typed import rules_of
from spielwerk.boards.kit.html import esc, slug
from spielwerk.boards.kit.kept import kept
from spielwerk.boards.kit.scene import PALETTE, Scene
from spielwerk.games.dei import names
from spielwerk.games.dei.board import PARTS, Board
from spielwerk.games.dei.options import DRONES as DRONE_IDS
from spielwerk.games.dei.options import RESOURCES
from spielwerk.games.dei.state import NOBODY

if TYPE_CHECKING:
    from spielwerk.games.dei.view import DeiView

COLOURS = ("red", "blue", "green")


# --- bridges and elevators


class Connectors(Struct, frozen=True):
    """Bridges and elevators as drawn, and the space that elevators take in each area."""

    html: str
    lifts: dict[int, tuple[Rect, ...]]


def connectors(view: DeiView, b: Board) -> Connectors:
    """Returns bridges and elevators in the colour of their owner."""
    owners: list[tuple[str, Any, Any]] = [("shared", b.shared_bridges, b.shared_elevators)]
    owners += [(f"seat-{k % PALETTE}", p.bridges, p.elevators) for k, p in enumerate(view.players)]
    spots: dict[int, list[str]] = {}
    ends: dict[tuple[int, int], list[str]] = {}
    for owner, bridges, elevators in owners:
        for spot in bridges:
            if b.bridges[spot]:
                spots.setdefault(spot, []).append(owner)
        for low, high in elevators:
            ends.setdefault((low, high), []).append(owner)
    found = [_bridges(crossing(b, spot), whose) for spot, whose in spots.items()]
    lifts: dict[int, tuple[Rect, ...]] = {}
    for (low, high), whose in ends.items():
        there = meetings(b, low, high)
        for k, lift in enumerate(there[: len(whose)]):
            found.append(_elevators(lift, whose[k :: len(there)]))
            for area in (low, high):
                lifts[area] = (*lifts.get(area, ()), lift.box)
    return Connectors("".join(found), lifts)


ARROWS = ("M-3 -4L0 -8L3 -4", "M-3 4L0 8L3 4"), ("M-9 2L-5 -3L-1 2", "M1 -2L5 3L9 -2")
"""The arrows of an elevator, up and down: on a vertical border, and on a horizontal one."""


def _bridges(way: Way, owners: list[str]) -> str:
    """Draws bridges as a deck with planks; several bridges at one place share it in equal parts."""
    (x1, y1), (x2, y2) = way.one, way.two
    parts = [k / len(owners) for k in range(len(owners) + 1)]
    at = [(x1 + (x2 - x1) * part, y1 + (y2 - y1) * part) for part in parts]
    found = []
    for owner, (ax, ay), (bx, by) in zip(owners, at, at[1:], strict=False):
        part = f'd="M{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}"'
        drawn = "".join([f'<path class="{name}" {part}/>' for name in ("rim", "deck", "planks")])
        found.append(f'<g class="bridge {owner}">{drawn}</g>')
    return "".join(found)


def _elevators(lift: Lift, owners: list[str]) -> str:
    """Draws elevators as cabins on the border, with arrows up and down; if only one fits, all share it."""
    at, part = f"{lift.at[0]:g} {lift.at[1]:g}", LONG / len(owners)
    wide, high = (THIN, part) if lift.upright else (part, THIN)
    up, down = ARROWS[not lift.upright]
    found = []
    for k, owner in enumerate(owners):
        x, y = (-THIN / 2, part * k - LONG / 2) if lift.upright else (part * k - LONG / 2, -THIN / 2)
        cabin = f'<rect x="{x:g}" y="{y:g}" width="{wide:g}" height="{high:g}" rx="3"/>'
        arrows = (up if owner == owners[0] else "") + (down if owner == owners[-1] else "")
        drawn = f'<path d="{arrows}"/>' if arrows else ""
        found.append(f'<g class="elevator {owner}" transform="translate({at})">{cabin}{drawn}</g>')
    return "".join(found)


# --- what stands in an area

Piece = tuple[str, str]
"""A piece: its kind, by which a control finds it, and its drawing.  Pieces of others have no control."""
TOKEN, CAMP, UNIT = "token", "camp", "unit"
DRONE = tuple([f"drone-{id}" for id in DRONE_IDS])
LETTERS = 16.5
"""The font size of numbers on pieces, in units of the drawing."""
LEAST = 0.6
"""The smallest scale of a piece at which its numbers keep their size."""


class Stand(Struct, frozen=True):
    """An area as drawn: its HTML, and where its pieces stand, by kind."""

    html: str
    at: dict[str, Point]
    free: tuple[Point, ...]
    """Places where nothing stands, those nearest to the middle first."""
    solid: tuple[Rect, ...]
    """What should not be covered: the name, the pips, pieces and elevators."""


def contents(scene: Scene, view: DeiView, b: Board, area: int, lifts: tuple[Rect, ...]) -> Stand:
    """Draws the contents of an area: name, tokens, outposts, camps, drones and units; the majority as a bar
    of pips.
    """
    room = rooms(b)[area]
    pieces = [*outposts(view, b, area), *stores(view, b, area), *units(view, area)]
    items = [html for _, html in pieces]
    drawn = [f'<text class="name" x="{room.name[0]}" y="{room.name[1]}">{names.on_the_plan(area)}</text>']
    size, where = places(b, area, len(items), lifts)
    look = "" if size == 1 else f' scale({size:g})" font-size="{LETTERS / max(size, LEAST):.3g}'
    at: dict[str, Point] = {}
    for place, (kind, _) in zip(where, pieces, strict=True):
        at.setdefault(kind, place)
    for (x, y), item in zip(where, items, strict=True):
        drawn.append(f'<g transform="translate({x:g} {y:g}){look}">{item}</g>')
    words = esc(described(view, b, area, scene))
    x, y = room.bar
    bar = pips(scene.known, area, room.length)
    inner = kept(f'<g id="in-{slug(PARTS[area])}"', "".join(drawn), "</g>")
    html = (
        f'<g class="stand" id="{stand_of(area)}" data-line="{words}"><title>{words}</title>{inner}'
        f'<g class="pips" id="{element(area)}" transform="translate({x} {y})">{bar}</g></g>'
    )
    solid = (*room.kept, *lifts, *[around(place, PIECE * size, PIECE * size) for place in where])
    return Stand(html, at, tuple([place for place in room.places if place not in where]), solid)


def outposts(view: DeiView, b: Board, area: int) -> list[Piece]:
    """Draws outposts as plates with the sign of their colour; if somebody controls one, half of it is a flag
    in the colour and with the number of the seat.
    """
    found = []
    for k in b.outposts_in[area]:
        colour, holder = COLOURS[view.letters[b.outposts[k][1]]], view.holders[k]
        found.append(("outpost", outpost(colour, holder)))
    return found


def outpost(colour: str, holder: int = NOBODY) -> str:
    """Draws an outpost."""
    if holder == NOBODY:
        return f'<g class="outpost {colour}">{PLATE}<path class="sign" d="{SIGNS[colour]}"/></g>'
    return (
        f'<g class="outpost {colour} seat-{holder % PALETTE}">{PLATE}{FLAG}'
        f'<path class="sign" d="{HALF_SIGNS[colour]}"/><text x="6.5">{holder + 1}</text></g>'
    )


def stores(view: DeiView, b: Board, area: int) -> list[Piece]:
    """Returns tokens, camps and drones."""
    found: list[Piece] = []
    if view.tokens[area]:
        found.append((TOKEN, token(int(not b.is_ground(area)), str(view.tokens[area]))))
    if b.camps >> area & 1:
        found.append((CAMP, f'<g class="camp shared">{TENT}</g>'))
    for seat, p in enumerate(view.players):
        kind = CAMP if seat == view.seat else "other"
        found += [(kind, f'<g class="camp seat-{seat % PALETTE}">{TENT}</g>')] * p.camps.count(area)
    for k, at in enumerate(view.drones):
        if at == area:
            drawn = (
                f'<g class="drone" id="{drone_of(k)}" data-ref="drone:{names.drone(k).id}">'
                f"{AIRFRAME}{DRONES[k]}</g>"
            )
            found.append((DRONE[k], drawn))
    return found


def token(what: int, n: str = "") -> str:
    """Draws technology (0) or energy (1) with its amount."""
    low = ' y="3"' if what else ""
    number = f"<text{low}>{n}</text>" if n else ""
    return f'<g class="token {RESOURCES[what]}">{TOKENS[1 - what]}{number}</g>'


def leader_of(seat: int) -> str:
    """Returns the id of the element of a leader."""
    return f"leader-{seat}"


def drone_of(drone: int) -> str:
    """Returns the id of the element of a drone."""
    return f"drone-{drone}"


def units(view: DeiView, area: int) -> list[Piece]:
    """Draws the units of each seat: a figure with the number of scrappers, and a crowned one for the
    leader."""
    found: list[Piece] = []
    for seat, p in enumerate(view.players):
        kind = UNIT if seat == view.seat else "other"
        if p.scrappers[area]:
            chip = f'{FIGURE}<text y="{CHEST}">{p.scrappers[area]}</text>'
            id = f"unit-{seat}-{slug(PARTS[area])}"
            found.append((kind, f'<g class="unit seat-{seat % PALETTE}" id="{id}">{chip}</g>'))
        if p.leader == area:
            crowned = f"{LEADER}{STAR}"
            found.append(
                (kind, f'<g class="unit seat-{seat % PALETTE}" id="{leader_of(seat)}">{crowned}</g>')
            )
    return found


def described(view: DeiView, b: Board, area: int, scene: Scene) -> str:
    """Returns an area in words, for pointing at it."""
    found = [str(names.area(area))]
    for seat, p in enumerate(view.players):
        if p.units_at(area):
            who = names.leader(seat, rules_of(scene))
            group = names.group(p.scrappers[area], int(p.leader == area), 0, who)
            found.append(f"{names.seat(seat, rules_of(scene))}: {group}")
    if view.tokens[area]:
        found.append(names.amount(int(not b.is_ground(area)), view.tokens[area]))
    if any(counted := values(scene.known, area)):
        found.append(names.majorities(counted, rules_of(scene)))
    return ", ".join(found)
