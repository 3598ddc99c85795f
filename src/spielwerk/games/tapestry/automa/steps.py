"""The turn of the bots step by step: the pair of cards, each choice rule by rule, and what came of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

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
from spielwerk.games.tapestry.automa.story import BotChoice, BotTurnStory
from spielwerk.games.tapestry.options import ALL_TRACKS
from spielwerk.games.tapestry.speech import TapestrySpeech
from spielwerk.kernel import rulebook
from spielwerk.kernel.event import Event
from spielwerk.kernel.funnel import Narrowed, candidates
from spielwerk.kernel.speech import Line, Reason, Ref
from spielwerk.kernel.tagged import tag_of
from spielwerk.kernel.text import current_language, text

if TYPE_CHECKING:
    from spielwerk.games.tapestry.rules import TapestryRules

SPEECH = TapestrySpeech("tapestry")
BY_TRACK = (TRACK, NEW_FAVOURITE)
"""Choices among tracks; all others are among hexes."""
AIDS = ("tie2-aid", "tie4-aid", "fortify")
"""Rules that walk the choice aid: the value is the position in the walk, from 0."""


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
        text("tapestry-automa-heart")
        if icon == FAVOURITE
        else str(names.track(ALL_TRACKS.index(icon), rules))
        for icon in card.order
    ]
    shown = [" > ".join(icons)]
    if table.level:
        shown.append(text("tapestry-automa-aid", aid=card.aid))
        shown += [text("tapestry-automa-topple-symbol")] * card.topple
    return names.listed(shown)


# --- step by step


def income_step(turn: BotTurnStory) -> list[Reason]:
    """Returns why a turn is an income turn; nothing for other turns.

    [tapestry.automa.turn.first-is-income, tapestry.automa.turn.empty-deck, tapestry.automa.turn.step3-income]
    """
    if not turn.income:
        return []
    name = "step3-income" if any(turn.pair) else "first-is-income" if turn.income == 1 else "empty-deck"
    return [Reason(text(f"tapestry-automa-why-{name}"), f"tapestry.automa.turn.{name}")]


def told(item: BotChoice | Event, rules: TapestryRules) -> list[Reason]:
    """Returns the steps of an explanation that an item is worth."""
    match item:
        case BotChoice():
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
            tell = rules.telling.get(tag_of(type(item)), told_by_log)
            return tell(item, rules)


def told_by_log(event: Event, rules: TapestryRules) -> list[Reason]:
    """Returns the line of the log with the rule that the event follows, if it has one."""
    words = SPEECH.event(event, rules)
    return [Reason(words, getattr(event, "rule", ""))] if words else []


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


def choice_steps(choice: BotChoice, rules: TapestryRules) -> list[Reason]:
    """Returns a heading for the choice and a line for each rule."""
    key = f"tapestry-automa-choose-{choice.about}"
    title = text(key, seat=names.actor(choice.seat, rules), card=choice.card)
    return [Reason(title, heading=True), *[rule_step(rule, choice, rules) for rule in choice.rules]]


def ref(i: int, choice: BotChoice) -> str:
    """Returns the reference of a candidate on the board."""
    return f"track:{ALL_TRACKS[i]}" if choice.about in BY_TRACK else f"hex:{i}"


def named(i: int, choice: BotChoice, rules: TapestryRules) -> Ref:
    return names.track(i, rules) if choice.about in BY_TRACK else names.hex(i)


def measured(rule: Narrowed, value: int | None) -> str:
    """Returns what a rule measured: a distance, or the position in an order."""
    if value is None:
        return ""
    if value == UNREACHABLE:
        return text("tapestry-automa-no-path")
    name = rule.rule.rpartition(".")[2]
    return str(value + 1) if name in (*AIDS, "tie-order") else str(value)


def rule_step(rule: Narrowed, choice: BotChoice, rules: TapestryRules) -> Reason:
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
