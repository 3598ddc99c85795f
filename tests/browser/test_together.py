"""Several people at one table: two browsers, one screen, spectators, a server that goes away."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from browser.house import Person, house

Make = Callable[..., Person]


def invited(make: Make, host: Person, number: int = 0) -> Person:
    """Somebody opens the link on the host's page of seats and sits down."""
    link = host.page.locator("code.address").nth(number).inner_text()
    guest = make()
    guest.page.goto(link)
    guest.page.click("main form button.primary")
    guest.page.wait_for_selector("#table")
    return guest


def test_two_browsers_play_each_other_and_answer_at_the_same_time(person: Make) -> None:
    ada = person()
    ada.set_up("sample", "friends", **{"seat-0-name": "Ada"})
    ben = invited(person, ada)
    ada.page.click("main a.primary")
    ada.page.wait_for_selector("#table")
    at_once = 0
    for _ in range(25):
        if ada.turn == "mine" and ben.turn == "mine":
            at_once += 1
        actor, other = (ada, ben) if ada.turn == "mine" else (ben, ada)
        seen = other.stamp
        sealed = ada.turn == ben.turn
        actor.choose(actor.options()[-1])
        if not sealed:
            changed = "s => document.querySelector('#table').dataset.stamp !== s"
            other.page.wait_for_function(changed, arg=seen)
    assert at_once, "both were asked at the same time"
    log = ada.page.inner_text("#log-lines"), ben.page.inner_text("#log-lines")
    assert len(log[0].splitlines()) > 10


def test_both_set_their_combat_dials_at_the_same_time(person: Make) -> None:
    made = person().house.ask("combat")
    people = []
    for link in made["links"]:
        one = person()
        one.page.goto(f"/seat/{link}")
        one.page.click("main form button.primary")
        one.page.wait_for_selector("#table")
        people.append(one)
    ada, ben = people
    assert (ada.turn, ben.turn) == ("mine", "mine")
    assert all(option.startswith("dial") for option in ada.options() + ben.options())
    shown, told = ben.page.inner_html("#sheets"), ben.page.inner_text("#log-lines")
    ada.choose(ada.options()[0])
    assert ben.page.inner_html("#sheets") == shown, "nothing shows of a sealed answer"
    for _ in range(20):  # a number, then cards, one by one
        one = ben if ben.turn == "mine" else ada
        one.choose(one.options()[-1])
        if ben.page.inner_text("#log-lines") != told:
            break
    assert ben.page.inner_text("#log-lines") != told, "what was sealed is revealed"


def test_at_one_screen_the_curtain_hides_everything_secret(person: Make) -> None:
    one = person()
    page = one.set_up("scythe", "hotseat", **{"seat-0-name": "Ada", "seat-1-name": "Ben"})
    page.wait_for_selector("#table.curtain")
    names = set()
    for _ in range(40):
        if page.locator("#table.curtain").count():
            names.add(page.inner_text("#ask"))
            behind = page.content()
            assert "<table" not in behind
            assert "option" not in page.locator("#table").inner_html()
            page.click("button[value=sit]")
            page.wait_for_selector("#table.table")
            hand = page.locator("#sheets tr:has(th:text('Combat cards'))").first.inner_text()
            assert "(" in hand, "one's own hand is open"
        else:
            one.page.locator("#choices button.option").last.click()
            page.wait_for_timeout(60)
        if len(names) == 2:
            break
    assert len(names) == 2


def test_a_spectator_sees_and_cannot_act(person: Make) -> None:
    ada = person()
    ada.set_up("sample", "friends")
    watcher = person()
    watcher.page.goto(ada.page.locator("code.address").last.inner_text())
    watcher.page.click("main form button.primary")
    watcher.page.wait_for_selector("#table")
    assert watcher.page.locator("#choices button").count() == 0
    assert watcher.page.locator("#sheets .panel").count() > 0


def test_who_lost_the_connection_is_told_and_catches_up(person: Make, tmp_path: Path) -> None:
    with house(tmp_path) as server:
        one = person(server)
        page = one.play_now("scythe")
        table = one.table()
        other = one.context.new_page()  # the same seat in a second tab
        other.goto(table)
        server.close()
        page.wait_for_selector("#connection:not([hidden])")
        server.open()
        page.wait_for_selector("#connection[hidden]", state="attached")
        before = one.stamp
        other.click("#choices button.option >> nth=1")
        page.wait_for_function("s => document.querySelector('#table').dataset.stamp !== s", arg=before)
        one.leave()
        one.troubles.clear()  # the browser has reported each failed try


def test_the_tab_tells_whose_turn_it_is(person: Make) -> None:
    one = person()
    page = one.play_now("scythe")
    assert page.title().startswith("●")
    assert "icon-turn" in (page.get_attribute("link[rel=icon]", "href") or "")
