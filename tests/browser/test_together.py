"""Several people at one table: two browsers, one screen, spectators, a server that goes away."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import APIResponse, Route

from browser.house import DESKTOP, PHONE, Person, house
from browser.scenes import in_words

Make = Callable[..., Person]


def invited(make: Make, host: Person, number: int = 0) -> Person:
    """Somebody opens the link on the host's page of seats and sits down."""
    link = host.page.locator("code.address").nth(number).inner_text()
    guest = make()
    sit_down(guest, link)
    return guest


def sit_down(one: Person, link: str) -> None:
    one.page.goto(link)
    with one.page.expect_navigation(url="**/table/**"):
        one.page.click("main form button.primary")


def test_two_browsers_play_each_other_and_answer_at_the_same_time(person: Make) -> None:
    ada = person()
    ada.set_up("sample", "friends", **{"seat-0-name": "Ada"})
    ben = invited(person, ada)
    with ada.page.expect_navigation(url="**/table/**"):
        ada.page.click("main a.primary")
    at_once, chosen = 0, {ada: 0, ben: 0}
    for _ in range(25):
        for one in (ada, ben):
            one.catch_up()
        if at_once and min(chosen.values()) > 3 and min(log_length(ada), log_length(ben)) > 10:
            return
        asked = [one for one in (ada, ben) if one.turn == "mine"]
        at_once += len(asked) == 2
        asked[0].choose(asked[0].options()[-1])
        chosen[asked[0]] += 1
    pytest.fail(
        f"asked {at_once} times at once; {list(chosen.values())} choices; {log_length(ada)} lines told"
    )


def log_length(one: Person) -> int:
    """How long somebody's log is."""
    return len(one.page.inner_text("#log-lines").splitlines())


def whole_log(one: Person) -> str:
    """All that somebody may read of what has happened."""
    page = one.context.request.get(f"{one.table()}/log").text()
    return page.partition("<main")[2]


def test_both_set_their_combat_dials_at_the_same_time(person: Make) -> None:
    made = person().house.ask("combat")
    people = []
    for link in made["links"]:
        people.append(person())
        sit_down(people[-1], f"/seat/{link}")
    ada, ben = people
    assert (ada.turn, ben.turn) == ("mine", "mine")
    assert all(option.startswith("dial") for option in ada.options() + ben.options())
    in_words(ben.page)
    shown, told = ben.page.inner_html("#sheets"), whole_log(ben)
    ada.choose(ada.options()[0])
    ben.catch_up()
    assert ben.page.inner_html("#sheets") == shown, "nothing shows of a sealed answer"
    for _ in range(20):  # a number, then cards, one by one
        one = ben if ben.turn == "mine" else ada
        one.choose(one.options()[-1])
        for each in (ada, ben):
            each.catch_up()
        if whole_log(ben) != told:
            break
    assert whole_log(ben) != told, "what was sealed is revealed"


def test_at_one_screen_the_curtain_hides_everything_secret(person: Make) -> None:
    one = person()
    page = one.set_up("scythe", "hotseat", **{"seat-0-name": "Ada", "seat-1-name": "Ben"})
    names = set()
    for _ in range(40):
        if page.locator("#table.curtain").count():
            names.add(page.inner_text("#ask"))
            behind = page.content()
            assert "<table" not in behind
            assert page.locator("#table button[name=choice], #table .card, #mats").count() == 0
            one.take_the_device()
            in_words(page)
            hand = page.locator("#sheets tr:has(th:text('Combat cards'))").first.inner_text()
            assert "(" in hand, "one's own hand is open"
        else:
            one.show_all_options()
            one.press(page.locator("#choices button.option").last)
        if len(names) == 2:
            break
    assert len(names) == 2


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_curtain_hangs_in_the_middle(person: Make, size: dict[str, int]) -> None:
    one = person(viewport=size)
    page = one.set_up("dei", "hotseat")
    sheet = page.locator("#table.curtain .sheet").bounding_box()
    assert sheet
    assert abs(sheet["x"] + sheet["width"] / 2 - size["width"] / 2) < 2


def test_a_spectator_sees_and_cannot_act(person: Make) -> None:
    ada = person()
    ada.set_up("sample", "friends")
    watcher = person()
    sit_down(watcher, ada.page.locator("code.address").last.inner_text())
    assert watcher.page.locator("#choices button").count() == 0
    assert watcher.page.locator("#sheets .panel").count() > 0


def test_who_lost_the_connection_is_told_and_catches_up(person: Make, tmp_path: Path) -> None:
    with house(tmp_path) as server:
        one = person(server)
        one.page.clock.install()
        page = one.play_now("scythe")
        table = one.table()
        other = one.context.new_page()  # the same seat in a second tab
        other.goto(table)
        server.close()
        page.wait_for_selector("#connection:not([hidden])")
        server.open()
        page.clock.run_for(30_000)  # the longest that it waits before it tries again
        page.wait_for_selector("#connection[hidden]", state="attached")
        before = one.stamp
        other.click("#mat-0-bolster button >> nth=1")
        page.wait_for_function("s => Number(document.querySelector('#table').dataset.stamp) > s", arg=before)
        one.leave()
        one.troubles.clear()  # the browser has reported each failed try


def test_a_page_whose_request_fails_asks_again_while_the_stream_goes_on(person: Make) -> None:
    one = person()
    page = one.play_now("scythe")
    before = one.stamp
    page.route("**/fragment", lambda route: route.abort(), times=2)
    other = one.context.new_page()
    other.goto(one.table())
    other.click("#mat-0-produce button >> nth=0")
    page.wait_for_selector("#connection:not([hidden])")
    page.wait_for_selector("#connection[hidden]", state="attached")
    page.wait_for_function("s => Number(document.querySelector('#table').dataset.stamp) > s", arg=before)
    one.leave()
    one.troubles.clear()  # the browser has reported each failed try


@pytest.mark.parametrize("status", [429, 503])
def test_a_busy_server_is_asked_again_and_the_page_stays_as_it_is(person: Make, status: int) -> None:
    one = person()
    page = one.play_now("scythe")
    before = one.stamp
    refused: list[str] = []

    def refuse(route: Route) -> None:
        refused.append(page.locator("#table").get_attribute("class") or "")
        route.fulfill(status=status, body='<main id="table" class="curtain"></main>')

    page.route("**/fragment", refuse, times=2)
    other = one.context.new_page()
    other.goto(one.table())
    other.click("#mat-0-produce button >> nth=0")
    page.wait_for_function("s => Number(document.querySelector('#table').dataset.stamp) > s", arg=before)
    assert len(refused) == 2
    assert "curtain" not in refused
    page.wait_for_selector("#connection[hidden]", state="attached")
    one.leave()
    one.troubles.clear()  # the browser has reported each refusal


def test_what_comes_late_does_not_take_the_page_back(person: Make) -> None:
    """The second tab acts; the first asks what is new, acts itself, and only then hears the old news."""
    one = person()
    page = one.play_now("scythe")
    held: list[tuple[Route, APIResponse]] = []
    page.route("**/fragment", lambda route: held.append((route, route.fetch())))
    other = one.context.new_page()
    other.goto(one.table())
    with page.expect_request("**/fragment"):
        other.click("#mat-0-produce button >> nth=0")
    one.choose("trade")
    assert page.inner_text("#notice").startswith("The table has moved on")
    one.press(page.locator("#tool-undo"))
    while not held:
        page.wait_for_timeout(10)
    newest = one.stamp
    for route, old in held:
        assert f'data-stamp="{newest}"' not in old.text()
        with page.expect_response("**/fragment"):
            route.fulfill(response=old)
    page.wait_for_function("() => !document.querySelector('#table.htmx-request')")
    assert one.stamp == newest
    one.troubles.clear()  # the browser reports that the first post was refused


def test_a_hidden_tab_gives_its_stream_back_and_tells_all_the_same_whose_turn_it_is(person: Make) -> None:
    """Every ten seconds it asks; when it is looked at again it shows what has happened."""
    ada = person()
    ada.set_up("scythe", "friends", **{"seat-0-mat": "industrial"})  # the mat of the one who begins
    ben = person()
    ben.page.clock.install()
    sit_down(ben, ada.page.locator("code.address").first.inner_text())
    with ada.page.expect_navigation(url="**/table/**"):
        ada.page.click("main a.primary")
    assert (ada.turn, ben.turn) == ("mine", "theirs")
    assert not ben.page.title().startswith("●")
    with ben.page.expect_event("requestfailed", lambda request: "/events" in request.url):
        show(ben, hidden=True)
    while not ben.context.request.get(f"{ben.table()}/turn").json()["mine"]:
        ada.choose(ada.options()[-1])
    ben.page.clock.run_for(10_000)
    ben.page.wait_for_function("() => document.title.startsWith('●')")
    assert "icon-turn" in (ben.page.get_attribute("link[rel=icon]", "href") or "")
    assert ben.turn == "theirs", "nothing was fetched but the signal"
    show(ben, hidden=False)
    ben.catch_up()
    assert ben.turn == "mine"


def show(one: Person, hidden: bool) -> None:
    """Let the page believe that its tab was hidden or shown."""
    one.page.evaluate(
        """hidden => {
            Object.defineProperty(document, "hidden", { get: () => hidden, configurable: true });
            document.dispatchEvent(new Event("visibilitychange"));
        }""",
        hidden,
    )


def test_the_tab_tells_whose_turn_it_is(person: Make) -> None:
    one = person()
    page = one.play_now("scythe")
    assert page.title().startswith("●")
    assert "icon-turn" in (page.get_attribute("link[rel=icon]", "href") or "")
