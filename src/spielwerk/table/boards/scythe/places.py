"""A button on each place of the map, with all that is there in words.

Where one thing can be chosen the button chooses it; where there are several it opens their list, and each
piece that can be chosen has a button of its own.  All other places only tell what is there.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from spielwerk.games.scythe import names
from spielwerk.games.scythe.board import BIT, board
from spielwerk.games.scythe.panels import units_at
from spielwerk.games.scythe.state import NOWHERE
from spielwerk.games.scythe.view import ScytheView
from spielwerk.kernel.text import current_language, text
from spielwerk.table.boards.scythe.geometry import HALF_WIDTH, SIDE, centre, frame
from spielwerk.table.boards.scythe.pieces import Standing
from spielwerk.table.boards.scythe.targets import Aim, Aims
from spielwerk.table.render.html import esc, slug
from spielwerk.table.render.scene import Scene

CHIP = 42
"""How large the button of a piece is."""
CLOSING = "</foreignObject>"


def places(scene: Scene, standing: Standing, aims: Aims) -> str:
    """All buttons, and above them those of pieces."""
    view: Any = scene.view
    stop = next(iter(aims.at), None)
    if stop is None:
        stop = view.players[scene.viewer].home if scene.viewer >= 0 else board().factory
    buttons, chips, used = [], [], in_use(view, scene)
    for place in range(len(board().places)):
        here = aims.at.get(place, [])
        words = described(view, place, scene) if used >> place & 1 else bare(view, place)
        buttons.append(_button(place, words, here, scene.viewer, first=place == stop))
        if len(here) > 1:
            chips += [_chip(standing, aim, scene.viewer) for aim in here if aim.unit != NOWHERE]
    return "".join([*buttons, *chips])


def lists(aims: Aims, seat: int) -> str:
    """What can be chosen on crowded places, large enough for a finger."""
    return "".join([_list(place, here, seat) for place, here in aims.at.items() if len(here) > 1])


def _drags(aim: Aim, seat: int) -> str:
    """The piece that can be dragged instead of pressing this button."""
    return f' data-unit="unit-{seat}-{aim.unit}"' if aim.unit != NOWHERE else ""


@cache
def _opening(place: int) -> str:
    return frame(*centre(place), 2 * HALF_WIDTH, 2 * SIDE)


def _button(place: int, words: str, here: list[Aim], seat: int, *, first: bool) -> str:
    name = board().places[place]
    shared = f'id="hex-{name}" data-refs="place:{name}" tabindex="{0 if first else -1}"'
    opening = _opening(place)
    if not here:
        return f'{opening}<button type="button" class="hex" {shared} aria-label="{words}"></button>{CLOSING}'
    several = len(here) > 1
    told = f"{words}; {esc(text('table-map-several', n=len(here)) if several else here[0].words)}"
    if not several:
        return (
            f'{opening}<button form="act" name="choice" value="{esc(here[0].value)}" class="hex target"'
            f'{_drags(here[0], seat)} {shared} aria-label="{told}"></button>{CLOSING}'
        )
    return (
        f'{opening}<button type="button" popovertarget="pick-{name}" class="hex target" {shared}'
        f' aria-label="{told}"></button>{CLOSING}'
    )


def _chip(standing: Standing, aim: Aim, seat: int) -> str:
    """A piece that is one of several things to choose on its place."""
    x, y, size = standing.at[seat, aim.unit]
    return (
        f'{frame(x, y, CHIP * size, CHIP * size)}<button form="act" name="choice" value="{esc(aim.value)}"'
        f'{_drags(aim, seat)} class="unit-button" id="piece-{slug(aim.value)}" tabindex="-1"'
        f' aria-label="{esc(aim.words)}"></button>{CLOSING}'
    )


def _list(place: int, here: list[Aim], seat: int) -> str:
    name = board().places[place]
    rows = "".join(
        [
            f'<li><button form="act" name="choice" value="{esc(aim.value)}" class="option"'
            f'{_drags(aim, seat)} id="pick-{name}-{slug(aim.value)}">'
            f'<span class="words">{esc(aim.words)}</span></button></li>'
            for aim in here
        ]
    )
    return (
        f'<div popover id="pick-{name}" class="pick"><h3>{esc(names.place(place))}</h3>'
        f'<ul class="options">{rows}</ul></div>'
    )


# --- in words


def in_use(view: ScytheView, scene: Scene) -> int:
    """The places about which there is anything to say beyond what they are, as a mask."""
    rules: Any = scene.rules
    if rules.markers:
        return -1
    mask = 0
    for place, tokens in enumerate(view.goods):
        if tokens:
            mask |= BIT[place]
    for seat in view.round:
        p = view.players[seat]
        mask |= view.held[seat] | p.fighters_at | p.workers_at | p.structures_at
    return mask


def bare(view: ScytheView, place: int) -> str:
    """A place where nobody is."""
    return _sentence(place, "", (), bool(view.encounters & BIT[place]), current_language())


def described(view: ScytheView, place: int, scene: Scene) -> str:
    """Everything about a place: what it is, whose it is, what stands and lies there.  Escaped."""
    rules: Any = scene.rules
    bit = BIT[place]
    holder = next((seat for seat in view.round if view.held[seat] & bit), NOWHERE)
    parts = []
    for seat in view.round:
        p = view.players[seat]
        if not (p.fighters_at | p.workers_at | p.structures_at) & bit:
            continue
        if place in p.units:
            parts.append(f"{names.seat(seat, rules)}: {units_at(p, seat, place, rules)}")
        if place in p.structures:
            parts.append(f"{names.seat(seat, rules)}: {names.structure(seat, p.structures.index(place))}")
    if view.goods[place]:
        parts.append(names.tokens(view.goods[place]))
    parts += [str(token) for marked in rules.markers for token in marked(view, place, rules)]
    whose = ""
    if holder != NOWHERE:
        mine = holder == scene.viewer
        whose = text("table-map-yours") if mine else text("table-map-held", by=str(names.seat(holder, rules)))
    return _sentence(place, whose, tuple(parts), bool(view.encounters & bit), current_language())


@lru_cache(maxsize=4096)
def _sentence(place: int, whose: str, parts: tuple[str, ...], encounter: bool, _language: str) -> str:
    b = board()
    found = [str(names.place(place))]
    if b.tunnels & BIT[place]:
        found.append(text("table-map-tunnel"))
    if encounter:
        found.append(text("table-map-encounter"))
    if whose:
        found.append(whose)
    return esc(", ".join([*found, *parts]))
