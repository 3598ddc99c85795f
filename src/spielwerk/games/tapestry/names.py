"""Names in a sentence: tracks, cards, tiles, hexes, amounts.

Names come from the data files.  This module adds numbers, and a `Ref` for what a person can point at.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from spielwerk.games.tapestry.effects import BUILDINGS, RESOURCES
from spielwerk.games.tapestry.grid import PLOT_NAMES
from spielwerk.games.tapestry.options import ALL_TRACKS, HANGING_KINDS, HANGINGS
from spielwerk.games.tapestry.state import NONE
from spielwerk.kernel.speech import Ref
from spielwerk.kernel.text import text

if TYPE_CHECKING:
    from spielwerk.games.tapestry.rules import TapestryRules


def listed(items: Iterable[object]) -> str:
    """Returns the items separated by commas; a dash if there are none."""
    return ", ".join([str(item) for item in items]) or "–"


def actor(actor: int, rules: TapestryRules) -> Ref:
    """Returns the name of a player, of a seat that the rules play, or of a power."""
    if actor >= rules.seats:
        name = text(f"tapestry-power-{rules.powers[actor - rules.seats]}")
    else:
        name = text(rules.role[actor] or "kernel-seat", n=actor + 1)
    return Ref("seat", str(actor), name)


def track(track: int, rules: TapestryRules) -> Ref:
    return Ref("track", ALL_TRACKS[track], str(rules.printed_tracks[track].name))


def space(track: int, number: int, rules: TapestryRules) -> Ref:
    """Returns a space of a track by its printed name."""
    spaces = rules.printed_tracks[track].spaces
    name = str(spaces[number - 1].name) if number else text("tapestry-start")
    return Ref("space", f"{ALL_TRACKS[track]}-{number}", name)


def resource(resource: int, n: int = 1) -> str:
    return text(f"tapestry-amount-{RESOURCES[resource]}", n=n)


def building(kind: int) -> str:
    return text(f"tapestry-building-{BUILDINGS[kind]}")


def plot(plot: int) -> str:
    return PLOT_NAMES[plot] if plot != NONE else text("tapestry-beside")


def hex(hex: int) -> Ref:
    return Ref("hex", str(hex), text("tapestry-hex", id=hex))


def landmark(landmark: int, rules: TapestryRules) -> Ref:
    data = rules.data.landmarks()[landmark]
    return Ref("landmark", data.id, str(data.name))


def tech(card: int, rules: TapestryRules) -> Ref:
    data = rules.data.techs()[card]
    return Ref("tech", data.id, str(data.name))


def hanging(card: int, rules: TapestryRules) -> Ref:
    """Returns a tapestry card's name; further copies of a kind have a number."""
    kind = HANGING_KINDS[card]
    copy = card - HANGING_KINDS.index(kind)
    name = str(rules.data.hangings()[kind].name)
    return Ref("hanging", HANGINGS[card], f"{name} ({copy + 1})" if copy else name)


def civilization(civilization: int, rules: TapestryRules) -> Ref:
    data = rules.data.civilizations()[civilization]
    return Ref("civilization", data.id, str(data.name))


def mat(mat: int, rules: TapestryRules) -> Ref:
    data = rules.data.capitals()[mat]
    return Ref("mat", str(data.id), f"{data.name} ({data.id})")


def achievement(achievement: int, rules: TapestryRules) -> str:
    return str(rules.data.achievements()[achievement].name)
