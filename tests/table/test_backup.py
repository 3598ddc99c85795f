"""Backups: whole, checked, private, made while the server runs; restored without losing what was there."""

from __future__ import annotations

import os
import re
import shutil
import sqlite3
import stat
from pathlib import Path
from typing import Any

import pytest

from spielwerk.kernel.errors import SpielwerkError
from spielwerk.table.store import backup, data_folder
from spielwerk.table.store.restore import restore
from table.commands import done, refused
from table.postgresql import Cluster
from table.serving import Browser, Server, inside

posix = pytest.mark.skipif(os.name != "posix", reason="rights of files are POSIX's")


def play(server: Server, table: dict[str, Any], choices: int = 1) -> list[str]:
    """Choices of the browser that holds all seats of a table."""
    browser = Browser(server.port, table["cookies"][0])
    made: list[str] = []
    for _ in range(choices):
        page = browser.table(table["id"])
        assert browser.choose(table["id"], page, page.choices[0]).status == 303
        made += page.choices[0].split("|")
    return made


def stored(file: Path) -> list[tuple[str, int]]:
    with backup.opened(file) as found:
        return list(found.execute("select id, seq from table_table order by id"))


# --- SQLite


def test_a_running_server_is_backed_up_and_restored_elsewhere_with_its_cookies(tmp_path: Path) -> None:
    data, file, elsewhere = tmp_path / "data", tmp_path / "tables.backup", tmp_path / "elsewhere"
    data.mkdir()
    table = inside(data, "make")
    with Server(data) as server:
        made = play(server, table, 3)
        assert "1 tables backed up" in done(data, "backup", str(file))
        assert stored(file) == stored(data / data_folder.DATABASE)
        play(server, table)
    assert "1 tables restored" in done(elsewhere, "restore", str(file))
    with Server(elsewhere) as server:
        made += play(server, table)
    assert inside(elsewhere, "chosen", table_id=table["id"]) == made, "the old cookie still opens its seat"


@posix
def test_a_backup_and_what_is_kept_aside_are_their_owners_alone(tmp_path: Path) -> None:
    inside(tmp_path, "make")
    before = os.umask(0)
    try:
        done(tmp_path, "backup", str(tmp_path / "b"))
        done(tmp_path, "restore", str(tmp_path / "b"))
    finally:
        os.umask(before)
    (aside,) = (tmp_path / data_folder.BACKUPS).iterdir()
    private = [
        tmp_path / "b",
        tmp_path / data_folder.DATABASE,
        tmp_path / data_folder.KEY,
        aside / data_folder.DATABASE,
    ]
    assert {stat.S_IMODE(path.stat().st_mode) for path in private} == {0o600}
    assert stat.S_IMODE(aside.stat().st_mode) == 0o700
    assert not [path for path in tmp_path.iterdir() if ".part" in path.name], "nothing is left over"


def test_a_backup_never_replaces_a_file(tmp_path: Path) -> None:
    inside(tmp_path, "make")
    (tmp_path / "b").write_text("mine")
    assert "exists already" in refused(tmp_path, "backup", str(tmp_path / "b"))
    assert "gibt es schon" in refused(tmp_path, "backup", str(tmp_path / "b"), LC_ALL="de_DE.UTF-8")
    assert (tmp_path / "b").read_text() == "mine"
    assert "does not exist" in refused(tmp_path, "backup", str(tmp_path / "none" / "b"))


def test_where_there_is_nothing_nothing_is_made(tmp_path: Path) -> None:
    data = tmp_path / "data"
    assert "there are no tables in" in refused(data, "backup", str(tmp_path / "b"))
    assert not data.exists()
    assert not (tmp_path / "b").exists()


def test_a_copy_that_differs_is_no_backup(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    inside(tmp_path, "make")
    honest = backup.contents
    heard: list[sqlite3.Connection] = []

    def after_a_slip(file: sqlite3.Connection) -> backup.Contents:
        heard.append(file)
        if len(heard) == 2:  # the copy
            file.execute("update table_table set seq = seq + 1")
        return honest(file)

    monkeypatch.setattr(backup, "contents", after_a_slip)
    with pytest.raises(SpielwerkError, match="differs from the tables in table_table"):
        backup.write(tmp_path, tmp_path / "b")
    names = [path.name for path in tmp_path.iterdir()]
    assert [name for name in names if not name.startswith((data_folder.KEY, data_folder.DATABASE))] == []


def test_restoring_is_refused_while_a_server_runs(tmp_path: Path) -> None:
    inside(tmp_path, "make")
    done(tmp_path, "backup", str(tmp_path / "b"))
    with Server(tmp_path):
        assert "another Spielwerk server uses the data folder" in refused(
            tmp_path, "restore", str(tmp_path / "b")
        )
    done(tmp_path, "restore", str(tmp_path / "b"))


def test_what_was_there_is_kept_aside_and_can_be_restored(tmp_path: Path) -> None:
    first = inside(tmp_path, "make")
    done(tmp_path, "backup", str(tmp_path / "b"))
    (tmp_path / data_folder.KEY).write_text("another-key")
    second = inside(tmp_path, "make")
    both = stored(tmp_path / data_folder.DATABASE)
    said = done(tmp_path, "restore", str(tmp_path / "b"))
    found = re.search(r"What was there before is in (.*)", said)
    assert found
    aside = Path(found[1])
    assert [id for id, _ in stored(tmp_path / data_folder.DATABASE)] == [first["id"]]
    assert stored(aside / data_folder.DATABASE) == both
    assert second["id"] in [id for id, _ in both]
    assert (aside / data_folder.KEY).read_text() == "another-key"
    assert (tmp_path / data_folder.KEY).read_text() != "another-key"
    done(tmp_path, "restore", str(aside / data_folder.DATABASE))
    assert stored(tmp_path / data_folder.DATABASE) == both, "a plain copy of the database is a backup as well"


def test_a_damaged_database_is_kept_aside_as_it_is(tmp_path: Path) -> None:
    inside(tmp_path, "make")
    done(tmp_path, "backup", str(tmp_path / "b"))
    (tmp_path / data_folder.DATABASE).write_bytes(b"rubbish" * 1000)
    (tmp_path / (data_folder.DATABASE + "-wal")).write_bytes(b"more of it")
    done(tmp_path, "restore", str(tmp_path / "b"))
    (aside,) = (tmp_path / data_folder.BACKUPS).iterdir()
    assert (aside / data_folder.DATABASE).read_bytes() == b"rubbish" * 1000
    assert (aside / (data_folder.DATABASE + "-wal")).read_bytes() == b"more of it"
    assert not (tmp_path / (data_folder.DATABASE + "-wal")).exists()
    assert len(stored(tmp_path / data_folder.DATABASE)) == 1


@pytest.mark.parametrize("harm", ["cut", "overwritten", "text", "another database", "newer", "missing"])
def test_what_is_no_sound_backup_is_refused_and_changes_nothing(harm: str, tmp_path: Path) -> None:
    data, file = tmp_path / "data", tmp_path / "b"
    data.mkdir()
    inside(data, "make")
    done(data, "backup", str(file))
    whole = file.read_bytes()
    expected = "is damaged"
    if harm == "cut":
        file.write_bytes(whole[: len(whole) // 2])
    elif harm == "overwritten":
        file.write_bytes(whole[:8192] + b"\x77" * 8192 + whole[16384:])
    elif harm == "text":
        file.write_text("no database at all")
    elif harm == "another database":
        file.unlink()
        sqlite3.connect(file).execute("create table t (x)").connection.commit()
        expected = "is no backup"
    elif harm == "newer":
        with sqlite3.connect(file) as newer:
            newer.execute(
                "insert into django_migrations (app, name, applied) values ('table', '9999_new', 0)"
            )
        expected = "newer version of Spielwerk (9999_new)"
    else:
        file.unlink()
        expected = "there is no file"
    before = stored(data / data_folder.DATABASE)
    assert expected in refused(data, "restore", str(file))
    assert stored(data / data_folder.DATABASE) == before
    assert not (data / data_folder.BACKUPS).exists()


def test_a_restore_that_fails_leaves_everything_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    inside(tmp_path, "make")
    done(tmp_path, "backup", str(tmp_path / "b"))
    inside(tmp_path, "make")
    before = stored(tmp_path / data_folder.DATABASE)

    def full(*_: object) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(shutil, "copy2", full)
    with pytest.raises(SpielwerkError, match="the tables are as they were: no space left"):
        restore(tmp_path, tmp_path / "b")
    assert stored(tmp_path / data_folder.DATABASE) == before
    assert not [path for path in tmp_path.iterdir() if ".part" in path.name]


# --- PostgreSQL


def test_postgresql_is_backed_up_while_it_is_played_and_restored_to_both(
    postgresql: Cluster, tmp_path: Path
) -> None:
    one, other = tmp_path / "one", tmp_path / "other"
    one.mkdir()
    first = {"SPIELWERK_DATABASE": postgresql.new_database("one")}
    table = inside(one, "make", environ=first)
    with Server(one, **first) as server:
        made = play(server, table, 3)
        assert "1 tables backed up" in done(one, "backup", str(tmp_path / "b"), **first)
        later = play(server, table)
        assert "another Spielwerk server" in refused(one, "restore", str(tmp_path / "b"), **first)
    assert "1 tables restored" in done(other, "restore", str(tmp_path / "b"))
    with Server(other) as server:
        assert play(server, table), "on SQLite"
    said = done(one, "restore", str(tmp_path / "b"), **first)
    assert inside(one, "chosen", environ=first, table_id=table["id"]) == made
    with Server(one, **first) as server:
        assert play(server, table), "on PostgreSQL again: new rows get new numbers"
    aside = Path(said.strip().rpartition(" in ")[2])
    done(one, "restore", str(aside / "tables.sqlite3"), **first)
    assert inside(one, "chosen", environ=first, table_id=table["id"]) == made + later, "kept aside"


def test_postgresql_is_backed_up_before_migrations(postgresql: Cluster, tmp_path: Path) -> None:
    where = {"SPIELWERK_DATABASE": postgresql.new_database("older")}
    table = inside(tmp_path, "make", environ=where)
    inside(tmp_path, "migrate_back", environ=where, name="0003_joins")
    with Server(tmp_path, **where) as server:
        play(server, table)
    (made,) = (tmp_path / data_folder.BACKUPS).iterdir()
    assert made.name == "tables-before-0004_cut_back.sqlite3"
    with backup.opened(made) as file:
        columns = [row[1] for row in file.execute("pragma table_info(table_table)")]
        assert "cut_back" not in columns
        assert [id for (id,) in file.execute("select id from table_table")] == [table["id"]]
    done(tmp_path, "restore", str(made), **where)
    with Server(tmp_path, **where) as server:
        play(server, table)
