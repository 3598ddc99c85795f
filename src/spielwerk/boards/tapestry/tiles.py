"""Territory and space tiles in the viewer's supply, beside the map."""

from __future__ import annotations

from spielwerk.boards.kit.buttons import press
from spielwerk.boards.kit.html import esc
from spielwerk.boards.kit.scene import Scene
from spielwerk.boards.tapestry.icons import signs
from spielwerk.boards.tapestry.typed import known_of, rules_of, speech_of, view_of
from spielwerk.boards.tapestry.world import best_points, mini
from spielwerk.games.tapestry.civilizations.collectors import COLLECT_TILE
from spielwerk.games.tapestry.explore import ChooseHex, ChooseRotation, ChooseTile, explorable
from spielwerk.games.tapestry.options import EXPLORE_SPACE, GIVE_TILE, TILE
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.option import Option
from spielwerk.kernel.text import text


def tiles(scene: Scene) -> str:
    """Returns the strip of the viewer's tiles; those that can be chosen are buttons."""
    view, rules = view_of(scene), rules_of(scene)
    if scene.viewer < 0:
        return ""
    p = view.players[scene.viewer]
    found = [_tile(scene, tile) for tile in p.tiles]
    found += [
        _drawn(
            scene,
            (EXPLORE_SPACE[tile],),
            f'<span class="orbit">{signs(rules.space_rewards[tile])}</span>',
            str(speech_of(scene).space_tile(tile, rules)),
        )
        for tile in p.spaces
    ]
    title = esc(text("tapestry-board-tiles"))
    inner = (
        "".join([f"<li>{one}</li>" for one in found])
        or f'<li class="muted">{esc(text("tapestry-board-no-tiles"))}</li>'
    )
    return f'<section class="tiles" aria-label="{title}"><h2>{title}</h2><ul>{inner}</ul></section>'


def _tile(scene: Scene, tile: int) -> str:
    rules = rules_of(scene)
    drawn = mini(rules.tile_corners[tile][0], rules.tile_rewards[tile])
    words = str(speech_of(scene).tile(tile, rules))
    if scene.mine is not None and isinstance(scene.mine.frame, ChooseTile):
        best = _best(scene, tile, scene.mine.frame)
        drawn += f'<span class="best">{esc(text("tapestry-board-best", n=best))}</span>'
        words = f"{words}, {text('tapestry-board-best', n=best)}"
    d = scene.mine
    held = d is not None and isinstance(d.frame, ChooseHex | ChooseRotation) and d.frame.tile == tile
    return _drawn(scene, (TILE[tile], GIVE_TILE[tile], COLLECT_TILE[tile]), drawn, words, held=held)


def _best(scene: Scene, tile: int, frame: ChooseTile) -> int:
    hexes = bits(explorable(known_of(scene), frame.seat, frame.anywhere))
    return max([best_points(scene, tile, hex) for hex in hexes], default=0)


def _drawn(scene: Scene, options: tuple[Option, ...], inner: str, words: str, *, held: bool = False) -> str:
    """Returns a tile; a button if it can be chosen, marked if it is being laid."""
    d = scene.mine
    option = next((o for o in options if d is not None and o in d.options), None)
    if option is None:
        said = f'<span class="hidden-text">{esc(words)}</span>'
        return f'<div class="ta-tile{" is-held" if held else ""}" title="{esc(words)}">{inner}{said}</div>'
    return press(option.text, "ta-tile", inner, words, f"tile-{option.text}")
