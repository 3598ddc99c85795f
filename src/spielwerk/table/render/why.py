"""Explains the turns of automatic players: the card, a sentence per turn, and every step behind it.

Each step names what was looked at and what was ruled out, so that a script can show it on the board.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import groupby
from operator import itemgetter

from msgspec import json

from spielwerk.boards.kit.html import esc
from spielwerk.boards.kit.icons import help_button
from spielwerk.boards.kit.scene import PALETTE
from spielwerk.boards.registry import drawing
from spielwerk.kernel.event import Detail, Event
from spielwerk.kernel.game import Game
from spielwerk.kernel.speech import Panel, Reason, Why, marking, plain
from spielwerk.kernel.text import current_language, text
from spielwerk.table.render.scene import TableScene
from spielwerk.table.store.notices import Notice

TURNS = 4
"""How many turns are explained."""

BUTTONS = ("show", "first", "back", "on", "play", "pause", "result", "close", "only", "walk")

Run = tuple[int, tuple[Event, ...]]
"""A moment, and the events that happened then."""


def why(scene: TableScene, entries: list[tuple[int, int, Event]]) -> str:
    """Draws the newest turns that have an explanation, each with its steps; empty if there is none."""
    turns = explained(scene.game, entries)
    if not turns:
        return ""
    drawn = "".join([_turn(scene, i, *turn) for i, turn in enumerate(reversed(turns))])
    words = _words(current_language())
    return (
        f'<section class="why" tabindex="0" aria-labelledby="why-title" data-words="{words}">'
        f'<h2 id="why-title">{esc(text("table-why"))}</h2>{drawn}</section>'
    )


@lru_cache(maxsize=8)
def _words(_language: str) -> str:
    """Returns the labels of the buttons that step through an explanation, for the script."""
    return esc(json.encode({name: text(f"table-reason-{name}") for name in BUTTONS}).decode())


def explained(game: Game, entries: list[tuple[int, int, Event]]) -> list[tuple[int, Why]]:
    """Returns the newest turns with an explanation, each with its moment, the newest last."""
    found = [
        (moment, turn)
        for moment, events in runs(game, entries)[-TURNS:]
        for turn in explanations(game, events)
    ]
    return found[-TURNS:]


def runs(game: Game, entries: list[tuple[int, int, Event]]) -> list[Run]:
    """Returns the events of each explained moment, with what its actors did after an interruption."""
    found: list[tuple[int, set[int], list[Event]]] = []
    lang = current_language()
    for moment, group in groupby(entries, key=itemgetter(0)):
        events = _of_the_game([event for _, _, event in group])
        turns = _remembered(game, tuple(events), lang)
        start = turns[0].span[0] if turns else len(events)
        if found:
            _, seats, before = found[-1]
            before += [
                e for e in events[:start] if isinstance(e, Detail) or getattr(e, "seat", None) in seats
            ]
        if turns:
            found.append((moment, {turn.seat for turn in turns}, events[start:]))
    return [(moment, tuple(events)) for moment, _, events in found]


def explanations(game: Game, events: tuple[Event, ...]) -> list[Why]:
    """Returns the explained turns in a run of events, in the current language."""
    return _remembered(game, tuple(_of_the_game(events)), current_language())


def _of_the_game(events: Sequence[Event]) -> list[Event]:
    """Returns the events without notices about the table itself, which a game cannot tell."""
    return [event for event in events if not isinstance(event, Notice)]


@lru_cache(maxsize=512)
def _remembered(game: Game, events: tuple[Event, ...], _language: str) -> list[Why]:
    """Returns marked sentences; cached, since each later move draws the same turn again."""
    with marking():
        return game.box.speech().why(events, game.rules)


def _turn(scene: TableScene, i: int, moment: int, turn: Why) -> str:
    is_open, after = ("", "") if i else (" open", _afterwards(scene, turn))
    report = (
        f'<p class="more"><a href="/table/{esc(scene.live.id)}/report/{moment}" download>'
        f"{esc(text('table-reason-wrong'))}</a></p>"
    )
    return (
        f'<details id="why-{i}" class="seat-{turn.seat % PALETTE}" data-moment="{moment}"{is_open}>'
        f"<summary>{esc(plain(turn.short))}</summary>{_card(scene, turn)}"
        f"{_steps(scene, turn)}{_counts(turn)}{after}{report}</details>"
    )


def _steps(scene: TableScene, turn: Why) -> str:
    """Draws the steps that a player needs; every step with its rule is one click deeper."""
    steps = "".join([_step(scene, step) for step in turn.steps])
    if not turn.gist:
        return f'<ol class="steps gist">{steps}</ol>'
    gist = "".join([_step(scene, step) for step in turn.gist])
    return (
        f'<ol class="steps gist">{gist}</ol><details class="every"><summary>'
        f'{esc(text("table-reason-every"))}</summary><ol class="steps">{steps}</ol></details>'
    )


def _card(scene: TableScene, turn: Why) -> str:
    """Draws the card that was followed; in words, lines without effect are dimmed, with the reason."""
    if drawn := drawing(scene.game.id).followed(scene, turn):
        return drawn
    if not turn.lines:
        return ""
    lines = "".join(
        [
            f'<li class="{"done" if line.done else "off"} {esc(line.kind)}">'
            f"<span>{esc(plain(line.words))}</span>"
            f"<small>{esc(plain(line.outcome))}</small></li>"
            for line in turn.lines
        ]
    )
    return f'<div class="why-card"><h3>{esc(plain(turn.title))}</h3><ul>{lines}</ul></div>'


def _step(scene: TableScene, step: Reason) -> str:
    shown = ""
    if step.seen:
        notes = dict(zip(step.gone, [plain(note) for note in step.notes], strict=True))
        figures = dict(zip(step.seen, step.figures, strict=True)) if step.figures else {}
        found = {"seen": step.seen, "left": step.left, "notes": notes, "figures": figures, "walk": step.walk}
        packed = json.encode({name: value for name, value in found.items() if value}).decode()
        shown = f' data-shown="{esc(packed)}"'
    rule = help_button(f"rule:{step.rule}", text("table-reason-rule")) if step.rule else ""
    head = ' class="head"' if step.heading else ""
    return f"<li{head}{shown}><span>{scene.marks.link(step.words)}</span>{rule}</li>"


def _counts(turn: Why) -> str:
    """Draws how points were counted; the last row is the sum."""
    if turn.counts is None:
        return ""
    head = "".join([f'<th scope="col">{esc(cell)}</th>' for cell in turn.counts.head])
    rows = "".join([_row(row) for row in turn.counts.rows])
    return (
        f'<table class="why-counts"><caption>{esc(turn.counts.title)}</caption>'
        f"<thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"
    )


def _row(row: tuple[str, ...]) -> str:
    first, *cells = [esc(plain(cell)) for cell in row]
    return f'<tr><th scope="row">{first}</th>{"".join([f"<td>{cell}</td>" for cell in cells])}</tr>'


def _afterwards(scene: TableScene, turn: Why) -> str:
    """Draws the current position of the seat that acted."""
    found = next((p for p in scene.panels if p.key == turn.panel), None)
    return _facts(found) if found else ""


@lru_cache(maxsize=64)
def _facts(panel: Panel) -> str:
    rows = "".join([f"<dt>{esc(plain(row[0]))}</dt><dd>{esc(plain(row[1]))}</dd>" for row in panel.rows])
    return f'<dl class="afterwards">{rows}</dl>'
