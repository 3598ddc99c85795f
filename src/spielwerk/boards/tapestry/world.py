"""The map: flat-topped hexes with terrain in their six corners, outposts, and what can be chosen there."""

from __future__ import annotations

from functools import lru_cache

from spielwerk.boards.kit.html import esc
from spielwerk.boards.kit.kept import kept
from spielwerk.boards.kit.scene import Scene
from spielwerk.boards.kit.zoom import zoom
from spielwerk.boards.tapestry.actors import letter, look
from spielwerk.boards.tapestry.fronts import fought_over
from spielwerk.boards.tapestry.icons import placed
from spielwerk.boards.tapestry.marks import on_hex, token, tokens_on
from spielwerk.boards.tapestry.typed import known_of, rules_of, speech_of, view_of
from spielwerk.games.tapestry import names
from spielwerk.games.tapestry.explore import ChooseHex, ChooseRotation, edge_points
from spielwerk.games.tapestry.reactions import React
from spielwerk.games.tapestry.rules import TapestryRules
from spielwerk.games.tapestry.state import NONE
from spielwerk.games.tapestry.world import SIDES, aligned
from spielwerk.kernel.effect import AnyEffect
from spielwerk.kernel.option import Option
from spielwerk.kernel.text import current_language, text

SIDE = 60.0
HIGH = SIDE * 3**0.5 / 2
CORNERS = ((-0.5, -1), (0.5, -1), (1, 0), (0.5, 1), (-0.5, 1), (-1, 0))
"""The corners clockwise from the top left, in sides and half heights."""
SEA = "S"
LANDS = {SEA: "sea", "D": "desert", "F": "forest", "G": "grassland", "M": "mountain"}
ON_MAP = ("hex", "conquer", "stand-up", "settle", "trade-at")
"""The verbs of options that name a hex."""
TOWER = '<path d="M-11 12V-4H-13V-13H-8V-9H-3V-13H3V-9H8V-13H13V-4H11V12Z"/>'

BAND = 8
"""The hexes of a part of the map: a page gets only those parts anew where something has changed."""

Point = tuple[float, float]


@lru_cache(4)
def centres(rules: TapestryRules) -> tuple[Point, ...]:
    """Returns the middle of every hex."""
    side = next(s for s in rules.data.sides().values() if len(s.hexes) == rules.world.hexes)
    return tuple([(1.5 * SIDE * h.q, 2 * HIGH * (h.r + h.q / 2)) for h in side.hexes])


def corner(k: int, scale: float = 1) -> Point:
    x, y = CORNERS[k % SIDES]
    return x * SIDE * scale, y * HIGH * scale


MOTIFS = {
    "sea": ("#a3c6da", "#5f93b3", "M1 6q3-3 6 0t6 0M6 14q3-3 6 0t6 0"),
    "desert": ("#ecd79a", "#b08e36", "M3 5h.1M12 4h.1M8 10h.1M15 12h.1M4 15h.1"),
    "forest": ("#9fba86", "#4c7536", "M3 9l3-6 3 6zM11 17l3-6 3 6z"),
    "grassland": ("#c9d98f", "#76902f", "M3 8l-1-4M4 8v-5M5 8l1-4M12 16l-1-4M13 16v-5M14 16l1-4"),
    "mountain": ("#bfb2a6", "#6d5f50", "M1 9l4-6 4 6M9 17l4-6 4 6"),
}
"""By terrain: the ground, and a motif on it."""
PATTERNS = "".join(
    [
        f'<pattern id="land-{name}" width="18" height="18" patternUnits="userSpaceOnUse">'
        f'<rect width="18" height="18" fill="{ground}"/><path d="{path}" fill="none" stroke="{ink}"'
        ' stroke-width="1.5" stroke-linecap="round"/></pattern>'
        for name, (ground, ink, path) in MOTIFS.items()
    ]
)


def closed(points: list[Point]) -> str:
    """Returns the path around some points, as short as can be: the map has hundreds of them.

    >>> closed([(0, 0), (-45, -26), (0, -51.9)])
    'M0 0-45-26 0-52Z'
    """
    return "M" + " ".join([f"{x:.0f} {y:.0f}" for x, y in points]).replace(" -", "-") + "Z"


OUTLINE = closed([corner(k) for k in range(SIDES)])


def middle(k: int) -> Point:
    """Returns the middle of an edge, which begins at the corner of the same number."""
    (ax, ay), (bx, by) = corner(k), corner(k + 1)
    return (ax + bx) / 2, (ay + by) / 2


@lru_cache(512)
def wedges(corners: str) -> str:
    """Draws the terrain of a hex around the origin: a wedge for each row of equal corners, one path for each
    terrain.
    """
    if len({*corners}) == 1:
        return f'<path class="land {LANDS[corners[0]]}" d="{OUTLINE}"/>'
    paths = dict.fromkeys(corners, "")
    for first, land in enumerate(corners):
        if corners[first - 1] == land:
            continue  # it belongs to the wedge of the corner before
        last = first
        while corners[(last + 1) % SIDES] == land:
            last += 1
        row = [corner(k) for k in range(first, last + 1)]
        paths[land] += closed([(0, 0), middle(first - 1), *row, middle(last)])
    inland = sorted(paths.items(), key=lambda row: row[0] == SEA)  # the coast is drawn over the land
    return "".join([f'<path class="land {LANDS[land]}" d="{path}"/>' for land, path in inland])


def corners_of(scene: Scene, hex: int) -> str:
    """Returns the terrain of a territory; empty if it is not explored."""
    view, rules = view_of(scene), rules_of(scene)
    tile = view.tile[hex]
    return rules.tile_corners[tile][view.turned[hex]] if tile >= 0 else rules.world.corners[hex]


def world_map(scene: Scene) -> str:
    """Returns the map with its pieces and choices."""
    rules = rules_of(scene)
    at = centres(rules)
    left, right = min([x for x, _ in at]) - SIDE - 8, max([x for x, _ in at]) + SIDE + 8
    top, low = min([y for _, y in at]) - HIGH - 8, max([y for _, y in at]) + HIGH + 8
    box = f"{left:.0f} {top:.0f} {right - left:.0f} {low - top:.0f}"
    lands = [_land(scene, hex) for hex in range(len(at))]
    bands = [
        kept(f'<g id="band-{n}"', "".join(lands[n : n + BAND]), "</g>") for n in range(0, len(lands), BAND)
    ]
    pieces = "".join([_pieces(scene, hex) + on_hex(scene, hex, *at[hex]) for hex in range(len(at))])
    title = esc(text("tapestry-board-map"))
    return (
        f'<div class="map-view" id="map-view" data-seat="{scene.viewer}">'
        f'<svg class="map-sheet" id="map-sheet" viewBox="{box}" role="group" aria-label="{title}"'
        f' preserveAspectRatio="xMidYMid"><defs>{PATTERNS}</defs>{_shore(rules)}{"".join(bands)}'
        f'<g id="pieces">{pieces}</g>'
        f"{_attack(scene)}{_held(scene)}{_choices(scene)}</svg>"
        f'<div class="map-tools">{zoom()}</div>{_legend(current_language())}'
        '<p id="map-line" class="map-line" hx-morph-skip=""></p></div>'
    )


@lru_cache(4)
def _shore(rules: TapestryRules) -> str:
    """Returns the edge of the board below all hexes: an ink line around a band of paper."""
    hexes = "".join(
        [closed([(x + a, y + b) for a, b in map(corner, range(SIDES))]) for x, y in centres(rules)]
    )
    return f'<g class="shore"><path id="shore" d="{hexes}"/><use href="#shore"/></g>'


@lru_cache(4)
def _legend(_language: str) -> str:
    """Returns the kinds of land with their names."""
    kinds = "".join(
        [
            '<li><svg viewBox="0 0 28 18" aria-hidden="true">'
            f'<rect class="land {land}" width="28" height="18"/></svg>'
            f"{esc(text(f'tapestry-board-land-{land}'))}</li>"
            for land in MOTIFS
        ]
    )
    return f'<ul class="land-legend" id="land-legend">{kinds}</ul>'


def _land(scene: Scene, hex: int) -> str:
    """Returns a hex with its terrain, number and reward."""
    view, rules = view_of(scene), rules_of(scene)
    x, y = centres(rules)[hex]
    known = view.explored >> hex & 1
    inner = wedges(corners_of(scene, hex)) if known else ""
    reward = ""
    if view.tile[hex] >= 0:
        reward = placed(rules.tile_rewards[view.tile[hex]], 16)
    island = '<circle class="island" r="22"/>' if hex == rules.world.island else ""
    words = esc(described(scene, hex))
    look = "hexagon" if known else "hexagon blank"
    return (
        f'<g class="{look}" id="hex-{hex}" data-ref="hex:{hex}" data-line="{words}"'
        f' transform="translate({x:g} {y:.1f})">{inner}{island}'
        f'<path class="hex-rim" d="{OUTLINE}"/>{reward}'
        f'<text class="hex-number" y="{-HIGH + 15:.0f}">{hex}</text></g>'
    )


def _pieces(scene: Scene, hex: int) -> str:
    """Returns the outposts on a hex: standing ones upright, toppled ones lying; other tokens as discs."""
    view, rules = view_of(scene), rules_of(scene)
    found: list[str] = []
    for actor in range(len(view.stand)):
        for mask, kind in ((view.stand, "up"), (view.fallen, "fallen")):
            if mask[actor] >> hex & 1:
                found.append(_outpost(actor, kind, rules))
        if view.inert[actor] >> hex & 1:
            found.append(f'<g class="inert {look(actor, rules)}"><circle r="9"/></g>')
    x, y = centres(rules)[hex]
    tokens = tokens_on(scene, hex)
    own = any(view.stand[mark.owner] >> hex & 1 for mark in tokens)
    start = hex in rules.world.starts.values() and len(found) == 1 and view.full >> hex & 1 and not own
    both = [*found * (2 if start else 1), *[token(mark, rules) for mark in tokens]]
    spread = [(len(both) - 1) / -2 + k for k in range(len(both))]
    return "".join(
        [
            f'<g transform="translate({x + place * 34:g} {y + 22:.1f})">'
            f'<g class="unit" id="piece-{hex}-{k}">{piece}</g></g>'
            for k, (place, piece) in enumerate(zip(spread, both, strict=True))
        ]
    )


def _attack(scene: Scene) -> str:
    """Returns a ring around the territory that is being conquered, and the outpost that has come there."""
    if (hex := fought_over(scene)) == NONE or scene.mine is None:
        return ""
    x, y = centres(rules_of(scene))[hex]
    frame, comes = scene.mine.frame, ""
    if isinstance(frame, React):
        comes = f'<g transform="translate(33 2)">{_outpost(frame.attacker, "up", rules_of(scene))}</g>'
    return (
        f'<g class="fought-over" data-hex="{hex}" transform="translate({x:g} {y:.1f})">'
        f'<path d="{OUTLINE}"/>{comes}</g>'
    )


def _outpost(actor: int, kind: str, rules: TapestryRules) -> str:
    lying = ' transform="rotate(90)"' if kind == "fallen" else ""
    return (
        f'<g class="tower {kind} {look(actor, rules)}"><g{lying}>{TOWER}</g>'
        f'<text y="5">{letter(actor, rules)}</text></g>'
    )


def described(scene: Scene, hex: int) -> str:
    """Returns a hex in words."""
    view, rules = view_of(scene), rules_of(scene)
    found = [names.hex(hex).name]
    lands = dict.fromkeys(corners_of(scene, hex)) if view.explored >> hex & 1 else {}
    found += [text(f"tapestry-board-land-{LANDS[land]}") for land in lands] or [
        text("tapestry-board-unexplored")
    ]
    if hex == rules.world.island:
        found.append(text("tapestry-board-island"))
    for actor in range(len(view.stand)):
        if view.stand[actor] >> hex & 1:
            found.append(text("tapestry-board-outpost", actor=names.actor(actor, rules).name))
        if view.fallen[actor] >> hex & 1:
            found.append(text("tapestry-board-toppled", actor=names.actor(actor, rules).name))
    if view.tile[hex] >= 0:
        found.append(speech_of(scene).effect(rules.tile_rewards[view.tile[hex]], rules))
    return ", ".join(found)


# --- choosing


def _choices(scene: Scene) -> str:
    d = scene.mine
    found = [o for o in d.options if o.verb in ON_MAP] if d is not None else []
    return "".join([_target(scene, option) for option in found])


def _target(scene: Scene, option: Option) -> str:
    """Returns a hex as a button, with the most that a tile could score there."""
    d, rules = scene.mine, rules_of(scene)
    assert d is not None
    x, y = centres(rules)[option.i]
    words = scene.speech.option(option, d, rules)
    most = ""
    if isinstance(d.frame, ChooseHex):
        best = best_points(scene, d.frame.tile, option.i)
        words = text("tapestry-board-up-to", where=words, n=best)
        most = f'<text class="ta-most" y="6">+{best}</text>'
    said = esc(f"{words} – {described(scene, option.i)}")
    return (
        f'<g transform="translate({x:g} {y:.1f})"><path class="hex-ring" d="{OUTLINE}"/>{most}</g>'
        f'<foreignObject x="{x - SIDE:g}" y="{y - HIGH:.1f}" width="{2 * SIDE:g}" height="{2 * HIGH:.1f}">'
        f'<button form="act" name="choice" value="{esc(option.text)}" class="spot hex-spot"'
        f' id="map-{option.verb}-{option.i}" aria-label="{said}" title="{said}"></button></foreignObject>'
    )


def best_points(scene: Scene, tile: int, hex: int) -> int:
    """Returns the most points that a tile can score on a hex."""
    known = known_of(scene)
    return max([edge_points(known, tile, hex, r) for r in rules_of(scene).tile_rotations[tile]])


def best_rotation(scene: Scene, tile: int, hex: int) -> int:
    known = known_of(scene)
    return max(rules_of(scene).tile_rotations[tile], key=lambda r: (edge_points(known, tile, hex, r), -r))


def _held(scene: Scene) -> str:
    """Returns the tile that is being laid, in every rotation; the best one is shown first."""
    d = scene.mine
    if d is None or not isinstance(d.frame, ChooseRotation):
        return ""
    rules, frame = rules_of(scene), d.frame
    x, y = centres(rules)[frame.hex]
    best = best_rotation(scene, frame.tile, frame.hex)
    turns = "".join(
        [
            f'<g class="tile-held{" proposed" if option.n == best else ""}" data-turn="{option.n}">'
            f"{wedges(rules.tile_corners[frame.tile][option.n])}"
            f'<path class="hex-ring" d="{OUTLINE}"/>{_edges(scene, frame, option.n)}</g>'
            for option in d.options
            if option.verb == "turned"
        ]
    )
    return f'<g id="held-tile" transform="translate({x:g} {y:.1f})">{turns}</g>'


def _edges(scene: Scene, frame: ChooseRotation, rotation: int) -> str:
    """Returns a mark on each edge: aligned or not; nothing where no territory is; and the sum."""
    found = []
    for edge, fits in enumerate(edge_marks(scene, frame.tile, frame.hex, rotation)):
        (ax, ay), (bx, by) = corner(edge, 0.86), corner(edge + 1, 0.86)
        x, y = (ax + bx) / 2, (ay + by) / 2
        if fits is None:
            found.append(f'<circle class="open-edge" cx="{x:.1f}" cy="{y:.1f}" r="3"/>')
        else:
            sign = "M-4 0H4M0 -4V4" if fits else "M-3.5 -3.5L3.5 3.5M3.5 -3.5L-3.5 3.5"
            found.append(
                f'<g class="{"fits" if fits else "differs"}" transform="translate({x:.1f} {y:.1f})">'
                f'<circle r="9"/><path d="{sign}"/></g>'
            )
    points = edge_points(known_of(scene), frame.tile, frame.hex, rotation)
    return f'{"".join(found)}<circle class="ta-sum" r="19"/><text class="ta-most" y="6">+{points}</text>'


def edge_marks(scene: Scene, tile: int, hex: int, rotation: int) -> list[bool | None]:
    """Returns for each edge whether it is aligned; None if there is no territory."""
    rules, view = rules_of(scene), view_of(scene)
    own = rules.tile_corners[tile][rotation]
    return [
        aligned(own, edge, corners_of(scene, other)) if other >= 0 and view.explored >> other & 1 else None
        for edge, other in enumerate(rules.world.beside[hex])
    ]


def mini(corners: str, reward: AnyEffect | None = None) -> str:
    """Returns a tile as a small picture, with its reward or without."""
    drawn = placed(reward, 28) if reward else ""
    return (
        f'<svg class="mini-tile" viewBox="-62 -54 124 108" aria-hidden="true">{wedges(corners)}'
        f'<path class="hex-rim" d="{OUTLINE}"/>{drawn}</svg>'
    )
