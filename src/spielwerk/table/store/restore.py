"""Replaces the tables of a data folder with a backup.  The old tables are kept."""

from __future__ import annotations

import os
import shutil
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from msgspec import Struct

from spielwerk.kernel.errors import SpielwerkError
from spielwerk.kernel.text import Name
from spielwerk.table import migrations
from spielwerk.table.store import backup, data_folder

NO_BACKUP = Name("{} is no backup of Spielwerk's tables", "{} ist keine Sicherung der Tische von Spielwerk")
MISSING = Name("there is no file {}", "die Datei {} gibt es nicht")
FAILED = Name(
    "the backup could not be restored, and the tables are as they were: {}",
    "die Sicherung ließ sich nicht einspielen, die Tische sind wie zuvor: {}",
)


class Restored(Struct, frozen=True):
    """A backup that was restored."""

    tables: int
    aside: Path | None
    """Where the old tables are kept; None if there were none."""


def restore(data: Path, source: Path) -> Restored:
    """Replaces the tables and the key of a data folder by those of a backup.

    Raises `SpielwerkError` if a server uses the folder or the database, or if the file is damaged, is not a
    backup, or was made by a newer version; then nothing has changed.
    """
    if not source.is_file():
        raise SpielwerkError(str(MISSING).format(source))
    tables = _check(source)
    data_folder.prepare(data)
    lock = data_folder.Lock(data)
    lock.take()
    try:
        stamp = datetime.now(UTC).strftime("%Y-%m-%d-%H%M%S")
        aside = backup.unused(data / data_folder.BACKUPS / f"before-restore-{stamp}")
        if os.environ.get("SPIELWERK_DATABASE"):
            _restore_postgresql(data, source, aside)
        else:
            _restore_sqlite(data, source, aside)
    except (OSError, sqlite3.Error) as error:
        raise SpielwerkError(str(FAILED).format(" ".join(str(error).split()))) from error
    finally:
        lock.release()
    return Restored(tables, aside if aside.exists() else None)


def _check(source: Path) -> int:
    """Returns the number of tables in a backup; raises an error if it is not one."""
    found = backup.check(source)
    if not {"django_migrations", "table_table"} <= set(found):
        raise SpielwerkError(str(NO_BACKUP).format(source))
    known = {path.stem for path in Path(str(migrations.__file__)).parent.glob("0*.py")}
    with backup.opened(source) as file:
        applied = file.execute("SELECT name FROM django_migrations WHERE app = ?", [backup.LABEL])
        unknown = sorted({name for (name,) in applied} - known)
    if unknown:
        raise SpielwerkError(str(backup.NEWER).format(", ".join(unknown)))
    return found["table_table"][0]


def _restore_sqlite(data: Path, source: Path, aside: Path) -> None:
    """Keeps the old database, then replaces it by the new one in a single step."""
    database, new = data / data_folder.DATABASE, data / f".{data_folder.DATABASE}.{os.getpid()}.part"
    try:
        os.close(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
        with backup.opened(source) as theirs, closing(sqlite3.connect(new)) as ours:
            theirs.backup(ours)
            ours.execute(f"DROP TABLE IF EXISTS {backup.NOTES}")
            ours.commit()
            ours.execute("PRAGMA journal_mode=DELETE")
            backup.compare(backup.contents(theirs), backup.contents(ours))
        backup.sync(new)
        if database.exists():
            _keep_database(database, aside)
        _restore_key(data, source, aside)
        new.replace(database)
    finally:
        new.unlink(missing_ok=True)


def _keep_database(database: Path, aside: Path) -> None:
    """Keeps a database unchanged, damaged or not, together with the log that belongs to it."""
    _make(aside)
    log, index = [database.with_name(database.name + ending) for ending in ("-wal", "-shm")]
    for path in (database, log):
        if path.exists():
            kept = aside / path.name
            shutil.copy2(path, kept)
            kept.chmod(0o600)
            backup.sync(kept)
    log.unlink(missing_ok=True)
    index.unlink(missing_ok=True)


def _restore_postgresql(data: Path, source: Path, aside: Path) -> None:
    from django.db import DatabaseError, connection

    from spielwerk.table.store import postgresql_backup
    from spielwerk.table.store.database_lock import DatabaseLock

    lock = DatabaseLock()
    lock.take()
    try:
        if postgresql_backup.rows():
            _make(aside)
            backup.write(data, aside / "tables.sqlite3")
        postgresql_backup.read(source)
        _restore_key(data, source, aside)
    except DatabaseError as error:
        raise SpielwerkError(str(FAILED).format(" ".join(str(error).split()))) from error
    finally:
        connection.close()
        lock.release()


def _restore_key(data: Path, source: Path, aside: Path) -> None:
    """Restores the key of the backup, unless the folder already has it; a different key is kept."""
    with backup.opened(source) as file:
        try:
            found = file.execute(f"SELECT value FROM {backup.NOTES} WHERE name = 'key'").fetchone()
        except sqlite3.OperationalError:  # a copy of the database only
            return
    path = data / data_folder.KEY
    if found is None or (path.exists() and path.read_text(encoding="ascii").strip() == found[0]):
        return
    new = data / f".{data_folder.KEY}.{os.getpid()}.part"
    descriptor = os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(descriptor, "w", encoding="ascii") as file_of_key:
        file_of_key.write(found[0])
        file_of_key.flush()
        os.fsync(file_of_key.fileno())
    if path.exists():
        _make(aside)
        shutil.copy2(path, aside / data_folder.KEY)
    new.replace(path)


def _make(aside: Path) -> None:
    aside.parent.mkdir(mode=0o700, exist_ok=True)
    aside.mkdir(mode=0o700, exist_ok=True)
