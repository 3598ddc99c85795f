"""`spielwerk tables`: what the person who hosts a server can do with its tables."""

from __future__ import annotations

import argparse
import io
import re
import sys
from datetime import timedelta
from pathlib import Path

import pytest
from django.utils import timezone

from spielwerk.cli import tables as command
from spielwerk.kernel.text import LANGUAGES, language, text
from spielwerk.table.errors import Refused, TableGone
from spielwerk.table.render.fragment import draw
from spielwerk.table.serving.bot_supervisor import bot_seats
from spielwerk.table.store import models, overview, tables
from spielwerk.table.store.live_table import SeatPlan
from table.commands import done, refused
from table.old_tables import unpack
from table.playing import new
from table.serving import Browser, Server, inside


def test_a_running_server_heeds_what_the_host_does(tmp_path: Path) -> None:
    table, other = inside(tmp_path, "make"), inside(tmp_path, "make")
    with Server(tmp_path) as server:
        browser = Browser(server.port, table["cookies"][0])
        page = browser.table(table["id"])
        said = done(tmp_path, "tables")
        assert f"{table['id']}  sample  running" in said
        assert said.split()[:2] == ["table", "game"], "a head says what the columns are"
        assert said.count("\n") == 3
        assert "\n1 table closed." in done(tmp_path, "tables", "close", table["id"], "--yes")
        browser.close()  # a kept connection does not live as long as a command takes
        assert browser.choose(table["id"], page, page.choices[0]).status == 422
        assert "has closed the table" in browser.get(f"/table/{table['id']}").text
        assert f"{table['id']}  sample  closed" in done(tmp_path, "tables", "list")
        assert "\n1 table opened." in done(tmp_path, "tables", "open", table["id"], "--yes")
        browser.close()
        page = browser.table(table["id"])
        assert browser.choose(table["id"], page, page.choices[0]).status == 303
        done(tmp_path, "tables", "delete", table["id"], "--yes")
        browser.close()
        assert browser.get(f"/table/{table['id']}").status == 404
    assert [line.split()[0] for line in done(tmp_path, "tables").splitlines()] == ["table", other["id"]]


def test_nothing_is_done_unasked_or_to_what_is_not_there(tmp_path: Path) -> None:
    table = inside(tmp_path, "make")
    assert "--yes" in refused(tmp_path, "tables", "delete", table["id"])
    assert "there is no table none" in refused(tmp_path, "tables", "delete", table["id"], "none", "--yes")
    assert "name the tables" in refused(tmp_path, "tables", "delete", "--yes")
    assert "Zahl von Tagen" in refused(tmp_path, "tables", "clear", "--yes", LC_ALL="de_DE.UTF-8")
    head, line = done(tmp_path, "tables", LC_ALL="de_DE.UTF-8").splitlines()
    assert head.split() == ["Tisch", "Spiel", "Stand", "zuletzt", "Züge", "Personen"]
    assert "läuft" in line
    assert "There are no such tables" in done(tmp_path, "tables", "clear", "--older-than", "0", "--yes")
    assert "there are no tables in" in refused(tmp_path / "none", "tables")


@pytest.mark.parametrize(
    ("lang", "one", "several"), [("en", "1 table", "2 tables"), ("de", "1 Tisch", "2 Tische")]
)
def test_one_table_is_not_several(lang: str, one: str, several: str) -> None:
    with language(lang):
        assert [command._counted(n) for n in (1, 2)] == [one, several]


def test_a_database_of_an_older_version_is_named_as_such(tmp_path: Path) -> None:
    unpack(tmp_path)
    assert "of an older version of Spielwerk" in refused(tmp_path, "tables")
    assert "einer älteren Version von Spielwerk" in refused(tmp_path, "tables", LC_ALL="de_DE.UTF-8")


@pytest.mark.parametrize(
    ("answer", "lang", "agreed"),
    [("y", "en", True), ("", "en", False), ("ja", "de", True), ("y", "de", False)],
)
def test_who_sits_at_a_terminal_is_asked(
    answer: str, lang: str, agreed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    terminal = io.StringIO(answer + "\n")
    monkeypatch.setattr(terminal, "isatty", lambda: True)
    monkeypatch.setattr(sys, "stdin", terminal)
    with language(lang):
        assert command._agreed("?") is agreed


def test_only_finished_tables_that_nobody_uses_are_cleared_away() -> None:
    ages = {new().id: (over, age) for over in (True, False) for age in (10, 40)}
    for id, (over, age) in ages.items():
        models.Table.objects.filter(id=id).update(over=over, updated=timezone.now() - timedelta(days=age))
    wish = argparse.Namespace(deed="clear", older_than=30, tables=[])
    found = [table for table in command._chosen(wish, overview.listed()) if table.id in ages]
    assert [ages[table.id] for table in found] == [(True, 40)]


def test_at_a_closed_table_nobody_moves_and_bots_rest() -> None:
    table = new(plan=[SeatPlan(), SeatPlan("bot:random")], mode="solo")
    before = tables.get(table.id)
    assert bot_seats(before)
    overview.set_closed(table.id, True)
    live = tables.get(table.id)
    assert live.closed
    assert bot_seats(live) == []
    for act in (tables.undo, tables.redo):
        with pytest.raises(Refused) as error:
            act(table.id, 0, live.seen(0))
        assert error.value.key == "table-refused-closed"
    with pytest.raises(Refused), language("de"):
        tables.choose(table.id, 0, live.seen(0), ["x"])
    overview.delete(table.id)
    with pytest.raises(TableGone):
        tables.get(table.id)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_closed_table_offers_nothing_that_it_would_refuse(lang: str) -> None:
    table = new(plan=[SeatPlan(), SeatPlan()], mode="hotseat")
    live = tables.get(table.id)
    live = tables.choose(table.id, live.awaits[0], live.seen(0), [live.match.decisions[0].options[0].text])
    viewer = live.awaits[0]
    assert live.can_undo(viewer)
    with language(lang):
        assert 'name="choice"' in draw(live, viewer, 1, effects=False).html
        overview.set_closed(table.id, True)
        closed = draw(tables.get(table.id), viewer, 1, effects=False)
        assert closed.title.startswith(text("table-closed"))
        assert text("table-refused-closed") in closed.html
    assert 'name="choice"' not in closed.html
    for tool in ("undo", "redo"):
        assert re.search(rf'<button[^>]*value="{tool}"[^>]* disabled', closed.html), tool
