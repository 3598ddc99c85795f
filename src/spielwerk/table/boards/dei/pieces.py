"""Pieces on the plan: bridges and elevators, outposts, tokens, camps, drones and units."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from spielwerk.games.dei import names
from spielwerk.games.dei.board import PARTS, Board
from spielwerk.games.dei.state import NOBODY
from spielwerk.table.boards.dei.ground import Point, crossing, meeting, rooms
from spielwerk.table.boards.dei.pips import element, pips, values
from spielwerk.table.render.html import esc, slug
from spielwerk.table.render.scene import PALETTE, Scene

if TYPE_CHECKING:
    from spielwerk.games.dei.view import DeiView

COLOURS = ("red", "blue", "green")


# --- bridges and elevators


def connectors(view: DeiView, b: Board) -> str:
    """Bridges from height to height, elevators from ground to height, in the colour of their owner."""
    owners: list[tuple[str, Any, Any]] = [("shared", b.shared_bridges, b.shared_elevators)]
    owners += [(f"seat-{k % PALETTE}", p.bridges, p.elevators) for k, p in enumerate(view.players)]
    found: list[str] = []
    taken: list[tuple[Point, Point]] = []
    for owner, bridges, elevators in owners:
        for draw, ends in (
            *[(_bridge, crossing(b, spot)) for spot in bridges if b.bridges[spot]],
            *[(_elevator, meeting(b, low, high)) for low, high in elevators],
        ):
            found.append(draw(owner, ends, BESIDE * taken.count(ends)))
            taken.append(ends)
    return "".join(found)


BESIDE = 11
"""How far beside the first one at a place the next is drawn."""
CUBE = '<rect x="-8" y="-8" width="16" height="16" rx="2"/>'
LIFT = '<rect x="-8" y="-12" width="16" height="24" rx="3"/><path d="M-4 -3L0 -8L4 -3M-4 3L0 8L4 3"/>'


def _bridge(owner: str, ends: tuple[Point, Point], beside: int) -> str:
    """A deck with planks."""
    (x1, y1), (x2, y2) = ends
    way = f"M{x1 + beside} {y1}L{x2 + beside} {y2}"
    drawn = "".join([f'<path class="{part}" d="{way}"/>' for part in ("rim", "deck", "planks")])
    return f'<g class="bridge {owner}">{drawn}</g>'


def _elevator(owner: str, ends: tuple[Point, Point], beside: int) -> str:
    """A cabin on the border, with arrows up and down."""
    (x1, y1), (x2, y2) = ends
    at = f"{(x1 + x2) // 2 + beside} {(y1 + y2) // 2}"
    return f'<g class="elevator {owner}" transform="translate({at})">{LIFT}</g>'


# --- what stands in an area


def contents(scene: Scene, view: DeiView, b: Board, area: int) -> str:
    """Name, tokens, outposts, camps, drones and units, one a cell; the majority as a bar of pips."""
    room = rooms(b)[area]
    items = [*outposts(view, b, area), *stores(view, b, area), *units(view, area)]
    drawn = [f'<text class="name" x="{room.name[0]}" y="{room.name[1]}">{PARTS[area]}</text>']
    for k, item in enumerate(items):
        again, place = divmod(k, len(room.places))
        x, y = room.places[place]
        x += BESIDE * again
        drawn.append(f'<g transform="translate({x} {y})">{item}</g>')
    words = esc(described(view, b, area, scene))
    x, y = room.bar
    bar = pips(scene.known, area, room.length)
    return (
        f'<g class="stand"><title>{words}</title>{"".join(drawn)}'
        f'<g class="pips" id="{element(area)}" transform="translate({x} {y})">{bar}</g></g>'
    )


def outposts(view: DeiView, b: Board, area: int) -> list[str]:
    """Hexagons in their colour; a cube in the colour of the seat that holds it, with its number."""
    found = []
    for k in b.outposts_in[area]:
        colour, holder = COLOURS[view.letters[b.outposts[k][1]]], view.holders[k]
        who = "" if holder == NOBODY else f'{CUBE}<text y="6">{holder + 1}</text>'
        owner = "" if holder == NOBODY else f" seat-{holder % PALETTE}"
        found.append(f'<g class="outpost {colour}{owner}"><path d="M-13 0L-7 -11H7L13 0L7 11H-7Z"/>{who}</g>')
    return found


def stores(view: DeiView, b: Board, area: int) -> list[str]:
    """Tokens, camps and drones."""
    found = []
    if view.tokens[area]:
        form = '<circle r="12"/>' if b.is_ground(area) else '<path d="M0 -13L14 11H-14Z"/>'
        found.append(f'<g class="token">{form}<text y="5">{view.tokens[area]}</text></g>')
    if b.camps >> area & 1:
        found.append(f'<g class="camp shared">{TENT}</g>')
    for seat, p in enumerate(view.players):
        if area in p.camps:
            found.append(f'<g class="camp seat-{seat % PALETTE}">{TENT}</g>')
    for k, at in enumerate(view.drones):
        if at == area:
            found.append(
                f'<g class="drone" data-ref="drone:{names.drone(k).id}">'
                f'<rect x="-13" y="-13" width="26" height="26"/>{DRONES[k]}</g>'
            )
    return found


TENT = '<path d="M-13 11L0 -13L13 11H5L0 2L-5 11Z"/>'
DRONES = (
    '<path d="M-8 0H8M0 -8V8"/>',
    '<path d="M-8 -2H8V7H-8Z"/>',
    '<path d="M-8 -6L0 7L8 -6"/>',
    '<circle r="7"/>',
)
"""Hunter, transporter, harvester, teleporter."""


def units(view: DeiView, area: int) -> list[str]:
    """A chip with the number of scrappers, a shield for the leader."""
    found = []
    for seat, p in enumerate(view.players):
        if p.scrappers[area]:
            found.append(
                f'<g class="unit seat-{seat % PALETTE}" id="unit-{seat}-{slug(PARTS[area])}">'
                f'<circle r="14"/><text y="5">{p.scrappers[area]}</text></g>'
            )
        if p.leader == area:
            found.append(
                f'<g class="unit seat-{seat % PALETTE}" id="leader-{seat}">'
                '<path d="M-13 -13H13V3L0 15L-13 3Z"/><text y="5">★</text></g>'
            )
    return found


def described(view: DeiView, b: Board, area: int, scene: Scene) -> str:
    """An area in words, for who points at it."""
    found = [str(names.area(area))]
    for seat, p in enumerate(view.players):
        if p.units_at(area):
            who = names.leader(seat, scene.rules)
            group = names.group(p.scrappers[area], int(p.leader == area), 0, who)
            found.append(f"{names.seat(seat, scene.rules)}: {group}")
    if view.tokens[area]:
        found.append(names.amount(int(not b.is_ground(area)), view.tokens[area]))
    if any(counted := values(scene.known, area)):
        found.append(names.majorities(counted, scene.rules))
    return ", ".join(found)
