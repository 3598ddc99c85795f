"""The bots in words: the lines of the log, and why they did what they did, in a sentence or step by step."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from spielwerk.games.tapestry import names
from spielwerk.games.tapestry.automa.advance import NEW_FAVOURITE, TRACK
from spielwerk.games.tapestry.automa.bots import BOTS, BotTable
from spielwerk.games.tapestry.automa.cards import AUTOMA, FAVOURITE, SHADOW, DecisionCard
from spielwerk.games.tapestry.automa.distance import UNREACHABLE
from spielwerk.games.tapestry.automa.events import (
    FavouriteKept,
    PairDrawn,
    PointsCounted,
    RewardRead,
    SwitchDue,
)
from spielwerk.games.tapestry.automa.points import FIRST
from spielwerk.games.tapestry.automa.rewards import COUNTS, read
from spielwerk.games.tapestry.automa.story import BotTurnStory, FunnelChoice, turns
from spielwerk.games.tapestry.automa.territory import OPPONENT
from spielwerk.games.tapestry.effects import TRACKS
from spielwerk.games.tapestry.events import Advanced, Reacted, Toppled
from spielwerk.games.tapestry.options import ALL_TRACKS
from spielwerk.games.tapestry.speech import TapestrySpeech
from spielwerk.kernel import rulebook
from spielwerk.kernel.event import Event
from spielwerk.kernel.funnel import Narrowed, candidates
from spielwerk.kernel.option import Option
from spielwerk.kernel.speech import Line, Reason, Ref, Why
from spielwerk.kernel.text import current_language, text

if TYPE_CHECKING:
    from spielwerk.games.tapestry.rules import TapestryRules

SPEECH = TapestrySpeech("tapestry")
PANEL = "bots"
BY_TRACK = (TRACK, NEW_FAVOURITE)
"""Choices among tracks; all others are among hexes."""
AIDS = ("tie2-aid", "tie4-aid", "fortify")
"""Rules that walk the choice aid: the value is the position in the walk, from 0."""


def civilization(number: int, rules: TapestryRules) -> str:
    return str(rules.module_data[BOTS].civilization(number).name)


SPELLING: dict[str, Callable[[Any, Any], object]] = {
    "bot_civilization": civilization,
    "why": lambda value, _rules: text(f"tapestry-automa-void-{value}"),
}
"""How the fields of the bots' frames and events are put into words."""


def _card(_speech: TapestrySpeech, o: Option, _rules: Any) -> dict[str, object]:
    return {"n": o.i + 1}


def _civilization(_speech: TapestrySpeech, o: Option, rules: Any) -> dict[str, object]:
    data = rules.module_data[BOTS].civilization(o.i)
    return {"civilization": str(data.name), "text": str(data.text)}


NAMING: dict[str, Callable[[Any, Option, Any], dict[str, object]]] = {
    **dict.fromkeys(("decision", "progress"), _card),
    **dict.fromkeys(("bot-civilization", "draw-bot-civilization"), _civilization),
}


def stories(events: Sequence[Event], rules: TapestryRules) -> list[Why]:
    """Explains what the bots did in a list of events, turn by turn."""
    return [why(turn, rules) for turn in turns(events, rules.module_data[BOTS])]


def why(turn: BotTurnStory, rules: TapestryRules) -> Why:
    """Returns a turn in one sentence, in all its steps, and as the pair of cards."""
    found = heading(turn)
    steps = [step for item in turn.items for step in told(item, rules)]
    lines = pair_lines(turn.pair, rules) if turn.pair[0] else ()
    steps = [Reason(found), *income_step(turn), *steps]
    return Why(turn.seat, short(turn, rules), tuple(steps), found, lines, PANEL, turn.span)


def heading(turn: BotTurnStory) -> str:
    """Returns what kind of turn it is."""
    left, right = turn.pair
    if turn.income:
        key = "income-pair" if left else "income"
        return text(f"tapestry-automa-turn-{key}", number=turn.income, left=left, right=right)
    return text(f"tapestry-automa-turn-{'pair' if left else 'none'}", left=left, right=right)


def income_step(turn: BotTurnStory) -> list[Reason]:
    """Returns why a turn is an income turn; nothing for other turns.

    [tapestry.automa.turn.first-is-income, tapestry.automa.turn.empty-deck, tapestry.automa.turn.step3-income]
    """
    if not turn.income:
        return []
    name = "step3-income" if turn.pair[0] else "first-is-income" if turn.income == 1 else "empty-deck"
    return [Reason(text(f"tapestry-automa-why-{name}"), f"tapestry.automa.turn.{name}")]


# --- in one sentence


def short(turn: BotTurnStory, rules: TapestryRules) -> str:
    """Returns each advance and each action on the map with its reason, and the points of an income turn."""
    parts = [heading(turn)]
    for i, item in enumerate(turn.items):
        if isinstance(item, FunnelChoice):
            parts.append(choice_in_short(item, follows(turn.items[i + 1 :]), rules))
    if points := sum([item.count * item.times for item in turn.items if isinstance(item, PointsCounted)]):
        parts.append(text("tapestry-automa-short-points", n=points))
    return "; ".join([part for part in parts if part]) + "."


def follows(items: Sequence[FunnelChoice | Event]) -> list[Event]:
    """Returns what happens before the next choice."""
    found: list[Event] = []
    for item in items:
        if isinstance(item, FunnelChoice):
            break
        found.append(item)
    return found


def choice_in_short(choice: FunnelChoice, after: Sequence[Event], rules: TapestryRules) -> str:
    """Returns who goes where and the rule that decided it; empty if nothing was possible."""
    if choice.result < 0:
        return ""
    who = names.actor(choice.seat, rules)
    reason = because(choice)
    if choice.about in BY_TRACK:
        track = names.track(choice.result, rules)
        if not after or not isinstance(moved := after[0], Advanced):
            key = "favourite" if choice.about == NEW_FAVOURITE else "goes"
            return text(f"tapestry-automa-short-{key}", seat=who, track=track, reason=reason)
        space = names.space(choice.result, moved.space, rules)
        return text("tapestry-automa-short-track", seat=who, track=track, space=space, reason=reason)
    key = attack(after) if choice.about == OPPONENT else choice.about
    return text(f"tapestry-automa-short-{key}", seat=who, hex=names.hex(choice.result), reason=reason)


def attack(after: Sequence[Event]) -> str:
    """Returns whether an attack on a person has succeeded, was repelled, or still waits for a reaction.

    [tapestry.base.trap.effect]
    """
    if any(isinstance(event, Reacted) for event in after):
        return "repelled"
    return OPPONENT if any(isinstance(event, Toppled) for event in after) else "attack"


REASONS = {
    "indicator-landmark-or-end": "landmark",
    "indicator-end": "end",
    "tie-order": "order",
    "tie1-island": "island",
    "tie2-single": "single",
    "tie3-any": "person",
    "tie1-far": "far",
    "tie2-aid": "aid",
    "tie4-aid": "aid",
    "fortify": "aid",
    "blocked": "blocked",
    "valid2-adjacent": "adjacent",
}
"""Rules that have a reason of their own; all others leave only one possible."""
UNMEASURED = ("blocked", "valid2-adjacent")
"""Those of them that measure nothing."""


def because(choice: FunnelChoice) -> str:
    """Returns the decisive reason in a few words, with the number that was measured."""
    rule = choice.decisive
    last = rule.rule.rpartition(".")[2] if rule else ""
    name = REASONS.get(last, "only") if rule and (rule.values or last in UNMEASURED) else "only"
    n = next((v for _, v, stays in candidates(rule) if stays and v is not None), 0) if rule else 0
    return text(f"tapestry-automa-because-{name}", n=n, card=choice.card)


# --- the pair


def pair_lines(pair: tuple[int, int], rules: TapestryRules) -> tuple[Line, ...]:
    """Returns what the active halves of the pair show.  [tapestry.automa.pair.active-content]"""
    table: BotTable = rules.module_data[BOTS]
    left, right = [table.data.cards[number - 1] for number in pair]
    return (
        Line(text("tapestry-automa-left", card=left.number), True, left_half(left, table), "left"),
        Line(
            text("tapestry-automa-right", card=right.number), True, right_half(right, table, rules), "right"
        ),
    )


def left_half(card: DecisionCard, table: BotTable) -> str:
    """Returns the indicators and the income symbol of the left card."""
    bots = (AUTOMA, SHADOW) if table.level else (SHADOW,)
    shown = [
        text(f"tapestry-automa-indicator-{bot}", tracks=text(f"tapestry-automa-tracks-{card.indicator(bot)}"))
        for bot in bots
    ]
    return names.listed([*shown, *[text("tapestry-automa-income-symbol")] * (card.income and len(bots) > 1)])


def right_half(card: DecisionCard, table: BotTable, rules: TapestryRules) -> str:
    """Returns the order of ties, the choice aid and the topple symbol of the right card."""
    icons = [
        text("tapestry-automa-heart") if icon == FAVOURITE else str(names.track(TRACKS.index(icon), rules))
        for icon in card.order
    ]
    shown = [" > ".join(icons)]
    if table.level:
        shown.append(text("tapestry-automa-aid", aid=card.aid))
        shown += [text("tapestry-automa-topple-symbol")] * card.topple
    return names.listed(shown)


# --- step by step


def told(item: FunnelChoice | Event, rules: TapestryRules) -> list[Reason]:
    """Returns the steps of an explanation that an item is worth."""
    match item:
        case FunnelChoice():
            return choice_steps(item, rules)
        case PairDrawn():
            lines = pair_lines((item.left, item.right), rules)
            return [Reason(f"{line.words}: {line.outcome}") for line in lines]
        case RewardRead():
            return [reward_step(item, rules)]
        case PointsCounted():
            return [points_step(item, rules)] if item.times or item.row != FIRST else []
        case SwitchDue() | FavouriteKept():
            return [favourite_step(item, rules)]
        case _:
            words_of_log = SPEECH.event(item, rules)
            return [Reason(words_of_log)] if words_of_log else []


def favourite_step(event: SwitchDue | FavouriteKept, rules: TapestryRules) -> Reason:
    """Returns why a bot needs a new favourite track, or keeps its own.

    [tapestry.automa.income.switch-condition, tapestry.ruling.switch-details]
    """
    rule, ahead = "tapestry.automa.income.switch-condition", ""
    if isinstance(event, SwitchDue):
        key = "ahead" if event.ahead else "end"
        ahead = names.listed([names.actor(other, rules) for other in event.ahead])
    else:
        key = "none" if event.had_to else "kept"
        rule = "tapestry.ruling.switch-details" if event.had_to else rule
    words = {"seat": names.actor(event.seat, rules), "track": names.track(event.track, rules)}
    return Reason(text(f"tapestry-automa-favourite-{key}", **words, ahead=ahead), rule)


def reward_step(event: RewardRead, rules: TapestryRules) -> Reason:
    """Returns an icon of a space and whether it counts for the Automa."""
    benefit = rules.spaces[event.track][event.step].benefit
    assert benefit is not None
    reward = SPEECH.effect(read(benefit)[event.i][0], rules)
    rule = {
        COUNTS: "tapestry.automa.reward.table-only",
        "again": "tapestry.automa.reward.once",
        "other": "tapestry.automa.reward.explore-or-building",
        "ignored": "tapestry.automa.reward.ignored-kinds",
    }[event.verdict]
    return Reason(text(f"tapestry-automa-reward-{event.verdict}", reward=reward), rule)


def points_step(event: PointsCounted, rules: TapestryRules) -> Reason:
    """Returns a line of the Automa's points: count × multiplier = points.

    [tapestry.automa.income.vp-multiply, tapestry.automa.income.first-in-era]
    [tapestry.automa.income.vp-civilization-unmultiplied]
    """
    row = text(f"tapestry-automa-points-{event.row}")
    total = event.count * event.times
    words = text("tapestry-automa-step-points", row=row, count=event.count, times=event.times, total=total)
    table: BotTable = rules.module_data[BOTS]
    on_mat = [one.id for one in table.data.points]
    name = "first-in-era" if event.row == FIRST else "vp-civilization-unmultiplied"
    return Reason(words, f"tapestry.automa.income.{'vp-multiply' if event.row in on_mat else name}")


def choice_steps(choice: FunnelChoice, rules: TapestryRules) -> list[Reason]:
    """Returns a heading for the choice and a line for each rule."""
    key = f"tapestry-automa-choose-{choice.about}"
    title = text(key, seat=names.actor(choice.seat, rules), card=choice.card)
    return [Reason(title, heading=True), *[rule_step(rule, choice, rules) for rule in choice.rules]]


def ref(i: int, choice: FunnelChoice) -> str:
    """Returns the reference of a candidate on the board."""
    return f"track:{ALL_TRACKS[i]}" if choice.about in BY_TRACK else f"hex:{i}"


def named(i: int, choice: FunnelChoice, rules: TapestryRules) -> Ref:
    return names.track(i, rules) if choice.about in BY_TRACK else names.hex(i)


def measured(rule: Narrowed, value: int | None) -> str:
    """Returns what a rule measured: a distance, or the position in an order."""
    if value is None:
        return ""
    if value == UNREACHABLE:
        return text("tapestry-automa-no-path")
    name = rule.rule.rpartition(".")[2]
    return str(value + 1) if name in (*AIDS, "tie-order") else str(value)


def rule_step(rule: Narrowed, choice: FunnelChoice, rules: TapestryRules) -> Reason:
    """Returns the rule as the rulebook has it, what it removed and why, and what was left."""
    seen = candidates(rule)
    left = [with_value(named(c, choice, rules), measured(rule, v)) for c, v, stays in seen if stays]
    gone = [with_value(named(c, choice, rules), measured(rule, v)) for c, v, stays in seen if not stays]
    key = "none" if not left else "all" if not gone else "left" if rule is choice.rules[0] else "gone"
    said = rulebook.rule(rule.rule).text(current_language())
    words = text(f"tapestry-automa-rule-{key}", rule=said, left=names.listed(left), gone=names.listed(gone))
    best = next((measured(rule, v) for _, v, stays in seen if stays), "")
    kept = tuple([ref(c, choice) for c, _, stays in seen if stays])
    lost = tuple([ref(c, choice) for c, _, stays in seen if not stays])
    notes = tuple([note(rule, measured(rule, v), best) for _, v, stays in seen if not stays])
    return Reason(words, rule.rule, (*kept, *lost), kept, notes)


def note(rule: Narrowed, value: str, best: str) -> str:
    """Returns why a candidate was removed, short enough for a label on the map."""
    if not value:
        key = "blocked" if rule.rule == "tapestry.base.advance.blocked" else rule.how
        return text(f"tapestry-automa-note-{key}")
    return text("tapestry-automa-note-measured", n=value, best=best)


def with_value(name: Ref, value: str) -> str:
    return f"{name} ({value})" if value else str(name)
