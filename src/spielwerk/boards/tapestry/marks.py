"""Pieces of modules as they are drawn: second tokens, blockers, monsters and ruins.

What they are comes from the rules of the table; this file knows only how a kind looks.
"""

from __future__ import annotations

from spielwerk.boards.kit.html import esc
from spielwerk.boards.kit.scene import Scene
from spielwerk.boards.tapestry.actors import look
from spielwerk.boards.tapestry.typed import rules_of, view_of
from spielwerk.games.tapestry.grid import DISTRICT, PLOT_NAMES, SIDE
from spielwerk.games.tapestry.marks import Mark, letter, marks, words
from spielwerk.games.tapestry.rules import TapestryRules
from spielwerk.games.tapestry.state import NONE
from spielwerk.kernel.text import text

MONSTER = (
    '<path d="M-20 16c-6-10-4-22 4-26l-2-8 8 5c6-3 14-3 20 0l8-5-2 8c8 4 10 16 4 26l-5-6-5 7-5-7-5 7-5-7-5 7'
    '-5-7z"/><circle class="eye" cx="-6" cy="-3" r="3"/><circle class="eye" cx="6" cy="-3" r="3"/>'
)
"""Our own drawing of a Kaiju: a horned head with teeth."""


FLOATING_CITY = (
    '<circle r="13"/><path class="city" d="M-8 2V-3H-5V-7L-3-9L-1-7V-3H2V-6H5V-3H8V2Z"/>'
    '<path class="cloud" d="M-9 5q3-3 6 0t6 0 6 0"/>'
)
"""Our own drawing of a city over a cloud."""


def chip(mark: Mark) -> str:
    """Returns a piece beside tokens, with its name for those who cannot see it."""
    name = esc(words(mark))
    return (
        f'<span class="ta-mark m-{mark.kind}" title="{name}">{esc(letter(mark))}'
        f'<span class="hidden-text"> {name}</span></span>'
    )


def on_track(scene: Scene, track: int) -> dict[int, str]:
    """Returns the pieces on each space of a track; those on the whole track are under -1."""
    found: dict[int, str] = {}
    for mark in marks(view_of(scene), rules_of(scene)):
        if mark.track == track:
            found[mark.step] = found.get(mark.step, "") + chip(mark)
    return found


def note(scene: Scene, track: int, here: dict[int, str]) -> str:
    """Returns what is unusual about a whole track: that it runs in reverse, and its blockers."""
    start = rules_of(scene).spaces[track][0].number
    turned = ""
    if start:
        said = esc(text("tapestry-board-reversed", start=start))
        spoken = f'<span class="hidden-text"> {said}</span>'
        turned = f'<span class="ta-turned" title="{said}">{start} → 1{spoken}</span>'
    return turned + here.get(NONE, "")


def tokens_on(scene: Scene, hex: int) -> list[Mark]:
    """Returns the pieces of modules on a hex that belong to somebody."""
    found = marks(view_of(scene), rules_of(scene))
    return [mark for mark in found if mark.hex == hex and mark.owner != NONE]


def token(mark: Mark, rules: TapestryRules) -> str:
    """Returns a piece that belongs to somebody and stands among the outposts of a hex."""
    return (
        f'<g class="inert {look(mark.owner, rules)} m-{mark.kind}"><title>{esc(words(mark))}</title>'
        f"{FLOATING_CITY}</g>"
    )


def on_hex(scene: Scene, hex: int, x: float, y: float) -> str:
    """Returns the pieces of modules on a hex that belong to nobody."""
    here = [mark for mark in marks(view_of(scene), rules_of(scene)) if mark.hex == hex]
    found = [mark for mark in here if mark.owner == NONE]
    return "".join(
        [
            f'<g class="ta-monster" transform="translate({x:g} {y:.1f})"><title>{esc(words(mark))}</title>'
            f"{MONSTER}</g>"
            for mark in found
        ]
    )


def in_city(scene: Scene, seat: int, cell: int) -> str:
    """Returns the pieces of modules in a capital city: on plots, and in whole districts."""
    found = []
    for mark in marks(view_of(scene), rules_of(scene)):
        if mark.seat != seat:
            continue
        name = esc(words(mark))
        if mark.plot != NONE:
            line, column = divmod(mark.plot, SIDE)
            x, y, far = column * cell, line * cell, cell - 6
            if mark.owner != NONE:
                look_of = look(mark.owner, rules_of(scene))
                half = cell / 2
                found.append(
                    f'<g class="inert {look_of}" data-plot="{PLOT_NAMES[mark.plot]}"><title>{name}</title>'
                    f'<circle cx="{x + half:g}" cy="{y + half:g}" r="{cell / 3:g}"/></g>'
                )
                continue
            place = f'data-plot="{PLOT_NAMES[mark.plot]}" transform="translate({x + 3} {y + 3})"'
            found.append(
                f'<g class="ta-ruin" {place}>'
                f'<title>{name}</title><rect width="{far}" height="{far}"/>'
                f'<path d="M0 0L{far} {far}M{far} 0L0 {far}"/></g>'
            )
        elif mark.district != NONE:
            down, right = divmod(mark.district, DISTRICT)
            x, y, wide = right * DISTRICT * cell, down * DISTRICT * cell, DISTRICT * cell
            found.append(
                f'<g class="ta-monster in-city"><title>{name}</title>'
                f'<rect x="{x + 3}" y="{y + 3}" width="{wide - 6}" height="{wide - 6}" rx="8"/>'
                f'<g transform="translate({x + wide - 24} {y + 22})">{MONSTER}</g></g>'
            )
    return "".join(found)
