"""DEI in words: how frames, options and events are spelled out."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any, ClassVar

from msgspec import Struct

from spielwerk.games.dei import names, panels
from spielwerk.games.dei.actions.build import BuildAt, Lift
from spielwerk.games.dei.actions.collect import SwapCollected
from spielwerk.games.dei.events import (
    BadgeEarned,
    Built,
    CardBought,
    CardRevealed,
    Collected,
    Enlisted,
    MissionFulfilled,
    Moved,
    OutpostTaken,
    Swapped,
    Took,
)
from spielwerk.games.dei.markets import Buy
from spielwerk.games.dei.missions import FulfilMission
from spielwerk.games.dei.options import BRIDGE, STRUCTURES
from spielwerk.games.dei.scoring import ROWS
from spielwerk.games.dei.state import NOBODY, NOWHERE
from spielwerk.kernel.event import HIDDEN, Event
from spielwerk.kernel.option import Decision, Option
from spielwerk.kernel.speech import Panel, Ref, Speech
from spielwerk.kernel.text import text

if TYPE_CHECKING:
    from spielwerk.games.dei.rules import DeiRules

Spelling = Callable[[Any, Any, Any], object]
"""(value of the field, frame or event, rules) -> words"""


def card(value: int, _about: Any, _rules: DeiRules) -> object:
    return names.card(value) if value != HIDDEN else ""


SPELLING: dict[str, Spelling] = {
    **dict.fromkeys(("seat", "victim"), lambda value, _about, rules: names.seat(value, rules)),
    **dict.fromkeys(("area", "ground"), lambda value, _about, _rules: names.inside(value)),
    "to": lambda value, _about, _rules: names.into(value),
    "origin": lambda value, _about, _rules: names.out_of(value),
    "card": card,
    "drone": lambda value, _about, _rules: names.drone(value),
    "candy": lambda value, _about, _rules: names.candy(value) if value >= 0 else "",
    "badge": lambda value, _about, _rules: names.badge(value),
    "mission": lambda value, _about, _rules: names.mission(value),
    "market": lambda value, _about, _rules: names.market(value),
    "colour": lambda value, _about, _rules: names.colour_name(value),
    "structure": lambda value, _about, _rules: names.structure(value) if value >= 0 else "",
    "what": lambda value, _about, _rules: names.resource(value),
    "source": lambda value, _about, _rules: text(f"dei-score-{list(ROWS)[value]}"),
}
"""How the fields of frames and events are put into words; other fields are numbers and stay unchanged."""


def _other(about: Any, _rules: DeiRules) -> dict[str, object]:
    """Returns the resource that one gets for another."""
    return {"other": names.resource(1 - about.what)}


MORE: dict[type, Callable[[Any, Any], dict[str, object]]] = {
    Moved: lambda about, rules: {
        "group": names.group(
            about.scrappers,
            about.leader,
            about.camp,
            names.leader(about.seat, rules),
            "dei-sent-scrappers",
        )
    },
    Enlisted: lambda about, _rules: {"way": "supply" if about.origin == NOWHERE else "board"},
    CardBought: lambda about, _rules: {"price": names.price(about.technology, about.energy)},
    Collected: lambda about, _rules: {"amount": names.amount(about.what, about.n)},
    Took: lambda about, _rules: {"amount": names.amount(about.what, about.n)},
    **dict.fromkeys((Built, BuildAt, Lift), lambda about, _rules: {"kind": STRUCTURES[about.structure]}),
    **dict.fromkeys((Swapped, SwapCollected), _other),
}
"""Further parameters, from (frame or event, rules)."""


def _many(about: Any, rules: DeiRules) -> int:
    """Returns whose name is a plural in a sentence: 1 for the one who acts, 2 for a victim, 0 for nobody."""
    people = (getattr(about, "seat", NOBODY), getattr(about, "victim", NOBODY))
    return next((k + 1 for k, seat in enumerate(people) if seat >= 0 and names.many(seat, rules)), 0)


Naming = Callable[[Option, int, Any, Any], dict[str, object]]
"""(option, seat, frame, rules) -> parameters"""


def _card(o: Option, _seat: int, _frame: Any, rules: DeiRules) -> dict[str, object]:
    return {"card": names.card(o.i), "actions": names.actions(o.i, rules)}


def _buy(o: Option, seat: int, frame: Any, rules: DeiRules) -> dict[str, object]:
    """Returns a card with its price for this player; a card drawn from a deck has the printed price.

    [dei.purchase.total-cost]
    """
    offered = [offer for offer in frame.prices if offer[0] == o.i] if isinstance(frame, Buy) else []
    price = names.ways_to_pay(*offered[0][1:]) if offered else names.printed_price(o.i, rules)
    return {**_card(o, seat, frame, rules), "price": price, "points": rules.cards[o.i].points}


def _inside(o: Option, _seat: int, _frame: Any, _rules: DeiRules) -> dict[str, object]:
    return {"area": names.inside(o.i)}


def _into(o: Option, _seat: int, _frame: Any, _rules: DeiRules) -> dict[str, object]:
    return {"to": names.into(o.i)}


def _group(leader: int, camp: int) -> Naming:
    return lambda o, seat, _frame, rules: {"group": names.group(o.n, leader, camp, names.leader(seat, rules))}


def _lift(o: Option, _seat: int, frame: Any, _rules: DeiRules) -> dict[str, object]:
    """Returns the token that is moved, named by where it stands."""
    assert isinstance(frame, Lift)
    bridge = int(frame.structure == BRIDGE)
    return {"place": names.standing(frame.structure, frame.standing[o.n]), "bridge": bridge}


def _mission(o: Option, _seat: int, frame: Any, rules: DeiRules) -> dict[str, object]:
    """Returns the mission with the round of its column, and whether it is late."""
    assert isinstance(frame, FulfilMission)
    row, column = divmod(frame.missions.index(o.i), rules.rounds)
    late = int(column + 1 < frame.number)
    return {"mission": names.mission(o.i), "round": column + 1, "row": row + 1, "late": late}


def _lay(o: Option, _seat: int, _frame: Any, _rules: DeiRules) -> dict[str, object]:
    return {"mission": names.mission(o.i), "id": o.at}


NAMING: dict[str, Naming] = {
    **dict.fromkeys(("play", "down", "copy", "plan", "hide"), _card),
    **dict.fromkeys(("buy", "draw"), _buy),
    **dict.fromkeys(("at", "shoot", "prospect", "leader", "drone"), _inside),
    **dict.fromkeys(("to", "fly"), _into),
    "from": lambda o, _seat, _frame, _rules: {"origin": names.out_of(o.i)},
    "do": lambda o, _seat, _frame, _rules: {"action": names.action(o.i)},
    **dict.fromkeys(("candy", "sweet"), lambda o, _seat, _frame, _rules: {"candy": names.candy(o.i)}),
    "pay": lambda o, _seat, _frame, _rules: {"price": names.price(o.i, o.n)},
    "take": _group(0, 0),
    "led": _group(1, 0),
    "haul": _group(0, 1),
    "haul-led": _group(1, 1),
    "unit": lambda o, seat, _frame, rules: {
        "unit": names.leader(seat, rules) if o.i else text("dei-amount-scrappers", n=1)
    },
    "structure": lambda o, _seat, _frame, _rules: {"structure": names.structure(o.i)},
    "spot": lambda o, _seat, _frame, _rules: {"place": names.standing(BRIDGE, o.i)},
    "lift": _lift,
    "earn": lambda o, _seat, _frame, _rules: {"colour": names.colour_name(o.i)},
    "colour": lambda o, _seat, _frame, _rules: {"colour": names.colour_name(o.i)},
    "mission": _mission,
    "lay": _lay,
    "badge": lambda o, _seat, _frame, rules: {
        "badge": names.badge(o.i),
        "text": names.badge_text(o.i, rules),
    },
    "victim": lambda o, _seat, _frame, rules: {"victim": names.seat(o.n, rules)},
    "raid": lambda o, _seat, _frame, _rules: {"action": text(f"dei-act-{o.at}")},
    "turn": lambda o, _seat, _frame, _rules: {"n": o.i * 90},
}


class DeiSpeech(Speech):
    """How DEI puts things into words: areas, cards and tokens have names."""

    milestones: ClassVar[Mapping[type[Event], str]] = {
        MissionFulfilled: "mission",
        BadgeEarned: "badge",
        OutpostTaken: "outpost",
    }
    folded: ClassVar[tuple[type[Event], ...]] = (CardRevealed,)
    chapters: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "table": ("dei.round", "dei.phase", "dei.final"),
        "card": ("dei.phase", "dei.improved"),
        "board": ("dei.map", "dei.majority", "dei.outpost"),
        "markets": ("dei.market", "dei.purchase"),
        "missions": ("dei.mission",),
        "mat": ("dei.phase", "dei.mission", "dei.market", "dei.purchase", "dei.badge"),
        "player": ("dei.badge", "dei.candy", "dei.leader"),
        "pad": ("dei.badge", "dei.candy", "dei.leader"),
        "aid": ("dei.build", "dei.enlist", "dei.collect", "dei.move", "dei.drone"),
    }

    def seat(self, seat: int, rules: DeiRules) -> Ref:
        return names.seat(seat, rules) if seat >= 0 else super().seat(seat, rules)

    def together(self, events: Sequence[Any], rules: DeiRules) -> str:
        """Returns all cards that came into the markets, market by market."""
        wares = [
            text(
                "dei-sale-market",
                market=names.market(market),
                cards=names.listed([text("dei-sale-card", card=names.card(e.card)) for e in row]),
            )
            for market, row in groupby(events, key=lambda e: int(e.market))
        ]
        return text("dei-sale", wares="; ".join(wares))

    def spell(self, field: str, value: Any, about: Struct, rules: DeiRules) -> object:
        spelling = SPELLING.get(field)
        return spelling(value, about, rules) if spelling else value

    def params(self, about: Struct, rules: DeiRules) -> dict[str, object]:
        more = MORE.get(type(about))
        many = _many(about, rules)
        return {**super().params(about, rules), "many": many, **(more(about, rules) if more else {})}

    def acting(self, seat: int, rules: DeiRules) -> dict[str, object]:
        return {**super().acting(seat, rules), "many": int(names.many(seat, rules))}

    def naming(self, option: Option, d: Decision, rules: DeiRules) -> dict[str, object]:
        name = NAMING.get(option.verb)
        found = name(option, d.seat, d.frame, rules) if name else super().naming(option, d, rules)
        return {"n": option.n, "at": option.at, **found}

    def panels(self, view: Any, rules: DeiRules) -> list[Panel]:
        return panels.panels(view, rules)
