"""A button on each place of the map, with everything there in words.

If one thing can be chosen, the button chooses it; if there are several it opens their list, and each piece
that can be chosen has its own button.  All other places only say what is there.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from spielwerk.boards.kit.controls import control
from spielwerk.boards.kit.hexes import frame
from spielwerk.boards.kit.html import esc, slug
from spielwerk.boards.kit.scene import Scene
from spielwerk.boards.scythe.geometry import HALF_WIDTH, SIDE, centre
from spielwerk.boards.scythe.pieces import Standing
from spielwerk.boards.scythe.refusals import refusal
from spielwerk.boards.scythe.targets import Target, Targets
from spielwerk.boards.scythe.typed import rules_of
from spielwerk.games.scythe import names
from spielwerk.games.scythe.board import BIT, board
from spielwerk.games.scythe.panels import covering, units_at
from spielwerk.games.scythe.state import NOWHERE
from spielwerk.games.scythe.view import ScytheView
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.speech import Ref
from spielwerk.kernel.text import current_language, text

CHIP = 42
"""The size of the button of a piece."""
CLOSING = "</foreignObject>"
CACHE_SIZE, MAP_CACHE_SIZE = 4096, 64
"""The sizes of the caches: sentences and buttons one by one, and all buttons of a map together."""


def places(scene: Scene, standing: Standing, targets: Targets) -> str:
    """Returns all buttons, and those of pieces above them."""
    view: Any = scene.view
    stop = next(iter(targets.at), None)
    if stop is None:
        stop = view.players[scene.viewer].home if scene.viewer >= 0 else board().factory
    words = described(view, scene)
    if not targets.at:
        return _all_telling(words, stop)
    buttons, chips = [], []
    for place, label in enumerate(words):
        here = targets.at.get(place)
        if not here:
            why = refusal(scene, place)
            buttons.append(_telling(place, f"{label} – {esc(why)}" if why else label, place == stop))
            continue
        buttons.append(_button(place, label, here, scene.viewer, first=place == stop))
        if len(here) > 1:
            chips += [
                _chip(standing, target, scene.viewer)
                for target in here
                if (scene.viewer, target.unit) in standing.alone
            ]
    return "".join([*buttons, *chips])


@lru_cache(MAP_CACHE_SIZE)
def _all_telling(words: tuple[str, ...], stop: int) -> str:
    """Returns the buttons of a map on which nothing can be chosen."""
    return "".join([_telling(place, label, place == stop) for place, label in enumerate(words)])


def lists(targets: Targets, seat: int) -> str:
    """Returns the choices on crowded places, large enough for a finger."""
    return "".join([_list(place, here, seat) for place, here in targets.at.items() if len(here) > 1])


def _drags(target: Target, seat: int) -> str:
    """Returns the piece that can be dragged instead of pressing this button, and what it belongs to."""
    piece = f' data-unit="unit-{seat}-{target.unit}"' if target.unit != NOWHERE else ""
    return piece + (control(target.control) if target.control else "")


@cache
def _opening(place: int) -> str:
    return frame(*centre(place), 2 * HALF_WIDTH, 2 * SIDE)


def _shared(place: int, *, first: bool) -> str:
    name = board().places[place]
    return f'id="hex-{name}" data-refs="place:{name}" tabindex="{0 if first else -1}"'


@lru_cache(CACHE_SIZE)
def _telling(place: int, words: str, first: bool) -> str:
    """Returns a place that only says what is there."""
    return (
        f'{_opening(place)}<button type="button" class="hex" {_shared(place, first=first)}'
        f' aria-label="{words}"></button>{CLOSING}'
    )


def _button(place: int, words: str, here: list[Target], seat: int, *, first: bool) -> str:
    """Returns a place where something can be chosen."""
    opening, shared = _opening(place), _shared(place, first=first)
    several = len(here) > 1
    label = f"{words}; {esc(text('kit-map-several', n=len(here)) if several else here[0].words)}"
    if not several:
        return (
            f'{opening}<button form="act" name="choice" value="{esc(here[0].value)}" class="hex target"'
            f'{_drags(here[0], seat)} {shared} aria-label="{label}"></button>{CLOSING}'
        )
    return (
        f'{opening}<button type="button" popovertarget="pick-{board().places[place]}" class="hex target"'
        f' {shared} aria-label="{label}"></button>{CLOSING}'
    )


def _chip(standing: Standing, target: Target, seat: int) -> str:
    """Returns a piece that is one of several choices on its place."""
    x, y, size = standing.at[seat, target.unit]
    return (
        f'{frame(x, y, CHIP * size, CHIP * size)}<button form="act" name="choice" value="{esc(target.value)}"'
        f'{_drags(target, seat)} class="unit-button" id="piece-{slug(target.value)}" tabindex="-1"'
        f' aria-label="{esc(target.words)}"></button>{CLOSING}'
    )


def _list(place: int, here: list[Target], seat: int) -> str:
    name = board().places[place]
    rows = "".join(
        [
            f'<li><button form="act" name="choice" value="{esc(target.value)}" class="option"'
            f'{_drags(target, seat)} id="pick-{name}-{slug(target.value)}">'
            f'<span class="words">{esc(target.words)}</span></button></li>'
            for target in here
        ]
    )
    return (
        f'<div popover id="pick-{name}" class="pick"><h3>{esc(names.place(place))}</h3>'
        f'<ul class="options">{rows}</ul></div>'
    )


# --- in words


def described(view: ScytheView, scene: Scene) -> tuple[str, ...]:
    """Returns everything about each place: kind, controller, pieces.  Escaped."""
    rules, lang = rules_of(scene), current_language()
    whose: dict[int, str] = {}
    parts: dict[int, tuple[str, ...]] = {}
    for seat in view.round:
        p = view.players[seat]
        above = tuple(covering(view, seat, rules).items())
        pieces = _pieces(seat, tuple(p.units), tuple(p.structures), above, rules, lang)
        for place, words in pieces.items():
            parts[place] = parts.get(place, ()) + words
        held = _held(seat, rules, seat == scene.viewer, lang)
        for place in bits(view.held[seat]):
            whose.setdefault(place, held)
    for place, packed in enumerate(view.goods[: len(board().places)]):
        if packed:
            parts[place] = (*parts.get(place, ()), names.tokens(packed))
    places = range(len(board().places))
    for place in places if rules.markers else ():
        marks = [str(token) for marked in rules.markers for token in marked(view, place, rules)]
        parts[place] = (*parts.get(place, ()), *marks)
    waiting = view.encounters
    return tuple(
        [
            _sentence(place, whose.get(place, ""), parts.get(place, ()), waiting >> place & 1, lang)
            for place in places
        ]
    )


@lru_cache(CACHE_SIZE)
def _pieces(
    seat: int,
    units: tuple[int, ...],
    structures: tuple[int, ...],
    above: tuple[tuple[int, Ref], ...],
    rules: Any,
    _language: str,
) -> dict[int, tuple[str, ...]]:
    """Returns what a seat has on each place, units before structures."""
    called = names.seat(seat, rules)
    found: dict[int, tuple[str, ...]] = {
        place: (f"{called}: {units_at(units, seat, place, rules, dict(above))}",)
        for place in sorted(set(units))
        if place >= 0
    }
    for kind, place in enumerate(structures):
        if place != NOWHERE:
            found[place] = (*found.get(place, ()), f"{called}: {names.structure(seat, kind)}")
    return found


@lru_cache(CACHE_SIZE)
def _held(seat: int, rules: Any, mine: bool, _language: str) -> str:
    """Returns who controls a place, in words."""
    return text("scythe-map-yours") if mine else text("scythe-map-held", by=str(names.seat(seat, rules)))


@lru_cache(CACHE_SIZE)
def _sentence(place: int, whose: str, parts: tuple[str, ...], encounter: int, _language: str) -> str:
    b = board()
    found = [str(names.place(place))]
    if b.tunnels & BIT[place]:
        found.append(text("scythe-map-tunnel"))
    if encounter:
        found.append(text("scythe-map-encounter"))
    if whose:
        found.append(whose)
    return esc(", ".join([*found, *parts]))
