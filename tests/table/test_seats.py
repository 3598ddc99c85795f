"""Seats: a link is claimed once, the cookie opens it, the host can re-issue and kick."""

from __future__ import annotations

import pytest
from django.core import signing
from django.http import HttpRequest, HttpResponse
from django.test import RequestFactory

from spielwerk.kernel.frame import SPECTATOR
from spielwerk.table.errors import BadToken, NotYours
from spielwerk.table.people import my_tables, seats
from spielwerk.table.store import models, tables
from spielwerk.table.store.live_table import SeatPlan
from table.playing import new


class Browser:
    """Keeps the cookie between requests, as a browser does."""

    def __init__(self, *, secure: bool = False) -> None:
        self.cookies: dict[str, str] = {}
        self.secure = secure

    def request(self) -> HttpRequest:
        request = RequestFactory().get("/", secure=self.secure)
        request.COOKIES = dict(self.cookies)
        return request

    def keep(self, response: HttpResponse) -> None:
        self.cookies.update({name: morsel.value for name, morsel in response.cookies.items()})

    def claim(self, token: str) -> seats.Claimed:
        response = HttpResponse()
        claimed = seats.claim(self.request(), response, token)
        self.keep(response)
        return claimed

    def reenter(self, code: str) -> seats.Claimed:
        response = HttpResponse()
        claimed = seats.reenter(self.request(), response, code)
        self.keep(response)
        return claimed

    def viewer(self, table_id: str) -> seats.Viewer:
        return seats.look(self.request(), table_id)[1]


def test_a_link_is_claimed_once_and_then_the_cookie_opens_the_seat() -> None:
    table = new()
    anna, ben = Browser(), Browser()
    assert anna.claim(table.links[1]) == seats.Claimed(table.id, 1)
    assert anna.claim(table.links[1]) == seats.Claimed(table.id, 1), "the same browser may follow it again"
    with pytest.raises(BadToken) as refused:
        ben.claim(table.links[1])
    assert refused.value.key == "table-refused-taken"
    seen = anna.viewer(table.id)
    assert (seen.seat, seen.seats, seen.host) == (1, (1,), False)
    assert seats.taken(tables.get(table.id)) == [False, True]


def test_who_has_no_cookie_or_a_forged_one_sees_nothing() -> None:
    table, other = new(), new()
    anna = Browser()
    anna.claim(table.links[0])
    name, value = next(iter(anna.cookies.items()))
    key = value.partition(":")[0]
    forged = [
        {},
        {name: key},
        {name: f"{key}:x:y"},
        {name: value[:-2] + "AA"},
        {name: signing.TimestampSigner(key="guess", salt=name + seats.SALT).sign(key)},
        {name: signing.get_cookie_signer(salt=name + "else").sign(key)},
    ]
    for cookies in forged:
        stranger = Browser()
        stranger.cookies = cookies
        with pytest.raises(NotYours):
            stranger.viewer(table.id)
    with pytest.raises(NotYours):
        anna.viewer(other.id)


def test_the_cookie_cannot_be_read_by_scripts_nor_sent_from_elsewhere() -> None:
    response = HttpResponse()
    seats.claim(Browser().request(), response, new().links[0])
    cookie = response.cookies[seats.cookie_name()]
    assert cookie["httponly"]
    assert cookie["samesite"] == "Lax"
    assert not cookie["secure"]
    request = RequestFactory().get("/", secure=True)
    seats.claim(request, response, new().links[0])
    hosted = response.cookies[seats.cookie_name(secure=True)]
    assert hosted.key.startswith("__Host-")
    assert (hosted["secure"], hosted["path"], hosted["domain"]) == (True, "/", "")


def test_a_planted_key_is_not_kept_behind_tls() -> None:
    """A neighbouring host can plant a cookie, but not one with the prefix; signatures are bound to names."""
    mallory, victim = Browser(), Browser(secure=True)
    own, table = new(), new()
    mallory.claim(own.host)
    victim.cookies = dict(mallory.cookies)
    assert victim.claim(table.links[0]) == seats.Claimed(table.id, 0)
    with pytest.raises(NotYours):
        mallory.viewer(table.id)
    assert victim.viewer(table.id).seats == (0,)
    (signed,) = mallory.cookies.values()
    renamed = Browser(secure=True)
    renamed.cookies = {seats.cookie_name(secure=True): signed}
    assert seats.keys(renamed.request()) == []


def test_a_browser_keeps_the_seats_of_its_cookie_without_the_prefix() -> None:
    old, other, watched = new(), new(), new()
    anna = Browser()
    anna.claim(old.links[0])
    anna.claim(watched.spectator)
    anna.secure = True
    assert anna.viewer(old.id).seats == (0,)
    assert anna.claim(old.links[0]) == seats.Claimed(old.id, 0), "the same browser may follow it again"
    assert anna.claim(watched.spectator).seat == SPECTATOR
    anna.claim(other.links[1])
    anna.claim(old.links[1])
    assert anna.viewer(other.id).seats == (1,)
    assert anna.viewer(old.id).seats == (0, 1)
    assert {line.id for line in my_tables.listed(seats.keys(anna.request()))} == {
        old.id,
        other.id,
        watched.id,
    }


def test_only_hashes_are_stored() -> None:
    table = new()
    anna = Browser()
    anna.claim(table.links[0])
    code = seats.reentry_code(table.id, 0)
    secrets = [table.host, table.spectator, *table.links, code, code.replace("-", "")]
    secrets.append(seats.key(anna.request()))
    rows: list[object] = []
    for kind in (models.Table, models.Seat, models.Holder):
        rows += list(kind.objects.values_list())
    stored = repr(rows)
    assert len(secrets) == 7
    assert not [secret for secret in secrets if secret in stored]


@pytest.mark.parametrize("token", ["", "x", "' or 1=1 --", "a" * 5000, "\x00"])
def test_a_wrong_link_or_code_opens_nothing(token: str) -> None:
    with pytest.raises(BadToken):
        Browser().claim(token)
    with pytest.raises(BadToken):
        Browser().reenter(token)


def test_the_host_re_issues_a_link_and_the_old_ones_are_shut_out() -> None:
    table = new()
    anna, ben = Browser(), Browser()
    anna.claim(table.links[0])
    code = seats.reentry_code(table.id, 0)
    link = seats.reissue(table.id, 0)
    with pytest.raises(NotYours):
        anna.viewer(table.id)
    with pytest.raises(BadToken):
        anna.claim(table.links[0])
    with pytest.raises(BadToken):
        anna.reenter(code)
    assert ben.claim(link).seat == 0


def test_the_host_kicks() -> None:
    table = new()
    anna = Browser()
    anna.claim(table.links[0])
    seats.kick(table.id, 0)
    with pytest.raises(NotYours):
        anna.viewer(table.id)
    with pytest.raises(BadToken):
        anna.claim(table.links[0])


def test_a_code_moves_the_seat_to_another_browser_once() -> None:
    table = new()
    old, phone, thief = Browser(), Browser(), Browser()
    old.claim(table.links[1])
    first = seats.reentry_code(table.id, 1)
    code = seats.reentry_code(table.id, 1)
    with pytest.raises(BadToken):
        thief.reenter(first)
    assert phone.reenter(f" {code.lower().replace('-', ' ')} ").seat == 1
    assert phone.viewer(table.id).seats == (1,)
    with pytest.raises(BadToken):
        thief.reenter(code)
    with pytest.raises(BadToken):
        thief.claim(table.links[1])
    with pytest.raises(NotYours):
        old.viewer(table.id)


def test_spectators_see_and_cannot_act() -> None:
    table = new()
    watcher = Browser()
    assert watcher.claim(table.spectator).seat == SPECTATOR
    seen = watcher.viewer(table.id)
    assert (seen.seat, seen.seats, seen.host) == (SPECTATOR, (), False)
    link = seats.reissue_spectator(table.id)
    with pytest.raises(NotYours):
        watcher.viewer(table.id)
    assert watcher.claim(link).seat == SPECTATOR


@pytest.mark.parametrize(("mode", "held"), [("solo", (0,)), ("hotseat", (0, 1)), ("friends", ())])
def test_the_host_holds_the_seats_of_one_screen(mode: str, held: tuple[int, ...]) -> None:
    plan = [SeatPlan(), SeatPlan("bot:random") if mode == "solo" else SeatPlan()]
    table = new(plan=plan, mode=mode)
    host = Browser()
    host.claim(table.host)
    seen = host.viewer(table.id)
    assert (seen.seats, seen.host) == (held, True)
    assert seen.seat == (held[0] if held else SPECTATOR)


def test_who_holds_several_seats_looks_from_the_one_that_is_asked() -> None:
    table = new(mode="hotseat")
    host = Browser()
    host.claim(table.host)
    live = tables.get(table.id)
    tables.choose(table.id, 0, live.seen(0), ["bid 1"])
    assert host.viewer(table.id).seat == 1


def test_a_browser_finds_its_tables_again() -> None:
    one, two, foreign = new(), new(mode="hotseat"), new()
    anna = Browser()
    anna.claim(one.links[1])
    anna.claim(two.host)
    Browser().claim(foreign.links[0])
    found = {line.id: line for line in my_tables.listed(seats.keys(anna.request()))}
    assert set(found) == {one.id, two.id}
    assert ([side.seat for side in found[one.id].own], found[one.id].host) == ([1], False)
    assert ([side.seat for side in found[two.id].own], found[two.id].host) == ([0, 1], True)
    assert my_tables.listed([]) == []
    assert my_tables.listed(seats.keys(Browser().request())) == []
