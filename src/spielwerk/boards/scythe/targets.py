"""What can be chosen on the map now: on which place, by which piece, and its words."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field

from spielwerk.boards.kit.posting import SEPARATOR
from spielwerk.boards.kit.scene import Scene
from spielwerk.boards.scythe.geometry import HALF_WIDTH, centre
from spielwerk.boards.scythe.journeys import Journey, journeys
from spielwerk.boards.scythe.pieces import Standing
from spielwerk.games.scythe.board import BIT, board
from spielwerk.games.scythe.state import FIRST_WORKER, NOWHERE
from spielwerk.kernel.option import Decision, Option
from spielwerk.kernel.run import nobody
from spielwerk.kernel.text import text

LEADING = "units"
"""The option after which a unit is asked for: pointing at the unit chooses both."""


class Target(Struct, frozen=True):
    """One choice on a place: what is posted and its words; `unit` is -1 if it is the place itself."""

    place: int
    value: str
    words: str
    unit: int = NOWHERE
    steps: int = 1
    glyph: str = ""
    price: int = 0


class Targets(Struct, frozen=True):
    """All targets by place, and the rings around those places."""

    at: dict[int, list[Target]] = field(default_factory=dict)

    @property
    def rings(self) -> str:
        drawn = "".join(
            [f'<use href="#inner" class="ring" x="{x}" y="{y}"/>' for x, y in map(centre, self.at)]
        )
        return f'<g class="rings">{drawn}</g>'

    @property
    def badges(self) -> str:
        """Steps, reasons and prices, above everything."""
        return f'<g class="badges">{"".join([_badges(here[0]) for here in self.at.values()])}</g>'


def targets(scene: Scene) -> Targets:
    """Returns the targets of the viewer's open decision."""
    found: dict[int, list[Target]] = {}
    d = scene.mine
    if d is None:
        return Targets(found)
    listed = _moving(scene, d) if _moves(d) else _pointed_at(scene, d)
    for target in listed:
        found.setdefault(target.place, []).append(target)
    return Targets(found)


def _pointed_at(scene: Scene, d: Decision) -> list[Target]:
    """Returns options that name a place or a piece; for moves also what is asked after that."""
    before: tuple[str, ...] = ()
    leading = next((option for option in d.options if option.verb == LEADING), None)
    if leading is not None:
        t: Any = scene.known.copy()
        scene.game.apply(t, leading, source=nobody)
        if t.open is None or t.open.seat != d.seat:
            return []
        before, d = (leading.text,), t.open
    found = []
    for option in d.options:
        place, unit = _where(scene, d, option)
        if place != NOWHERE:
            words = scene.speech.option(option, d, scene.rules)
            found.append(Target(place, SEPARATOR.join([*before, option.text]), words, unit))
    return found


def _where(scene: Scene, d: Decision, option: Option) -> tuple[int, int]:
    """Returns place and unit of an option; -1 if there is none."""
    view: Any = scene.view
    units = view.players[d.seat].units
    if option.verb == "unit":
        return units[option.i], option.i
    place = board().numbers.get(option.at, NOWHERE)
    if option.verb == "worker" and place != NOWHERE:
        return place, units.index(place, FIRST_WORKER)
    return place, NOWHERE


# --- moving


def _moves(d: Decision) -> bool:
    return d.gesture == "move" and any(option.verb == "to" for option in d.options)


def _moving(scene: Scene, d: Decision) -> list[Target]:
    """Returns the path to each place within reach, with its price."""
    said = {option.i: option for option in d.options if option.verb == "to"}
    any_to = next(iter(said.values()))
    found = []
    for place, journey in journeys(scene, d).items():
        option = said.get(place) or scene.game.option(
            any_to.text.replace(any_to.at, board().places[place]), None
        )
        words = [scene.speech.option(option, d, scene.rules), *_remarks(scene, d, journey)]
        glyph = _danger(scene, d, place) or journey.glyph
        value = SEPARATOR.join(journey.texts)
        found.append(
            Target(place, value, ", ".join(words), NOWHERE, journey.steps, glyph, max(journey.popularity, 0))
        )
    return found


def _remarks(scene: Scene, d: Decision, journey: Journey) -> list[str]:
    """Returns the number of steps, the kind of crossing, and the cost."""
    found = []
    if journey.steps > 1:
        found.append(text("scythe-map-steps", n=journey.steps))
    if journey.glyph:
        found.append(text(f"scythe-map-by-{journey.glyph}"))
    danger = _danger(scene, d, journey.place)
    if danger == "attack":
        found.append(text("scythe-map-attack"))
    if journey.popularity > 0:
        found.append(text("scythe-map-price", n=journey.popularity))
    return found


def _danger(scene: Scene, d: Decision, place: int) -> str:
    """Returns whether fighters of others are there, or workers who would have to go."""
    view: Any = scene.view
    rules: Any = scene.rules
    here, found = BIT[place] & rules.regions, ""
    for foe in rules.foes[d.seat]:
        p = view.players[foe]
        if p.fighters_at & here:
            return "attack"
        if p.workers_at & here:
            found = "workers"
    return found


# --- the unit that moves


def on_the_way(scene: Scene, standing: Standing) -> str:
    """Returns a light around the moving unit, and the path it is about to take."""
    d = scene.mine
    if d is None or d.gesture != "move" or not hasattr(d.frame, "unit"):
        return ""
    x, y, _ = standing.at[d.seat, d.frame.unit]
    piece = f"unit-{d.seat}-{d.frame.unit}"
    drawn = f'<circle class="picked" data-piece="{piece}" cx="{x}" cy="{y}" r="27"/>'
    if hasattr(d.frame, "to"):
        to_x, to_y = centre(d.frame.to)
        drawn += f'<path class="way" d="M{x} {y}L{to_x} {to_y}"/>'
        drawn += f'<circle class="goal" cx="{to_x}" cy="{to_y}" r="12"/>'
    return drawn


# --- badges


def _badges(target: Target) -> str:
    """Returns the number of steps, the reason and the price, side by side at the edge of the place."""
    x, y = centre(target.place)
    marks = []
    if target.price:
        marks.append(
            '<rect x="-25" y="-12.5" width="38" height="25" rx="12.5"/>'
            f'<text class="price" x="-6">−{target.price}♥</text>'
        )
    elif target.glyph:
        marks.append(f'<circle r="12.5"/><use href="#glyph-{target.glyph}"/>')
    if target.steps > 1:
        marks.append(f'<circle r="12.5"/><text>{target.steps}</text>')
    right, apart = x + HALF_WIDTH - 14, 39 if target.price else 26
    return "".join(
        [
            f'<g class="badge{" second" if k else ""}"'
            f' transform="translate({right - apart * k:.1f} {y + 22})">{mark}</g>'
            for k, mark in enumerate(marks)
        ]
    )
