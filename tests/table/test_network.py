"""A button lets friends in the network join a running server; only somebody at its machine can press it."""

from __future__ import annotations

import http.client
import re
from pathlib import Path

import pytest
from django.conf import settings

from spielwerk.table.serving import lan, network
from table.serving import Browser, Server
from table.test_sitting_down import friends_form
from table.visiting import Guest

CLOSED = "So far only this computer can reach the table"


def test_a_running_server_is_opened_by_a_button(tmp_path: Path) -> None:
    found = lan.addresses()
    if not found:
        pytest.skip("this machine is in no network")
    with Server(tmp_path) as server:
        with pytest.raises(OSError, match="refused"):
            front_page(found[0], server.port)
        host = Browser(server.port)
        page = host.get("/new/dei?mode=friends")
        assert CLOSED in page.text
        token = re.search(r'name="csrfmiddlewaretoken" value="([^"]+)"', page.text)
        assert token
        form = {"csrfmiddlewaretoken": token[1], **friends_form()}
        after = host.request("POST", "/new/dei", {**form, "seat-0-name": "Ada", "redraw": "network"})
        assert after.status == 200
        assert CLOSED not in after.text
        assert 'value="Ada"' in after.text, "what was typed stays"
        assert front_page(found[0], server.port) == 200
        assert front_page(found[0], server.port, "elsewhere.example") == 400
        made = host.request("POST", "/new/dei", form)
        links = host.get(made.headers["location"]).text
        assert f"http://{lan.in_url(found[0])}:{server.port}/seat/" in links
        assert server.stop() == 0


def front_page(address: str, port: int, host: str = "") -> int:
    connection = http.client.HTTPConnection(address, port, timeout=20)
    connection.request("GET", "/", headers={"Host": host} if host else {})
    status = connection.getresponse().status
    connection.close()
    return status


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The addresses that a server was opened to; nothing is really opened."""
    found: list[str] = []

    def opener() -> list[str]:
        found.append("192.0.2.7")
        return ["192.0.2.7"]

    monkeypatch.setattr(network, "_openers", [opener])
    monkeypatch.setattr(settings, "ALLOWED_HOSTS", list(settings.ALLOWED_HOSTS))
    monkeypatch.setattr(settings, "SPIELWERK_PUBLIC", False)
    return found


def test_whoever_comes_from_elsewhere_cannot_open_it(opened: list[str]) -> None:
    guest = Guest()
    guest.client.defaults["REMOTE_ADDR"] = "192.0.2.9"
    assert 'value="network"' not in guest.page("/new/dei?mode=friends")
    guest.post("/new/dei", 403, mode="friends", players="2", redraw="network")
    assert not opened


def test_a_server_behind_a_proxy_is_not_opened(opened: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(settings, "SPIELWERK_PROXY", "127.0.0.1")
    Guest().post("/new/dei", 403, mode="friends", players="2", redraw="network")
    assert not opened


def test_on_the_page_of_the_seats_only_the_host_can(opened: list[str]) -> None:
    host, friend = Guest(), Guest()
    where = host.post("/new/dei", **friends_form())["Location"]
    link = re.search(r"/seat/([\w-]+)</code>", host.page(where))
    assert link
    friend.claim(link[1])
    assert 'value="network"' not in friend.page(where)
    friend.post(where, 403, do="network")
    assert not opened
    host.post(where, 200, do="network")
    assert opened == ["192.0.2.7"]
    assert settings.SPIELWERK_PUBLIC


def test_a_machine_without_a_network_is_told_so(monkeypatch: pytest.MonkeyPatch, opened: list[str]) -> None:
    monkeypatch.setattr(network, "_openers", [list])
    html = Guest().post("/new/dei", 200, mode="friends", players="2", redraw="network").content.decode()
    assert "in no network at the moment" in html
    assert not settings.SPIELWERK_PUBLIC
    assert not opened
