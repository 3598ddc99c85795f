"""Webhooks: only public https addresses, no redirects, a few seconds, nothing secret, never in the way."""

from __future__ import annotations

import json
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest
from django.conf import settings

from spielwerk.table.errors import Refused
from spielwerk.table.people import seats
from spielwerk.table.serving import webhooks
from spielwerk.table.store import tables
from spielwerk.table.store.live_table import LiveTable
from table.visiting import Guest

URL = "https://chat.example/hook?key=1"


def two_friends() -> tables.Created:
    plan = [tables.SeatPlan("person", name) for name in ("Ada", "Ben")]
    return tables.create("dei", {"seats": [{}, {}]}, plan, mode="friends", seed=1)


def resolving(monkeypatch: pytest.MonkeyPatch, *addresses: str) -> None:
    found = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, 443)) for address in addresses]
    monkeypatch.setattr(webhooks, "resolve", lambda *_a, **_k: found)


class Listener:
    """A plain server on loopback in place of the one that a webhook names."""

    def __init__(self, answer: bytes) -> None:
        self.answer = answer
        self.heard: list[bytes] = []
        self._server = socket.create_server(("127.0.0.1", 0))
        threading.Thread(target=self._run, daemon=True).start()

    def _run(self) -> None:
        while True:
            try:
                connected, _ = self._server.accept()
            except OSError:
                return
            with closing(connected):
                self.heard.append(connected.recv(65536))
                if self.answer:
                    connected.sendall(self.answer)
                else:
                    time.sleep(webhooks.SECONDS + 1)

    def connect(self, *_: object) -> socket.socket:
        return socket.create_connection(self._server.getsockname())

    def close(self) -> None:
        self._server.close()


@pytest.fixture
def listener(monkeypatch: pytest.MonkeyPatch) -> Iterator[Listener]:
    found = Listener(b"HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1/\r\nContent-Length: 0\r\n\r\n")
    resolving(monkeypatch, "8.8.8.8")
    monkeypatch.setattr(webhooks, "connect", found.connect)
    yield found
    found.close()


@pytest.mark.parametrize(
    "url",
    [
        *("http://chat.example/", "ftp://chat.example/", "https://", "chat.example", "https://[::1]/"),
        *("https://user:word@chat.example/", "https://chat.example:8443/", "https://127.0.0.1/"),
        *("https://10.1.2.3/", "https://169.254.169.254/latest", "https://chat.example:x/", "https://a b/"),
        "https://chat.example/" + "x" * 500,
    ],
)
def test_only_public_https_addresses_are_kept(url: str) -> None:
    with pytest.raises(Refused):
        webhooks.checked(url)


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.0.0.1", "192.168.1.1", "172.16.0.1", "169.254.169.254", "100.64.0.1", "0.0.0.0"),
        *("::1", "fe80::1", "fd00::1", "::ffff:127.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "224.0.0.1"),
    ],
)
def test_a_name_that_leads_into_a_private_network_is_not_told(
    monkeypatch: pytest.MonkeyPatch, address: str
) -> None:
    resolving(monkeypatch, "8.8.8.8", address)
    reached: list[object] = []
    monkeypatch.setattr(webhooks, "connect", lambda *where: reached.append(where))
    with pytest.raises(webhooks.NotAllowed):
        webhooks.send(URL, {})
    assert not reached


def test_the_connection_goes_to_the_address_that_was_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    resolving(monkeypatch, "8.8.8.8")
    reached: list[object] = []

    def dialled(where: object, timeout: float) -> None:
        reached.append(where)
        assert 0 < timeout <= webhooks.SECONDS
        raise OSError("nobody there")

    monkeypatch.setattr(webhooks, "dial", dialled)
    with pytest.raises(OSError, match="nobody there"):
        webhooks.send(URL, {})
    assert reached == [("8.8.8.8", 443)]


def test_a_redirect_is_not_followed(listener: Listener) -> None:
    assert webhooks.send(URL, {"text": "hello"}) == 302
    (heard,) = listener.heard
    assert heard.startswith(b"POST /hook?key=1 HTTP/1.1\r\n")
    assert b"Host: chat.example\r\n" in heard


def test_it_gives_up_after_a_few_seconds(monkeypatch: pytest.MonkeyPatch, listener: Listener) -> None:
    monkeypatch.setattr(webhooks, "SECONDS", 0.3)
    listener.answer = b""
    before = time.monotonic()
    with pytest.raises(TimeoutError):
        webhooks.send(URL, {})
    assert time.monotonic() - before < 2


def told(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, dict[str, Any]]]:
    found: list[tuple[str, dict[str, Any]]] = []
    monkeypatch.setattr(webhooks, "send", lambda url, message: found.append((url, message)))
    return found


def test_it_tells_whose_turn_it_is_once_and_nothing_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    created, found = two_friends(), told(monkeypatch)
    messenger, live = webhooks.Messenger(), tables.get(created.id)
    messenger.tell(live)
    assert not found, "no address"
    seats.keep_webhook(created.id, URL)
    messenger.tell(live)
    messenger.tell(live)
    ((url, message),) = found
    assert url == URL
    name = live.plan[live.awaits[0]].name
    assert name in message["text"]
    sent = json.dumps(message)
    secrets = [created.id, created.host, created.spectator, *created.links]
    assert not [secret for secret in secrets if secret in sent]
    assert set(message) == {"game", "waiting", "over", "text", "content"}


def test_no_move_waits_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    created = two_friends()
    seats.keep_webhook(created.id, URL)
    hangs = threading.Event()
    monkeypatch.setattr(webhooks.Messenger, "tell", lambda _self, _live: hangs.wait(20))
    messenger = webhooks.Messenger()
    messenger.start()
    try:
        before = time.monotonic()
        live: LiveTable = tables.get(created.id)
        for _ in range(3):
            d = live.match.decisions[0]
            live = tables.choose(live.id, d.seat, live.seen(d.seat), [d.options[0].text])
        assert time.monotonic() - before < 10
    finally:
        hangs.set()
        messenger.stop()


def test_only_the_host_sets_it_and_only_if_the_server_allows_it(monkeypatch: pytest.MonkeyPatch) -> None:
    created = two_friends()
    host, friend = Guest(), Guest()
    host.claim(created.host)
    friend.claim(created.links[1])
    where = f"/table/{created.id}/seats"
    assert 'name="webhook"' not in host.page(where)
    host.post(where, 403, do="webhook", webhook=URL)
    monkeypatch.setattr(settings, "SPIELWERK_WEBHOOKS", True)
    assert 'name="webhook"' in host.page(where)
    assert 'name="webhook"' not in friend.page(where)
    friend.post(where, 403, do="webhook", webhook=URL)
    host.post(where, 422, do="webhook", webhook="http://chat.example/")
    assert seats.webhook(created.id) == ""
    host.post(where, do="webhook", webhook=URL)
    assert seats.webhook(created.id) == URL
    assert "chat.example" not in friend.page(where)
