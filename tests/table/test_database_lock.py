"""One PostgreSQL database has one server, also after the database itself was restarted."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from spielwerk.kernel.errors import SpielwerkError
from spielwerk.table.serving import server
from spielwerk.table.store.database_lock import DatabaseLock
from table.commands import refused
from table.postgresql import Cluster
from table.serving import PATIENCE, Browser, Server, inside

SERVE = ("serve", "--port", "0", "--no-browser")


def test_a_second_server_of_a_database_is_refused(postgresql: Cluster, tmp_path: Path) -> None:
    where = {"SPIELWERK_DATABASE": postgresql.new_database("shared")}
    one, two = tmp_path / "one", tmp_path / "two"
    with Server(one, **where) as running:
        told = refused(two, *SERVE, **where)
        assert told == "spielwerk: another Spielwerk server uses the database shared already\n"
        german = refused(two, *SERVE, LC_ALL="de_DE.UTF-8", **where)
        assert "ein anderer Spielwerk-Server benutzt die Datenbank shared schon" in german
        assert Browser(running.port).get("/").status == 200
    with Server(two, **where):
        pass


def test_the_lock_is_taken_again_when_the_database_comes_back(postgresql: Cluster, tmp_path: Path) -> None:
    where = {"SPIELWERK_DATABASE": postgresql.new_database("restarted")}
    table = inside(tmp_path / "one", "make", environ=where)
    with Server(tmp_path / "one", **where) as running:
        postgresql.stop()
        assert Browser(running.port).get("/health").status == 503
        postgresql.start()
        time.sleep(2 * server.RENEWAL)
        refused(tmp_path / "two", *SERVE, **where)
        deadline = time.monotonic() + PATIENCE
        while Browser(running.port).get("/health").status != 200:
            assert time.monotonic() < deadline
            time.sleep(0.2)
        assert Browser(running.port, table["cookies"][0]).table(table["id"]).choices


class Lost(DatabaseLock):
    """A lock that another server has taken meanwhile."""

    def renew(self) -> None:
        raise SpielwerkError("another server")


def test_a_server_that_has_lost_its_lock_stops(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "RENEWAL", 0.01)
    stopped: list[bool] = []
    renewal = server.LockRenewal(Lost(), lambda: stopped.append(True))
    deadline = time.monotonic() + PATIENCE
    while not stopped and time.monotonic() < deadline:
        time.sleep(0.01)
    with pytest.raises(SpielwerkError, match="another server"):
        renewal.check()
