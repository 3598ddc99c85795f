"""Why somebody who is not asked did what they did: a sentence a turn, and every step behind it."""

from __future__ import annotations

from functools import lru_cache
from itertools import groupby

from spielwerk.kernel.event import Detail, Event
from spielwerk.kernel.game import Game
from spielwerk.kernel.speech import Why, marking, plain
from spielwerk.kernel.text import current_language, text
from spielwerk.table.render.html import esc
from spielwerk.table.render.scene import PALETTE, Scene

TURNS = 4
"""How many turns are explained."""


def why(scene: Scene, entries: list[tuple[int, int, Event]]) -> str:
    """The newest turns that explain themselves, each opening into a list of steps; empty if none does."""
    turns = [turn for events in _runs(scene.game, entries)[-TURNS:] for turn in _told(scene.game, events)]
    if not turns:
        return ""
    drawn = "".join([_turn(scene, i, turn) for i, turn in enumerate(reversed(turns[-TURNS:]))])
    return (
        '<section class="why" tabindex="0" aria-labelledby="why-title">'
        f'<h2 id="why-title">{esc(text("table-why"))}</h2>{drawn}</section>'
    )


def _runs(game: Game, entries: list[tuple[int, int, Event]]) -> list[tuple[Event, ...]]:
    """The events of each moment that explains something, with what its actors did after an interruption."""
    runs: list[tuple[set[int], list[Event]]] = []
    for _, group in groupby(entries, key=lambda entry: entry[0]):
        events = [event for _, _, event in group]
        if told := _told(game, tuple(events)):
            runs.append(({turn.seat for turn in told}, events))
        elif runs:
            seats, before = runs[-1]
            before += [e for e in events if isinstance(e, Detail) or getattr(e, "seat", None) in seats]
    return [tuple(events) for _, events in runs]


def _told(game: Game, events: tuple[Event, ...]) -> list[Why]:
    return _remembered(game, events, current_language())


@lru_cache(maxsize=512)
def _remembered(game: Game, events: tuple[Event, ...], _language: str) -> list[Why]:
    """Marked sentences; the same turn is told again with each move that follows."""
    with marking():
        return game.box.speech().why(events, game.rules)


def _turn(scene: Scene, i: int, turn: Why) -> str:
    steps = "".join([f"<li>{scene.marks.link(step)}</li>" for step in turn.steps])
    return (
        f'<details id="why-{i}" class="seat-{turn.seat % PALETTE}"><summary>{esc(plain(turn.short))}'
        f"</summary><ol>{steps}</ol></details>"
    )
