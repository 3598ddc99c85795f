"""The start page: which game comes first, and what one click begins."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from django.test import Client

import sample
from kernel.packages import installing
from spielwerk.kernel import registry
from spielwerk.table.store import tables
from spielwerk.table.store.live_table import PERSON, RULES


def browser(language: str = "en") -> Client:
    return Client(SERVER_NAME="localhost", headers={"Accept-Language": language})


def games_offered(client: Client) -> list[str]:
    """The games that one click begins, in the order of the page."""
    return re.findall(r'<button [^>]*name="game" value="(\w+)"', client.get("/").content.decode())


def play_now(client: Client, game: str) -> tables.LiveTable:
    answer = client.post("/play", {"game": game})
    assert answer.status_code == 303
    return tables.get(answer.headers["Location"].removeprefix("/table/"))


def test_games_stand_as_on_the_shelf() -> None:
    """A game says where it wants to stand; those that do not mind follow by their names."""
    assert registry.playable() == ["scythe", "dei", "sample", "tapestry"]
    assert games_offered(browser()) == ["scythe", "dei", "sample", "tapestry"]


def test_a_broken_package_keeps_nobody_from_playing_the_other_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = browser()
    with installing(tmp_path, monkeypatch) as packages:
        packages.install("late", "late = late_game.box:BOX", {"late_game/box.py": "1 / 0"})
        assert games_offered(client) == ["scythe", "dei", "sample", "tapestry"]
        assert play_now(client, "late").game.id == "scythe"
        found = {
            page: client.get(page).status_code for page in ("/tables", "/import", "/new/dei", "/rules/dei")
        }
        assert found == {"/tables": 200, "/import": 200, "/new/dei": 200, "/rules/dei": 200}
        assert [client.get(page).status_code for page in ("/new/late", "/rules/late")] == [404, 404]


def test_the_game_that_was_played_last_comes_first() -> None:
    client = browser()
    play_now(client, "dei")
    assert games_offered(client)[0] == "dei"


def test_one_click_begins_a_game_against_the_games_own_automa() -> None:
    live = play_now(browser(), "scythe")
    assert [seat.who for seat in live.plan] == [PERSON, RULES]
    assert live.match.decision is not None
    assert live.match.decision.seat == 0


def test_a_game_without_one_seats_a_bot() -> None:
    live = play_now(browser(), sample.BOX.id)
    assert [seat.who for seat in live.plan] == [PERSON, "bot:greedy"]


def test_quick_games_are_dealt_anew() -> None:
    factions = {play_now(browser(), "scythe").game.setup["seats"][0]["faction"] for _ in range(12)}
    assert len(factions) > 1


def test_the_page_says_whom_one_plays() -> None:
    page = browser("de").get("/").content.decode()
    assert "Du gegen den Automa" in page
    assert "Scythe sofort spielen" in page
