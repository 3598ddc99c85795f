"""The visible queue: everything that is still to be done, grouped by what it comes from.

The stack of a position is the queue.  A `Source` lies under the frames of a space, card, tile, die or
district and closes their group.  Whoever reads the queue needs no rules: it follows from a view's stack.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from spielwerk.games.tapestry import names
from spielwerk.games.tapestry.bonus import BuyBonus
from spielwerk.games.tapestry.city import Column, Line, Plot, Rotation
from spielwerk.games.tapestry.draws import DrawHangings, DrawSpaces, DrawTiles
from spielwerk.games.tapestry.income import Hang, Points, UpgradeOne, WhichAbility, Yield
from spielwerk.games.tapestry.source import (
    BONUS,
    CIVILIZATION,
    DIE,
    DISTRICT,
    ERA,
    HANGING,
    INCOME,
    REACTION,
    SPACE,
    SPACE_TILE,
    TECH,
    TERRITORY_TILE,
    Source,
)
from spielwerk.games.tapestry.tracks import Benefit, ReachLandmark
from spielwerk.games.tapestry.turn import Turn
from spielwerk.kernel.effect import AnyEffect, AnyOrder, Atom, Do, Seq, Whether, Which
from spielwerk.kernel.frame import Ask, Frame, Secret
from spielwerk.kernel.speech import Ref
from spielwerk.kernel.text import text

if TYPE_CHECKING:
    from spielwerk.games.tapestry.rules import TapestryRules
    from spielwerk.games.tapestry.speech import TapestrySpeech

BETWEEN = " · "
SET_UP = "setup"
"""The gesture of questions before the first turn."""
STEPS = (Hang, UpgradeOne, Points, Yield)
"""The steps of an income turn that a player waits for."""


class Chip(Struct, frozen=True):
    """One thing still to be done: an effect, or a frame that asks or acts.

    `option` is the text of the option that picks it in the open question, which leaves out what would do
    nothing now; empty if it is not up to the player.
    """

    seat: int
    what: AnyEffect | Frame
    option: str = ""


class Group(Struct, frozen=True):
    """What is still to be done because of one thing; `source` is None for the turn itself."""

    source: Source | None
    chips: tuple[Chip, ...]


def queue(stack: Sequence[Any], rules: TapestryRules) -> tuple[Group, ...]:
    """Returns the groups of a stack, what comes next first."""
    groups: list[Group] = []
    chips: list[Chip] = []
    for depth, frame in enumerate(reversed(stack)):
        if isinstance(frame, Source):
            groups += grouped(frame, chips)
            chips = []
        else:
            chips += chips_of(frame, rules, is_open=depth == 0)
    return tuple(groups + grouped(None, chips))


def waiting(stack: Sequence[Any], rules: TapestryRules) -> tuple[Group, ...]:
    """Returns the queue if more waits than the open question itself; nothing while a turn or a set-up choice
    is to be chosen.  That further choices of the set-up follow is not said for each of them."""
    known = [
        Group(group.source, tuple([chip for chip in group.chips if not _sets_up(chip)]))
        for group in queue(stack, rules)
    ]
    found = tuple([group for group in known if group.chips])
    alone = sum([len(group.chips) for group in found]) <= 1
    return () if alone or isinstance(stack[-1], Turn | Secret) else found


def _sets_up(chip: Chip) -> bool:
    return isinstance(chip.what, Ask) and chip.what.gesture == SET_UP


def grouped(source: Source | None, chips: list[Chip]) -> list[Group]:
    """Returns a group, unless nothing of it is left."""
    return [Group(source, tuple(chips))] if chips else []


def chips_of(frame: Any, rules: TapestryRules, *, is_open: bool) -> list[Chip]:
    """Returns the chips of a frame; frames that only the program needs have none."""
    if is_open and isinstance(frame, Which):
        return [Chip(frame.seat, item, f"pick {i}") for i, item in enumerate(frame.effect.items)]
    if reader := READERS.get(type(frame)):
        return [Chip(frame.seat, effect) for effect in reader(frame, rules)]
    asks = isinstance(frame, Ask) and frame.gesture and (is_open or not isinstance(frame, WhichAbility))
    return [Chip(frame.seat, frame)] if asks or isinstance(frame, STEPS) else []


def parts(effect: AnyEffect | None) -> tuple[AnyEffect, ...]:
    """Returns the parts of an effect that all come, one after another."""
    if isinstance(effect, Seq | AnyOrder):
        return effect.items
    return (effect,) if effect else ()


Reader = Callable[[Any, Any], tuple[AnyEffect, ...]]
"""(frame, rules) -> the effects that a frame stands for"""
READERS: dict[type[Frame], Reader] = {
    Do: lambda frame, _rules: parts(frame.effect),
    Which: lambda frame, _rules: parts(frame.effect),
    Whether: lambda frame, _rules: (frame.effect,),
    Benefit: lambda frame, rules: parts(rules.spaces[frame.track][frame.step].benefit),
    ReachLandmark: lambda frame, rules: (
        Atom("landmark", 1, rules.spaces[frame.track][frame.step].landmark),
    ),
    DrawTiles: lambda frame, _rules: (Atom("tile", frame.n),),
    DrawSpaces: lambda frame, _rules: (Atom("space", frame.n),),
    DrawHangings: lambda frame, _rules: (Atom("hanging", frame.n),),
}


# --- words


def chip_words(chip: Chip, rules: TapestryRules, speech: TapestrySpeech) -> str:
    """Returns what a chip says."""
    what = chip.what
    match what:
        case BuyBonus():
            return text("tapestry-queue-bonus", **speech.params(what, rules))
        case Plot():
            return text("tapestry-queue-building", **speech.params(what, rules))
        case Rotation() | Line() | Column():
            return text("tapestry-queue-landmark", landmark=names.landmark(what.landmark, rules))
        case Ask():
            return speech.gesture(what.gesture)
        case Frame():
            return text(f"tapestry-queue-{type(what).__name__.lower()}")
        case _:
            return speech.effect(what, rules)


Named = Callable[[Source, Any, Any], Ref]
"""(source, rules, speech) -> what the effects come from"""

SOURCES: dict[int, Named] = {
    SPACE: lambda of, rules, _speech: names.space(of.a, rules.spaces[of.a][of.b].number, rules),
    BONUS: lambda of, rules, _speech: names.space(of.a, rules.spaces[of.a][of.b].number, rules),
    TECH: lambda of, rules, _speech: names.tech(of.a, rules),
    TERRITORY_TILE: lambda of, rules, speech: speech.tile(of.a, rules),
    SPACE_TILE: lambda of, rules, speech: speech.space_tile(of.a, rules),
    DIE: lambda _of, _rules, _speech: Ref("die", "conquer", text("tapestry-source-dice")),
    DISTRICT: lambda of, _rules, _speech: Ref("district", str(of.a), text("tapestry-source-district")),
    HANGING: lambda of, rules, _speech: names.hanging(of.a, rules),
    CIVILIZATION: lambda of, rules, _speech: names.civilization(of.a, rules),
    ERA: lambda of, _rules, _speech: Ref("era", str(of.a), text("tapestry-source-era", n=of.a)),
    INCOME: lambda of, _rules, _speech: Ref("income", str(of.a), text("tapestry-source-income", n=of.a)),
    REACTION: lambda of, rules, _speech: names.hanging(of.a, rules),
}


def source_name(source: Source, rules: TapestryRules, speech: TapestrySpeech) -> Ref:
    """Returns the thing that pending effects come from."""
    return SOURCES[source.kind](source, rules, speech)
