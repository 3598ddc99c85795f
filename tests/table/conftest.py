"""The store of these tests is a real database file (or a real PostgreSQL server, where one is named)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from django.core.management import call_command
from django.db import connection
from django.db.backends.signals import connection_created

import sample
from table.postgresql import Cluster, cluster, programs
from table_plugin import set_up

set_up()


def hurry(connection: Any, **_: Any) -> None:
    """Whether a commit waits for the disk is for the tests that kill a server; the others need not wait."""
    if connection.vendor == "sqlite":
        connection.cursor().execute("PRAGMA synchronous=OFF")


@pytest.fixture(scope="session", autouse=True)
def store() -> Iterator[None]:
    assert sample.BOX.id == "sample"
    connection_created.connect(hurry, dispatch_uid="hurry")
    call_command("migrate", verbosity=0, interactive=False, skip_checks=True)
    yield
    connection.close()


@pytest.fixture(autouse=True)
def empty_cache() -> Iterator[None]:
    """Each test begins with nothing in memory."""
    from spielwerk.table.store import tables

    tables.forget_all()
    yield
    connection.close()


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Cluster]:
    """A PostgreSQL server for the tests that need one."""
    found = programs()
    if found is None:
        pytest.skip("PostgreSQL is not on this machine: backups of it and its lock are not tested")
    with cluster(found) as running:
        yield running
