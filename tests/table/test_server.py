"""A real server: event streams, headers, refusals, and one server a data folder."""

from __future__ import annotations

import http.client
import json
import re
import signal
import socket
import sqlite3
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from spielwerk.table.serving.asgi import LINGER
from spielwerk.table.serving.worker_pool import WORKERS
from spielwerk.table.store.data_folder import DATABASE
from table.serving import COMMAND, PATIENCE, Answer, Browser, Page, Server, environment, inside


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("data")


@pytest.fixture(scope="module")
def made(data: Path) -> list[dict[str, Any]]:
    """Some tables with a browser for each seat."""
    return list(inside(data, "make_some", number=6, held=[[0], [1]]))


@pytest.fixture
def table(made: list[dict[str, Any]]) -> dict[str, Any]:
    return made.pop()


@pytest.fixture(scope="module")
def server(data: Path, made: list[dict[str, Any]]) -> Iterator[Server]:
    assert made
    with Server(data) as running:
        yield running


class Stream:
    """An open event stream, read line by line."""

    def __init__(self, server: Server, table: dict[str, Any], cookie: str, query: str = "", **headers: str):
        self.connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
        sent = {"Cookie": cookie, **{name.replace("_", "-"): value for name, value in headers.items()}}
        self.connection.request("GET", f"/table/{table['id']}/events{query}", headers=sent)
        self.response = self.connection.getresponse()

    def block(self) -> str:
        """The next message or comment; empty at the end."""
        lines: list[str] = []
        while line := self.response.readline().decode():
            if line == "\n":
                if lines:
                    break
            else:
                lines.append(line)
        return "".join(lines)

    def news(self) -> dict[str, Any]:
        while block := self.block():
            found = re.search(r"^data: (.*)$", block, re.M)
            if found:
                return dict(json.loads(found[1]))
        raise AssertionError("the stream has ended")

    def close(self) -> None:
        self.connection.close()


@pytest.mark.parametrize("method", ["HEAD", "OPTIONS", "POST"])
def test_nothing_but_listening_to_a_stream_keeps_a_worker(server: Server, method: str) -> None:
    """More at once than there are workers, and the server answers all the same."""
    asking = []
    for _ in range(2 * WORKERS):
        asking.append(socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE))
        asking[-1].sendall(f"{method} /table/none/events HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
    for connection in asking:
        assert connection.recv(100).startswith(b"HTTP/1.1 405 ")
        connection.close()


def act(server: Server, table: dict[str, Any], seat: int) -> Answer:
    """The first choice that the seat is offered."""
    browser = Browser(server.port, table["cookies"][seat])
    page = browser.table(table["id"])
    return browser.choose(table["id"], page, page.choices[0])


# --- the event stream


def test_a_stream_says_where_the_table_is_and_then_each_change(server: Server, table: dict[str, Any]) -> None:
    streams = [Stream(server, table, cookie) for cookie in [*table["cookies"], table["spectator"]]]
    first = [stream.news() for stream in streams]
    assert [news["turn"] for news in first] == [[0, 1]] * 3
    assert act(server, table, 0).status == 303
    second = [stream.news() for stream in streams]
    assert [news["turn"] for news in second] == [[1]] * 3
    assert all(b["seq"] > a["seq"] for a, b in zip(first, second, strict=True))
    assert streams[0].response.getheader("Content-Type", "").startswith("text/event-stream")
    assert streams[0].response.getheader("Cache-Control") == "no-store"
    for stream in streams:
        stream.close()


def test_who_comes_back_is_told_only_what_is_new(server: Server, table: dict[str, Any]) -> None:
    cookie = table["cookies"][1]
    stream = Stream(server, table, cookie)
    known = str(stream.news()["seq"])
    stream.close()
    for again in (
        Stream(server, table, cookie, Last_Event_ID=known),
        Stream(server, table, cookie, f"?seen={known}"),
    ):
        assert "up to date" in again.block()
        again.close()
    act(server, table, 0)
    missed = Stream(server, table, cookie, Last_Event_ID=known)
    assert missed.news()["seq"] > int(known)
    missed.close()


def test_a_stream_is_for_those_at_the_table(server: Server, table: dict[str, Any]) -> None:
    foreign = Stream(server, table, "")
    assert foreign.response.status == 403
    gone = Stream(server, {"id": "nobody"}, table["cookies"][0])
    assert gone.response.status == 404


# --- headers


@pytest.mark.parametrize(
    "path", ["/", "/table/{id}", "/table/{id}/fragment", "/table/nobody", "/nowhere", "/table/{id}/events"]
)
def test_every_answer_is_protected(server: Server, made: list[dict[str, Any]], path: str) -> None:
    table = made[0]
    browser = Browser(server.port, table["cookies"][0])
    if path.endswith("events"):
        stream = Stream(server, table, table["cookies"][0])
        headers = {name.lower(): value for name, value in stream.response.getheaders()}
        stream.close()
    else:
        headers = browser.get(path.format(**table)).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["cache-control"] == "no-store"
    assert "server" not in headers


def test_pages_have_no_inline_script_or_style(server: Server, made: list[dict[str, Any]]) -> None:
    browser = Browser(server.port, made[0]["cookies"][0])
    for path in ("/", f"/table/{made[0]['id']}", "/nowhere"):
        html = browser.get(path).text
        assert not re.search(r"<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=|javascript:", html), path


def test_static_files_are_kept_by_browsers_under_their_hash(server: Server) -> None:
    browser = Browser(server.port)
    links = [link for link in Page(browser.get("/").text).links if link.startswith("/static/")]
    assert links
    for link in links:
        answer = browser.get(link)
        assert answer.status == 200
        assert "immutable" in answer.headers["cache-control"], link
    assert browser.get("/static/table/../settings.py").status == 404
    assert browser.get("/static/table/nothing.css").status == 404


# --- refusals that change nothing


def state(server: Server, table: dict[str, Any]) -> list[dict[str, str]]:
    return [Browser(server.port, cookie).table(table["id"]).fields for cookie in table["cookies"]]


def seen(fields: list[dict[str, str]]) -> list[str]:
    return [one["seen"] for one in fields]


def test_what_is_forged_or_broken_is_refused_and_changes_nothing(
    server: Server, made: list[dict[str, Any]]
) -> None:
    table, other = made[0], made[1]
    before = seen(state(server, table))
    mine = Browser(server.port, table["cookies"][0])
    page = mine.table(table["id"])
    choice = page.choices[0]
    act = f"/table/{table['id']}/act"
    form = {**page.fields, "choice": choice}

    stranger = Browser(server.port, other["cookies"][0])
    stranger.cookies["csrftoken"] = mine.cookies["csrftoken"]
    spectator = Browser(server.port, table["spectator"])
    spectator.cookies["csrftoken"] = mine.cookies["csrftoken"]
    tries: list[tuple[int, Answer]] = [
        (403, stranger.request("POST", act, form)),
        (403, Browser(server.port).request("POST", act, form)),
        (403, mine.request("POST", act, {name: v for name, v in form.items() if name == "choice"})),
        (403, mine.request("POST", act, {**form, "csrfmiddlewaretoken": "x" * 64})),
        (403, mine.request("POST", act, form, Origin="http://evil.example")),
        (422, spectator.request("POST", act, form)),
        (422, mine.request("POST", act, {**form, "choice": "fly"})),
        (409, mine.request("POST", act, {**form, "seen": "999"})),
        (409, mine.request("POST", act, {**form, "seen": "-1"})),
        (409, mine.request("POST", act, {**form, "seen": "x" * 300})),
        (413, mine.request("POST", act, {**form, "choice": "x" * 300_000})),
        (400, mine.request("POST", act, form, Host="evil.example")),
        (400, mine.request("GET", f"/table/{table['id']}", Host="evil.example")),
    ]
    for number, (status, answer) in enumerate(tries):
        assert answer.status == status, (number, answer.status, answer.text[:500])
        assert "Traceback" not in answer.text
        assert answer.text.strip(), "a refusal says something"
    assert mine.request("GET", act).status == 405
    assert seen(state(server, table)) == before
    assert mine.request("POST", act, form).status == 303, "the honest post still works"


@pytest.mark.parametrize("size", [300_000, 6_000_000])
def test_what_is_too_large_gets_a_page_with_a_way_back(
    server: Server, table: dict[str, Any], size: int
) -> None:
    """In the viewer's language, also to a browser that sends far more than it may before it reads."""
    mine = Browser(server.port, table["cookies"][0])
    much = {"record": "x" * size}
    start = time.monotonic()
    answer = mine.request("POST", "/import", much, Accept_Language="de")
    assert answer.status == 413
    assert '<html lang="de"' in answer.text
    assert 'rel="stylesheet"' in answer.text
    assert "Das war zu viel auf einmal" in answer.text
    assert "Höchstens 256 kB" in answer.text
    assert 'href="/import"' in answer.text
    assert answer.headers["content-security-policy"]
    mine = Browser(server.port, table["cookies"][0])
    at_the_table = mine.request("POST", f"/table/{table['id']}/act", much)
    assert at_the_table.status == 413
    assert "That was too much at once" in at_the_table.text
    assert f'href="/table/{table["id"]}"' in at_the_table.text
    assert time.monotonic() - start < LINGER, "nobody waits for more when all has come"


def test_a_body_without_an_end_is_cut_off(server: Server) -> None:
    """A sender that announces nothing and never stops."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as connection:
        head = "POST /play HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n"
        connection.sendall(head.encode())
        chunk = b"10000\r\n" + b"x" * 0x10000 + b"\r\n"
        answer = b""
        for _ in range(20):
            try:
                connection.sendall(chunk)
            except OSError:
                break
        answer = connection.recv(4096)
    assert b" 413 " in answer.split(b"\r\n")[0]


# --- one server a folder, and how it ends


def refused(data: Path, *options: str) -> str:
    """The one line with which a server ends that cannot begin."""
    done = subprocess.run(
        [*COMMAND, "--data", str(data), "--no-browser", *options],
        env=environment(data),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    return done.stderr


@pytest.mark.parametrize("same_port", [False, True])
def test_a_second_server_on_the_folder_is_refused_with_one_line(server: Server, same_port: bool) -> None:
    said = refused(server.data, *(["--port", str(server.port)] if same_port else []))
    assert f"another Spielwerk server uses the data folder {server.data} already" in said
    assert f"http://127.0.0.1:{server.port}/" in said


def test_a_server_that_cannot_listen_leaves_nothing_behind(tmp_path: Path) -> None:
    said = refused(tmp_path / "data", "--host", "192.0.2.1")  # an address that nobody has
    assert "port 8765 of 192.0.2.1 cannot be used" in said
    assert list(tmp_path.iterdir()) == []


def test_ctrl_c_ends_it_at_once_although_streams_are_open(tmp_path: Path) -> None:
    table = inside(tmp_path, "make", held=[[0], [1]])
    with Server(tmp_path) as server:
        streams = [Stream(server, table, table["cookies"][0]) for _ in range(3)]
        for stream in streams:
            stream.news()
        server.process.send_signal(signal.SIGINT)
        for stream in streams:
            assert stream.block() == ""
        _, error = server.process.communicate(timeout=PATIENCE)
        assert server.process.returncode == 0
        assert error == "", "had the streams been cut off after the time of grace, that would be said"
    with Server(tmp_path) as again:
        assert Browser(again.port, table["cookies"][0]).table(table["id"]).choices


def test_who_comes_while_the_server_stops_is_sent_home_without_a_word(tmp_path: Path) -> None:
    """Streams are opened one after the other all the time, and Ctrl-C is pressed twice."""
    table = inside(tmp_path, "make", held=[[0], [1]])
    with Server(tmp_path) as server:
        opened: list[Stream] = []

        def come() -> None:
            with suppress(OSError, http.client.HTTPException):
                while True:
                    opened.append(Stream(server, table, table["cookies"][0]))

        coming = threading.Thread(target=come)
        coming.start()
        while len(opened) < 10:
            time.sleep(0.01)
        for _ in range(2):
            server.process.send_signal(signal.SIGINT)
        _, error = server.process.communicate(timeout=PATIENCE)
        coming.join(PATIENCE)
        assert server.process.returncode == 0
        assert error == ""


# --- behind a proxy


def test_behind_a_proxy_its_headers_count_and_cookies_need_tls(tmp_path: Path) -> None:
    table = inside(tmp_path, "make", held=[[0], [1]])
    settings = {"SPIELWERK_PROXY": "1", "SPIELWERK_PUBLIC": "1", "SPIELWERK_HOSTS": "tables.example.org"}
    headers = {"Host": "tables.example.org", "X_Forwarded_Proto": "https", "X_Forwarded_For": "192.0.2.5"}
    with Server(tmp_path, **settings) as server:
        browser = Browser(server.port, table["cookies"][0])
        answer = browser.get(f"/table/{table['id']}", **headers)
        assert answer.status == 200
        assert "Secure" in answer.headers["set-cookie"]
        page = Page(answer.text)
        form = {**page.fields, "choice": page.choices[0]}
        act, origin = f"/table/{table['id']}/act", "https://tables.example.org"
        assert browser.request("POST", act, form, Origin="https://evil.example", **headers).status == 403
        assert (
            browser.request("POST", act, form, Origin=origin, Referer=origin + "/", **headers).status == 303
        )
        assert browser.get("/").status == 400, "the machine's own name is not asked for from outside"
        tries = (browser.request("POST", "/preferences", {}, **headers).status for _ in range(2000))
        assert 429 in tries, "the limit recovers with time, so how many posts it takes depends on the machine"
        headers["X_Forwarded_For"] = "192.0.2.6"
        assert browser.request("POST", "/preferences", {}, **headers).status != 429, "another address"


# --- bots


def test_a_server_lets_its_bots_move_also_after_it_was_killed(tmp_path: Path) -> None:
    arguments = {"who": ["person", "bot:random"], "mode": "solo", "held": [[0]], "rounds": 1}
    table = inside(tmp_path, "make", **arguments)
    with Server(tmp_path) as server:
        act(server, table, 0)
        server.kill()
    with Server(tmp_path) as server:
        browser = Browser(server.port, table["cookies"][0])
        end = time.monotonic() + PATIENCE
        while not over(tmp_path, table["id"]):
            assert time.monotonic() < end, "the game did not end"
            page = browser.table(table["id"])
            if page.choices:
                browser.choose(table["id"], page, page.choices[0])
            time.sleep(0.02)


def over(data: Path, table_id: str) -> bool:
    database = sqlite3.connect(data / DATABASE)
    (found,) = database.execute("select over from table_table where id = ?", [table_id]).fetchone()
    database.close()
    return bool(found)


@pytest.mark.parametrize(
    ("lines", "status"),
    [
        (["Content-Length: 4", "Transfer-Encoding: chunked"], 400),
        ([f"X-Line: {'x' * 40_000}"], 431),
        (["X-Line: x"] * 200, 431),
    ],
)
def test_a_header_that_is_ambiguous_or_too_large_is_refused_and_ends_the_connection(
    server: Server, lines: list[str], status: int
) -> None:
    second = "GET /rules/sample HTTP/1.1\r\nHost: localhost\r\n\r\n"
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as connection:
        head = "\r\n".join(["POST /preferences HTTP/1.1", "Host: localhost", *lines])
        connection.sendall(f"{head}\r\n\r\n0\r\n\r\n{second}".encode())
        said = b""
        while part := connection.recv(65536):
            said += part
    assert said.startswith(f"HTTP/1.1 {status} ".encode())
    assert said.count(b"HTTP/1.1 ") == 1, "what follows is not taken for a second request"
