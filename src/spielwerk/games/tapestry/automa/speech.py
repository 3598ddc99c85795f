"""The bots in words: the lines of the log, and why they did what they did; `steps` has it step by step."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from spielwerk.games.tapestry import names
from spielwerk.games.tapestry.automa.advance import NEW_FAVOURITE
from spielwerk.games.tapestry.automa.bots import BOTS
from spielwerk.games.tapestry.automa.events import PointsCounted, SwitchDue
from spielwerk.games.tapestry.automa.gist import gist, points_table
from spielwerk.games.tapestry.automa.steps import BY_TRACK, SPEECH, income_step, pair_lines, told
from spielwerk.games.tapestry.automa.story import BotChoice, BotTurnStory, turns
from spielwerk.games.tapestry.automa.territory import OPPONENT
from spielwerk.games.tapestry.events import Advanced, Reacted, Toppled
from spielwerk.games.tapestry.speech import TapestrySpeech
from spielwerk.kernel.event import Event
from spielwerk.kernel.funnel import candidates
from spielwerk.kernel.option import Option
from spielwerk.kernel.speech import Reason, Why, capital
from spielwerk.kernel.text import text

if TYPE_CHECKING:
    from spielwerk.games.tapestry.rules import TapestryRules

PANEL = "bots"


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
    return Why(
        turn.seat,
        short(turn, rules),
        tuple(steps),
        found,
        lines,
        PANEL,
        turn.span,
        gist(turn, rules),
        turn.pair if turn.pair[0] else (),
        points_table(turn),
    )


def heading(turn: BotTurnStory) -> str:
    """Returns what kind of turn it is."""
    left, right = turn.pair
    if turn.income:
        key = "income-pair" if left else "income"
        return text(f"tapestry-automa-turn-{key}", number=turn.income, left=left, right=right)
    return text(f"tapestry-automa-turn-{'pair' if left else 'none'}", left=left, right=right)


# --- in one sentence


def short(turn: BotTurnStory, rules: TapestryRules) -> str:
    """Returns each advance and each action on the map with its reason, and the points of an income turn.

    The cards of an ordinary turn are drawn beside it.
    """
    parts = [heading(turn)] if turn.income or not turn.pair[0] else []
    for i, item in enumerate(turn.items):
        if isinstance(item, BotChoice) and item.about == NEW_FAVOURITE:
            parts.append(switch_in_short(item, turn.items[i - 1], rules))
        elif isinstance(item, BotChoice):
            parts.append(choice_in_short(item, follows(turn.items[i + 1 :]), rules))
        elif key := getattr(item, "short", ""):
            parts.append(text(key, **SPEECH.params(item, rules)))
    if points := sum([item.count * item.times for item in turn.items if isinstance(item, PointsCounted)]):
        parts.append(text("tapestry-automa-short-points", n=points))
    return " ".join([f"{capital(part)}." for part in parts if part]) or f"{heading(turn)}."


def follows(items: Sequence[BotChoice | Event]) -> list[Event]:
    """Returns what happens before the next choice."""
    found: list[Event] = []
    for item in items:
        if isinstance(item, BotChoice):
            break
        found.append(item)
    return found


def choice_in_short(choice: BotChoice, after: Sequence[Event], rules: TapestryRules) -> str:
    """Returns who goes where and the rule that decided it; empty if nothing was possible."""
    if choice.result < 0:
        return ""
    who = names.actor(choice.seat, rules)
    reason = because(choice)
    if choice.about in BY_TRACK:
        track = names.track(choice.result, rules)
        if not after or not isinstance(moved := after[0], Advanced):
            return text("tapestry-automa-short-goes", seat=who, track=track, reason=reason)
        space = names.space(choice.result, moved.space, rules)
        return text("tapestry-automa-short-track", seat=who, track=track, space=space, reason=reason)
    key = attack(after) if choice.about == OPPONENT else choice.about
    return text(f"tapestry-automa-short-{key}", seat=who, hex=names.hex(choice.result), reason=reason)


def switch_in_short(choice: BotChoice, due: BotChoice | Event, rules: TapestryRules) -> str:
    """Returns the new favourite track of a bot, why it needs one, and the rule that decided it.

    [tapestry.automa.income.switch-condition]
    """
    if choice.result < 0 or not isinstance(due, SwitchDue):
        return ""
    key = ("end", "ahead", "both")[len(due.ahead)]
    first, second = [*[names.actor(other, rules) for other in due.ahead], "", ""][:2]
    old = names.track(due.track, rules)
    why_due = text(f"tapestry-automa-due-{key}", track=old, first=first, second=second)
    who, track = names.actor(choice.seat, rules), names.track(choice.result, rules)
    return text("tapestry-automa-short-favourite", seat=who, track=track, due=why_due, reason=because(choice))


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


def because(choice: BotChoice) -> str:
    """Returns the decisive reason in a few words, with the number that was measured."""
    rule = choice.decisive
    last = rule.rule.rpartition(".")[2] if rule else ""
    name = REASONS.get(last, "only") if rule and (rule.values or last in UNMEASURED) else "only"
    n = next((v for _, v, stays in candidates(rule) if stays and v is not None), 0) if rule else 0
    return text(f"tapestry-automa-because-{name}", n=n, card=choice.card)
