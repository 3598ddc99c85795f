"""Tapestry in words: how frames, options, events and effects are spelled out."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from msgspec import Struct

from spielwerk.games.tapestry import names, panels
from spielwerk.games.tapestry.advance import Pay
from spielwerk.games.tapestry.effects import (
    ANYWHERE,
    BENEFIT,
    BOTH_DICE,
    BOTH_FROM_OPPONENT,
    EVERY_TRACK,
    FREE_BONUS,
    RESOURCES,
)
from spielwerk.games.tapestry.events import (
    AchievementGained,
    CivilizationGained,
    Hung,
    LandmarkGained,
)
from spielwerk.games.tapestry.options import FACES
from spielwerk.games.tapestry.queue import source_name
from spielwerk.games.tapestry.source import Source
from spielwerk.games.tapestry.state import NONE
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.effect import Atom, Which
from spielwerk.kernel.event import HIDDEN, Event
from spielwerk.kernel.option import Decision, Option
from spielwerk.kernel.speech import Panel, Ref, Speech, Why
from spielwerk.kernel.text import text

if TYPE_CHECKING:
    from spielwerk.games.tapestry.rules import TapestryRules
    from spielwerk.games.tapestry.state import Tapestry
    from spielwerk.kernel.frame import Frame

Words = Callable[[Any, Any], object]
"""(number, rules) -> words"""


def _hanging(card: int, rules: TapestryRules) -> object:
    return names.hanging(card, rules) if card != HIDDEN else ""


SPELLING: dict[str, Words] = {
    **dict.fromkeys(
        ("seat", "victim", "attacker", "opponent", "host", "owner"),
        lambda value, rules: names.actor(value, rules) if value >= 0 else "",
    ),
    "track": names.track,
    "masterpiece": lambda value, _rules: str(value + 1),
    "resource": lambda value, _rules: text(f"tapestry-resource-{RESOURCES[value]}"),
    "building": lambda value, _rules: names.building(value),
    "kind": lambda value, _rules: names.building(value),
    **dict.fromkeys(("plot", "other"), lambda value, _rules: names.plot(value)),
    "hex": lambda value, _rules: names.hex(value),
    "landmark": names.landmark,
    "tech": names.tech,
    "hanging": _hanging,
    "civilization": names.civilization,
    "achievement": names.achievement,
    "row": lambda value, _rules: text(f"tapestry-row-{value}"),
    "what": lambda value, _rules: text(f"tapestry-price-{value}", n=1),
    "district": lambda value, _rules: text(f"tapestry-district-{value}"),
    "cause": lambda value, _rules: text(f"tapestry-cause-{value}"),
    "category": lambda value, _rules: text(f"tapestry-category-{value}"),
}
"""How the fields of frames and events are put into words; other fields are numbers and stay unchanged."""


def card_text(id: str, rules: TapestryRules) -> str:
    """Returns the text of the card whose effect has this id; empty for any other effect."""
    found = [str(card.text).rstrip(".") for card in rules.data.hangings() if card.id == id and card.text]
    return found[0] if found else ""


class TapestrySpeech(Speech):
    """Tracks, cards and tiles by their names; effects follow from their structure."""

    milestones: ClassVar[Mapping[type[Event], str]] = {
        AchievementGained: "achievement",
        LandmarkGained: "landmark",
        CivilizationGained: "civilization",
        Hung: "hanging",
    }
    chapters: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "queue": ("tapestry.base.benefit",),
        "table": ("tapestry.base.turn", "tapestry.base.achievement", "tapestry.base.tech"),
        "tracks": ("tapestry.base.track", "tapestry.base.advance", "tapestry.base.landmark"),
        "map": ("tapestry.base.explore", "tapestry.base.conquer"),
        "player": ("tapestry.base.income", "tapestry.base.capital", "tapestry.base.tapestry"),
    }

    def seat(self, seat: int, rules: TapestryRules) -> Ref:
        return names.actor(seat, rules) if seat >= 0 else super().seat(seat, rules)

    def spell(self, field: str, value: Any, about: Struct, rules: TapestryRules) -> object:
        if field == "tile":
            return self.tile(value, rules)
        if field == "space_tile":
            return self.space_tile(value, rules)
        words = rules.spelling.get(field) or SPELLING.get(field)
        return words(value, rules) if words else super().spell(field, value, about, rules)

    def params(self, about: Struct, rules: TapestryRules) -> dict[str, object]:
        if isinstance(about, Atom):
            return {"n": about.n, **self.atom(about, rules)}
        found = super().params(about, rules)
        if (step := getattr(about, "step", None)) is not None and hasattr(about, "track"):
            bonus = rules.spaces[about.track][step].bonus
            found["space"] = names.space(about.track, rules.spaces[about.track][step].number, rules)
            found["gain"] = self.effect(bonus.gain, rules) if bonus else ""
            found["price"] = text(f"tapestry-price-{bonus.cost}", n=bonus.n) if bonus else ""
        elif isinstance(found.get("space"), int) and hasattr(about, "track"):
            found["space"] = names.space(about.track, found["space"], rules)  # type: ignore[arg-type]
        if {"resource", "n"} <= found.keys():
            found["what"] = names.resource(about.resource, about.n)  # type: ignore[attr-defined]
        if "black" in found:
            found |= self.faces(about.black, about.red, rules)  # type: ignore[attr-defined]
        return found

    # --- things that are known by what they give

    def tile(self, tile: int, rules: TapestryRules) -> Ref:
        data = rules.data.tiles()[tile]
        reward = self.effect(rules.tile_rewards[tile], rules)
        land = names.listed([text(f"tapestry-land-{kind.lower()}") for kind in dict.fromkeys(data.corners)])
        return Ref("tile", str(data.id), text("tapestry-tile", id=data.id, land=land, reward=reward))

    def space_tile(self, tile: int, rules: TapestryRules) -> Ref:
        data = rules.data.spaces()[tile]
        reward = self.effect(rules.space_rewards[tile], rules)
        return Ref("space-tile", str(data.id), text("tapestry-space-tile", id=data.id, reward=reward))

    def faces(self, black: int, red: int, rules: TapestryRules) -> dict[str, object]:
        """Returns what both conquer dice show."""
        return {
            "black": self.effect(rules.conquer_dice[0][black], rules),
            "red": self.effect(rules.conquer_dice[1][red], rules),
        }

    # --- effects

    def atom(self, atom: Atom, rules: TapestryRules) -> dict[str, object]:
        """Returns the parameters of an atom."""
        at = atom.at
        match atom.verb:
            case "resource":
                found: dict[str, object] = {"what": names.resource(at, atom.n)}
            case "building":
                found = {"what": names.building(at)}
            case "landmark":
                found = {"what": names.landmark(at, rules)}
            case "advance" | "regress" | "again" | "restart":
                mask = at & EVERY_TRACK
                known = [str(names.track(t, rules)) for t in bits(mask & rules.tracks)]
                any_track = text("tapestry-any-track") if mask == EVERY_TRACK else ""
                either = f" {text('kernel-or')} ".join(known)
                found = {"tracks": any_track or either, "flags": self.flags(atom.n)}
            case "research":
                found = {"flags": self.flags(at)}
            case "conquer":
                dice = "both" if at & BOTH_DICE else "opponent" if at & BOTH_FROM_OPPONENT else "one"
                found = {"dice": dice, "where": "anywhere" if at & ANYWHERE else "near"}
            case _:
                found = {"where": "anywhere" if at == 1 else "near", "source": max(at, 0)}
                found["text"] = card_text(atom.verb, rules)
        return found

    def flags(self, flags: int) -> str:
        """Returns what an advance includes, as a word by which the sentence is selected."""
        if flags & BENEFIT:
            return "benefit"
        return "free" if flags & FREE_BONUS else "plain"

    # --- options

    def naming(self, option: Option, d: Decision, rules: TapestryRules) -> dict[str, object]:
        words = rules.naming.get(option.verb) or NAMING.get(option.verb)
        found = words(self, option, rules) if words else {}
        if option.verb in TAKES:
            found = self.params(d.frame, rules)
        return {**super().naming(option, d, rules), **found}

    def prompt(self, d: Decision, rules: TapestryRules, position: Tapestry | None = None) -> str:
        """Returns what is asked and, where the question does not say it, what for."""
        asked = super().prompt(d, rules, position)
        return f"{asked} {self.cause(d.frame, position)}".rstrip() if position else asked

    def cause(self, frame: Frame, s: Tapestry) -> str:
        """Returns what a choice of benefits comes from, or what a payment is for; empty for others."""
        if isinstance(frame, Which):
            found = next((f for f in reversed(s.stack) if isinstance(f, Source)), None)
            return text("tapestry-remark-from", what=source_name(found, s.rules, self)) if found else ""
        if isinstance(frame, Pay) and frame.track != NONE:
            space = s.rules.spaces[frame.track][frame.token + 1]
            return text("tapestry-remark-for", what=names.space(frame.track, space.number, s.rules))
        return ""

    def situation(self, frame: Frame, position: Tapestry | None) -> dict[str, object]:
        """Returns what modules remark about the position."""
        tell = position.rules.remarks.get(str(type(frame).__struct_config__.tag)) if position else None
        return {"remark": f" {tell(self, frame, position)}" if tell else ""}

    def why(self, events: Sequence[Event], rules: TapestryRules) -> list[Why]:
        return [why for stories in rules.stories for why in stories(events, rules)]

    def panels(self, view: Any, rules: TapestryRules) -> list[Panel]:
        return panels.panels(view, rules, self)


Naming = Callable[[TapestrySpeech, Option, Any], dict[str, object]]
"""(speech, option, rules) -> parameters"""


def _resource(_speech: TapestrySpeech, o: Option, _rules: TapestryRules) -> dict[str, object]:
    return {"resource": text(f"tapestry-resource-{RESOURCES[o.i]}")}


def _track(_speech: TapestrySpeech, o: Option, rules: TapestryRules) -> dict[str, object]:
    return {"track": names.track(o.i, rules)}


def _hex(_speech: TapestrySpeech, o: Option, _rules: TapestryRules) -> dict[str, object]:
    return {"hex": names.hex(o.i)}


def _tile(speech: TapestrySpeech, o: Option, rules: TapestryRules) -> dict[str, object]:
    return {"tile": speech.tile(o.i, rules)}


def _space_tile(speech: TapestrySpeech, o: Option, rules: TapestryRules) -> dict[str, object]:
    return {"tile": speech.space_tile(o.i, rules)}


def _tech(speech: TapestrySpeech, o: Option, rules: TapestryRules) -> dict[str, object]:
    circle, square = rules.tech_effects[1][o.i], rules.tech_effects[2][o.i]
    return {
        "tech": names.tech(o.i, rules),
        "circle": speech.effect(circle, rules),
        "square": speech.effect(square, rules),
    }


def _card(_speech: TapestrySpeech, o: Option, rules: TapestryRules) -> dict[str, object]:
    return {"hanging": names.hanging(o.i, rules)}


def _civilization(_speech: TapestrySpeech, o: Option, rules: TapestryRules) -> dict[str, object]:
    data = rules.data.civilizations()[o.i]
    return {"civilization": names.civilization(o.i, rules), "text": str(data.text)}


def _mat(_speech: TapestrySpeech, o: Option, rules: TapestryRules) -> dict[str, object]:
    return {"mat": names.mat(o.i, rules)}


def _dice(speech: TapestrySpeech, o: Option, rules: TapestryRules) -> dict[str, object]:
    black, red = divmod(o.i, FACES)
    return speech.faces(black, red, rules)


def _seat(_speech: TapestrySpeech, o: Option, rules: TapestryRules) -> dict[str, object]:
    return {"seat": names.actor(o.n, rules)}


def _column(_speech: TapestrySpeech, o: Option, _rules: TapestryRules) -> dict[str, object]:
    return {"n": o.n + 1}


TAKES = ("take-black", "take-red")
"""Options that are named after what the dice of their question show."""

NAMING: dict[str, Naming] = {
    **dict.fromkeys(("pay", "convert"), _resource),
    **dict.fromkeys(("advance", "track", "roll", "catch-up", "fall-back"), _track),
    **dict.fromkeys(("hex", "conquer", "stand-up"), _hex),
    **dict.fromkeys(("tile", "give-tile", "draw-tile"), _tile),
    **dict.fromkeys(("explore-space", "draw-space"), _space_tile),
    **dict.fromkeys(("invent", "upgrade", "use", "give-tech", "draw-tech"), _tech),
    **dict.fromkeys(("hang", "react", "give-hanging", "draw-hanging", "copy"), _card),
    **dict.fromkeys(("civilization", "draw-civilization"), _civilization),
    **dict.fromkeys(("mat", "draw-mat"), _mat),
    **dict.fromkeys(("first", "opponent"), _seat),
    **dict.fromkeys(("rise", "craft"), _column),
    "dice": _dice,
}
