"""A server that is killed at any moment has every choice that it confirmed."""

from __future__ import annotations

import http.client
import os
import random
import sqlite3
import threading
import time
from pathlib import Path
from typing import Any

import pytest
from django.db import connection
from django.db.backends.signals import connection_created

from soak_seed import SOAK_SEED
from spielwerk.table.store.data_folder import DATABASE
from table.serving import PATIENCE, Browser, Server, inside

KILLS = int(os.environ.get("SPIELWERK_KILLS", "5"))


class Player(threading.Thread):
    """Chooses at random until the server dies, and notes what it has confirmed."""

    def __init__(self, server: Server, table: dict[str, Any], confirmed: list[str], seed: int) -> None:
        super().__init__()
        self.browser = Browser(server.port, table["cookies"][0])
        self.table = table["id"]
        self.confirmed = confirmed
        self.rng = random.Random(seed)

    def run(self) -> None:
        try:
            while choices := (page := self.browser.table(self.table)).choices:
                choice = self.rng.choice(choices)
                if self.browser.choose(self.table, page, choice).status == 303:
                    self.confirmed.extend(choice.split("|"))
        except (OSError, http.client.HTTPException):
            self.browser.close()


def stored(data: Path, table_id: str) -> list[str]:
    """The choices of people on disk."""
    database = sqlite3.connect(data / DATABASE)
    query = "select text from table_choice where table_id = ? and seat >= 0 order by n"
    found = [text for (text,) in database.execute(query, [table_id])]
    database.close()
    return found


def over(data: Path, table_id: str) -> bool:
    """Whether the game has come to its end, on disk."""
    database = sqlite3.connect(data / DATABASE)
    ((found,),) = database.execute("select over from table_table where id = ?", [table_id])
    database.close()
    return bool(found)


def test_nothing_confirmed_is_lost(tmp_path: Path) -> None:
    rng = random.Random(7 + SOAK_SEED)
    table = inside(tmp_path, "make", rounds=9)
    made = [table["id"]]
    confirmed: list[str] = []
    for kill in range(KILLS):
        with Server(tmp_path) as server:
            before = len(confirmed)
            player = Player(server, table, confirmed, kill + KILLS * SOAK_SEED)
            player.start()
            enough, started = before + rng.randint(1, 12), time.monotonic()
            while len(confirmed) < enough and player.is_alive() and time.monotonic() - started < PATIENCE:
                time.sleep(0.001)
            time.sleep(rng.uniform(0, 0.02))
            server.kill()
            player.join(PATIENCE)
        found = stored(tmp_path, table["id"])
        assert len(confirmed) > before, "nothing was played"
        assert found[: len(confirmed)] == confirmed, f"after kill {kill + 1}, seed {SOAK_SEED}"
        assert len(found) - len(confirmed) <= 12, "at most the one post that was under way"
        confirmed[:] = found
        if over(tmp_path, table["id"]):  # the kill may have come before the player heard of it
            table, confirmed = inside(tmp_path, "make", rounds=9), []
            made.append(table["id"])
    assert inside(tmp_path, "chosen", table_id=made[-1]) == stored(tmp_path, made[-1])


@pytest.mark.skipif(connection.vendor != "sqlite", reason="SQLite alone is told how to commit")
@pytest.mark.parametrize(("pragma", "value"), [("journal_mode", "wal"), ("synchronous", 2)])
def test_a_commit_waits_for_the_disk(pragma: str, value: object) -> None:
    """`synchronous=2` is FULL; the tests' own connections do not wait, so one that does is opened."""
    receivers, connection_created.receivers = connection_created.receivers, []
    connection.close()
    try:
        with connection.cursor() as cursor:
            cursor.execute(f"PRAGMA {pragma}")
            assert cursor.fetchone() == (value,)
    finally:
        connection.close()
        connection_created.receivers = receivers
