"""The command `spielwerk serve`: what it asks of the server, and what it says."""

from __future__ import annotations

import sys
from collections.abc import Callable

import pytest

from spielwerk import cli
from spielwerk.cli import serve
from spielwerk.table.serving import server

PLACE = server.ServerAddress("http://127.0.0.1:8770/", ("http://192.0.2.4:8770/",), 8770, moved=True)


@pytest.fixture
def wishes(monkeypatch: pytest.MonkeyPatch) -> list[server.Wish]:
    """What the server was asked for, in place of a server."""
    heard: list[server.Wish] = []

    def run(wish: server.Wish, say: Callable[[server.ServerAddress], None]) -> int:
        heard.append(wish)
        say(PLACE)
        return 0

    monkeypatch.setattr(server, "run", run)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    return heard


@pytest.mark.parametrize("arguments", [[], ["serve"]])
def test_without_a_command_the_table_is_served(arguments: list[str], wishes: list[server.Wish]) -> None:
    assert cli.main(arguments) == 0
    assert wishes == [server.Wish(browser=False)], "no browser: the output goes to a pipe"


def test_options_reach_the_server(wishes: list[server.Wish]) -> None:
    given = ["--host", "192.0.2.1", "--port", "99", "--lan", "--data", "x", "--no-browser", "--debug"]
    assert cli.main(given) == 0
    assert wishes == [server.Wish("192.0.2.1", 99, lan=True, data="x", browser=False, debug=True)]


def test_it_says_where_the_table_is(
    wishes: list[server.Wish], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    cli.main([])
    assert capsys.readouterr().out == (
        "The table is at http://127.0.0.1:8770/ (port 8765 was taken)\n"
        "  in your network at http://192.0.2.4:8770/\n"
        "Ctrl-C stops it.\n"
    )
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    cli.main([])
    assert "Der Tisch ist unter http://127.0.0.1:8770/ (Port 8765 war belegt)" in capsys.readouterr().out


@pytest.mark.parametrize("port", ["-1", "65536", "many"])
def test_a_port_that_is_none_is_one_line(
    port: str, wishes: list[server.Wish], capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["serve", f"--port={port}"]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert wishes == []


@pytest.mark.parametrize(
    ("terminal", "screen", "opens"), [(True, ":0", True), (True, "", False), (False, ":0", False)]
)
def test_a_browser_opens_for_somebody_at_a_screen(
    terminal: bool, screen: str, opens: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(sys.stdout, "isatty", lambda: terminal, raising=False)
    monkeypatch.setenv("DISPLAY", screen)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert serve.has_desktop() is opens
