"""Backups: one file with every table and the key that signs cookies, for either database.

A backup is an SQLite file.  An SQLite database is copied page by page while the server runs; a PostgreSQL
database is read in one transaction and written row by row.  So a backup of one can be restored to the other.
The copy is compared with its source row by row before it gets its final name, and only its owner can read it.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path

from msgspec import Struct

from spielwerk import __version__
from spielwerk.kernel.errors import SpielwerkError
from spielwerk.kernel.text import Name
from spielwerk.table.store import data_folder

NOTES = "spielwerk_backup"
"""The table of a backup that says where it comes from and contains the key that signs cookies."""
LABEL = "table"
"""Django's name for the application that the tables belong to."""
AUTOMATIC_BACKUPS = 5
"""How many automatic backups are kept."""
ROOM_PER_ROW = 2048
"""The estimated bytes per row of a PostgreSQL database, to check the free space for a backup."""

NO_TABLES = Name("there are no tables in {}", "in {} gibt es keine Tische")
EXISTS = Name(
    "{} exists already; a backup never replaces a file",
    "{} gibt es schon; eine Sicherung ersetzt keine Datei",
)
NO_FOLDER = Name("the folder {} does not exist", "den Ordner {} gibt es nicht")
NO_ROOM = Name(
    "there is no room in {} for a backup of the tables ({} MB), without which they stay as they are",
    "in {} ist kein Platz für eine Sicherung der Tische ({} MB), ohne die sie nicht umgestellt werden",
)
FAILED = Name("the backup could not be made: {}", "die Sicherung ließ sich nicht anlegen: {}")
DIFFERS = Name("the copy differs from the tables in {}", "die Kopie weicht von den Tischen ab in {}")
NEWER = Name(
    "these tables come from a newer version of Spielwerk ({})",
    "diese Tische stammen von einer neueren Version von Spielwerk ({})",
)
DAMAGED = Name("{} is damaged: {}", "{} ist beschädigt: {}")

Contents = dict[str, tuple[int, str]]
"""By database table: its number of rows, and a digest of all of them."""


class Written(Struct, frozen=True):
    """A backup that was written and checked."""

    path: Path
    tables: int
    size: int


def write(data: Path, target: Path) -> Written:
    """Backs up the tables and the key of a data folder to a file, and checks it; the server may be running.

    Raises `SpielwerkError` if the file exists already or the backup fails; then no file is left.
    """
    if target.exists():
        raise SpielwerkError(str(EXISTS).format(target))
    if not target.absolute().parent.is_dir():
        raise SpielwerkError(str(NO_FOLDER).format(target.absolute().parent))
    part = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        _make_private(part)
        if os.environ.get("SPIELWERK_DATABASE"):
            from spielwerk.table.store import postgresql_backup

            postgresql_backup.write(part)
        else:
            _copy(data / data_folder.DATABASE, part)
        _add_notes(part, data)
        found = check(part)
        sync(part)
        part.rename(target)
    except (OSError, sqlite3.Error) as error:
        raise SpielwerkError(str(FAILED).format(" ".join(str(error).split()))) from error
    finally:
        for leftover in (part, part.with_name(part.name + "-journal")):
            leftover.unlink(missing_ok=True)
    return Written(target, found.get("table_table", (0, ""))[0], target.stat().st_size)


def before(data: Path, label: str) -> Path:
    """Makes a backup in the data folder before something changes the tables; removes the oldest ones."""
    backups = data / data_folder.BACKUPS
    backups.mkdir(mode=0o700, exist_ok=True)
    target = unused(backups / f"tables-{label}.sqlite3")
    needed = _size(data)
    if shutil.disk_usage(backups).free < needed:
        raise SpielwerkError(str(NO_ROOM).format(backups, needed // 2**20 + 1))
    write(data, target)
    for old in sorted(backups.glob("*.sqlite3"), key=lambda path: path.stat().st_mtime)[:-AUTOMATIC_BACKUPS]:
        old.unlink()
    return target


def unused(path: Path) -> Path:
    """Returns the path itself, or the first path with a number appended that does not exist yet."""
    target, number = path, 1
    while target.exists():
        number += 1
        target = path.with_name(f"{path.stem}-{number}{path.suffix}")
    return target


def _size(data: Path) -> int:
    if os.environ.get("SPIELWERK_DATABASE"):
        from spielwerk.table.store import postgresql_backup

        return postgresql_backup.rows() * ROOM_PER_ROW
    return (data / data_folder.DATABASE).stat().st_size


def _make_private(path: Path) -> None:
    os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))


def sync(path: Path) -> None:
    """Waits until a file is on disk."""
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _copy(source: Path, target: Path) -> None:
    """Copies an SQLite database in one consistent state, and compares the rows of both."""
    if not source.exists():
        raise SpielwerkError(str(NO_TABLES).format(source.parent))
    with opened(source) as theirs, closing(sqlite3.connect(target)) as ours:
        theirs.execute("BEGIN")
        theirs.execute("SELECT count(*) FROM sqlite_master").fetchone()  # starts the read transaction
        theirs.backup(ours)
        ours.execute("PRAGMA journal_mode=DELETE")
        compare(contents(theirs), contents(ours))


@contextmanager
def opened(path: Path) -> Iterator[sqlite3.Connection]:
    """Opens a database file read-only."""
    with closing(
        sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None)
    ) as file:
        yield file


def _add_notes(path: Path, data: Path) -> None:
    notes = {"version": __version__, "made": datetime.now(UTC).isoformat(timespec="seconds")}
    with suppress(FileNotFoundError):
        notes["key"] = (data / data_folder.KEY).read_text(encoding="ascii").strip()
    with closing(sqlite3.connect(path)) as file, file:
        file.execute(f"DROP TABLE IF EXISTS {NOTES}")
        file.execute(f"CREATE TABLE {NOTES} (name TEXT PRIMARY KEY, value TEXT NOT NULL)")
        file.executemany(f"INSERT INTO {NOTES} VALUES (?, ?)", notes.items())


def check(path: Path) -> Contents:
    """Returns the contents of a backup; raises `SpielwerkError` if the file is damaged."""
    try:
        with opened(path) as file:
            problems = [str(row[0]) for row in file.execute("PRAGMA integrity_check(3)")]
            if problems == ["ok"]:
                problems = [f"{row[0]}, {row[1]}" for row in file.execute("PRAGMA foreign_key_check")]
            if problems:
                raise SpielwerkError(str(DAMAGED).format(path, "; ".join(problems[:3])))
            return contents(file)
    except sqlite3.DatabaseError as error:
        raise SpielwerkError(str(DAMAGED).format(path, error)) from error


def contents(file: sqlite3.Connection) -> Contents:
    """Returns the number of rows and a digest of each table, without the notes of a backup."""
    query = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name"
    names = [name for (name,) in file.execute(query) if name != NOTES]
    return {name: _digest(file.execute(f'SELECT * FROM "{name}" ORDER BY rowid')) for name in names}


def _digest(rows: Iterator[tuple[object, ...]]) -> tuple[int, str]:
    number, digest = 0, sha256()
    for row in rows:
        number += 1
        digest.update(repr(row).encode())
    return number, digest.hexdigest()


def compare(source: Contents, copy: Contents) -> None:
    """Raises `SpielwerkError` unless both have the same contents."""
    different = sorted(name for name in {*source, *copy} if source.get(name) != copy.get(name))
    if different:
        raise SpielwerkError(str(DIFFERS).format(", ".join(different)))
