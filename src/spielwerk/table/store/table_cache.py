"""The cache of tables: found by name, rebuilt from the database if missing, announced.

A table is stored under its name together with its sequence number; if the database has a newer number, it is
rebuilt.  So this cache may be emptied at any time.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

import msgspec

from spielwerk.kernel.match import Ended, Match
from spielwerk.table.errors import StoreBusy, TableGone
from spielwerk.table.store import clock, match_rows, models, notices
from spielwerk.table.store.cache import Cache
from spielwerk.table.store.database_errors import store_errors
from spielwerk.table.store.live_table import LiveTable, SeatPlan, SeenCounts
from spielwerk.table.store.match_rows import Archive
from spielwerk.table.store.reader import consistent_read
from spielwerk.table.store.writer import write

MOST_BYTES = 192 * 2**20
"""The size of the table cache: about a thousand tables in mid-game."""
A_TABLE, A_CHOICE = 50_000, 400
"""The memory of a table and of each of its choices, in bytes (a test measures them)."""
ID = re.compile(r"[\w-]{1,32}", re.ASCII)
TRIES = 20
"""How many times a write is retried because somebody else has written meanwhile."""

Listener = Callable[[str, LiveTable | None], None]

_shelf: Cache[str, LiveTable] = Cache(MOST_BYTES)
_listeners: list[Listener] = []


# --- finding


@store_errors
def get(table_id: str) -> LiveTable:
    """Returns the current table; raises `TableGone` if there is none."""
    return _at(table_id, models.newest(_checked(table_id)))


@store_errors
def look(table_id: str, keys: Sequence[str]) -> tuple[LiveTable, list[int]]:
    """Returns the current table and the seats that these hashed keys hold there, in order."""
    newest, held = models.newest_and_held(_checked(table_id), keys)
    return _at(table_id, newest), held


def _checked(table_id: str) -> str:
    if not ID.fullmatch(table_id):
        raise TableGone("this is not the name of a table")
    return table_id


def _at(table_id: str, newest: int | None) -> LiveTable:
    """Returns the table with the number that the database has for it, cached or rebuilt."""
    if newest is None:
        _forget(table_id)
        raise TableGone(f"there is no table '{table_id}'")
    live = _shelf.get(table_id)
    if live is not None and live.seq == newest:
        return live
    return _keep(_load(table_id))


def _load(table_id: str) -> LiveTable:
    """Rebuilds a table from the database, and stores it if it had to continue from a snapshot."""
    for _ in range(TRIES):
        with consistent_read():
            row = models.Table.objects.filter(id=table_id).first()
            if row is None:
                raise TableGone(f"there is no table '{table_id}'")
            archive, resumed = match_rows.archive(row), match_rows.resumed(row)
            if resumed is not None:
                return as_live(row, resumed, archive)
            lines, joined = match_rows.lines(row), match_rows.joined(row)
        match = match_rows.rebuild(row, lines)
        if not (match.shortened or match.game.upgrades(row.rules)):
            match = match_rows.join(match, joined)
            match_rows.describe(row, match)
            return as_live(row, match, archive)
        if row.over and (match.shortened or row.result not in (None, match_rows.result(match))):
            return _finished(row, match)
        if _went_on(row, match):
            return as_live(row, match_rows.join(match, match_rows.joined(row)), match_rows.archive(row))
    raise StoreBusy("the table changes faster than it can be converted to the current rules")


def _finished(row: models.Table, match: Match) -> LiveTable:
    """Returns a finished game that the current rules no longer lead to its end.

    Nothing is written: its rows are all that is left of it, and later rules may make more of them.
    """
    if match.shortened:
        assert match.gap is not None
        row.first += match.gap.position
        row.warning = match.warning
    match.ended = match.ended or Ended(tuple(row.winners or ()), match.final)
    joined = [n for n in match_rows.joined(row) if n < match.position]
    return as_live(row, match_rows.join(match, joined), match_rows.archive(row))


def _went_on(row: models.Table, match: Match) -> bool:
    """Stores a match that the current rules have read differently: it continued from a snapshot, or its
    positions are saved in another form now."""
    counts = SeenCounts(row.seen, row.asked).after_open()
    first, changes = row.first, {**match_rows.match_fields(match, counts), "start": match.start}
    if match.shortened:
        assert match.gap is not None
        first += match.gap.position
        changes |= {**match_rows.gap_fields(match), "first": first}
    snapshots = match_rows.snapshot_rows(row.id, first, match, 0)

    def store() -> bool:
        if not models.compare_and_set(row.id, row.seq, changes):
            return False
        row.choices.filter(n__gte=first + match.position).delete()
        row.snapshots.filter(n__gt=first).delete()
        models.Snapshot.objects.bulk_create(snapshots)
        return True

    if not write(store):
        return False
    row.seq += 1
    for name, value in changes.items():
        setattr(row, name, value)
    return True


def as_live(row: models.Table, match: Match, archive: Archive = ()) -> LiveTable:
    """Returns a row and its match as a live table."""
    return LiveTable(
        id=row.id,
        seq=row.seq,
        match=match,
        counts=SeenCounts(row.seen, row.asked),
        mode=row.mode,
        plan=tuple([msgspec.convert(seat, SeatPlan) for seat in row.plan]),
        created=row.created,
        updated=row.updated,
        warning=row.warning,
        cut_back=row.cut_back,
        archive=archive,
        epilogue=match_rows.epilogue(row, match),
        result=row.result,
        first=row.first,
        guide=row.guide,
        luck_given=row.luck_given,
        clock=clock.load(row.clock),
        noted=notices.load(row.notices),
        closed=row.closed,
        campaign=row.campaign_id or "",
    )


# --- keeping


def weight(live: LiveTable) -> int:
    """Returns the approximate size of a table in memory, in bytes."""
    return A_TABLE + A_CHOICE * (live.match.position + len(live.archive))


def _keep(live: LiveTable) -> LiveTable:
    """Puts a table into the cache unless a newer one is there."""
    with _shelf.lock:
        there = _shelf.get(live.id)
        if there is None or there.seq <= live.seq:
            _shelf.put(live.id, live, weight(live))
    return live


def _forget(table_id: str) -> None:
    _shelf.pop(table_id)


def in_memory() -> int:
    """Returns the number of cached tables."""
    return len(_shelf)


def forget_all() -> None:
    """Empties the cache: everything is rebuilt from the database on demand."""
    _shelf.clear()


# --- telling


def listen(listener: Listener) -> None:
    """Calls the listener with every table that has changed; with None if it has been deleted."""
    if listener not in _listeners:
        _listeners.append(listener)


def unlisten(listener: Listener) -> None:
    if listener in _listeners:
        _listeners.remove(listener)


def publish(live: LiveTable) -> LiveTable:
    """Publishes a stored table to everybody."""
    _keep(live)
    for listener in tuple(_listeners):
        listener(live.id, live)
    return live


def announce_gone(table_id: str) -> None:
    """Announces that a table has been deleted."""
    _forget(table_id)
    for listener in tuple(_listeners):
        listener(table_id, None)
