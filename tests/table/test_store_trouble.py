"""When the database has trouble: it is said, and nothing is published."""

from __future__ import annotations

from sqlite3 import connect
from typing import Any

import pytest
from django.db import DatabaseError, OperationalError, connection

from spielwerk.table.errors import StoreBusy, StoreFailed, StoreFull
from spielwerk.table.store import models, tables
from table.playing import (
    new,
    play,
    rebuilt,
    same,
)


@pytest.mark.parametrize(
    ("trouble", "becomes"),
    [
        (OperationalError("database is locked"), StoreBusy),
        (OperationalError("database or disk is full"), StoreFull),
        (DatabaseError("could not extend file: No space left on device"), StoreFull),
        (OperationalError("disk I/O error"), StoreFailed),
    ],
)
def test_trouble_with_the_database_is_said_and_nothing_is_published(
    trouble: Exception, becomes: type[Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = new()
    live = tables.get(table.id)

    def fail(*_: Any) -> None:
        raise trouble

    with monkeypatch.context() as patch:
        patch.setattr(models, "add_choices", fail)
        with pytest.raises(becomes):
            tables.choose(table.id, 0, live.seen(0), ["bid 1"])
    assert tables.get(table.id).seq == live.seq
    same(live, rebuilt(table.id))


@pytest.fixture
def sqlite() -> Any:
    """A connection that gives up at once, and is thrown away afterwards."""
    if connection.vendor != "sqlite":
        pytest.skip("SQLite's own trouble")
    connection.ensure_connection()
    connection.cursor().execute("PRAGMA busy_timeout=20")
    yield connection.cursor()
    connection.close()


def test_a_locked_database_is_said(sqlite: Any) -> None:
    table = new()
    live = tables.get(table.id)
    other = connect(connection.settings_dict["NAME"])
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreBusy):
        tables.choose(table.id, 0, live.seen(0), ["bid 1"])
    assert tables.get(table.id).seq == live.seq, "one can still look"
    other.rollback()
    other.close()
    assert tables.choose(table.id, 0, live.seen(0), ["bid 1"]).seq == live.seq + 1


def test_a_full_disk_is_said(sqlite: Any) -> None:
    table = new("scythe")
    live = play(table.id, 3)
    pages = sqlite.execute("PRAGMA page_count").fetchone()[0]
    sqlite.execute(f"PRAGMA max_page_count={pages}")
    with pytest.raises(StoreFull):
        play(table.id, 500)
    tables.forget_all()
    now = tables.get(table.id)
    assert now.seq > live.seq, "what went in before the disk was full is there"
    sqlite.execute("PRAGMA max_page_count=1000000")
    same(play(table.id, 5), rebuilt(table.id))
