"""Airships in words: options, tiles, and what the panels say."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from spielwerk.games.scythe import names
from spielwerk.games.scythe.components.wind_gambit import AggressiveTile
from spielwerk.games.scythe.modules.airship_combat import BOMB
from spielwerk.games.scythe.modules.airship_duels import DUEL
from spielwerk.games.scythe.modules.airship_flight import HOIST, LEADER, LOWER
from spielwerk.games.scythe.modules.airship_help import EXCHANGE
from spielwerk.games.scythe.modules.airships import (
    AIRSHIPS,
    DEALT,
    OWN,
    Airships,
    carries,
    passive,
    store,
    tiles_of,
)
from spielwerk.games.scythe.state import ABOARD, CHARACTER, FIRST_WORKER
from spielwerk.kernel.option import Option
from spielwerk.kernel.speech import Panel
from spielwerk.kernel.text import text

if TYPE_CHECKING:
    from spielwerk.games.scythe.rules import ScytheRules
    from spielwerk.games.scythe.view import ScytheView


def freight(kind: int, seat: int, rules: ScytheRules) -> object:
    """Returns what is taken aboard or set down: a token, a worker or the character."""
    return names.unit(seat, CHARACTER, rules) if kind == LEADER else names.cargo(kind, 1)


def named(o: Option, seat: int, _frame: Any, rules: ScytheRules) -> dict[str, object]:
    return {"freight": freight(o.i, seat, rules)}


AIRSHIPS.add_row("naming", HOIST[0].verb, named)
AIRSHIPS.add_row("naming", LOWER[0].verb, named)
AIRSHIPS.add_row("naming", BOMB[0].verb, lambda o, _seat, _frame, _rules: {"amount": names.goods(o.i, 1)})
AIRSHIPS.add_row("naming", DUEL[0].verb, lambda o, _seat, _frame, rules: {"seat": names.seat(o.i, rules)})
AIRSHIPS.add_row(
    "naming", EXCHANGE[0].verb, lambda o, _seat, _frame, rules: {"card": names.objective(o.n, rules)}
)
AIRSHIPS.add_row("spelling", "freight", lambda value, about, rules: freight(value, about.seat, rules))
AIRSHIPS.add_row("spelling", "airship_tile", lambda value, _about, rules: tile_name(value, rules))


def tile_name(id: str, rules: ScytheRules) -> str:
    return names.name(rules.data.airships().tiles()[id].name)


def tile_text(id: str, rules: ScytheRules) -> str:
    """Returns what a tile does, with the numbers of its row."""
    numbers = rules.data.airships().tiles()[id].numbers
    return text(f"scythe-airship-{id}", **{f"n{i}": n for i, n in enumerate(numbers)})


def value_text(id: str, rules: ScytheRules) -> str:
    """Returns what an airship carries or how far it flies, by its tile."""
    data = rules.data.airships()
    tile = data.tiles()[id]
    if isinstance(tile, AggressiveTile):
        return text(f"scythe-airship-carries-{tile.cargo}", n=getattr(data, tile.cargo))
    return text("scythe-airship-range", n=tile.range)


def dealt(rules: ScytheRules) -> list[str]:
    """Returns all tiles of a game, each once."""
    return list(dict.fromkeys([id for pair in rules.setup[DEALT] for id in pair]))


def aboard(view: ScytheView, seat: int, rules: ScytheRules) -> str:
    """Returns what an airship carries now."""
    units = view.players[seat].units
    workers = units[FIRST_WORKER:].count(ABOARD)
    found: list[object] = [names.tokens(view.goods[store(seat)])] if view.goods[store(seat)] else []
    found += [names.cargo(0, workers)] if workers else []
    found += [names.unit(seat, CHARACTER, rules)] if units[CHARACTER] == ABOARD else []
    return names.listed(found) if found else text("scythe-panel-airship-empty")


def places(view: ScytheView, rules: ScytheRules) -> tuple[int, ...]:
    """Returns where the airship of each seat is."""
    found: tuple[int, ...] = view.parts[rules.slots[Airships]].at
    return found


@AIRSHIPS.on("markers")
def over(view: ScytheView, place: int, rules: ScytheRules) -> list[str]:
    """Returns the airships over a place in words."""
    here = [seat for seat, at in enumerate(places(view, rules)) if at == place]
    return [
        text("scythe-panel-airship-here", seat=names.seat(seat, rules), cargo=aboard(view, seat, rules))
        for seat in here
    ]


@AIRSHIPS.on("belongings")
def belongings(view: ScytheView, seat: int, rules: ScytheRules) -> Sequence[tuple[str, str]]:
    """Returns where an airship is, what is aboard, and tiles of its own."""
    at = places(view, rules)[seat]
    if at < 0:
        return ()
    where = text("scythe-panel-airship-at", place=names.inside(at), cargo=aboard(view, seat, rules))
    own = [(tile_name(id, rules), tile_text(id, rules)) for id in tiles_of(rules, seat) if rules.setup[OWN]]
    return ((text("scythe-panel-airship"), where), *own)


@AIRSHIPS.on("panels")
def panels(_view: ScytheView, seat: int, rules: ScytheRules) -> list[Panel]:
    """Returns the tiles of all airships, once for the table."""
    if seat:
        return []
    rows = [(tile_name(id, rules), value_text(id, rules), tile_text(id, rules)) for id in dealt(rules)]
    head = (text("scythe-head-tile"), text("scythe-head-value"), text("scythe-head-effect"))
    return [Panel("airships", text("scythe-panel-airships"), tuple(rows), head)]


__all__ = [
    "AIRSHIPS",
    "aboard",
    "carries",
    "dealt",
    "passive",
    "places",
    "tile_name",
    "tile_text",
    "value_text",
]
