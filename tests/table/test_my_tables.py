"""My tables: what was played against whom, how it ended, what that adds up to, and a way to take it along."""

from __future__ import annotations

import io
import re
import time
import zipfile
from copy import copy
from datetime import UTC, datetime, timedelta

import pytest
from django.utils import timezone

from spielwerk.kernel.frame import SPECTATOR
from spielwerk.kernel.match import Match
from spielwerk.kernel.text import language
from spielwerk.table.people import my_tables
from spielwerk.table.people.my_tables import MyTable, SeatResult, WinRecord, statistics
from spielwerk.table.people.tokens import hashed
from spielwerk.table.render import dates
from spielwerk.table.store import models, tables
from spielwerk.table.store.live_table import RULES, LiveTable, SeatPlan
from spielwerk.table.views import my_tables as views
from spielwerk.table.views.start import MOST_TABLES
from table.playing import new, play
from table.visiting import Guest, record

SEATS = [{"faction": "rusviet", "mat": "industrial"}, {"faction": "saxony", "automa": "automa"}]


def automa_table(guest: Guest, choices: int = 20) -> LiveTable:
    plan = [SeatPlan(name="Ada"), SeatPlan(RULES)]
    created = tables.create("scythe", {"seats": SEATS}, plan, mode="solo", seed=7)
    guest.claim(created.host)
    return play(created.id, choices)


def short_game(guest: Guest) -> LiveTable:
    created = new("sample", [SeatPlan(name="Ada"), SeatPlan("bot:random")], "solo", rounds=1)
    guest.claim(created.host)
    live = play(created.id, 1000)
    assert live.over
    return live


def test_a_line_says_who_played_what_against_whom() -> None:
    guest = Guest()
    automa_table(guest)
    with language("en"):
        (found,) = my_tables.listed([guest.key])
    assert [side.called for side in found.own] == ["Rusviet Union · Industrial"]
    assert [side.called for side in found.others] == ["Saxony Empire"]
    assert (found.over, found.host, found.turn, found.own[0].place) == (False, True, True, 0)
    page = guest.page("/tables")
    assert "Saxony Empire · Automa (normal)" in page
    assert "Your turn" in page
    guest.client.cookies["language"] = "de"
    assert "Sächsisches Reich · Automa" in guest.page("/tables")


def test_the_result_is_stored_with_the_last_choice() -> None:
    guest = Guest()
    live = short_game(guest)
    assert live.outcome is not None
    row = models.Table.objects.get(id=live.id)
    assert row.result == {
        "points": [score.total for score in live.outcome.scores],
        "places": [list(place) for place in live.outcome.places],
    }
    (found,) = my_tables.listed([guest.key])
    places = [seat for place in live.outcome.places for seat in place]
    assert found.own[0].points == live.outcome.scores[0].total
    if len(live.outcome.places) == 2:
        assert found.own[0].place == places.index(0) + 1


def test_a_game_that_ended_before_results_were_stored_is_looked_up_once() -> None:
    guest = Guest()
    live = short_game(guest)
    models.Table.objects.filter(id=live.id).update(result=None)
    (found,) = my_tables.listed([guest.key])
    assert live.outcome is not None
    assert found.own[0].points == live.outcome.scores[0].total
    assert models.Table.objects.get(id=live.id).result is not None


def test_an_undone_ending_has_no_result() -> None:
    guest = Guest()
    live = short_game(guest)
    tables.undo(live.id, 0, live.seen(0))
    assert models.Table.objects.get(id=live.id).result is None


def ended(faction: str, mat: str, place: int, points: int, origin: str = "", *, over: bool = True) -> MyTable:
    fields = {"faction": faction, "mat": mat}
    side = SeatResult(0, True, "person", "", "", fields, called="", place=place, points=points)
    other = SeatResult(1, False, "bot:x", "", "", fields, called="", place=3 - place, points=99)
    now = timezone.now()
    return MyTable("x", "scythe", "solo", origin, over, True, False, (side, other), now, now)


@pytest.mark.parametrize(
    ("lang", "day", "average"), [("en", "3 Nov 2026", "63.5"), ("de", "3.11.2026", "63,5")]
)
def test_dates_and_numbers_are_written_as_people_write_them(lang: str, day: str, average: str) -> None:
    with language(lang):
        assert dates.day(datetime(2026, 11, 3, tzinfo=UTC)) == day
        assert views.decimal(63.5) == average


def test_the_lists_name_the_automa_that_one_plays_against() -> None:
    guest = Guest("de")
    automa_table(guest)
    for page in ("/tables", "/"):
        assert "Sächsisches Reich · Automa (normal)" in guest.page(page), page


def test_the_start_page_has_running_games_first_and_no_more_than_fit() -> None:
    guest = Guest()
    over = guest.adopt("scythe-two")
    running = [automa_table(guest) for _ in range(MOST_TABLES - 1)]
    listed = guest.page("/").partition('class="tables"')[2]
    found = re.findall(r'<a class="button" href="/table/([^"]+)"', listed)
    assert found == [*[live.id for live in reversed(running)], over.id]
    automa_table(guest)
    assert over.id not in guest.page("/")


def copies(guest: Guest, live: LiveTable, number: int) -> list[str]:
    """The same table so many times more, the last one the newest."""
    row = models.Table.objects.get(id=live.id)
    made = []
    for n in range(number):
        row.pk, row.spectator, row.host = f"{live.id}-{n}", "", ""
        row.updated = live.updated + timedelta(minutes=n + 1)
        made.append(copy(row))
    models.Table.objects.bulk_create(made)
    held = [(table.id, seat) for table in made for seat in (0, models.HOST)]
    models.Holder.objects.bulk_create(
        [models.Holder(table_id=id, key=hashed(guest.key), seat=seat) for id, seat in held]
    )
    return [table.id for table in made]


@pytest.mark.parametrize(
    ("lang", "older", "where"), [("en", "Older", "Page 2 of 3"), ("de", "Ältere", "Seite 2 von 3")]
)
def test_a_long_list_has_pages(lang: str, older: str, where: str) -> None:
    guest = Guest(lang)
    live = automa_table(guest)
    assert "?page=" not in guest.page("/tables")
    newest_first = [*reversed(copies(guest, live, 2 * views.A_PAGE)), live.id]
    assert older in guest.page("/tables")
    found = []
    for n in (1, 2, 3):
        page = guest.page(f"/tables?page={n}")
        found += re.findall(r'<a href="/table/([^"/]+)"', page)
        links = [int(m) for m in re.findall(r'href="/tables\?page=(\d+)"', page)]
        assert links == [m for m in (n - 1, n + 1) if 1 <= m <= 3]
        assert (where in page) == (n == 2)
    assert found == newest_first
    for odd, shown in (("99", found[-1]), ("0", found[0]), ("nonsense", found[0])):
        assert f'<a href="/table/{shown}"' in guest.page(f"/tables?page={odd}")


def test_statistics_count_the_games_of_all_pages() -> None:
    guest = Guest()
    live = short_game(guest)
    copies(guest, live, 2 * views.A_PAGE)
    shown = re.findall(r'<td class="number">(\d+)</td>', guest.page("/tables?page=2"))
    assert shown[0] == str(2 * views.A_PAGE + 1)
    other = short_game(guest)
    shown = re.findall(r'<td class="number">(\d+)</td>', guest.page("/tables"))
    assert shown[0] == str(2 * views.A_PAGE + 2), "a game that has ended since counts"
    tables.delete(other.id)
    assert re.findall(r'<td class="number">(\d+)</td>', guest.page("/tables"))[0] == str(2 * views.A_PAGE + 1)


@pytest.mark.parametrize("address", ["/", "/tables"])
def test_six_hundred_tables_cost_no_more_than_a_page_of_them(address: str) -> None:
    few, many = Guest(), Guest()
    live = short_game(few)
    copies(few, live, views.A_PAGE - 1)
    copies(many, short_game(many), 600)
    cost: dict[Guest, list[float]] = {few: [], many: []}
    for _ in range(9):
        for guest, times in cost.items():
            begun = time.thread_time()
            guest.page(address)
            times.append(time.thread_time() - begun)
    assert min(cost[many]) <= 1.5 * min(cost[few])


def test_statistics_count_own_finished_games_by_faction_and_by_mat() -> None:
    found = [
        ended("rusviet", "industrial", 1, 80),
        ended("rusviet", "mechanical", 2, 60),
        ended("nordic", "industrial", 2, 50),
        ended("nordic", "industrial", 1, 500, "record"),
        ended("nordic", "industrial", 1, 500, "fork"),
        ended("nordic", "industrial", 0, 0, over=False),
    ]
    told = statistics(found, "scythe")
    assert told["faction"] == [WinRecord("rusviet", 2, 1, 140, 80), WinRecord("nordic", 1, 0, 50, 50)]
    assert told["mat"] == [WinRecord("industrial", 2, 1, 130, 80), WinRecord("mechanical", 1, 0, 60, 60)]
    assert (told["faction"][0].average, told["faction"][0].share) == (70.0, 0.5)


def test_the_page_has_a_bar_for_every_line() -> None:
    guest = Guest()
    live = short_game(guest)
    page = guest.page("/tables")
    assert "Ring Road: by" in page
    assert page.count('<span class="bar">') == 2, "won, and points on average"
    assert live.outcome is not None
    assert f"{live.outcome.scores[0].total:.1f}" in page


def test_forks_and_imported_games_are_marked_and_do_not_count() -> None:
    guest = Guest()
    guest.adopt("scythe-two")
    page = guest.page("/tables")
    assert "from a record" in page
    assert "How it went" not in page


def test_all_tables_leave_in_one_file_and_nothing_secret_with_them() -> None:
    guest = Guest()
    alone, finished = automa_table(guest), guest.adopt("scythe-two")
    friends = new("scythe", mode="friends", seed=123456789)
    guest.claim(friends.links[0])
    play(friends.id, 20)
    answer = guest.client.get("/tables/export")
    assert answer["Content-Type"] == "application/zip"
    with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
        files = {name: archive.read(name).decode().splitlines() for name in archive.namelist()}
    by_id = {name.rpartition("-20")[2][9:].removesuffix(".jsonl"): lines for name, lines in files.items()}
    assert set(by_id) == {alone.id, finished.id, friends.id}
    for live in (alone, finished):
        again = Match.load(by_id[live.id])
        assert again.game.digest(again.state) == live.game.digest(live.match.state)
    assert '"redacted":0' in by_id[friends.id][0]
    assert "123456789" not in "\n".join(by_id[friends.id])
    assert record("scythe-two")[1] in by_id[finished.id]


def test_at_one_screen_the_file_tells_no_more_than_the_table_does() -> None:
    """Who has the device is said at the table alone; elsewhere it is as if the curtain were closed."""
    guest = Guest()
    created = new("scythe", mode="hotseat")
    guest.claim(created.host)
    play(created.id, 12)

    def exported() -> list[str]:
        with zipfile.ZipFile(io.BytesIO(guest.client.get("/tables/export").content)) as archive:
            (name,) = archive.namelist()
            return archive.read(name).decode().splitlines()

    assert f'"redacted":{SPECTATOR}' in exported()[0]
    assert not [line for line in exported() if '"chose"' in line], "nobody's choices"
    assert exported() == guest.page(f"/table/{created.id}/export").splitlines()
    asked = tables.get(created.id).awaits[0]
    guest.client.cookies["seat"] = str(asked)
    assert f'"redacted":{asked}' in exported()[0]
    assert exported() == guest.page(f"/table/{created.id}/export").splitlines()


def test_a_table_is_deleted_by_its_host_alone() -> None:
    host, friend = Guest(), Guest()
    created = new("scythe", mode="friends")
    host.claim(created.host)
    friend.claim(created.links[1])
    assert f"/table/{created.id}/delete" in host.page("/tables")
    assert f"/table/{created.id}/delete" not in friend.page("/tables")
    friend.post(f"/table/{created.id}/delete", 403)
    assert host.post(f"/table/{created.id}/delete")["Location"] == "/tables"
    assert created.id not in friend.page("/tables")


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_stranger_has_an_empty_list_with_a_way_on(lang: str) -> None:
    page = Guest(lang).page("/tables")
    assert 'href="/import"' in page
    assert not re.search(r'href="/table/', page)
