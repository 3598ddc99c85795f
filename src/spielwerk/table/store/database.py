"""The database: the SQLite file of the data folder, or a PostgreSQL server by its address."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl, unquote, urlsplit

from spielwerk.kernel.errors import SpielwerkError
from spielwerk.kernel.text import Name
from spielwerk.table.store.data_folder import DATABASE

WAIT = 5
"""Seconds to wait for a lock before reporting that the database is busy."""
BAD_ADDRESS = Name(
    "SPIELWERK_DATABASE: an address looks like postgresql://user:password@host:5432/name, not like {}",
    "SPIELWERK_DATABASE: eine Adresse sieht aus wie postgresql://nutzer:wort@rechner:5432/name, nicht wie {}",
)


def database(address: str, folder: Path) -> dict[str, Any]:
    """Returns Django's settings for an address such as `postgresql://user:password@host:5432/name`, or
    SQLite.

    >>> database("postgresql://anna@db.example/games", Path())["NAME"]
    'games'
    """
    return postgresql(address) if address else sqlite(folder / DATABASE)


def sqlite(path: Path) -> dict[str, Any]:
    """Returns the settings for SQLite: a commit is on disk when it returns (`synchronous=FULL`), and readers
    never wait (WAL).
    """
    return {
        "ENGINE": "django.db.backends.sqlite3",
        "NAME": path,
        "CONN_MAX_AGE": None,
        "OPTIONS": {
            "transaction_mode": "IMMEDIATE",
            "timeout": WAIT,
            "init_command": "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA mmap_size=67108864",
        },
    }


def postgresql(address: str) -> dict[str, Any]:
    """Returns the parts of a PostgreSQL address; parameters after `?` are passed to the driver."""
    parts = urlsplit(address)
    name = unquote(parts.path.lstrip("/"))
    if parts.scheme not in ("postgresql", "postgres") or not name:
        shown = parts._replace(netloc="..." if parts.netloc else "").geturl()
        raise SpielwerkError(str(BAD_ADDRESS).format(shown))
    query = dict(parse_qsl(parts.query))
    return {
        "ENGINE": "django.db.backends.postgresql",
        "NAME": name,
        "USER": unquote(parts.username or ""),
        "PASSWORD": unquote(parts.password or ""),
        "HOST": unquote(parts.hostname or query.pop("host", "")),
        "PORT": str(parts.port or query.pop("port", "")),
        "CONN_MAX_AGE": None,
        "CONN_HEALTH_CHECKS": True,
        "OPTIONS": {"connect_timeout": WAIT, **query},
    }
