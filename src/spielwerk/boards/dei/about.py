"""What can be asked about on the table of DEI, and the rules about it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from spielwerk.boards.dei.typed import rules_of
from spielwerk.boards.kit.drawing import About
from spielwerk.boards.kit.scene import Scene
from spielwerk.games.dei import names
from spielwerk.games.dei.options import BADGES, CARDS, MISSIONS, RESOURCES
from spielwerk.games.dei.panels import label
from spielwerk.kernel.speech import capital

if TYPE_CHECKING:
    from spielwerk.games.dei.components import Action

THINGS = {
    '[id^="leader-"], [data-ref^="drone:"], [data-ref^="mission:"], [data-ref^="card:"]': "#",
    '[data-ref^="badge:"], [data-ref^="market:"], [data-ref^="seat:"]': "#",
    ".unit:not([id^=leader-])": "scrapper",
    ".outpost": "outpost",
    ".token.technology": "technology",
    ".token.energy": "energy",
    ".camp": "camp",
    ".bridge": "bridge",
    ".elevator": "elevator",
    ".pips": "majority",
    ".area.ground": "ground",
    ".area.height": "height",
    ".slot": "slot",
    ".badges li": "badge",
}
LEVELS = ("dei.map.two-levels", "dei.map.adjacent-same-level", "dei.map.merge", "dei.map.levels")
SYMBOLS: dict[str, tuple[Callable[[], str], tuple[str, ...], tuple[str, ...]]] = {
    "scrapper": (
        lambda: label("scrappers"),
        ("dei.majority.value", "dei.enlist.from-supply", "dei.move", "dei.candy.owner-compensation"),
        ("dei.enlist", "dei.majority"),
    ),
    "outpost": (
        lambda: label("outposts"),
        (
            "dei.outpost",
            "dei.garrison",
            "dei.badge.earn-threshold",
            "dei.market.outposts",
            "dei.final.outposts",
        ),
        (),
    ),
    "camp": (lambda: names.structure(0), ("dei.build.camp", "dei.enlist"), ("dei.build",)),
    "bridge": (lambda: names.structure(1), ("dei.build.bridge", "dei.map.bridge"), ("dei.build",)),
    "elevator": (lambda: names.structure(2), ("dei.build.elevator", "dei.map.elevator"), ("dei.build",)),
    "majority": (lambda: label("majority"), ("dei.majority", "dei.move.majority-after"), ()),
    "ground": (lambda: label("area"), (*LEVELS, "dei.collect"), ("dei.map",)),
    "height": (lambda: label("area"), (*LEVELS, "dei.collect"), ("dei.map",)),
    "slot": (lambda: label("card"), ("dei.phase",), ("dei.improved",)),
    "badge": (lambda: label("badges"), ("dei.badge.earn", "dei.badge.permanent", "dei.badge.inactive"), ()),
}
"""Kinds of things: the name, the rules, and the chapters with the rest."""


def about(scene: Scene, word: str) -> list[About]:
    """Returns the rules about a thing; empty for an unknown word."""
    kind, _, which = word.replace("leader-", "leader:").partition(":")
    if word in SYMBOLS:
        called, rules, chapters = SYMBOLS[word]
        return [About(capital(called()), rules, chapters)]
    if word in RESOURCES:
        what = capital(names.resource(RESOURCES.index(word)))
        return [
            About(what, ("dei.collect", f"dei.final.{word}", "dei.purchase.total-cost"), ("dei.collect",))
        ]
    teller = NAMED.get(kind)
    try:
        return [teller(scene, which)] if teller else []
    except (ValueError, IndexError, KeyError):
        return []  # somebody typed an address


def _leader(scene: Scene, seat: str) -> About:
    """Returns the rules about a leader, whose ability distinguishes its faction."""
    name = names.leader(int(seat), rules_of(scene))
    own = (f"dei.leader.{name.lower()}", "dei.leader.counts-as-scrapper", "dei.leader.not-removable")
    return About(name, own, ("dei.move",))


def _drone(scene: Scene, id: str) -> About:
    number = [drone.id for drone in rules_of(scene).data.box().drones].index(id)
    two = (f"dei.variant.two.{id}",) if len(scene.seats) == names.TWO else ()
    rules = (*two, f"dei.drone.{id}", "dei.drone.shared", "dei.drone.activation", "dei.drone.move")
    return About(names.drone(number).name, rules, ("dei.drone",))


def _mission(scene: Scene, id: str) -> About:
    number = MISSIONS.index(id)
    kind = rules_of(scene).missions[number].kind
    return About(names.mission(number).name, (f"dei.mission.{kind}", "dei.mission"))


def _card(scene: Scene, id: str) -> About:
    """Returns the rules about a card's actions, then how it is bought."""
    number = CARDS.index(id)
    acts = [rule for action in rules_of(scene).cards[number].actions for rule in _action_rules(action)]
    return About(names.card(number).name, tuple(dict.fromkeys(acts)), ("dei.purchase", "dei.phase"))


GAINS = {
    "points": "dei.improved.gain-vp",
    "technology": "dei.improved.gain-resource",
    "energy": "dei.improved.gain-resource",
}
"""The rules about actions that only gain something."""


def _action_rules(action: Action) -> tuple[str, ...]:
    """Returns the rules about an action, the improved form first."""
    if action.drone:
        return (f"dei.drone.{action.drone}", "dei.drone.move")
    if action.act in GAINS:
        return (GAINS[action.act],)
    own = (f"dei.improved.{action.style}-{action.act}",) if action.style else ()
    per = ("dei.improved.per-outpost",) if action.per else ()
    return (*own, f"dei.{action.act}", f"dei.improved.{action.act}", *per)


def _badge(_scene: Scene, id: str) -> About:
    number = BADGES.index(id)
    rules = (f"dei.badge.{id.replace('_', '-')}", "dei.badge.earn", "dei.badge.permanent")
    return About(names.badge(number).name, rules)


def _market(scene: Scene, id: str) -> About:
    number = [market.id for market in rules_of(scene).markets].index(id)
    rules = ("dei.market", "dei.purchase")
    return About(names.market(number).name, rules)


NAMED: dict[str, Callable[[Scene, str], About]] = {
    "leader": _leader,
    "seat": _leader,
    "drone": _drone,
    "mission": _mission,
    "card": _card,
    "badge": _badge,
    "market": _market,
}
