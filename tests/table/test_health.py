"""The health address and the signs of life for systemd."""

from __future__ import annotations

import asyncio
import json
import re
import socket
import sqlite3
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from spielwerk.table.serving import health, heartbeat, worker_pool
from spielwerk.table.store.data_folder import DATABASE
from table.serving import PATIENCE, Browser, Server, inside


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("data")


@pytest.fixture(scope="module")
def table(data: Path) -> dict[str, Any]:
    return dict(inside(data, "make", held=[[0], [1]]))


@pytest.fixture(scope="module")
def server(data: Path, table: dict[str, Any]) -> Iterator[Server]:
    with Server(data, SPIELWERK_HOSTS="tables.example.org,127.0.0.1") as running:
        yield running


def asked(server: Server, **headers: str) -> tuple[int, dict[str, Any]]:
    answer = Browser(server.port).get("/health", **headers)
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["cache-control"] == "no-store"
    return answer.status, json.loads(answer.text)


def test_a_server_that_is_well_says_what_it_does(server: Server, table: dict[str, Any]) -> None:
    status, report = asked(server)
    assert status == 200
    assert (report["status"], report["database"], report["workers"]) == ("ok", "ok", "ok")
    assert report["last_commit"] is None, "nothing was played since the start"
    assert report["bots"] == {"status": "ok", "processes": 0, "tables_waiting": 0}
    browser = Browser(server.port, table["cookies"][0])
    page = browser.table(table["id"])
    assert browser.choose(table["id"], page, page.choices[0]).status == 303
    stream = socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)
    address = f"/table/{table['id']}/events"
    stream.sendall(
        f"GET {address} HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: {table['spectator']}\r\n\r\n".encode()
    )
    assert b"200 OK" in stream.recv(4096)
    _, report = asked(server)
    assert re.match(r"20\d\d-\d\d-\d\dT", report["last_commit"])
    assert (report["streams"], report["tables_in_memory"]) == (1, 1)
    assert report["queue"] == {"requests": 0, "writes": 0}
    stream.close()


def test_it_says_nothing_about_anybody(server: Server, data: Path, table: dict[str, Any]) -> None:
    said = json.dumps(asked(server)[1])
    for secret in (table["id"], str(data), "127.0.0.1", "sample", "sqlite"):
        assert secret not in said


def test_whoever_watches_need_not_know_the_name_of_the_server(server: Server) -> None:
    assert asked(server, Host="localhost:8765")[0] == 200
    assert Browser(server.port).get("/", Host="localhost:8765").status == 400
    assert Browser(server.port).request("HEAD", "/health").status == 200
    assert Browser(server.port).request("POST", "/health", {}).status == 405


def test_a_database_that_cannot_be_written_to_is_reported(server: Server, data: Path) -> None:
    other = sqlite3.connect(data / DATABASE, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    deadline = time.monotonic() + PATIENCE
    while (found := asked(server))[0] == 200:  # the last answer counts for a while
        assert time.monotonic() < deadline
        time.sleep(0.5)
    assert found[0] == 503
    assert found[1]["status"] == "not well"
    assert found[1]["database"] in ("busy", "no answer")
    other.rollback()
    other.close()
    while asked(server)[0] != 200:
        assert time.monotonic() < deadline
        time.sleep(0.5)


@pytest.mark.parametrize(
    ("complaint", "said"),
    [
        ("database is locked", "busy"),
        ("the disk is full", "full"),
        ("wrong password: anna", "failed"),
    ],
)
def test_the_database_s_own_words_stay_here(complaint: str, said: str) -> None:
    from django.db import OperationalError

    def write() -> None:
        raise OperationalError(complaint)

    assert asyncio.run(health.Probe(write).answer()) == said


def test_however_often_it_is_asked_the_database_is_written_to_once() -> None:
    writes: list[bool] = []

    async def ask() -> list[str]:
        probe = health.Probe(lambda: writes.append(True))
        return [*await asyncio.gather(*[probe.answer() for _ in range(20)]), await probe.answer()]

    assert asyncio.run(ask()) == ["ok"] * 21
    assert len(writes) == 1


def test_workers_and_a_database_that_hang_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "PATIENCE", 0.2)
    release = threading.Event()

    async def look() -> dict[str, Any]:
        stuck = [asyncio.create_task(worker_pool.in_pool(release.wait)) for _ in range(worker_pool.WORKERS)]
        await asyncio.sleep(0.05)
        found = await health.Health(health.Probe(release.wait)).report()
        release.set()
        await asyncio.gather(*stuck)
        return found

    found = asyncio.run(look())
    assert (found["status"], found["database"], found["workers"]) == ("not well", "no answer", "no answer")


# --- systemd


@pytest.fixture
def systemd(tmp_path: Path) -> Iterator[socket.socket]:
    """What systemd listens to."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as listening:
        listening.bind(str(tmp_path / "notify"))
        listening.settimeout(PATIENCE)
        yield listening


def test_systemd_hears_that_the_server_is_ready_alive_and_stopping(
    systemd: socket.socket, tmp_path: Path
) -> None:
    watched = {"NOTIFY_SOCKET": systemd.getsockname(), "WATCHDOG_USEC": "400000"}
    with Server(tmp_path / "data", **watched) as server:
        heard = [systemd.recv(100).decode() for _ in range(4)]
        assert heard == [heartbeat.READY] + [heartbeat.STILL_ALIVE] * 3
        assert Browser(server.port).get("/health").status == 200
    while (last := systemd.recv(100).decode()) == heartbeat.STILL_ALIVE:
        pass
    assert last == heartbeat.STOPPING


def test_a_server_that_does_not_answer_gives_no_sign_of_life(
    systemd: socket.socket, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NOTIFY_SOCKET", systemd.getsockname())
    monkeypatch.setenv("WATCHDOG_USEC", "20000")
    replies = iter([True, False, False])

    async def answers() -> bool:
        return next(replies)

    with pytest.raises(RuntimeError):
        asyncio.run(heartbeat.beat(answers))
    systemd.setblocking(False)
    assert [systemd.recv(100).decode() for _ in range(2)] == [heartbeat.READY, heartbeat.STILL_ALIVE]
    with pytest.raises(BlockingIOError):
        systemd.recv(100)


def test_nothing_waits_for_a_systemd_that_does_not_listen(
    systemd: socket.socket, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NOTIFY_SOCKET", systemd.getsockname())

    def tell() -> None:
        for _ in range(5000):
            heartbeat.notify(heartbeat.STILL_ALIVE)

    telling = threading.Thread(target=tell, daemon=True)
    telling.start()
    telling.join(PATIENCE)
    assert not telling.is_alive()


@pytest.mark.parametrize(
    ("microseconds", "process", "seconds"),
    [("60000000", None, 30.0), ("", None, None), ("soon", None, None), ("60000000", "1", None)],
)
def test_signs_are_given_twice_as_often_as_systemd_waits(
    microseconds: str, process: str | None, seconds: float | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WATCHDOG_USEC", microseconds)
    if process is None:
        monkeypatch.delenv("WATCHDOG_PID", raising=False)
    else:
        monkeypatch.setenv("WATCHDOG_PID", process)
    assert heartbeat.interval() == seconds
