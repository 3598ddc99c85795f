"""Exports of a table: its record as far as a viewer may see it, and the debug panel.

The full record and the debug panel show everything, so they are for tables with one person, for finished
games, or for a server that runs with `--debug`.
"""

from __future__ import annotations

from typing import Any

import msgspec
from django.conf import settings

from spielwerk.kernel.luck import Keyed
from spielwerk.kernel.record import FORMAT
from spielwerk.kernel.schema import DEAL
from spielwerk.table.errors import NotYours
from spielwerk.table.store.live_table import LiveTable

NEWEST = 30
"""The number of events and choices that the debug panel shows."""


def shows_all(live: LiveTable) -> bool:
    """Returns whether the full record and the debug panel may be shown."""
    return live.open or bool(settings.SPIELWERK_DEBUG)


def setup_of(live: LiveTable) -> dict[str, Any]:
    """Returns the set-up as everybody may know it.

    At a table of an older version the number of the deal reveals half of the seed of its first luck. What was
    dealt is open on the board.
    """
    return {name: value for name, value in live.game.setup.items() if name != DEAL or shows_all(live)}


def record(live: LiveTable, viewer: int) -> list[str]:
    """Returns the lines of the match: the full record if allowed, or else what the viewer saw of it.

    A redacted record has neither luck nor choices of others: a header, one line per event as the viewer may
    know it, and the viewer's own choices.
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
    """Returns the record of a table for a viewer; see `record`."""
    from spielwerk.table.store.tables import get

    return record(get(table_id), viewer)


def debug(live: LiveTable, viewer: int) -> dict[str, Any]:
    """Returns state, stack, decisions and newest events, if all of that may be shown."""
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
        ][-NEWEST:],
        "choices": [(c.seat, c.option.text) for c in match.choices[-NEWEST:]],
    }


def _frame(frame: Any) -> dict[str, Any]:
    fields = {name: msgspec.to_builtins(getattr(frame, name)) for name in frame.__struct_fields__}
    return {"frame": str(frame.__struct_config__.tag), **fields}
