"""What can be asked about on the table of Scythe, and the rules about it.

A thing is identified by the id of its piece (`unit-0-3`, `good-2-V7`, `built-1-0`), by a place (`hex-V7`), by
a seat (`badge-0`), or by a pictogram (`power`).  A place includes everything in it, so that keyboard users
get the same as those who point.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from spielwerk.boards.kit.drawing import About
from spielwerk.boards.kit.scene import Scene
from spielwerk.boards.scythe.terrain import terrain_name
from spielwerk.boards.scythe.typed import rules_of, view_of
from spielwerk.boards.scythe.wind import about as wind
from spielwerk.games.scythe import names
from spielwerk.games.scythe.board import BIT, Terrain, board
from spielwerk.games.scythe.options import BOTTOMS, RESOURCES, STRUCTURES, TOPS
from spielwerk.games.scythe.state import FIRST_WORKER, FULL, LEADERS, SHIFT
from spielwerk.kernel.citing import cited_in
from spielwerk.kernel.speech import capital
from spielwerk.kernel.text import text

UNIT = ("scythe.unit.default-step", "scythe.unit.carry-resources", "scythe.control.by-unit")
KINDS = {
    "character": ("scythe.unit.character-role", "scythe.term.combat-unit", *UNIT),
    "mech": ("scythe.unit.mech", "scythe.term.combat-unit", "scythe.deploy.unlocks-ability", *UNIT),
    "worker": (
        "scythe.produce.per-worker",
        "scythe.move.worker",
        "scythe.move.enemy-workers",
        "scythe.produce.cost-values",
        *UNIT,
    ),
}
"""The rules about each kind of unit."""
PAYS = dict(zip(RESOURCES, BOTTOMS, strict=True))
"""The action that each resource pays for."""
LANDS = {
    Terrain.VILLAGE: ("scythe.produce.village-worker", "scythe.produce.cost-values"),
    Terrain.LAKE: ("scythe.move.lake", "scythe.deploy.not-on-lake", "scythe.build.forbidden-places"),
    Terrain.FACTORY: ("scythe.factory.card", "scythe.scoring.factory-three", "scythe.build.factory-allowed"),
}
"""Terrains with rules of their own; on the others workers produce."""
HOME = ("scythe.term.home-base", "scythe.move.no-home-base-entry")
SYMBOLS = {
    "power": (
        *("scythe.star.power", "scythe.bolster.power", "scythe.combat.dial-max", "scythe.combat.pay-power"),
        "scythe.scoring.combat-cards-worthless",
    ),
    "popularity": (
        *("scythe.scoring.popularity-row", "scythe.scoring.tier", "scythe.star.popularity"),
        *("scythe.trade.popularity", "scythe.move.enemy-workers-popularity"),
        "scythe.combat.attacker-popularity",
    ),
    "coins": ("scythe.goal", "scythe.scoring.cash", "scythe.bottom.coins", "scythe.info.coins"),
    "cards": (
        *("scythe.combat.cards", "scythe.combat.discard-cards", "scythe.combat.loser", "scythe.bolster.card"),
        *("scythe.combat.no-hand-limit", "scythe.info.combat-card"),
    ),
    "star": ("scythe.star",),
    "objective": ("scythe.objective", "scythe.info.objectives-secret", "scythe.star.objective"),
    "any": ("scythe.resource", "scythe.trade.resource"),
    "units": ("scythe.term.unit", "scythe.term.combat-unit", "scythe.unit"),
    "regions": ("scythe.term.region", "scythe.control", "scythe.produce.regions"),
    "encounter": ("scythe.encounter",),
}
"""The rules about pictograms that are neither a piece nor an action."""
TITLES = {
    "cards": "hand",
    "star": "stars",
    "objective": "objective-cards",
    "any": "resources",
    "regions": "terrain",
    "encounter": "encounters",
}
"""Names of some of these in lists."""
ACTIONS = (*TOPS, *BOTTOMS, "factory")


def _things() -> dict[str, str]:
    """Returns pieces, places and seats by id, and pictograms wherever they are."""
    ids = ("unit", "built", "good", "encounter", "marker", "hex", "badge", "airship", "tile")
    found = {f'[id^="{kind}-"]': "#" for kind in ids}
    found |= {f'.ref[data-ref^="{kind}:"]': "#" for kind in ("place", "unit", "structure", "ability", "seat")}
    found |= {".abilities [data-ref]": "#", ".cube": "upgrade", ".circle, .bonus": "enlist"}
    found |= {
        f".legend li:has(.region.{terrain.name.lower()})": f"terrain-{terrain.name.lower()}"
        for terrain in Terrain
    }
    for name in (*SYMBOLS, *KINDS, *RESOURCES, *ACTIONS, *STRUCTURES):
        sign = f'use[href="#sc-{name}"]'
        found[f":is(span, h3, div, p, svg):not(.abilities *):has(> {sign}, > svg > {sign})"] = name
    return found


THINGS = _things()


def about(scene: Scene, word: str) -> list[About]:
    """Returns the rules about a thing; empty for an unknown word."""
    kind, _, rest = word.replace(":", "-").partition("-")
    teller = BY_ID.get(kind)
    try:
        return list(teller(scene, rest)) if teller and rest else _symbol(scene, word)
    except (ValueError, IndexError, KeyError):
        return []  # somebody typed an address


# --- pieces


def _unit(scene: Scene, which: str) -> Iterator[About]:
    seat, unit = map(int, which.split("-"))
    if seat not in range(rules_of(scene).actors):
        return
    kind = "character" if unit in LEADERS else "mech" if unit < FIRST_WORKER else "worker"
    title = capital(names.unit(seat, unit, rules_of(scene)).name)
    yield About(title, KINDS[kind], ("scythe.unit", "scythe.move"))
    if kind != "worker":
        yield from _faction(scene, seat)


def _faction(scene: Scene, seat: int) -> Iterator[About]:
    """Yields the rules about a seat's faction, or about an Automa if it has no mat."""
    rules = rules_of(scene)
    name = names.seat(seat, rules).name
    faction = rules.factions[seat]
    if seat >= rules.seats:
        return  # the rules of a power belong to its module
    if not rules.mats[seat]:
        yield About(name, ("scythe.automa-turn", "scythe.automa-move"), ("scythe.automa-combat",))
        return
    data = rules.data.factions()[faction]
    own = [rule for id in (data.ability, *data.mechs) for rule in _ability_rules(id, faction)]
    yield About(name, tuple(own), ("scythe.mech",))


def _ability_rules(id: str, faction: str) -> tuple[str, ...]:
    """Returns the rule ids of an ability, under the faction, the mechs of all, or an expansion."""
    word = id.replace("_", "-")
    return (
        f"scythe.faction.{faction}-{word}",
        f"scythe.{faction}.{word}",
        f"scythe.mech.{word}",
        f"scythe.invaders.{word}",
        f"fenris.{faction}.{word}",
        f"fenris.faction-{faction}.{word}",
        f"fenris.mechmods.{word}",
    )


def _ability(scene: Scene, id: str) -> Iterator[About]:
    data = rules_of(scene).data.factions()
    seated = rules_of(scene).factions[: rules_of(scene).seats]
    having = [f for f in seated if id in (data[f].ability, *data[f].mechs)] or [seated[0]]
    rules = [rule for faction in having for rule in _ability_rules(id, faction)]
    yield About(names.ability(id).name, tuple(dict.fromkeys(rules)), ("scythe.mech", "scythe.deploy"))


def _structure(scene: Scene, which: str) -> Iterator[About]:
    _seat, kind = map(int, which.split("-"))
    yield from _symbol(scene, STRUCTURES[kind])


def _good(scene: Scene, which: str) -> Iterator[About]:
    yield from _symbol(scene, RESOURCES[int(which.partition("-")[0])])


def _encounter(scene: Scene, _place: str) -> Iterator[About]:
    yield from _symbol(scene, "encounter")


def _marker(scene: Scene, place: str) -> Iterator[About]:
    """Yields the rules about a faction's tokens: those that its code cites."""
    where = board().places.index(place)
    for marked in rules_of(scene).markers:
        for token in marked(view_of(scene), where, rules_of(scene)):
            yield About(capital(str(token)), cited_in(marked.__module__))


# --- places and seats


def _place(scene: Scene, name: str) -> Iterator[About]:
    """Yields the rules about the terrain first, then about each kind of thing there."""
    place = board().places.index(name)
    title = capital(names.place(place).name)
    if board().homes & BIT[place]:
        yield About(title, HOME, ("scythe.term",))
    else:
        yield _land(Terrain(board().terrain[place]), title, tunnel=bool(board().tunnels & BIT[place]))
    seen: set[str] = set()
    for found in _there(scene, place):
        if found.title not in seen:
            seen.add(found.title)
            yield found


def _there(scene: Scene, place: int) -> Iterator[About]:
    view: Any = view_of(scene)
    for seat in view.round:
        p = view.players[seat]
        for unit, at in enumerate(p.units):
            if at == place:
                yield from _unit(scene, f"{seat}-{unit}")
        for kind, at in enumerate(p.structures):
            if at == place:
                yield from _symbol(scene, STRUCTURES[kind])
    for kind, shift in enumerate(SHIFT):
        if view.goods[place] >> shift & FULL:
            yield from _symbol(scene, RESOURCES[kind])
    if view.encounters & BIT[place]:
        yield from _symbol(scene, "encounter")
    yield from _marker(scene, board().places[place])


def _terrain(scene: Scene, kind: str) -> Iterator[About]:
    yield _land(Terrain[kind.upper()], terrain_name(kind, rules_of(scene).data))


def _land(terrain: Terrain, title: str, *, tunnel: bool = False) -> About:
    own = LANDS.get(terrain, ("scythe.produce.terrain-table", "scythe.term.region"))
    return About(title, (*own, *(["scythe.move.tunnels-adjacent"] if tunnel else [])), ("scythe.control",))


def _badge(scene: Scene, seat: str) -> Iterator[About]:
    yield from _faction(scene, int(seat))
    for name in ("power", "popularity", "coins", "cards", "star"):
        yield from _symbol(scene, name)


# --- pictograms


def _symbol(scene: Scene, word: str) -> list[About]:
    """Returns the rules about a pictogram."""
    if word in SYMBOLS:
        return [About(text(f"scythe-panel-{TITLES.get(word, word)}"), SYMBOLS[word])]
    if word in KINDS:
        return [About(text(f"scythe-panel-{PANELS.get(word, word)}"), KINDS[word], ("scythe.unit",))]
    if word in RESOURCES:
        pays = PAYS[word]
        rules = ("scythe.produce.terrain-table", f"scythe.{pays}.{FIRST[pays]}", "scythe.resource")
        return [About(capital(names.resource(RESOURCES.index(word))), rules, (f"scythe.{pays}",))]
    if word in STRUCTURES:
        title = names.name(rules_of(scene).data.mat_file().structures[STRUCTURES.index(word)].name)
        return [About(title, (f"scythe.build.{word}",), ("scythe.build", "scythe.structure-bonus"))]
    if word in ACTIONS:
        return [About(_action(word), (f"scythe.{word}",))]
    return []


FIRST = {"upgrade": "cube-move", "deploy": "choose-mech", "build": "placement", "enlist": "move-recruit"}
"""The rule of each bottom action about its cost."""
PANELS = {"mech": "mechs", "worker": "workers"}


def _action(word: str) -> str:
    if word in TOPS:
        return names.top(TOPS.index(word))
    return names.bottom(BOTTOMS.index(word)) if word in BOTTOMS else text("scythe-section-factory")


BY_ID: dict[str, Callable[[Scene, str], Iterator[About]]] = {
    "unit": _unit,
    "built": _structure,
    "structure": _structure,
    "good": _good,
    "encounter": _encounter,
    "marker": _marker,
    "hex": _place,
    "place": _place,
    "terrain": _terrain,
    "badge": _badge,
    "seat": _badge,
    "ability": _ability,
    "airship": wind.airship,
    "tile": wind.tile,
}
