"""Scythe in words: how frames, options and events are spelled out."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from msgspec import Struct

from spielwerk.games.scythe import components, names, panels
from spielwerk.games.scythe.actions.bolster import Bolster
from spielwerk.games.scythe.actions.bottom import Bottom
from spielwerk.games.scythe.actions.bottom import cost as bottom_cost
from spielwerk.games.scythe.actions.build import BuildAt
from spielwerk.games.scythe.actions.deploy import Deploy, DeployAt
from spielwerk.games.scythe.actions.produce import Produce
from spielwerk.games.scythe.actions.trade import Trade
from spielwerk.games.scythe.board import WORKER
from spielwerk.games.scythe.combat import BeforeCombat
from spielwerk.games.scythe.deals import HowMuch
from spielwerk.games.scythe.directions import BLUE, ORANGE
from spielwerk.games.scythe.effects import NewGoods, NewWorkers, PayAny, PayCards, WorkersWithMech
from spielwerk.games.scythe.encounters import Encounter, encounter_effects
from spielwerk.games.scythe.events import (
    CardDiscarded,
    CardDrawn,
    CardStolen,
    Carried,
    CoinsGiven,
    CombatWon,
    EncounterChosen,
    Enlisted,
    FactoryCardTaken,
    Gained,
    HandSeen,
    ObjectiveDrawn,
    ObjectiveRevealed,
    Paid,
    Produced,
    StarPlaced,
    Traded,
)
from spielwerk.games.scythe.factory import UseFactoryCard, factory_effects
from spielwerk.games.scythe.options import BOTTOMS, RESOURCES, SECTION
from spielwerk.games.scythe.pay import Pay
from spielwerk.games.scythe.state import BOLSTER, CARDS, COINS, NOWHERE, TRADE
from spielwerk.games.scythe.tracks import Gain
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.effect import Atom
from spielwerk.kernel.event import HIDDEN, Event
from spielwerk.kernel.frame import Frame
from spielwerk.kernel.option import Decision, Option
from spielwerk.kernel.speech import Panel, Ref, Speech, Why, capital
from spielwerk.kernel.text import text

if TYPE_CHECKING:
    from spielwerk.games.scythe.rules import ScytheRules
    from spielwerk.games.scythe.state import Scythe

NOTHING = "none"
"""The cost in a sentence that mentions no cost."""
Spelling = Callable[[Any, Any, Any], object]
"""(value of the field, frame or event, rules) -> words"""


def seat(value: int, _about: Any, rules: ScytheRules) -> object:
    return names.seat(value, rules)


def inside(value: int, about: Any, _rules: ScytheRules) -> object:
    """Returns where something happens, or where a payment comes from; empty for nowhere."""
    if value == NOWHERE:
        return ""
    return names.out_of(value) if isinstance(about, Paid) else names.inside(value)


def into(value: int, about: Any, rules: ScytheRules) -> object:
    """Returns the name of a destination: a player for coins, otherwise a region."""
    return names.seat(value, rules) if isinstance(about, CoinsGiven | HowMuch) else names.into(value)


def card(value: int, about: Any, rules: ScytheRules) -> object:
    """Returns the value of a combat card; cards of other decks have numbers."""
    if isinstance(about, CardDrawn | CardStolen | CardDiscarded | HandSeen) and value != HIDDEN:
        return rules.card_values[value]
    known = isinstance(about, ObjectiveDrawn | ObjectiveRevealed) and value != HIDDEN
    return names.objective(value, rules) if known else value


def played(value: tuple[int, ...], _about: Any, rules: ScytheRules) -> object:
    return text("scythe-amount-played", n=sum(value), values=names.cards(value, rules))


SPELLING: dict[str, Spelling] = {
    **dict.fromkeys(("seat", "foe", "victim", "attacker", "defender", "winner", "loser"), seat),
    "place": inside,
    "to": into,
    "lake": into,
    "origin": lambda value, _about, _rules: names.out_of(value),
    "unit": lambda value, about, rules: names.unit(about.seat, value, rules),
    "mech": lambda value, about, rules: names.mech_ability(about.seat, value, rules),
    "structure": lambda value, about, _rules: names.structure(about.seat, value),
    "section": lambda value, about, rules: names.section(about.seat, value, rules),
    "bottom": lambda value, _about, _rules: names.bottom(value),
    "recruit": lambda value, _about, _rules: names.bottom(value),
    "slot": lambda value, _about, _rules: names.slot(value),
    "tokens": lambda value, _about, _rules: names.tokens(value),
    "ability": lambda value, _about, rules: names.ability(value, rules.data),
    "star": lambda value, _about, rules: names.name(rules.star_track[value].name),
    "direction": lambda value, _about, _rules: text(f"scythe-direction-{value}"),
    "condition": lambda value, _about, _rules: text(f"scythe-end-{value}"),
    "card": card,
    "cards": played,
}
"""How the fields of frames and events are put into words; other fields are numbers and stay unchanged."""


AMOUNT: dict[type, Callable[[Any, Any], str]] = {
    Gained: lambda about, _rules: names.gain(about.what, abs(about.n)),
    Gain: lambda about, _rules: names.gain(about.what, about.n),
    Carried: lambda about, _rules: names.goods(about.what, about.n),
    Produced: lambda about, _rules: names.goods(about.what, about.n),
    Traded: lambda about, _rules: names.goods(about.what, 1),
    Paid: lambda about, _rules: names.goods(about.what, 1),
    Pay: lambda about, _rules: names.goods(about.kind, about.n),
    Enlisted: lambda about, rules: names.gain(about.bonus, rules.one_time[about.seat][about.bonus]),
    NewGoods: lambda about, _rules: names.goods(about.kind, about.n),
    NewWorkers: lambda about, _rules: names.goods(WORKER, about.n),
    WorkersWithMech: lambda about, _rules: names.goods(WORKER, about.n),
    PayCards: lambda about, _rules: names.gain(CARDS, about.n),
    PayAny: lambda about, _rules: text("scythe-amount-any", n=about.n),
    CoinsGiven: lambda about, _rules: names.gain(COINS, about.n),
    Atom: lambda about, _rules: names.atom(about),
    Bolster: lambda _about, rules: names.gain(COINS, rules.costs[BOLSTER].coins),
    Trade: lambda _about, rules: names.gain(COINS, rules.costs[TRADE].coins),
}
"""The amount that a frame or event is about, from (frame or event, rules)."""


Naming = Callable[[Option, int, Any, Any], dict[str, object]]
"""(option, seat, frame, rules) -> parameters"""


def _cost(frame: Bottom | Produce, s: Scythe) -> str:
    if isinstance(frame, Bottom):
        n = bottom_cost(s, frame.seat, frame.bottom)
        return names.goods(frame.bottom, n) if n else ""
    return names.price(s.rules.produce_cost[s.players[frame.seat].workers])


def _section(o: Option, seat: int, _frame: Any, rules: ScytheRules) -> dict[str, object]:
    return {"section": names.section(seat, SECTION.index(o), rules)}


def _bottom(o: Option, _seat: int, _frame: Any, _rules: ScytheRules) -> dict[str, object]:
    return {"bottom": names.bottom(BOTTOMS.index(o.verb))}


def _make(o: Option, _seat: int, frame: Any, rules: ScytheRules) -> dict[str, object]:
    """Returns the amount; goods of an encounter are named by it, otherwise the region says what is made."""
    if isinstance(frame, NewGoods):
        return {"amount": names.goods(frame.kind, o.n)}
    if isinstance(frame, NewWorkers | WorkersWithMech):
        return {"amount": names.goods(WORKER, o.n)}
    return {"amount": names.goods(rules.yields[frame.place], o.n)}


def _spend(o: Option, _seat: int, _frame: Any, _rules: ScytheRules) -> dict[str, object]:
    kind = RESOURCES.index(o.verb.removeprefix("spend-"))
    return {"amount": names.goods(kind, 1), "origin": names.out_of(o.i)}


def _face(o: Option, _seat: int, _frame: Any, _rules: ScytheRules) -> dict[str, object]:
    return {"n": o.i + 1}


NAMING: dict[str, Naming] = {
    **dict.fromkeys([die[0].verb for die in (BLUE, ORANGE)], _face),
    **dict.fromkeys([o.verb for o in SECTION], _section),
    **dict.fromkeys([f"spend-{resource}" for resource in RESOURCES], _spend),
    "give": lambda o, _seat, _frame, rules: {"to": names.seat(o.i, rules), "amount": names.gain(COINS, o.n)},
    "objective": lambda o, _seat, _frame, rules: {"card": names.objective(o.n, rules)},
    "reveal": lambda o, _seat, _frame, rules: {"card": names.objective(o.n, rules)},
    "encounter": lambda o, _seat, _frame, _rules: {"n": o.n},
    **dict.fromkeys(BOTTOMS, _bottom),
    "take": lambda o, _seat, _frame, _rules: {"amount": names.gain(o.i, o.n)},
    "unit": lambda o, seat, _frame, rules: {"unit": names.unit(seat, o.i, rules)},
    "worker": lambda o, _seat, _frame, _rules: {"place": names.inside(o.i)},
    "to": lambda o, _seat, _frame, _rules: {"to": names.into(o.i)},
    "load": lambda o, _seat, _frame, _rules: {"n": o.n, "amount": names.cargo(o.i, o.n)},
    "token": lambda o, _seat, _frame, _rules: {"amount": names.goods(o.i, 1)},
    "at": lambda o, _seat, _frame, _rules: {"place": names.inside(o.i)},
    "make": _make,
    "from": lambda o, _seat, _frame, _rules: {"origin": names.out_of(o.i)},
    "lift": lambda o, _seat, _frame, _rules: {"slot": names.slot(o.i)},
    "cover": lambda o, _seat, _frame, _rules: {"bottom": names.bottom(o.i), "amount": names.goods(o.i, 1)},
    "mech": lambda o, seat, _frame, rules: {"ability": names.mech_ability(seat, o.i, rules)},
    "structure": lambda o, seat, _frame, _rules: {"structure": names.structure(seat, o.i)},
    "recruit": lambda o, _seat, _frame, rules: {
        "bottom": names.bottom(o.i),
        "amount": names.gain(o.i, rules.ongoing[o.i]),
    },
    "bonus": lambda o, seat, _frame, rules: {"amount": names.gain(o.i, rules.one_time[seat][o.i])},
    "fight": lambda o, _seat, _frame, _rules: {"place": names.inside(o.i)},
    "tile": lambda o, _seat, _frame, rules: {"tile": panels.tile(o.n, rules.data)},
}
"""The parameters of options by verb; verbs of factions have a card or a number."""


Names = Callable[[], Mapping[str, Any]]
"""Rows of data by id, each with a name."""
CHOICES: dict[str, Names] = {"faction": components.factions, "mat": components.mats}
"""Fields of the set-up whose choices have their names in the data; modules add theirs."""


class ScytheSpeech(Speech):
    """Seats are named by their factions, mechs by their abilities, regions by letter, number and terrain."""

    milestones: ClassVar[Mapping[type[Event], str]] = {
        StarPlaced: "star",
        CombatWon: "combat",
        FactoryCardTaken: "factory",
    }
    chapters: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "table": ("scythe.turn", "scythe.end", "scythe.scoring"),
        "board": ("scythe.term", "scythe.control", "scythe.unit", "scythe.resource"),
        "player": ("scythe.star", "scythe.info", "scythe.objective", "scythe.faction"),
        "mat": ("scythe.turn", "scythe.bottom", "scythe.upgrade", "scythe.enlist"),
    }

    def __init__(self, game: str, choices: Mapping[str, Names] = {}) -> None:
        """Takes the names of choices in fields of modules, by field."""
        super().__init__(game)
        self.choices = {**CHOICES, **choices}

    def seat(self, seat: int, rules: ScytheRules) -> Ref:
        return names.seat(seat, rules) if seat >= 0 else super().seat(seat, rules)

    def turn_of(self, seat: int, rules: ScytheRules) -> str:
        """Leaves out that sections must change for whoever may repeat them.

        [scythe.faction.rusviet-relentless]
        """
        return text("scythe-cover-turn-free") if rules.may_repeat[seat] else self.cover("turn")

    def consequences(self, before: Any, after: Any, seat: int, rules: ScytheRules) -> list[str]:
        """Returns the regions that a seat controls no longer, and those that it controls now."""
        if seat < 0:
            return []
        lost, won = before.held[seat] & ~after.held[seat], after.held[seat] & ~before.held[seat]
        return [
            text(key, n=mask.bit_count(), places=names.listed([names.hex_name(r).name for r in bits(mask)]))
            for key, mask in (("scythe-preview-lost", lost), ("scythe-preview-won", won))
            if mask
        ]

    def spell(self, field: str, value: Any, about: Struct, rules: ScytheRules) -> object:
        spelling = SPELLING.get(field) or rules.spelling.get(field)
        return spelling(value, about, rules) if spelling else super().spell(field, value, about, rules)

    def acting(self, seat: int, rules: ScytheRules) -> dict[str, object]:
        who, form = names.subject(seat, rules), names.form(seat, rules)
        return {**super().acting(seat, rules), "who": who, "form": form}

    def params(self, about: Struct, rules: ScytheRules) -> dict[str, object]:
        found = super().params(about, rules)
        if (actor := getattr(about, "seat", NOWHERE)) >= 0:
            found |= self.acting(actor, rules)
        if type(about) in AMOUNT:
            found["amount"] = AMOUNT[type(about)](about, rules)
        if isinstance(about, Gained):
            found["way"] = "down" if about.n < 0 else "up"
        elif isinstance(about, BeforeCombat):
            id = type(about).__name__.lower()
            does = names.ability_text(id, rules.factions[about.seat], rules.seats, data=rules.data)
            found |= {"ability": names.ability(id, rules.data), "text": does}
        elif isinstance(about, EncounterChosen):
            found["text"] = self.effect(encounter_effects(rules.data, about.card, NOWHERE)[about.pick], rules)
        elif isinstance(about, FactoryCardTaken | UseFactoryCard):
            found["text"] = self.factory_card(about.card, rules)
        elif isinstance(about, BuildAt):
            found["edifice"] = components.mat_file().structures[about.structure].id
        elif isinstance(about, Frame) and (unit := getattr(about, "unit", NOWHERE)) != NOWHERE:
            found["piece"] = names.kind_of_unit(unit)
        return found

    def situation(self, frame: Frame, position: Scythe | None) -> dict[str, object]:
        """Returns the cost of a bottom action, or of Produce, the tile on a mech, and what modules remark."""
        if isinstance(frame, Deploy):
            remarks = [tell(position, frame.seat) for tell in position.rules.on_deploying] if position else []
            return {"remark": "".join([f" {remark}" for remark in remarks if remark])}
        if isinstance(frame, DeployAt) and position:
            covered = position.rules.covered[frame.seat]
            tile = covered(position, frame.seat, position.rules).get(frame.mech) if covered else None
            return {"mech": tile} if tile else {}
        if not isinstance(frame, Bottom | Produce):
            added = [tell(position, frame) for tell in position.rules.remarks] if position else []
            return {"remark": "".join([f" {remark}" for remark in added if remark])}
        return {"cost": (position and _cost(frame, position)) or NOTHING}

    def ask_key(self, frame: type[Frame]) -> str:
        """Returns the same key for all abilities before a combat."""
        return "scythe-ask-ability" if issubclass(frame, BeforeCombat) else super().ask_key(frame)

    def option_key(self, verb: str, frame: type[Frame]) -> str:
        """Returns the key of an option; stopping Produce before the first region has its own, since it wastes
        the cost.
        """
        if verb == "done" and issubclass(frame, Produce):
            return "scythe-option-done-nothing"
        return super().option_key(verb, frame)

    def option(self, option: Option, d: Decision, rules: ScytheRules) -> str:
        """Returns the label; the options of encounters and Factory cards say what they cost and yield."""
        if option.verb == "pick" and isinstance(d.frame, Encounter):
            effects = encounter_effects(rules.data, d.frame.card, d.frame.place)
            return capital(self.effect(effects[option.n], rules))
        if option.verb == "pick" and isinstance(d.frame, UseFactoryCard):
            return capital(self.effect(factory_effects(rules.data, d.frame.card)[option.n], rules))
        return super().option(option, d, rules)

    def factory_card(self, number: int, rules: ScytheRules) -> str:
        """Returns the cost and gains of a Factory card."""
        between = f" {text('kernel-or')} "
        return between.join([self.effect(e, rules) for e in factory_effects(rules.data, number)])

    def naming(self, option: Option, d: Decision, rules: ScytheRules) -> dict[str, object]:
        if option.verb == "factory-card":
            return {"n": option.n, "text": self.factory_card(option.n, rules)}
        if naming := NAMING.get(option.verb) or rules.naming.get(option.verb):
            return naming(option, getattr(d.frame, "seat", d.seat), d.frame, rules)
        values = rules.card_values
        return {"n": option.n, "card": values[option.n] if option.n < len(values) else option.n}

    def panels(self, view: Any, rules: ScytheRules) -> list[Panel]:
        return panels.panels(view, rules)

    def why(self, events: Sequence[Event], rules: ScytheRules) -> list[Why]:
        return [why for tell in rules.stories for why in tell(events, rules)]

    def tie_break(self, key: str) -> str:
        """Returns the name from the scoring data, or else a text."""
        known = {tie.id: tie.name for tie in components.scoring().tie_breakers}
        return names.name(known[key]) if key in known else super().tie_break(key)

    def choice(self, field: str, value: str) -> str:
        """Returns the name from the data for factions, mats and other rows, or else a text."""
        if field in self.choices:
            return names.name(self.choices[field]()[value].name)
        return super().choice(field, value)
