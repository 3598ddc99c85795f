"""Draws the story of a finished game: scores, points over time, who led when, milestones, key moments."""

from __future__ import annotations

from itertools import pairwise

from msgspec import Struct

from spielwerk.boards.kit.html import esc, plain
from spielwerk.boards.kit.icons import icon
from spielwerk.boards.kit.scene import chip
from spielwerk.boards.registry import drawing
from spielwerk.kernel.speech import marking
from spielwerk.kernel.speech import plain as unmarked
from spielwerk.kernel.text import text
from spielwerk.table.render import charts
from spielwerk.table.render.ending import breakdown, last_event
from spielwerk.table.render.scene import TableScene
from spielwerk.table.store.chronicle import Chronicle, Lead, chronicle

FEW = 2
"""With fewer standings than this, there is no line to draw."""


class Milestone(Struct, frozen=True):
    """A memorable event of the game."""

    moment: int
    turn: int
    seat: int
    kind: int
    sentence: str


def story(scene: TableScene) -> str:
    """Draws all sections, the most wanted first."""
    history = chronicle(scene.live)
    found = milestones(scene)
    if scene.outcome is not None and scene.outcome.together:
        return _marks(scene, history, found) + _moments(scene, history, [*found, *last_words(scene)])
    scores = breakdown(scene) + drawing(scene.game.id).ending(scene)
    if len(history.standings) < FEW:
        return scores
    return scores + _points(scene, history) + _marks(scene, history, found) + _moments(scene, history, found)


def milestones(scene: TableScene) -> list[Milestone]:
    """Returns the events that the game calls milestones, as lines of the log.

     An event with a turn number begins that turn.  In games without such events, the previous standing gives
    it.
    """
    history, turn = chronicle(scene.live), 0
    kinds = list(dict.fromkeys(scene.speech.milestones.values()))
    found: list[Milestone] = []
    with marking():
        for moment, _, event in scene.live.log(scene.viewer):
            turn = getattr(event, "turn", turn)
            kind = scene.speech.milestones.get(type(event))
            if kind is not None:
                seat, sentence = getattr(event, "seat", -1), scene.speech.event(event, scene.rules)
                at = turn or history.standings[history.standing_at(moment)].turn
                found.append(Milestone(moment, at, seat, kinds.index(kind), sentence))
    return found


def last_words(scene: TableScene) -> list[Milestone]:
    """Returns the last event, which tells how the game has ended."""
    history, found = chronicle(scene.live), []
    for moment, event in last_event(scene):
        turn = history.standings[history.standing_at(moment)].turn
        with marking():
            sentence = scene.speech.event(event, scene.rules)
        seat = getattr(event, "seat", -1)
        found.append(Milestone(moment, turn, seat if seat in scene.seats else -1, 0, sentence))
    return found


def _panel(name: str, sign: str, title: str, body: str) -> str:
    return f'<section class="panel wide story" id="{name}"><h2>{icon(sign)}{esc(title)}</h2>{body}</section>'


# --- points over time


def _points(scene: TableScene, history: Chronicle) -> str:
    standings = history.standings
    rows = [standing.points for standing in standings]
    label = text("table-story-points-label", turns=len(rows) - 1)
    leads = history.leads
    spans = [
        (
            charts.across(max(lead.first - 0.5, 0), len(rows)),
            charts.across(min(lead.last + 0.5, len(rows) - 1), len(rows)),
            lead.seats[0] if len(lead.seats) == 1 else -1,
            _lead(scene, history, lead),
        )
        for lead in leads
    ]
    labels = [str(standing.turn) for standing in standings]
    first = standings[0].turn
    labels[0] = text("table-story-turn", n=first) if first else text("table-story-begin")
    return _panel(
        "story-points",
        "score",
        text("table-story-points"),
        f"{charts.lines(rows, labels, label)}"
        f"<h3>{esc(text('table-story-led'))}</h3>{charts.band(spans, text('table-story-led'))}"
        f"{_led(scene, history)}",
    )


def _lead(scene: TableScene, history: Chronicle, lead: Lead) -> str:
    """Returns one stretch of the lead, in words."""
    first, last = history.standings[lead.first].turn, history.standings[lead.last].turn
    who = ", ".join([scene.seat_name(seat) for seat in lead.seats])
    if len(lead.seats) > 1:
        return text("table-story-level", first=first, last=last, who=who)
    return text("table-story-lead", first=first, last=last, who=who, n=lead.most)


def _led(scene: TableScene, history: Chronicle) -> str:
    """Draws everybody's final points and how long they led alone, with a list of all stretches."""
    leads, whole = history.leads, len(history.standings)
    key = []
    for seat in scene.seats:
        alone = sum([lead.last - lead.first + 1 for lead in leads if lead.seats == (seat,)])
        share = esc(text("table-story-share", n=round(100 * alone / whole)))
        key.append(
            f"<li>{chip(seat)}<span>{esc(scene.seat_name(seat))}</span><b>{history.standings[-1].points[seat]}</b>"
            f'<span class="muted">{share}</span></li>'
        )
    lines = "".join([f"<li>{esc(_lead(scene, history, lead))}</li>" for lead in leads])
    return (
        f'<ul class="key">{"".join(key)}</ul><details><summary>{esc(text("table-story-stretches"))}</summary>'
        f"<ol>{lines}</ol></details>"
    )


# --- milestones


def _marks(scene: TableScene, history: Chronicle, found: list[Milestone]) -> str:
    if not found:
        return ""
    kinds = list(dict.fromkeys(scene.speech.milestones.values()))
    number = len(history.standings)
    placed = [(m.seat, charts.across(history.standing_at(m.moment), number), m.kind, _at(m)) for m in found]
    counts = [str(sum([m.seat == seat and m.kind == 0 for m in found])) for seat in scene.seats]
    key = "".join(
        [
            f"<li>{charts.key_glyph(kind)}<span>{esc(scene.speech.milestone(name))}</span></li>"
            for kind, name in enumerate(kinds)
        ]
    )
    names = [scene.seat_name(seat) for seat in scene.seats]
    drawn = charts.marks(names, placed, counts, text("table-story-milestones"))
    return _panel("story-marks", "flag", text("table-story-milestones"), f'{drawn}<ul class="key">{key}</ul>')


def _at(m: Milestone) -> str:
    return text("table-story-turn", n=m.turn) + ": " + unmarked(m.sentence)


# --- key moments


def _moments(scene: TableScene, history: Chronicle, found: list[Milestone]) -> str:
    """Draws milestones and changes of the lead, each with a link to its moment."""
    lines = [(m.moment, m.turn, m.seat, plain(m.sentence)) for m in found]
    leads = () if scene.outcome is not None and scene.outcome.together else history.leads
    for before, lead in pairwise(leads):
        if len(lead.seats) == 1 and lead.seats != before.seats:
            standing = history.standings[lead.first]
            who = scene.seat_name(lead.seats[0])
            words = text("table-story-takes-lead", who=who, n=standing.points[lead.seats[0]])
            lines.append((standing.moment, standing.turn, lead.seats[0], f"<em>{esc(words)}</em>"))
    if not lines:
        return ""
    lines.sort(key=lambda line: line[0])
    items = "".join([_moment(scene, *line) for line in lines])
    return _panel(
        "story-moments",
        "book",
        text("table-story-moments"),
        f'<div class="moments" tabindex="0" role="region" aria-label="{esc(text("table-story-moments"))}">'
        f"<ol>{items}</ol></div>",
    )


def _moment(scene: TableScene, moment: int, turn: int, seat: int, words: str) -> str:
    label = esc(text("table-go-to", n=moment))
    return (
        f'<li>{chip(seat)}<span class="turn-number">{esc(text("table-story-turn", n=turn))}</span>'
        f"<span>{words}</span>"
        f'<a href="/table/{esc(scene.live.id)}/at/{moment}" aria-label="{label}">'
        f"{esc(text('table-story-look'))}</a></li>"
    )
