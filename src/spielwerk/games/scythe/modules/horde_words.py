"""The Horde in words: its panel, and why its units did what they did."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spielwerk.games.scythe import names
from spielwerk.games.scythe.events import CombatBegan, CombatWon, Displaced, Moved, Retreated
from spielwerk.games.scythe.modules.horde import HORDE_ID, Horde, HordeGrew, numbers
from spielwerk.games.scythe.modules.horde_combat import PARTNER, HordeRolled, HordeStar, UnitDestroyed
from spielwerk.games.scythe.modules.horde_cooperation import BORROW
from spielwerk.games.scythe.modules.horde_estimate import HORDE
from spielwerk.games.scythe.modules.horde_turn import HordeMarched, TimePassed
from spielwerk.games.scythe.modules.power_words import explained
from spielwerk.games.scythe.state import FIRST_WORKER, NOWHERE
from spielwerk.kernel.event import Event
from spielwerk.kernel.option import Option
from spielwerk.kernel.text import text

if TYPE_CHECKING:
    from spielwerk.games.scythe.rules import ScytheRules
    from spielwerk.games.scythe.view import ScytheView

__all__ = ["HORDE"]

REASONS: dict[type[Event], str] = {
    TimePassed: "fenris.horde.timer",
    HordeMarched: "fenris.horde.move-all",
    Moved: "fenris.horde.move-all",
    Displaced: "fenris.horde.workers",
    CombatBegan: "fenris.horde.who-starts",
    HordeRolled: "fenris.horde.orange-die",
    CombatWon: "fenris.horde.tie",
    Retreated: "fenris.horde.player-loses",
    HordeStar: "fenris.horde.player-loses-star",
    UnitDestroyed: "fenris.horde.player-wins",
    HordeGrew: "fenris.horde.power-grows",
}
"""The events of its turn that explain it, each with its rule."""
TOLD = (TimePassed, HordeMarched, Displaced, CombatBegan, CombatWon, HordeStar, UnitDestroyed)
"""Those that make up the sentence."""

HORDE.add("stories", explained(HORDE_ID, REASONS, TOLD))


def partner(o: Option, _seat: int, _frame: object, rules: ScytheRules) -> dict[str, object]:
    return {"partner": names.seat(o.i, rules)}


HORDE.add_row("naming", PARTNER[0].verb, partner)
HORDE.add_row("naming", BORROW[0].verb, partner)
HORDE.add_row("spelling", "partner", lambda value, _about, rules: names.seat(value, rules))


def tile_states(view: ScytheView, rules: ScytheRules) -> list[tuple[str, list[int]]]:
    """Returns the tiles by row and the seats whose stars lie on each; the first star goes to a free tile."""
    left = {row: owners(view, row, rules) for row in range(len(rules.star_names))}
    found = []
    laid = view.parts[rules.slots[Horde]].laid
    for i, row in enumerate(laid):
        last = row not in laid[i + 1 :]
        found.append((rules.star_names[row], left[row][:] if last else left[row][:1]))
        del left[row][: None if last else 1]
    return found


def owners(view: ScytheView, row: int, rules: ScytheRules) -> list[int]:
    """Returns the seats that have stars in a row, once for each star."""
    return [seat for seat in range(rules.seats) for _ in range(view.players[seat].stars[row])]


@HORDE.on("belongings", power=HORDE_ID)
def standing(view: ScytheView, actor: int, rules: ScytheRules) -> list[tuple[str, str]]:
    """Returns its timer, power, units and stars, and the tiles that are still to be filled.

    [fenris.horde.tile-place, fenris.horde.timer, fenris.horde.base-power]
    """
    p, part, data = view.players[actor], view.parts[rules.slots[Horde]], numbers(rules.data.pack)
    units = p.units[:FIRST_WORKER]
    tiles = tile_states(view, rules)
    missing = [names.name(rules.star_track[row].name) for row, seats in tiles if not seats]
    filled = text("scythe-panel-of", n=len(tiles) - len(missing), all=len(tiles))
    return [
        (text("scythe-panel-timer"), text("scythe-panel-horde-timer", n=p.popularity, at=data.moves_from)),
        (text("scythe-panel-power"), f"{p.power} ({names.cards(view.hands[actor], rules)})"),
        (text("scythe-panel-horde-units"), str(len(units) - units.count(NOWHERE))),
        (text("scythe-panel-horde-stars"), text("scythe-panel-of", n=part.stars, all=data.stars)),
        (text("scythe-panel-horde-tiles"), filled),
        (text("scythe-panel-horde-missing"), names.listed(missing) or "–"),
    ]


PICTURES = ("clock", "power", "mech", "star")


@HORDE.on("power_figures", power=HORDE_ID)
def figures(view: ScytheView, actor: int, rules: ScytheRules) -> list[tuple[str, object, str]]:
    """Returns clock, power, units and stars of the Horde with pictograms."""
    p, part, data = view.players[actor], view.parts[rules.slots[Horde]], numbers(rules.data.pack)
    units = p.units[:FIRST_WORKER]
    values = (p.popularity, p.power, len(units) - units.count(NOWHERE), f"{part.stars}/{data.stars}")
    words = [f"{heading}: {value}" for heading, value in standing(view, actor, rules)]
    return list(zip(PICTURES, values, words[: len(values)], strict=True))
