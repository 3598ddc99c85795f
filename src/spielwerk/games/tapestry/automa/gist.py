"""A turn of the bots in a player's words: what was open, what fell away and why, and what came of it.

Rules that change nothing are left out; `steps` has all of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from spielwerk.games.tapestry import names
from spielwerk.games.tapestry.automa.bots import BOTS, BotTable
from spielwerk.games.tapestry.automa.distance import UNREACHABLE
from spielwerk.games.tapestry.automa.events import (
    CardAdded,
    PairDrawn,
    PointsCounted,
    RewardRead,
    Shuffled,
)
from spielwerk.games.tapestry.automa.rewards import COUNTS, read
from spielwerk.games.tapestry.automa.steps import AIDS, BY_TRACK, SPEECH, income_step, named, ref, told
from spielwerk.games.tapestry.automa.story import BotChoice, BotTurnStory
from spielwerk.games.tapestry.events import Advanced, TurnBegan
from spielwerk.games.tapestry.options import ALL_TRACKS
from spielwerk.kernel.event import Event
from spielwerk.kernel.funnel import Narrowed, candidates
from spielwerk.kernel.speech import Panel, Reason, Ref, capital
from spielwerk.kernel.text import text

if TYPE_CHECKING:
    from spielwerk.games.tapestry.rules import TapestryRules

MINOR = (TurnBegan, PairDrawn, PointsCounted, CardAdded, Shuffled)
"""Events that other parts of the explanation show."""
WORDS = {
    "indicator-all": "completed",
    "blocked": "blocked",
    "indicator-landmark-or-end": "landmark",
    "indicator-end": "end",
    "tie-order": "order",
    "valid2-adjacent": "adjacent",
    "tie1-island": "island",
    "tie2-single": "single",
    "tie3-any": "person",
    "tie1-far": "far",
    "tie2-aid": "aid",
    "tie4-aid": "aid",
    "fortify": "aid",
}
"""The last part of a rule's id, and the words for what it does; other rules say what is possible at all."""
POSSIBLE = "possible"
ORDER = "tie-order"


def gist(turn: BotTurnStory, rules: TapestryRules) -> tuple[Reason, ...]:
    """Returns the few steps of a turn that a player needs."""
    found = _opening(turn)
    items = list(turn.items)
    for i, item in enumerate(items):
        if isinstance(item, BotChoice):
            found += chosen(item, rules)
        elif isinstance(item, RewardRead):
            before = items[i - 1] if i else None
            if not isinstance(before, RewardRead):
                found.append(_rewards(items[i:], rules))
        elif isinstance(item, Advanced):
            place = f"space:{ALL_TRACKS[item.track]}-{item.space}"
            found.append(Reason(SPEECH.event(item, rules), seen=(place,), left=(place,)))
        elif not isinstance(item, MINOR):
            found += told(item, rules)
    return tuple(found)


def _opening(turn: BotTurnStory) -> list[Reason]:
    """Returns why it is an income turn, or which card of the pair does what."""
    if turn.income:
        return income_step(turn)
    left, right = turn.pair
    return [Reason(text("tapestry-automa-gist-pair", left=left, right=right))] if left else []


def _rewards(items: list[BotChoice | Event], rules: TapestryRules) -> Reason:
    """Returns which icons of the space that a bot has entered count for it, and which do not."""
    counts: list[str] = []
    void: list[str] = []
    for item in items:
        if not isinstance(item, RewardRead):
            break
        benefit = rules.spaces[item.track][item.step].benefit
        assert benefit is not None
        words = SPEECH.effect(read(benefit)[item.i][0], rules)
        (counts if item.verdict == COUNTS else void).append(words)
    key = "both" if counts and void else "counts" if counts else "void"
    said = text(f"tapestry-automa-gist-reward-{key}", counts=names.listed(counts), void=names.listed(void))
    return Reason(said, "tapestry.automa.reward.table-only")


# --- a choice among tracks or hexes


def chosen(choice: BotChoice, rules: TapestryRules) -> list[Reason]:
    """Returns a heading, and a step for each rule that removed something."""
    key = f"tapestry-automa-gist-choose-{choice.about}"
    found = [Reason(text(key, seat=names.actor(choice.seat, rules)), heading=True)]
    found += [_step(rule, choice, rules) for rule in choice.rules if rule.before != rule.after]
    if len(found) == 1 and choice.result >= 0:
        place = ref(choice.result, choice)
        words = text("tapestry-automa-gist-only", what=_listed([choice.result], choice, rules))
        found.append(Reason(words, seen=(place,), left=(place,)))
    return found if len(found) > 1 else []


def _step(rule: Narrowed, choice: BotChoice, rules: TapestryRules) -> Reason:
    """Returns what a rule left and removed, with the figures that it measured."""
    seen = candidates(rule)
    left = [(c, v) for c, v, stays in seen if stays]
    gone = [(c, v) for c, v, stays in seen if not stays]
    kind = WORDS.get(rule.rule.rpartition(".")[2], POSSIBLE)
    if kind == "aid" and not rule.values:
        kind = POSSIBLE
    if kind == POSSIBLE:
        gone = []
    best = next((v for _, v in left if v is not None), 0)
    words = text(
        f"tapestry-automa-gist-{kind}",
        left=_listed([c for c, _ in left], choice, rules),
        gone=_listed([c for c, _ in gone], choice, rules),
        n=best if kind != "aid" else best + 1,
        count=len(left),
        card=choice.card,
    )
    return Reason(
        capital(words),
        rule.rule,
        tuple([ref(c, choice) for c, _ in (*left, *gone)]),
        tuple([ref(c, choice) for c, _ in left]),
        tuple([_note(kind, v) for _, v in gone]),
        figures=tuple([figure(rule, v) for _, v in (*left, *gone)]) if rule.values else (),
        walk=walk(choice, rules) if kind == "aid" else (),
    )


def _listed(found: list[int], choice: BotChoice, rules: TapestryRules) -> str:
    """Returns tracks by their names, and hexes by their numbers, which stand on the map."""
    if choice.about in BY_TRACK or len(found) < 2:
        return names.listed([named(one, choice, rules) for one in found])
    hexes = names.listed([Ref("hex", str(hex), str(hex)) for hex in found])
    return text("tapestry-automa-gist-hexes", hexes=hexes)


def figure(rule: Narrowed, value: int | None) -> str:
    """Returns what was measured on a candidate, as a number for the board: a distance, or a rank."""
    if value is None or value == UNREACHABLE:
        return "–"
    return str(value + 1) if rule.rule.rpartition(".")[2] in (*AIDS, ORDER) else str(value)


def _note(kind: str, value: int | None) -> str:
    """Returns why a candidate fell away, short enough for a label."""
    if value is None:
        return text(f"tapestry-automa-gist-note-{kind}")
    if value == UNREACHABLE:
        return text("tapestry-automa-no-path")
    ranked = kind in ("order", "aid")
    return text(f"tapestry-automa-gist-note-{kind}", n=value + 1 if ranked else value)


def walk(choice: BotChoice, rules: TapestryRules) -> tuple[str, ...]:
    """Returns the hexes in the order in which the choice aid looks at them, up to the chosen one.

    [tapestry.automa.aid.start, tapestry.automa.aid.next-row]
    """
    if choice.about in BY_TRACK or choice.result < 0:
        return ()
    table: BotTable = rules.module_data[BOTS]
    places = table.cards[choice.card - 1].walk
    order = sorted(range(len(places)), key=places.__getitem__)
    return tuple([f"hex:{hex}" for hex in order[: places[choice.result] + 1]])


# --- points


def points_table(turn: BotTurnStory) -> Panel | None:
    """Returns the points of an income turn: count × multiplier = points, a row for each source.

    [tapestry.automa.income.vp-multiply]
    """
    lines = [item for item in turn.items if isinstance(item, PointsCounted) and item.times]
    if not lines:
        return None
    rows = [
        (text(f"tapestry-automa-points-{line.row}"), str(line.count), f"× {line.times}", _total([line]))
        for line in lines
    ]
    rows.append((text("tapestry-automa-points-total"), "", "", _total(lines)))
    head = [text(f"tapestry-automa-points-head-{name}") for name in ("source", "count", "times", "total")]
    return Panel("points", text("tapestry-automa-points-title", n=turn.income), tuple(rows), tuple(head))


def _total(lines: list[PointsCounted]) -> str:
    return str(sum([line.count * line.times for line in lines]))
