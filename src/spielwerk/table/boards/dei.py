"""Old London as a plan: districts seen from above, heights raised and hatched, all pieces where they are.

Each area has as many cells as it covers; what stands in it is drawn on the cells nearest to its middle.  What
can be chosen now is a real button on its area, beside the same button in the list of choices.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from spielwerk.games.dei import names
from spielwerk.games.dei.board import PARTS, SPOT_NAMES, SPOTS, TURNS, Board
from spielwerk.games.dei.board import board as layout
from spielwerk.games.dei.components import SIDE
from spielwerk.games.dei.majority import value
from spielwerk.games.dei.state import NOBODY, NOWHERE
from spielwerk.kernel.funnel import bits
from spielwerk.table.render.html import esc, slug
from spielwerk.table.render.scene import PALETTE, Scene

if TYPE_CHECKING:
    from spielwerk.games.dei.view import DeiView

CELL = 32
HALF = CELL // 2
Cell = tuple[int, int]
"""Row and column."""
ON_PLACES = ("at", "from", "to", "fly", "leader", "shoot", "prospect")
"""Options that name an area."""
COLOURS = ("red", "blue", "green")


def board(scene: Scene) -> str:
    """The plan with its pieces, its choices and a legend."""
    view: Any = scene.view
    b = layout(view.layout, view.width)
    grounds = "".join([shape(b, i, "ground") for i in bits(b.ground)])
    shadows = "".join([f'<path class="shadow" d="{outline(b, i)}"/>' for i in bits(b.heights)])
    heights = "".join([shape(b, i, "height") for i in bits(b.heights)])
    pieces = "".join([contents(scene, view, b, i) for i in bits(b.areas)])
    high, wide = len(b.plan) * CELL, len(b.plan[0]) * CELL
    title = names.plan()
    return (
        f'<section class="panel wide plan" id="board-dei"><h2><span>{esc(title)}</span></h2>'
        f'<div class="scroll" tabindex="0" role="region" aria-label="{esc(title)}">'
        f'<svg class="plan-{b.columns}" viewBox="-6 -6 {wide + 14} {high + 16}" role="group"'
        f' aria-label="{esc(title)}">{HATCH}{grounds}{shadows}{heights}{lines(b)}'
        f"{connectors(view, b)}{pieces}{choices(scene, b)}</svg></div>"
        f'<p class="muted">{esc(names.legend())}</p></section>'
    )


HATCH = (
    '<defs><pattern id="hatch" width="9" height="9" patternUnits="userSpaceOnUse"'
    ' patternTransform="rotate(45)"><path class="hatch" d="M0 0V9"/></pattern></defs>'
)


# --- areas


def cells(b: Board, area: int) -> list[Cell]:
    """The cells of an area, those nearest to its middle first."""
    found = [(y, x) for y, row in enumerate(b.plan) for x, i in enumerate(row) if i == area]
    y0, x0 = (sum([cell[k] for cell in found]) / len(found) for k in (0, 1))
    middle = min(found, key=lambda c: (c[0] - y0) ** 2 + (c[1] - x0) ** 2)
    return sorted(found, key=lambda c: ((c[0] - middle[0]) ** 2 + (c[1] - middle[1]) ** 2, c))


def outline(b: Board, area: int) -> str:
    """All cells of an area as runs."""
    found = []
    for y, row in enumerate(b.plan):
        x = 0
        while x < len(row):
            start = x
            while x < len(row) and row[x] == area:
                x += 1
            if x > start:
                found.append(f"M{start * CELL} {y * CELL}h{(x - start) * CELL}v{CELL}h{(start - x) * CELL}z")
            x = max(x, start + 1)
    return "".join(found)


def shape(b: Board, area: int, level: str) -> str:
    """An area that can be pointed at by its name."""
    drawn = outline(b, area)
    hatched = f'<path class="raised" d="{drawn}"/>' if level == "height" else ""
    return (
        f'<g class="area {level}" data-ref="place:{PARTS[area]}" id="area-{slug(PARTS[area])}">'
        f'<path d="{drawn}"/>{hatched}</g>'
    )


def lines(b: Board) -> str:
    """Borders between areas, heavier round heights; seams that a merged area bridges are dashed."""
    thin: list[str] = []
    thick: list[str] = []
    seams: list[str] = []
    for y, row in enumerate(b.plan):
        for x, here in enumerate(row):
            for dy, dx in ((0, 1), (1, 0)):
                if y + dy >= len(b.plan) or x + dx >= len(row):
                    continue
                there = b.plan[y + dy][x + dx]
                edge = f"M{(x + dx) * CELL} {(y + dy) * CELL}" + (f"v{CELL}" if dx else f"h{CELL}")
                if here != there:
                    (thin if b.is_ground(here) and b.is_ground(there) else thick).append(edge)
                elif (x + dx if dx else y + dy) % SIDE == 0:
                    seams.append(edge)
    return (
        f'<path class="border" d="{"".join(thin)}"/><path class="seam" d="{"".join(seams)}"/>'
        f'<path class="edge" d="{"".join(thick)}"/>'
    )


def middle(b: Board, area: int) -> tuple[int, int]:
    """The point in the middle of an area, as x and y."""
    y, x = cells(b, area)[0]
    return x * CELL + HALF, y * CELL + HALF


# --- bridges and elevators


def connectors(view: DeiView, b: Board) -> str:
    """Bridges from height to height, elevators from ground to height, in the colour of their owner."""
    owners: list[tuple[str, Any, Any]] = [("shared", b.shared_bridges, b.shared_elevators)]
    owners += [(f"seat-{k % PALETTE}", p.bridges, p.elevators) for k, p in enumerate(view.players)]
    found = []
    for shift, (owner, bridges, elevators) in enumerate(owners):
        for spot in bridges:
            bridge = b.bridges[spot]
            if bridge is not None:
                found.append(_joined("bridge", owner, *crossing(b, spot), shift))
        for low, high in elevators:
            found.append(_joined("elevator", owner, *nearest(b, low, high), shift))
    return "".join(found)


def crossing(b: Board, spot: int) -> tuple[tuple[int, int], tuple[int, int]]:
    """Where a bridge lies: from height to height by the shortest way within its district."""
    district, _ = SPOTS[spot]
    place = next(k for k, laid in enumerate(b.key) if laid // TURNS == district)
    top, left = (SIDE * k for k in divmod(place, b.columns))
    bridge = b.bridges[spot]
    assert bridge is not None
    ends = [
        [(x, y) for y in range(top, top + SIDE) for x in range(left, left + SIDE) if b.plan[y][x] == end]
        for end in bridge.ends
    ]
    pairs = [(one, two) for one in ends[0] for two in ends[1]]
    one, two = min(pairs, key=lambda pair: sum([(i - k) ** 2 for i, k in zip(*pair, strict=True)]))
    return (one[0] * CELL + HALF, one[1] * CELL + HALF), (two[0] * CELL + HALF, two[1] * CELL + HALF)


def nearest(b: Board, low: int, high: int) -> tuple[tuple[int, int], tuple[int, int]]:
    """Two cells side by side where an area meets another."""
    for y, x in cells(b, low):
        for dy, dx in ((0, 1), (1, 0), (0, -1), (-1, 0)):
            inside = 0 <= y + dy < len(b.plan) and 0 <= x + dx < len(b.plan[0])
            if inside and b.plan[y + dy][x + dx] == high:
                here = x * CELL + HALF, y * CELL + HALF
                return here, (here[0] + dx * CELL, here[1] + dy * CELL)
    return middle(b, low), middle(b, high)


def _joined(kind: str, owner: str, one: tuple[int, int], two: tuple[int, int], shift: int) -> str:
    """A line between two points, beside those of others."""
    off = 3 * shift - 6
    return (
        f'<g class="{kind} {owner}"><path class="rim" d="M{one[0] + off} {one[1]}L{two[0] + off} {two[1]}"/>'
        f'<path d="M{one[0] + off} {one[1]}L{two[0] + off} {two[1]}"/></g>'
    )


# --- what stands in an area


def contents(scene: Scene, view: DeiView, b: Board, area: int) -> str:
    """Name, tokens, outposts, camps, drones and units, one a cell; the majority as a bar of pips."""
    free = cells(b, area)
    y, x = corner = min([c for c in free if (c[0], c[1] + 1) in free] or free)
    items = [*outposts(view, b, area), *stores(view, b, area), *units(view, area)]
    drawn = [f'<text class="name" x="{x * CELL + 4}" y="{y * CELL + 15}">{PARTS[area]}</text>']
    places = [cell for cell in free if cell not in (corner, (y, x + 1))] or [corner]
    for k, item in enumerate(items):
        y, x = places[k % len(places)]
        drawn.append(f'<g transform="translate({x * CELL + HALF} {y * CELL + HALF})">{item}</g>')
    words = esc(described(view, b, area, scene))
    return f'<g class="stand"><title>{words}</title>{"".join(drawn)}{bar(scene, b, area)}</g>'


def outposts(view: DeiView, b: Board, area: int) -> list[str]:
    """Hexagons in their colour, with the seat that holds the cube."""
    found = []
    for k in b.outposts_in[area]:
        colour, holder = COLOURS[view.letters[b.outposts[k][1]]], view.holders[k]
        who = "" if holder == NOBODY else f'<text y="5">{holder + 1}</text>'
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
            found.append(f'<g class="drone"><rect x="-13" y="-13" width="26" height="26"/>{DRONES[k]}</g>')
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


def bar(scene: Scene, b: Board, area: int) -> str:
    """Majority values as pips, seat after seat, where more than one seat has any."""
    known: Any = scene.known
    values = [value(known, p, area) for p in known.players]
    if sum([v > 0 for v in values]) < 2:
        return ""
    y, x = max(cells(b, area))
    pips, at = [], 0
    for seat, n in enumerate(values):
        for _ in range(n):
            pips.append(f'<rect class="seat-{seat % PALETTE}" x="{at * 8}" width="6" height="8"/>')
            at += 1
    left = (x + 1) * CELL - at * 8 - 2
    return f'<g class="pips" transform="translate({left} {y * CELL + 22})">{"".join(pips)}</g>'


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
    return ", ".join(found)


# --- choosing on the plan


def choices(scene: Scene, b: Board) -> str:
    """A button on every area and bridge that may be chosen now."""
    d = scene.mine
    if d is None:
        return ""
    taken: set[tuple[int, int]] = set()
    found = []
    for option in d.options:
        at = None
        if option.verb in ON_PLACES and option.at in PARTS:
            at = middle(b, b.index(option.at))
        elif option.verb == "spot":
            bridge = b.bridges[SPOT_NAMES.index(option.at)]
            at = middle(b, bridge.over) if bridge else None
        if at is None or at in taken or NOWHERE in at:
            continue
        taken.add(at)
        words = esc(scene.speech.option(option, d, scene.rules))
        found.append(
            f'<foreignObject x="{at[0] - 26}" y="{at[1] - 26}" width="52" height="52">'
            f'<button form="act" name="choice" value="{esc(option.text)}" class="spot"'
            f' id="plan-{slug(option.text)}" aria-label="{words}" title="{words}"'
            f' data-refs="place:{esc(option.at)}"></button></foreignObject>'
        )
    return "".join(found)
