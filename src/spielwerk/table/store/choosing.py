"""Choices at a table: played on a copy, stored, then published.

What was confirmed to a player is on disk.  A write updates the row of its table only if the sequence number
is still the one it started from.  If no row was updated, somebody else was faster and nothing is changed.
The choice is then tried again on the new position, but only if the seat's decision is still the same (two
seats sealing their answers at the same time).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import is_

from spielwerk.kernel.campaign import reported
from spielwerk.kernel.errors import SpielwerkError
from spielwerk.kernel.frame import SPECTATOR
from spielwerk.kernel.match import CannotUndo, Match
from spielwerk.table.errors import NotYours, Refused, Stale, StoreBusy
from spielwerk.table.store import match_rows, models
from spielwerk.table.store.clock import dump as dump_clock
from spielwerk.table.store.database_errors import store_errors
from spielwerk.table.store.live_table import LiveTable, SeenCounts, twin
from spielwerk.table.store.table_cache import TRIES, get, publish
from spielwerk.table.store.writer import write

WHY_NOT = {
    "nothing": "table-refused-nothing-to-undo",
    "revealed": "table-refused-revealed",
    "others": "table-refused-others-acted",
    "over": "table-refused-over",
}
"""The message for a choice that cannot be undone, by reason."""
MOST_CHOICES = 500
"""The limit per post: more than any gesture has."""


def choose(
    table_id: str, seat: int, seen: int, texts: Sequence[str], looked_at: LiveTable | None = None
) -> LiveTable:
    """Chooses for a seat, all or none.  `seen` is `LiveTable.seen(seat)` of the page that was answered.

    A caller that has just read the table may pass it: the write shows whether it is still the newest. Raises
    `Stale` (which contains the current table) or `Refused`; then nothing has changed.
    """
    if not 0 < len(texts) <= MOST_CHOICES:
        raise Refused(f"{len(texts)} choices at once", "table-refused-too-much", most=MOST_CHOICES)

    def play(live: LiveTable, match: Match) -> None:
        _asked(live, seat)
        try:
            match.choose(texts, seat, blind=not match.free)
            match.take_obvious(live.spared)
        except SpielwerkError as error:
            raise Refused(str(error), "table-refused-illegal", problem=str(error)) from error

    return _write(table_id, seat, seen, play, looked_at)


def give(table_id: str, seat: int, gift: str, looked_at: LiveTable | None = None) -> LiveTable:
    """Carries out what a seat does unasked (`game.gifts`), whatever has happened since it looked.

    Raises `Refused` if it cannot.
    """

    def play(live: LiveTable, match: Match) -> None:
        if live.over:
            raise Refused("the game is over", "table-refused-over")
        if match.game.gift(match.state, gift, seat) is None:
            raise Refused("nothing of this can be given now", "table-refused-illegal")
        match.choose(gift, seat)

    return _write(table_id, seat, None, play, looked_at)


def _asked(live: LiveTable, seat: int) -> None:
    if live.over:
        raise Refused("the game is over", "table-refused-over")
    if seat not in live.awaits:
        raise Refused(f"seat {seat} is not asked now", "table-refused-not-asked")


def undo(table_id: str, seat: int, seen: int, *, step: bool = False) -> LiveTable:
    """Undoes the seat's last gesture, or its sealed answers if nothing has been revealed.

    If undo is free, the gestures of bots and of luck on the way are undone too.  With `step`, only the last
    touch of an unfinished gesture is undone.
    """

    def back(live: LiveTable, match: Match) -> None:
        own = live.acting(seat)
        if live.done:
            raise Refused("the result of a leg is on the sheets", "table-refused-leg-done")
        if step and not match.half_made(seat):
            raise Refused("no gesture is half made", "table-refused-nothing-to-undo")
        try:
            match.undo(seat, step=step)
            while match.undone and match.undone[-1][0].seat not in own:
                match.undo(seat)
        except CannotUndo as error:
            raise Refused(str(error), WHY_NOT[error.reason], problem=str(error)) from error

    return _write(table_id, seat, seen, back)


def ask_again(table_id: str, seat: int, seen: int) -> LiveTable:
    """Takes back what the table has just taken for a seat, which is then asked how much it wants."""

    def back(live: LiveTable, match: Match) -> None:
        if live.done:
            raise Refused("the result of a leg is on the sheets", "table-refused-leg-done")
        try:
            match.ask_again(seat)
        except CannotUndo as error:
            raise Refused(str(error), WHY_NOT[error.reason], problem=str(error)) from error

    return _write(table_id, seat, seen, back)


def redo(table_id: str, seat: int, seen: int) -> LiveTable:
    """Redoes what was undone last, and what bots did after it, with the same luck."""

    def again(live: LiveTable, match: Match) -> None:
        if not live.can_redo(seat):
            raise Refused("there is nothing to choose again", "table-refused-nothing-to-redo")
        try:
            match.redo()
            while match.undone and match.undone[-1][0].seat not in live.people:
                match.redo()
        except SpielwerkError as error:
            raise Refused(str(error), "table-refused-nothing-to-redo") from error

    return _write(table_id, seat, seen, again)


@store_errors
def _write(
    table_id: str,
    seat: int,
    seen: int | None,
    play: Callable[[LiveTable, Match], None],
    looked_at: LiveTable | None = None,
) -> LiveTable:
    """Plays on a copy and stores it; retries on the newest position as long as `seen` is still valid."""
    for _ in range(TRIES):
        live, looked_at = looked_at or get(table_id), None
        if not 0 <= seat < len(live.plan):
            raise NotYours(f"there is no seat {seat}")
        if live.closed:
            raise Refused("the table is closed", "table-refused-closed")
        if seen is not None and not live.counts.asked[seat] <= seen <= live.counts.seen[seat]:
            raise Stale(live)
        match = twin(live.match)
        play(live, match)
        same = _common(live.match, match)
        stored = _store(live, match, same, _counts(live, match, same, seat))
        if stored is not None:
            return publish(stored)
    raise StoreBusy("the table changes faster than it can be written")


def _counts(live: LiveTable, match: Match, same: int, seat: int) -> SeenCounts:
    """Returns the new counts: which viewers notice what was done."""
    before, after = live.match, match
    if any(not c.secret or c.reveals for c in before.choices[same:] + after.choices[same:]):
        return live.counts.after_open()
    has_events = any(before.events[same:]) or any(after.events[same:])
    noticed = [
        has_events or live.game.view(before.state, viewer) != live.game.view(after.state, viewer)
        for viewer in [*range(len(live.plan)), SPECTATOR]
    ]
    return live.counts.after_sealed(seat, noticed)


def _common(before: Match, after: Match) -> int:
    """Returns how many choices two matches share."""
    same = list(map(is_, before.choices, after.choices))
    return same.index(False) if False in same else len(same)


def _store(live: LiveTable, match: Match, same: int, counts: SeenCounts) -> LiveTable | None:
    """Stores by compare and set; returns None if somebody else has written meanwhile."""
    fields = match_rows.match_fields(match, counts)
    clock = live.clock and live.clock.after(live.timed(live.awaits), live.timed(fields["awaits"]))
    if clock:
        fields["clock"] = dump_clock(clock)
    if live.campaign and match.over:
        fields["report"] = reported(match)
    first, id = live.first, live.id
    choices = match_rows.choice_rows(id, first, match, same)
    snapshots = match_rows.snapshot_rows(id, first, match, same)

    def store() -> bool:
        if not models.compare_and_set(id, live.seq, fields):
            return False
        if same < live.match.position:
            models.Choice.objects.filter(table_id=id, n__gte=first + same).delete()
            models.Snapshot.objects.filter(table_id=id, n__gt=first + same).delete()
        models.add_choices(choices)
        if snapshots:
            models.Snapshot.objects.bulk_create(snapshots)
        return True

    if not write(store):
        return None
    return live.after(same, match=match, counts=counts, updated=fields["updated"], clock=clock)
