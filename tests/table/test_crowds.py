"""Crowds: half-sent requests, streams without number, endless reading.  Nobody else is shut out by them."""

from __future__ import annotations

import http.client
import logging
import resource
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from spielwerk.table.people import limits
from spielwerk.table.serving import event_stream
from spielwerk.table.serving.log_throttle import FIRST, LogThrottle
from table import serving
from table.serving import PATIENCE, Browser, Server, inside
from table.visiting import Guest

HALF_SENT = 1100
FILES = 1024
"""What many systems allow a process."""
IMPATIENT = f"""
import resource
resource.setrlimit(resource.RLIMIT_NOFILE, ({FILES}, {FILES}))
from spielwerk.table.serving import connections
connections.HEADER_SECONDS = 4.0
"""
QUICK_BODIES = """
import os
os.environ["DJANGO_SETTINGS_MODULE"] = "spielwerk.table.settings"
from spielwerk.table.serving import asgi
asgi.BODY_SECONDS = 1.0
"""


def prepared(monkeypatch: pytest.MonkeyPatch, before: str) -> None:
    """Let a server run some lines before it starts."""
    python, c, command, serve = serving.COMMAND
    monkeypatch.setattr(serving, "COMMAND", [python, c, before + command, serve])


@pytest.fixture
def files() -> Iterator[None]:
    """Enough open files for the crowd itself."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < 2 * HALF_SENT:
        pytest.skip(f"this system allows no more than {hard} open files")
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, 2 * HALF_SENT), hard))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def ended(connection: socket.socket) -> bool:
    """Whether the server has closed this connection, perhaps with a last word."""
    try:
        while connection.recv(1000):
            pass
    except BlockingIOError:
        return False
    except OSError:
        return True
    return True


@pytest.mark.usefixtures("files")
def test_half_sent_requests_shut_nobody_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = inside(tmp_path, "make")
    prepared(monkeypatch, IMPATIENT)
    with Server(tmp_path) as server, ExitStack() as crowd:
        stream = http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
        stream.request("GET", f"/table/{table['id']}/events", headers={"Cookie": table["cookies"][0]})
        watching = stream.getresponse()
        half_sent = []
        for _ in range(HALF_SENT):
            one = crowd.enter_context(socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE))
            one.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")
            one.setblocking(False)
            half_sent.append(one)
        visitor = Browser(server.port, table["cookies"][0])
        assert visitor.get(f"/table/{table['id']}").status == 200
        page = visitor.table(table["id"])
        assert visitor.choose(table["id"], page, page.choices[0]).status == 303
        assert not watching.closed, "who is served already stays"
        end = time.monotonic() + PATIENCE
        while not all(map(ended, half_sent)) and time.monotonic() < end:
            time.sleep(0.1)
        assert all(map(ended, half_sent)), "their time is over"
        visitor.close()
        stream.close()
        server.process.terminate()
        _, error = server.process.communicate(timeout=PATIENCE)
        assert len(error.splitlines()) <= 2 * FIRST, error[:2000]


def test_a_header_that_comes_in_drops_has_a_time_limit_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also after a request that was answered, on the same connection."""
    prepared(monkeypatch, IMPATIENT)
    with Server(tmp_path) as server:
        connection = socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)
        connection.sendall(b"GET /about HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert connection.recv(100_000).startswith(b"HTTP/1.1 ")
        begun, connection_open = time.monotonic(), True
        connection.settimeout(0.2)
        while connection_open and time.monotonic() - begun < PATIENCE:
            try:
                connection.sendall(b"G")
                connection_open = connection.recv(100_000) != b""
            except TimeoutError:
                continue
            except OSError:
                connection_open = False
        assert not connection_open
        assert 3 < time.monotonic() - begun < PATIENCE


def test_a_body_has_a_time_limit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    prepared(monkeypatch, QUICK_BODIES)
    with (
        Server(tmp_path) as server,
        socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as connection,
    ):
        connection.sendall(b"POST /play HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\ngame=")
        assert connection.recv(1000).startswith(b"HTTP/1.1 408 ")
        assert connection.recv(1000) == b"", "the connection is closed"


# --- streams


def streams_of(server: Server, table: dict[str, Any], cookie: str, number: int, **headers: str) -> list[int]:
    """The statuses of so many streams that stay open together."""
    found = []
    with ExitStack() as stack:
        for _ in range(number):
            connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
            stack.callback(connection.close)
            sent = {"Cookie": cookie, **{name.replace("_", "-"): value for name, value in headers.items()}}
            connection.request("GET", f"/table/{table['id']}/events", headers=sent)
            found.append(connection.getresponse().status)
    return found


def test_a_browser_has_so_many_streams_and_no_more(tmp_path: Path) -> None:
    table = inside(tmp_path, "make")
    most = event_stream.MOST_A_BROWSER
    with Server(tmp_path) as server:
        assert streams_of(server, table, table["cookies"][0], most + 3) == [200] * most + [429] * 3
        end = time.monotonic() + PATIENCE
        while streams_of(server, table, table["cookies"][0], 1) != [200] and time.monotonic() < end:
            time.sleep(0.1)
        assert streams_of(server, table, table["cookies"][0], 2) == [200, 200], "who leaves makes room"


def test_an_address_has_so_many_streams_on_a_public_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = inside(tmp_path, "make")
    prepared(
        monkeypatch,
        "import os; os.environ['DJANGO_SETTINGS_MODULE'] = 'spielwerk.table.settings'; "
        "import django; django.setup(); from spielwerk.table.serving import event_stream; "
        "event_stream.MOST_AN_ADDRESS = 3\n",
    )
    with Server(tmp_path, SPIELWERK_PUBLIC="1", SPIELWERK_PROXY="1") as server:
        cookie, near = table["cookies"][0], {"Host": "localhost"}
        assert streams_of(server, table, cookie, 4, X_Forwarded_For="203.0.113.7", **near)[3] == 429
        assert streams_of(server, table, cookie, 4, X_Forwarded_For="203.0.113.8", **near)[:3] == [200] * 3


def test_browsers_come_back_at_different_times(tmp_path: Path) -> None:
    table = inside(tmp_path, "make")
    waits = set()
    with Server(tmp_path) as server:
        for _ in range(8):
            connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
            connection.request("GET", f"/table/{table['id']}/events", headers={"Cookie": table["cookies"][0]})
            line = connection.getresponse().readline()
            assert line.startswith(b"retry: ")
            waits.add(int(line.removeprefix(b"retry: ")))
            connection.close()
    assert len(waits) > 4
    assert all(event_stream.RETRY[0] <= wait <= event_stream.RETRY[1] for wait in waits)


# --- reading


@pytest.fixture
def public(settings_of: Any) -> None:
    settings_of(SPIELWERK_PUBLIC=True)


@pytest.fixture
def settings_of() -> Iterator[Any]:
    from django.test import override_settings

    with ExitStack() as stack:
        yield lambda **changes: stack.enter_context(override_settings(**changes))


@pytest.mark.usefixtures("public")
def test_an_address_reads_for_so_long_and_others_read_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "reading", limits.Budget(0.25, clock=lambda: 0.0))  # no minute passes
    near, far = Guest(), Guest()

    def search(guest: Guest, address: str) -> int:
        answer = guest.client.get("/rules/scythe?q=worker", REMOTE_ADDR=address)
        return int(answer.status_code)

    found = [search(far, "203.0.113.7") for _ in range(100)]
    assert found[0] == 200
    assert found[-1] == 429
    assert search(near, "203.0.113.8") == 200
    assert search(near, "127.0.0.1") == 200, "who sits at the machine is not counted"
    page = far.client.get("/rules/scythe", REMOTE_ADDR="203.0.113.7").content.decode()
    assert "minute" in page


# --- the log


def test_a_flood_is_one_line_a_minute() -> None:
    now = 0.0
    throttle = LogThrottle(clock=lambda: now)
    written: list[str] = []

    def say(message: str, *values: object) -> None:
        line = logging.LogRecord("asyncio", logging.ERROR, "", 0, message, values, None)
        if throttle.filter(line):
            written.append(line.getMessage())

    for second in range(180):
        now = float(second)
        for _ in range(100):
            say("too many open files: %d", second)
        say("something else" if second == 100 else "too many open files: %d", *([] if second == 100 else [0]))
    assert written[:FIRST] == ["too many open files: 0"] * FIRST
    assert written[FIRST] == f"too many open files: 60 (and {60 * 101 - FIRST} more like this)"
    assert len(written) == FIRST + 2 + 1
    assert "something else" in written
