"""Names in a sentence: areas, cards, actions, amounts.

Names come from the data files.  This module adds articles and numbers, and a `Ref` for what a person can
point at.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from spielwerk.games.dei import components
from spielwerk.games.dei.board import GROUND, PART_NAMES, PARTS, SPOT_NAMES, SPOTS
from spielwerk.games.dei.options import (
    ANY,
    BADGES,
    BRIDGE,
    CAMP,
    CANDIES,
    CARDS,
    KINDS,
    MISSIONS,
    ONCE,
    RESOURCES,
    STRUCTURES,
    Kind,
)
from spielwerk.games.dei.state import NOWHERE
from spielwerk.kernel.speech import Ref
from spielwerk.kernel.text import text

if TYPE_CHECKING:
    from spielwerk.games.dei.rules import DeiRules

PRESENCE = "{presence}"
"""The placeholder in the text of a badge for the condition that a unit is there."""
TWO = 2


def listed(items: Iterable[object]) -> str:
    """Returns the items separated by commas; a dash if there are none."""
    return ", ".join([str(item) for item in items]) or "–"


# --- places


def _level(area: int) -> str:
    return "ground" if GROUND >> area & 1 else "height"


def area(i: int) -> Ref | str:
    """Returns `Soho` for ground or `Tulse Hill` for a height; empty for nowhere."""
    return "" if i == NOWHERE else _called(i)


def on_the_plan(i: int) -> str:
    """Returns the name of an area as the plan shows it, where a height is drawn as one: `Tulse`."""
    return PART_NAMES[i]


def inside(i: int) -> str:
    return "" if i == NOWHERE else text(f"dei-in-{_level(i)}", area=_called(i))


def into(i: int) -> str:
    return "" if i == NOWHERE else text(f"dei-to-{_level(i)}", area=_called(i))


def out_of(i: int) -> str:
    return "" if i == NOWHERE else text(f"dei-from-{_level(i)}", area=_called(i))


def _called(i: int) -> Ref:
    return Ref("place", PARTS[i], text(f"dei-area-{_level(i)}", name=PART_NAMES[i]))


def spot(i: int) -> str:
    """Returns the name of a bridge place."""
    return SPOTS[i][1].name or SPOT_NAMES[i]


def standing(structure: int, at: int) -> str:
    """Returns where a structure stands."""
    return spot(at) if structure == BRIDGE else inside(at)


def plan() -> str:
    """Returns the title of the map drawing."""
    return text("dei-board-title")


def majorities(values: Sequence[int], rules: DeiRules) -> str:
    """Returns `majority: Auxilia (3), Ravagers (1)`: the values above 0."""
    found = [f"{seat(i, rules)} ({n})" for i, n in enumerate(values) if n]
    return text("dei-majorities", values=", ".join(found))


# --- people and pieces


def seat(i: int, rules: DeiRules) -> Ref:
    """Returns the name of a seat, which is that of its faction."""
    return Ref("seat", str(i), str(_faction(i, rules).name))


def many(i: int, rules: DeiRules) -> bool:
    """Returns whether the name of a seat is a plural: the Ravagers are."""
    return _faction(i, rules).plural


def _faction(i: int, rules: DeiRules) -> components.Faction:
    return next(f for f in rules.data.factions() if f.id == rules.factions[i])


def leader(i: int, rules: DeiRules) -> str:
    return str(_faction(i, rules).leader)


def drone_text(i: int, rules: DeiRules) -> str:
    """Returns the ability of a drone; some differ with two players.  [dei.variant.two.hunter]"""
    data = rules.data.box().drones[i]
    return str(data.text_two if data.text_two and len(rules.factions) == TWO else data.text)


def drone(i: int) -> Ref:
    data = components.box().drones[i]
    return Ref("drone", data.id, str(data.name))


def structure(i: int) -> str:
    return text(f"dei-structure-{STRUCTURES[i]}")


def group(scrappers: int, led: int, camp: int, who: str, key: str = "dei-amount-scrappers") -> str:
    """Returns for example `3 scrappers, Corvo and a camp`; `key` is the text of the scrappers."""
    found = [text(key, n=scrappers)] if scrappers else []
    found += [who] * led + [text("dei-group-camp")] * camp
    if len(found) < 2:
        return found[0]
    return text("dei-and", first=", ".join(found[:-1]), last=found[-1])


# --- cards and tokens


def card(i: int) -> Ref:
    return Ref("card", CARDS[i], str(components.cards()[i].name))


def style_key(kind: Kind) -> str:
    return f"dei-act-{kind.act}-{kind.style}" if kind.style else f"dei-act-{kind.act}"


def action(number: int) -> str:
    """Returns `move`, `red move`, `collect for each blue outpost`, `Hunter Drone`, `Hunter Drone +2`."""
    kind = KINDS[number]
    if kind.drone >= 0:
        named = drone(kind.drone)
        return text("dei-act-drone", drone=named, n=kind.bonus) if kind.bonus else str(named)
    done = text(style_key(kind))
    if kind.per == ONCE:
        return done
    colour = text("dei-any") if kind.per == ANY else colour_name(kind.per)
    return text("dei-act-per", action=done, colour=colour)


def actions(i: int, rules: DeiRules) -> str:
    """Returns the actions of a card: `2 × move, collect`."""
    found = [f"{n} × {action(kind)}" if n > 1 else action(kind) for kind, n in rules.card_actions[i]]
    return listed(found)


def price(technology: int, energy: int) -> str:
    """Returns for example `3 technology and 1 energy`."""
    parts = [amount(what, n) for what, n in enumerate((technology, energy)) if n]
    if len(parts) < 2:
        return parts[0] if parts else text("dei-free")
    return text("dei-and", first=parts[0], last=parts[1])


def ways_to_pay(ways: Sequence[tuple[int, int]], refund: int) -> str:
    """Returns for example `1 technology and 1 energy or 2 technology`, `2 technology (1 technology back)`."""
    either = text("dei-or").join([price(*way) for way in ways])
    return text("dei-price-back", price=either, back=amount(0, refund)) if refund else either


def printed_price(i: int, rules: DeiRules) -> str:
    data = rules.cards[i]
    return price(data.technology, data.energy)


def amount(what: int, n: int) -> str:
    """Returns for example `2 technology`."""
    return text(f"dei-amount-{RESOURCES[what]}", n=n)


def resource(what: int) -> str:
    return text(f"dei-resource-{RESOURCES[what]}")


def candy(kind: int) -> Ref:
    return Ref("candy", CANDIES[kind], text(f"dei-candy-{CANDIES[kind]}"))


def badge(i: int) -> Ref:
    return Ref("badge", BADGES[i], str(components.badges()[i].name))


def badge_text(i: int, rules: DeiRules) -> str:
    """Returns the text of a badge; if the table requires presence, some count only where their owner has a
    unit.

    [dei.ruling.majority-presence]
    """
    return str(rules.data.badges()[i].text).replace(PRESENCE, text("dei-presence") if rules.presence else "")


def colour_name(i: int) -> str:
    """Returns a colour by its market: tactics, logistics, machines."""
    return str(components.box().colours[i].name)


def market(i: int) -> Ref:
    data = components.box().markets[i]
    return Ref("market", data.id, str(data.name))


def mission(i: int) -> Ref:
    return Ref("mission", MISSIONS[i], str(components.missions()[i].name))


def structures_of(p: Any) -> list[str]:
    """Returns all structures of a player and where they stand."""
    found = [f"{structure(CAMP)} {inside(at)}" for at in p.camps]
    found += [spot(at) for at in p.bridges]
    found += [f"{structure(2)} {area(low)} / {area(high)}" for low, high in p.elevators]
    return found
