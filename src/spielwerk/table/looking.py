"""What a viewer may look up beyond the table itself: previews, the record, the debug panel.

A preview is computed on positions that fit the viewer's view, never on the real one, and stops at the first
luck or at another seat's choice.  The full record and the debug panel show everything, so they are for
tables with one person, for finished games, or for a server that runs with `--debug`.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

import msgspec
from django.conf import settings
from msgspec import Struct

from spielwerk.kernel.chance import Rng
from spielwerk.kernel.errors import SpielwerkError
from spielwerk.kernel.frame import CHANCE
from spielwerk.kernel.luck import Keyed
from spielwerk.kernel.record import FORMAT
from spielwerk.kernel.run import nobody
from spielwerk.kernel.schema import DEAL
from spielwerk.kernel.speech import Panel
from spielwerk.kernel.text import current_language
from spielwerk.kernel.view import View
from spielwerk.table.errors import NotYours, Refused
from spielwerk.table.store.live_table import LiveTable

NEWEST = 30
PREVIEW_CACHE_SIZE, POSITION_CACHE_SIZE = 64, 8
"""Entries of the caches: previews, and the positions they begin with."""
GUESSES = (1, 2)
"""A fact counts only if it comes out the same on two different guesses of what the viewer cannot know."""


class Change(Struct, frozen=True):
    """One fact that an option would change."""

    label: str
    before: str
    after: str


class Preview(Struct, frozen=True):
    """What choosing an option would change, as far as the viewer can know.

    `then` says where it stopped: `you` are asked next, `luck`, `others`, or the `end` of the game.
    """

    changes: tuple[Change, ...]
    then: str
    after: tuple[View, ...] = ()
    """What the viewer would see, once for each guess."""


def preview(live: LiveTable, viewer: int, option: str | Iterable[str]) -> Preview:
    """The change an option (or a whole gesture) would make for the seat that is asked; language as set."""
    texts = (option,) if isinstance(option, str) else tuple(option)
    if live.decision(viewer) is None:
        raise Refused(f"seat {viewer} is not asked now", "table-refused-not-asked")
    return _preview(live, viewer, texts, current_language())


@lru_cache(PREVIEW_CACHE_SIZE)
def _preview(live: LiveTable, viewer: int, texts: tuple[str, ...], lang: str) -> Preview:
    """The same option is looked at again: with all effects on the page, and when it is pointed at."""
    before = _now(live, viewer, lang)
    found: list[tuple[tuple[Change, ...], str]] = []
    views: list[View] = []
    for guess in GUESSES:
        state = live.game.resample(live.view(viewer), Rng(guess))
        try:
            for text in texts:
                live.game.apply(state, text, seat=viewer, source=nobody)
        except SpielwerkError as error:
            raise Refused(str(error), "table-refused-illegal", problem=str(error)) from error
        views.append(live.game.view(state, viewer))
        after = _facts(live, views[-1])
        found.append((_changes(before, after), _then(live, state, viewer)))
    (one, then), (two, _) = found
    return Preview(tuple([change for change in one if change in two]), then, tuple(views))


@lru_cache(POSITION_CACHE_SIZE)
def _now(live: LiveTable, viewer: int, _language: str) -> Facts:
    """What all options of a position are compared with."""
    return _facts(live, live.view(viewer))


def _then(live: LiveTable, state: Any, viewer: int) -> str:
    if state.over:
        return "end"
    seats = [d.seat for d in live.game.decisions(state)]
    return "luck" if CHANCE in seats else "you" if viewer in seats else "others"


Facts = dict[tuple[str, int, str, str], tuple[str, str]]
"""By panel (key and seat: its title may change), row and column: what the cell is called, and the cell."""


def _facts(live: LiveTable, view: Any) -> Facts:
    """The cells of all panels."""
    facts: Facts = {}
    for panel in live.game.box.speech().panels(view, live.game.rules):
        for row in panel.rows:
            for column, cell in enumerate(row[1:], 1):
                head = _head(panel, column)
                label = " · ".join([part for part in (panel.title, row[0], head) if part])
                facts[(panel.key, panel.seat, row[0], head)] = (label, cell)
    return facts


def _head(panel: Panel, column: int) -> str:
    return panel.head[column] if column < len(panel.head) else ""


def _changes(before: Facts, after: Facts) -> tuple[Change, ...]:
    found = []
    for key in [*before, *[key for key in after if key not in before]]:
        label, then = after.get(key) or (before[key][0], "")
        now = before[key][1] if key in before else ""
        if now != then:
            found.append(Change(label, now, then))
    return tuple(found)


def shows_all(live: LiveTable) -> bool:
    """Whether the full record and the debug panel may be shown here."""
    return live.open or bool(settings.SPIELWERK_DEBUG)


def setup_of(live: LiveTable) -> dict[str, Any]:
    """The set-up as everybody may know it.

    At a table of an older version the number of the deal tells half of the seed of its first luck.
    What was dealt is open on the board.
    """
    return {name: value for name, value in live.game.setup.items() if name != DEAL or shows_all(live)}


def record(live: LiveTable, viewer: int) -> list[str]:
    """The lines of the match: the whole record where that is allowed, else what the viewer saw of it.

    A redacted record has neither luck nor choices of others: a header, then one line an event as the viewer
    may know it, and the viewer's own choices.
    """
    if shows_all(live):
        return live.match.record()
    game = live.game
    header = {
        "spielwerk": FORMAT,
        "redacted": viewer,
        "game": game.id,
        "rules": game.box.version,
        "setup": setup_of(live),
        "names": live.names,
    }
    own = [{"at": moment, "chose": text} for moment, text in live.chosen(viewer)]
    events = [_event_line(moment, seat, event) for moment, seat, event in live.log(viewer)]
    lines = [header, *sorted([*own, *events], key=lambda line: int(line["at"]))]
    return [msgspec.json.encode(line).decode() for line in lines]


def _event_line(moment: int, seat: int, event: Any) -> dict[str, Any]:
    return {"at": moment, "seat": seat, "event": type(event).__name__, **msgspec.to_builtins(event)}


def export(table_id: str, viewer: int) -> list[str]:
    """The record of a table for a viewer; see `record`."""
    from spielwerk.table.tables import get

    return record(get(table_id), viewer)


def debug(live: LiveTable, viewer: int) -> dict[str, Any]:
    """State, stack, decisions and newest events, where all of that may be shown."""
    if not shows_all(live):
        raise NotYours(f"viewer {viewer} may not see everything here")
    match, game = live.match, live.game
    return {
        "seq": live.seq,
        "position": match.position,
        "digest": game.digest(match.state),
        "luck": match.luck.seal if isinstance(match.luck, Keyed) else match.seed,
        "state": msgspec.json.decode(game.dumps(match.state)),
        "stack": [_frame(frame) for frame in reversed(match.state.stack)],
        "decisions": [
            {"seat": d.seat, "kind": d.kind, "gesture": d.gesture, "options": [o.text for o in d.options]}
            for d in match.decisions
        ],
        "events": [
            _event_line(0, c.seat, e) for c, es in zip(match.choices, match.events, strict=True) for e in es
        ][-30:],
        "choices": [(c.seat, c.option.text) for c in match.choices[-30:]],
    }


def _frame(frame: Any) -> dict[str, Any]:
    fields = {name: msgspec.to_builtins(getattr(frame, name)) for name in frame.__struct_fields__}
    return {"frame": str(frame.__struct_config__.tag), **fields}
