"""Placing a landmark: a ghost on the grid that is turned and moved, then put down with one button.

Without a script the list of options asks for rotation, row and column.
"""

from __future__ import annotations

import json

from spielwerk.boards.kit.controls import reaching
from spielwerk.boards.kit.html import esc
from spielwerk.boards.kit.posting import posted
from spielwerk.boards.kit.scene import Scene
from spielwerk.boards.tapestry.icons import pic
from spielwerk.boards.tapestry.lead import beside
from spielwerk.boards.tapestry.typed import known_of, rules_of
from spielwerk.games.tapestry import names
from spielwerk.games.tapestry.city import Rotation, fitting
from spielwerk.games.tapestry.grid import PLOTS, RIM, turns
from spielwerk.games.tapestry.options import BESIDE, COLUMN, LINE, ROTATE
from spielwerk.kernel.option import Options
from spielwerk.kernel.text import text

COMPLETE = "complete"


def placer(scene: Scene) -> str:
    """Returns the panel if the viewer is asked where a landmark stands."""
    d = scene.mine
    if d is None or not isinstance(d.frame, Rotation):
        return ""
    sites = _sites(scene, d.frame)
    if not sites:
        return ""
    rules, known = rules_of(scene), known_of(scene)
    shapes = [list(shape) for shape in turns(rules.shapes[d.frame.landmark])]
    city = known.players[d.seat].city
    data = {
        "shapes": shapes,
        "sites": sites,
        "city": "".join(["1" if plot & city else "0" for plot in PLOTS]),
        "row": text("tapestry-board-row", n=0),
        "column": text("tapestry-board-column", at="?"),
        "district": text("tapestry-board-district"),
    }
    first = _first(scene, sites)
    options = [o for o in d.options if o is not BESIDE]
    title = esc(text("tapestry-board-place", name=names.landmark(d.frame.landmark, rules).name))
    turn = esc(text("tapestry-board-turn"))
    return (
        f'<section class="placer" id="placer" data-placer="{esc(json.dumps(data, separators=(",", ":")))}"'
        f"{reaching(options, 'placer')}><h2>{title}</h2>"
        '<p id="placer-says" aria-live="polite" hx-morph-skip=""></p>'
        f'<p class="row"><button type="button" class="button" data-place="turn">{pic("turn")}{turn}'
        f'<kbd class="keycap">R</kbd></button>{_arrows()}</p>'
        f'<button form="act" name="choice" value="{esc(posted(first))}" id="placer-go"'
        f' class="button primary big">{esc(text("tapestry-board-put"))}</button>{beside(scene)}</section>'
    )


def _sites(scene: Scene, frame: Rotation) -> list[list[list[int]]]:
    """Returns the corners where the landmark fits, by rotation."""
    known, rules = known_of(scene), rules_of(scene)
    count = len(turns(rules.shapes[frame.landmark]))
    found = [
        [[line, column] for line, column, _ in fitting(known, frame.seat, frame.landmark, rotation)]
        for rotation in range(count)
    ]
    return found if any(found) else []


def _first(scene: Scene, sites: list[list[list[int]]]) -> Options:
    """Returns the proposed site: one that completes something, or else the first inside the grid."""
    proposed = scene.game.defaults(scene.known).get(COMPLETE)
    if proposed:
        return tuple(proposed)
    rotation = next(k for k, found in enumerate(sites) if found)
    line, column = next((s for s in sites[rotation] if min(s) >= 0), sites[rotation][0])
    wanted = (ROTATE[rotation], LINE[line + RIM], COLUMN[column + RIM])
    return _asked(scene, wanted)


def _asked(scene: Scene, wanted: Options) -> Options:
    """Returns those of some answers that are asked for: what is forced is not."""
    state, found = scene.known.copy(), []
    for _ in wanted:
        d = next((d for d in scene.game.decisions(state) if d.seat == scene.viewer), None)
        option = next((o for o in wanted if d is not None and o in d.options), None)
        if d is None or d.gesture != "place" or option is None:
            break
        found.append(option)
        scene.game.apply(state, option, seat=scene.viewer)
    return tuple(found)


def _arrows() -> str:
    return "".join(
        [
            f'<button type="button" class="button arrow" data-place="{way}"'
            f' aria-label="{esc(text(f"tapestry-board-{way}"))}">{sign}</button>'
            for way, sign in (("left", "←"), ("up", "↑"), ("down", "↓"), ("right", "→"))
        ]
    )
