"""The capital city: nine by nine plots in nine districts, with buildings and landmarks.

A plot for a building is a button.  A landmark is placed with a ghost, which a script moves and turns.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from spielwerk.boards.kit.html import esc
from spielwerk.boards.kit.kept import kept
from spielwerk.boards.kit.scene import Scene
from spielwerk.boards.tapestry.icons import pic
from spielwerk.boards.tapestry.marks import in_city
from spielwerk.boards.tapestry.typed import known_of, rules_of, view_of
from spielwerk.games.tapestry import names
from spielwerk.games.tapestry.effects import BUILDINGS
from spielwerk.games.tapestry.grid import (
    COLUMN_NAMES,
    COLUMNS,
    DISTRICTS,
    LINES,
    PLOT_NAMES,
    PLOTS,
    SIDE,
    turns,
)
from spielwerk.games.tapestry.options import PLOT
from spielwerk.games.tapestry.rules import TapestryRules
from spielwerk.games.tapestry.state import NONE
from spielwerk.kernel.option import Option
from spielwerk.kernel.text import text

CELL = 50
MARGIN = 26
WIDE = SIDE * CELL
Site = tuple[int, int, int, int]
"""(landmark, rotation, line, column)"""


def capital(scene: Scene) -> str:
    """Returns the viewer's city, and those of the others in small."""
    rules = rules_of(scene)
    own = scene.viewer if scene.viewer >= 0 else 0
    others = [seat for seat in scene.seats if seat != own and rules.chooses[seat]]
    small = "".join(
        [
            f'<figure class="city-small">{_city(scene, seat)}{_caption(scene, seat)}</figure>'
            for seat in others
        ]
    )
    return (
        f'<div class="cities" id="cities"><figure class="city-own">{_city(scene, own)}</figure>{small}</div>'
    )


def _caption(scene: Scene, seat: int) -> str:
    return f"<figcaption>{esc(names.actor(seat, rules_of(scene)).name)}</figcaption>"


def _city(scene: Scene, seat: int) -> str:
    view, rules = view_of(scene), rules_of(scene)
    p = view.players[seat]
    if p.mat == NONE:
        return ""
    own = seat == scene.viewer
    mat = rules.data.capitals()[p.mat]
    plots = kept(f'<g id="plots-{seat}"', ground(mat.grid), "</g>")
    built = "".join([_building(plot, kind) for plot, kind in p.buildings])
    sites = "".join([_landmark(rules, site) for site in p.sites])
    title = esc(
        text("tapestry-board-city", name=names.actor(seat, rules).name, mat=names.mat(p.mat, rules).name)
    )
    area = _area(rules, p.sites, MARGIN, 8) if own else _area(rules, p.sites, 4, 4)
    return (
        f'<svg class="city" id="city-{seat}" viewBox="{area}" role="group" aria-label="{title}">'
        f"{_letters() if own else ''}{plots}{_full(p.city)}{built}{sites}{in_city(scene, seat, CELL)}"
        f"{_plots(scene) if own else ''}{_ghost() if own else ''}</svg>"
    )


def _area(rules: TapestryRules, sites: Iterable[Site], before: int, after: int) -> str:
    """Returns what a drawing shows: the grid with room around it, and landmarks that stand out over it."""
    cells = [cell for site in sites for cell in _cells(rules, site)]
    left = min([-before, *[x - after for x, _ in cells]])
    top = min([-before, *[y - after for _, y in cells]])
    right = max([WIDE + after, *[x + CELL + after for x, _ in cells]])
    low = max([WIDE + after, *[y + CELL + after for _, y in cells]])
    return f"{left} {top} {right - left} {low - top}"


@lru_cache(1)
def _letters() -> str:
    """Returns the names of columns and lines along the edges."""
    across = [
        f'<text class="plot-edge" x="{(k + 0.5) * CELL:g}" y="-8">{name}</text>'
        for k, name in enumerate(COLUMN_NAMES)
    ]
    down = [
        f'<text class="plot-edge" x="-14" y="{(k + 0.5) * CELL + 5:g}">{k + 1}</text>' for k in range(SIDE)
    ]
    return "".join(across + down)


@lru_cache(16)
def ground(grid: tuple[str, ...]) -> str:
    """Returns plots, impassable ones, and the lines of districts."""
    rocks = "".join(
        [
            f"M{column * CELL} {line * CELL}h{CELL}v{CELL}h-{CELL}z"
            for line, row in enumerate(grid)
            for column, mark in enumerate(row)
            if mark == "#"
        ]
    )
    thin = "".join([f"M{k * CELL} 0V{WIDE}M0 {k * CELL}H{WIDE}" for k in range(1, SIDE)])
    thick = "".join([f"M{k * CELL} 0V{WIDE}M0 {k * CELL}H{WIDE}" for k in range(0, SIDE + 1, 3)])
    return (
        f'<rect class="paper" width="{WIDE}" height="{WIDE}"/>'
        f'<rect class="pegs" width="{WIDE}" height="{WIDE}"/><path class="rock" d="{rocks}"/>'
        f'<path class="rock-hatch" d="{rocks}"/>'
        f'<path class="thin" d="{thin}"/><path class="thick" d="{thick}"/>'
    )


def _full(city: int) -> str:
    """Returns outlines of complete lines, columns and districts."""
    found = []
    for k, line in enumerate(LINES):
        if line & city == line:
            found.append(
                f'<path class="full" d="M2 {k * CELL + 3}H{WIDE - 2}M2 {(k + 1) * CELL - 3}H{WIDE - 2}"/>'
            )
    for k, column in enumerate(COLUMNS):
        if column & city == column:
            found.append(
                f'<path class="full" d="M{k * CELL + 3} 2V{WIDE - 2}M{(k + 1) * CELL - 3} 2V{WIDE - 2}"/>'
            )
    for k, district in enumerate(DISTRICTS):
        if district & city == district:
            y, x = (n * 3 * CELL + 4 for n in divmod(k, 3))
            found.append(
                f'<rect class="full" x="{x}" y="{y}" width="{3 * CELL - 8}" height="{3 * CELL - 8}"/>'
            )
    return "".join(found)


def _building(plot: int, kind: int) -> str:
    line, column = divmod(plot, SIDE)
    x, y = column * CELL + 5, line * CELL + 5
    size = CELL - 26
    drawn = pic(BUILDINGS[kind], "", f' x="{x + 8}" y="{y + 8}" width="{size}" height="{size}"')
    return (
        f'<g class="ta-built b-{kind}" data-plot="{PLOT_NAMES[plot]}">'
        f'<rect x="{x}" y="{y}" width="{CELL - 10}" height="{CELL - 10}" rx="5"/>{drawn}</g>'
    )


def _cells(rules: TapestryRules, site: Site) -> list[tuple[int, int]]:
    """Returns the corners of the squares under a landmark."""
    landmark, rotation, line, column = site
    return [
        ((column + j) * CELL, (line + i) * CELL)
        for i, row in enumerate(turns(rules.shapes[landmark])[rotation])
        for j, mark in enumerate(row)
        if mark == "#"
    ]


def _landmark(rules: TapestryRules, site: Site) -> str:
    """Returns a landmark on its plots, also where it extends beyond the grid."""
    landmark, cells = site[0], _cells(rules, site)
    body = "".join([f"M{x + 1} {y + 1}h{CELL - 2}v{CELL - 2}h-{CELL - 2}z" for x, y in cells])
    inner = "".join([f"M{x - 1} {y + 1}h2v{CELL - 2}h-2z" for x, y in cells if (x - CELL, y) in cells])
    inner += "".join(
        [f"M{x + 1} {y - 1}h{CELL - 2}v2h-{CELL - 2}z" for x, y in cells if (x, y - CELL) in cells]
    )
    x, y = _label_at(cells)
    name = esc(names.landmark(landmark, rules).name)
    drawn = pic("landmark", "", f' x="{x - 14:g}" y="{y - 24:g}" width="28" height="28"')
    return (
        f'<g class="site" data-ref="landmark:{esc(names.landmark(landmark, rules).id)}"><title>{name}</title>'
        f'<path d="{body}{inner}"/>{drawn}'
        f'<text x="{x:g}" y="{y + 18:g}">{name}</text></g>'
    )


def _label_at(cells: list[tuple[int, int]]) -> tuple[float, float]:
    """Returns where a landmark is named: in the middle of its widest row, or of several that are as wide."""
    rows = {b: [a for a, other in cells if other == b] for _, b in cells}
    widest = max(map(len, rows.values()))
    same = [b for b, row in rows.items() if len(row) == widest and row == rows[min(rows)]]
    lines = same or [next(b for b, row in rows.items() if len(row) == widest)]
    across = rows[lines[0]]
    return sum(across) / len(across) + CELL / 2, sum(lines) / len(lines) + CELL / 2


# --- placing


def completed(city: int, mask: int) -> tuple[list[int], list[int], list[int]]:
    """Returns the lines, columns and districts that covering plots would complete."""

    def done(areas: tuple[int, ...]) -> list[int]:
        return [k for k, area in enumerate(areas) if area & ~city and not area & ~(city | mask)]

    return done(LINES), done(COLUMNS), done(DISTRICTS)


def completion_words(city: int, mask: int) -> str:
    """Returns what covering plots would complete; empty if nothing."""
    lines, columns, districts = completed(city, mask)
    found = [text("tapestry-board-row", n=k + 1) for k in lines]
    found += [text("tapestry-board-column", at=COLUMN_NAMES[k]) for k in columns]
    found += [text("tapestry-board-district")] * len(districts)
    return text("tapestry-board-completes", what=names.listed(found)) if found else ""


def _plots(scene: Scene) -> str:
    """Returns a button on each plot where a building or a token may stand."""
    d = scene.mine
    if d is None or d.gesture != "place":
        return ""
    city = known_of(scene).players[d.seat].city
    return "".join([_plot(scene, option, city) for option in d.options if option in PLOT])


def _plot(scene: Scene, option: Option, city: int) -> str:
    d = scene.mine
    assert d is not None
    line, column = divmod(option.i, SIDE)
    more = completion_words(city, PLOTS[option.i])
    words = esc(", ".join([w for w in (scene.speech.option(option, d, scene.rules), more) if w]))
    return (
        f'<foreignObject x="{column * CELL}" y="{line * CELL}" width="{CELL}" height="{CELL}">'
        f'<button form="act" name="choice" value="{option.text}" class="plot{" fills" if more else ""}"'
        f' id="plot-{PLOT_NAMES[option.i]}" aria-label="{words}"></button></foreignObject>'
    )


def _ghost() -> str:
    """Returns the place of the ghost, which a script draws."""
    return f'<g id="city-ghost" data-cell="{CELL}" hx-morph-skip=""></g>'
