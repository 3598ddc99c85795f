"""Copies the rows of a PostgreSQL database to an SQLite file and back, for backups.

Both sides have the same migrations, and the rows are copied through the models of that state.  So a database
can be backed up before it is migrated, and restored to a server that migrates it later.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from itertools import islice
from pathlib import Path
from typing import Any

from django.core.management.color import no_style
from django.db import connection, connections, transaction
from django.db.backends.sqlite3.base import DatabaseWrapper
from django.db.migrations.executor import MigrationExecutor
from django.db.migrations.loader import MigrationLoader

from spielwerk.kernel.errors import SpielwerkError
from spielwerk.table.store import backup
from spielwerk.table.store.database import sqlite
from spielwerk.table.store.reader import consistent_read

FILE = "backup"
"""Django's alias for the SQLite file."""
BATCH = 500

Migrations = list[tuple[str, str]]


def write(target: Path) -> None:
    """Copies all rows of the database in one consistent state to an empty file, and compares them."""
    with _file(target), consistent_read():
        newest = _newest(connection)
        if not newest:
            raise SpielwerkError(str(backup.NO_TABLES).format(connection.settings_dict["NAME"]))
        MigrationExecutor(connections[FILE]).migrate(newest)
        with transaction.atomic(using=FILE):
            _copy(newest, "default", FILE)


def read(source: Path) -> None:
    """Replaces all rows of the database by those of a file: all or nothing."""
    with _file(source), transaction.atomic():
        newest = _newest(connections[FILE])
        _drop_tables()
        MigrationExecutor(connection).migrate(newest)
        models = _copy(newest, FILE, "default")
        with connection.cursor() as cursor:
            for statement in connection.ops.sequence_reset_sql(no_style(), models):
                cursor.execute(statement)


def rows() -> int:
    """Returns the number of rows of the database; 0 before its first use."""
    found = set(connection.introspection.table_names())
    with connection.cursor() as cursor:
        number = 0
        for name in sorted(found):
            if name.startswith(f"{backup.LABEL}_"):
                cursor.execute(f'SELECT count(*) FROM "{name}"')
                number += cursor.fetchone()[0]
    return number


@contextmanager
def _file(path: Path) -> Iterator[None]:
    """Registers a file as a database of Django."""
    settings = {**sqlite(path), "OPTIONS": {"init_command": "PRAGMA journal_mode=DELETE"}}
    known = connections.configure_settings({**connections.settings, FILE: settings})
    connections[FILE] = DatabaseWrapper(known[FILE], FILE)
    try:
        yield
    finally:
        connections[FILE].close()
        del connections[FILE]


def _newest(database: Any) -> Migrations:
    """Returns the newest migrations applied to a database; raises `SpielwerkError` if it is newer than us."""
    loader = MigrationLoader(database)
    applied = {key for key in loader.applied_migrations if key[0] == backup.LABEL}
    unknown = sorted(name for label, name in applied if (label, name) not in loader.graph.nodes)
    if unknown:
        raise SpielwerkError(str(backup.NEWER).format(", ".join(unknown)))
    return [
        key for key in applied if not {node.key for node in loader.graph.node_map[key].children} & applied
    ]


def _drop_tables() -> None:
    names = connection.introspection.table_names()
    ours = [name for name in names if name.startswith(f"{backup.LABEL}_") or name == "django_migrations"]
    with connection.cursor() as cursor:
        for name in ours:
            cursor.execute(f'DROP TABLE "{name}" CASCADE')


def _copy(newest: Migrations, source: str, target: str) -> list[Any]:
    """Copies all rows and compares them; returns the models of this state of the database."""
    models = list(MigrationLoader(None).project_state(newest).apps.get_models())
    for model in models:
        for field in model._meta.concrete_fields:
            field.auto_now_add = False  # keep the original dates
        rows = model.objects.using(source).order_by("pk").iterator(chunk_size=BATCH)
        while batch := list(islice(rows, BATCH)):
            model.objects.using(target).bulk_create(batch)
    backup.compare(_contents(models, source), _contents(models, target))
    return models


def _contents(models: list[Any], database: str) -> backup.Contents:
    return {model._meta.db_table: _digest(model.objects.using(database)) for model in models}


def _digest(rows: Any) -> tuple[int, str]:
    """Works like `backup.contents`, but on values: databases write the same value differently."""
    number, digest = 0, sha256()
    for row in rows.order_by("pk").values_list().iterator(chunk_size=BATCH):
        number += 1
        digest.update(json.dumps(row, sort_keys=True, default=_plain).encode())
    return number, digest.hexdigest()


def _plain(value: Any) -> str:
    return bytes(value).hex() if isinstance(value, memoryview | bytes) else str(value.isoformat())
