"""Requests that no page of ours makes, and pages that answer a post: each is told in words, with a way on."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape

import pytest
from django.test import Client
from django.urls import get_resolver

from spielwerk.table.store import tables
from spielwerk.table.store.live_table import SeatPlan
from spielwerk.table.urls import urlpatterns
from spielwerk.table.views.common import DEED, SEAT_COOKIE
from table.playing import new
from table.visiting import Guest

ENDLESS = "9" * 5000
"""More digits than Python reads."""
DEEDS = [str(pattern.pattern) for pattern in urlpatterns if pattern.name == DEED]


def at_table(language: str = "en", mode: str = "solo") -> tuple[Guest, str]:
    other = SeatPlan() if mode == "hotseat" else SeatPlan("bot:random")
    created = new("sample", [SeatPlan(), other], mode)
    guest = Guest(language)
    guest.claim(created.host)
    return guest, created.id


def way_back(page: str) -> str:
    """Where the switch of the language leads to."""
    (found,) = re.findall(r'name="next" value="([^"]*)"', page)
    return unescape(found)


def refused(table_id: str) -> Iterator[tuple[str, dict[str, str], str]]:
    """Posts that are answered with a page instead of a way on, and where that page is to be left to."""
    table = f"/table/{table_id}"
    yield f"{table}/act", {"choice": "nonsense", "seen": "1"}, table
    yield f"{table}/act", {"choice": "bid 0", "seen": "0"}, table
    yield f"{table}/fork", {"moment": "999"}, table
    yield f"{table}/rematch", {}, table
    yield f"{table}/seats", {"do": "nonsense", "seat": "0"}, f"{table}/seats"
    yield "/guide/nonsense", {}, "/"
    yield "/new/sample", {"mode": "solo"}, "/new/sample"
    yield "/import", {}, "/import"


def test_the_language_can_be_switched_on_a_page_that_answers_a_post() -> None:
    guest, table_id = at_table()
    for address, sent, expected in refused(table_id):
        answer = guest.client.post(address, sent)
        assert answer.status_code >= 400, address
        assert way_back(answer.content.decode()) == expected, address
        switched = guest.post("/preferences", next=expected, language="de")
        assert '<html lang="de"' in guest.page(switched["Location"])
        guest.client.cookies["language"] = "en"


def test_the_page_of_a_post_without_a_token_is_left_to_the_start() -> None:
    stranger = Client(SERVER_NAME="localhost", enforce_csrf_checks=True)
    answer = stranger.post("/play", {"game": "sample"})
    assert answer.status_code == 403
    assert way_back(answer.content.decode()) == "/"


def test_a_page_that_was_opened_is_come_back_to_with_all_of_its_address() -> None:
    guest, table_id = at_table()
    address = f"/table/{table_id}/rules?about=ask&moment=0"
    assert way_back(guest.page(address)) == address


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "The address belongs to a button on another page."),
        ("de", "Die Adresse gehört zu einem Knopf auf einer anderen Seite."),
    ],
)
def test_an_address_that_is_only_posted_to_has_a_page_that_says_so(lang: str, words: str) -> None:
    guest, table_id = at_table(lang)
    assert len(DEEDS) == 6
    for deed in DEEDS:
        address = "/" + deed.replace("<str:table_id>", table_id).replace("<str:game>", "scythe")
        assert get_resolver().resolve(address).url_name == DEED
        answer = guest.client.get(address)
        page = answer.content.decode()
        assert (answer.status_code, answer["Allow"]) == (405, "POST")
        assert words in page
        assert way_back(page) == (f"/table/{table_id}" if "table" in deed else "/")


def test_pages_can_be_asked_for_their_head_alone() -> None:
    guest, table_id = at_table()
    for address in ("/", "/tables", "/rules/sample", "/new/sample", "/import", f"/table/{table_id}"):
        answer = guest.client.head(address)
        assert (answer.status_code, answer.content) == (200, b""), address
    assert guest.client.head("/play").status_code == 405
    assert guest.client.post("/tables").status_code == 405


def test_a_number_without_end_is_no_seat() -> None:
    guest, table_id = at_table(mode="hotseat")
    assert (
        "That did not work"
        in guest.post(f"/table/{table_id}/act", 400, do="sit", seat=ENDLESS).content.decode()
    )
    page = guest.post(f"/table/{table_id}/seats", 403, do="name", seat=ENDLESS).content.decode()
    assert "You can’t do that here" in page
    guest.client.cookies[SEAT_COOKIE] = ENDLESS
    assert 'class="curtain"' in guest.page(f"/table/{table_id}"), "as if nobody had the device"


def test_a_number_without_end_is_no_moment() -> None:
    guest, table_id = at_table()
    where = f"/table/{table_id}"
    guest.page(f"{where}/at/{ENDLESS}", 404)
    guest.page(f"{where}/at/{'9' * 30}", 404)
    guest.page(f"{where}/at/0?moment={ENDLESS}")
    guest.page(f"{where}/rules?moment={ENDLESS}")
    assert "no such moment" in guest.post(f"{where}/fork", 422, moment=ENDLESS).content.decode()
    assert "moved on" in guest.post(f"{where}/act", 409, seen=ENDLESS, choice="bid 0").content.decode()


@pytest.mark.parametrize(
    "address", ["//[", "//]", "http://[", "//elsewhere.example", "/\t/elsewhere.example"]
)
def test_what_is_no_address_of_ours_leads_to_the_start(address: str) -> None:
    assert Guest().post("/preferences", next=address, language="de")["Location"] == "/"


def test_a_player_that_is_not_there_is_refused_in_few_words() -> None:
    with pytest.raises(tables.Refused) as error:
        new("sample", [SeatPlan(), SeatPlan("bot:" + "x" * 3000)], "solo")
    assert error.value.key == "table-refused-unknown-bot"
    called = str(error.value.params["bot"])
    assert called.startswith("bot:xxx")
    assert len(called) == 40
