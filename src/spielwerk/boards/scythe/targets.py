"""What can be chosen on the map now: on which place, by which piece, and its words."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field

from spielwerk.boards.kit.posting import SEPARATOR
from spielwerk.boards.kit.scene import Scene
from spielwerk.boards.scythe import zones
from spielwerk.boards.scythe.geometry import SIDE, centre
from spielwerk.boards.scythe.journeys import Journey, journeys
from spielwerk.boards.scythe.looks import look
from spielwerk.boards.scythe.pieces import Standing, kind_of
from spielwerk.boards.scythe.typed import rules_of
from spielwerk.games.scythe.actions.move import Move
from spielwerk.games.scythe.actions.produce import Produce, ProduceAt
from spielwerk.games.scythe.board import BIT, board
from spielwerk.games.scythe.modules.airship_flight import AIRSHIP
from spielwerk.games.scythe.modules.airships import Airships
from spielwerk.games.scythe.state import FIRST_WORKER, NOWHERE
from spielwerk.games.scythe.turn import ChooseSection
from spielwerk.kernel.option import Decision, Option
from spielwerk.kernel.run import nobody
from spielwerk.kernel.text import text

LEADING = ("move", "units")
"""The options after which a unit is asked for: pointing at the unit chooses them too."""
LIGHT = 29
"""The size of the light around a chosen unit."""
BEND = 0.12
"""How much a path is curved."""


class Target(Struct, frozen=True):
    """One choice on a place: what is posted and its words; `unit` is -1 if it is the place itself."""

    place: int
    value: str
    words: str
    unit: int = NOWHERE
    glyph: str = ""
    price: int = 0
    control: str = ""
    """The control that it belongs to, if another part of the page has one for the same choice."""


class Targets(Struct, frozen=True):
    """All targets by place, and the rings around those places."""

    at: dict[int, list[Target]] = field(default_factory=dict)

    @property
    def mask(self) -> int:
        """The places with targets."""
        return sum([BIT[place] for place in self.at])

    @property
    def rings(self) -> str:
        """Rings on the borders of places, so that half of each lies outside."""
        drawn = "".join(
            [f'<use href="#ring" class="ring" x="{x}" y="{y}"/>' for x, y in map(centre, self.at)]
        )
        return f'<g class="rings">{drawn}</g>'

    @property
    def badges(self) -> str:
        """What going somewhere means, above everything."""
        return f'<g class="tags">{"".join([_tag(here[0]) for here in self.at.values()])}</g>'


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
    first, t = d, scene.known.copy()
    for verb in LEADING:
        leading = next((option for option in d.options if option.verb == verb), None)
        if leading is not None:
            scene.game.apply(t, leading, source=nobody)
            if t.open is None or t.open.seat != d.seat:
                return []
            before, d = (*before, leading.text), t.open
    control = _control(first)
    found = []
    for option in d.options:
        place, unit = _where(scene, d, option)
        if place != NOWHERE:
            words = scene.speech.option(option, d, scene.rules)
            value = SEPARATOR.join([*before, option.text])
            found.append(Target(place, value, words, unit, control=control))
    return found


def _control(d: Decision) -> str:
    """Returns the control of a panel or of the mat that begins with the same options, if there is one."""
    if isinstance(d.frame, ChooseSection):
        return f"mat-{d.seat}-{LEADING[0]}"
    return d.gesture if isinstance(d.frame, Move | Produce | ProduceAt) else ""


def _where(scene: Scene, d: Decision, option: Option) -> tuple[int, int]:
    """Returns place and unit of an option; -1 if there is none."""
    view: Any = scene.view
    units = view.players[d.seat].units
    if option.verb == "unit":
        return units[option.i], option.i
    if option is AIRSHIP:
        return view.parts[rules_of(scene).slots[Airships]].at[d.seat], NOWHERE
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
        found.append(Target(place, value, ", ".join(words), NOWHERE, glyph, max(journey.popularity, 0)))
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
    for foe in [foe for foe in rules.foes[d.seat] if foe < len(view.players)]:
        p = view.players[foe]
        if p.fighters_at & here:
            return "attack"
        if p.workers_at & here:
            found = "workers"
    return found


# --- the unit that moves


def picked(scene: Scene, standing: Standing) -> str:
    """Returns a light below the unit that is moving."""
    d = scene.mine
    if d is None or not _on_its_way(d):
        return ""
    x, y, size = standing.at[d.seat, d.frame.unit]
    piece = f"unit-{d.seat}-{d.frame.unit}"
    return f'<circle class="picked" data-piece="{piece}" cx="{x}" cy="{y}" r="{LIGHT * size:.0f}"/>'


def on_the_way(scene: Scene, standing: Standing) -> str:
    """Returns the path that a unit is about to take, and its ghost at the goal."""
    d = scene.mine
    if d is None or not _on_its_way(d) or not hasattr(d.frame, "to"):
        return ""
    seat, unit = d.seat, d.frame.unit
    x, y, _ = standing.at[seat, unit]
    to_x, to_y = centre(d.frame.to)
    bend = f"{(x + to_x) / 2 - (to_y - y) * BEND:.1f} {(y + to_y) / 2 + (to_x - x) * BEND:.1f}"
    way = f"M{x} {y}Q{bend} {to_x} {to_y}"
    faction = look(seat, rules_of(scene))
    return (
        f'<path class="way" d="{way}"/><path class="way dots" d="{way}"/>'
        f'<use href="#{kind_of(unit)}-{faction}" class="goal" transform="translate({to_x} {to_y})"/>'
    )


def _on_its_way(d: Decision) -> bool:
    """Returns whether a unit has been chosen that is to move."""
    return d.gesture == "move" and hasattr(d.frame, "unit")


# --- tags


def _tag(target: Target) -> str:
    """Returns how a place is reached, or what that costs, on the right edge of the place."""
    x, y = centre(target.place)
    at = f"translate({x + zones.TAG[0] * SIDE:.1f} {y + zones.TAG[1] * SIDE:.1f})"
    if target.price:
        inner = (
            '<rect x="-24" y="-12.5" width="48" height="25" rx="4"/>'
            f'<use href="#glyph-workers" class="heart" x="-12"/><text x="9">−{target.price}</text>'
        )
    elif target.glyph:
        inner = f'<rect x="-13" y="-12.5" width="26" height="25" rx="4"/><use href="#glyph-{target.glyph}"/>'
    else:
        return ""
    return f'<g class="tag" transform="{at}">{inner}</g>'
