"""People play with clicks, keys, and without scripts."""

from __future__ import annotations

import os
import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import APIResponse, Route

from browser.house import DESKTOP, PHONE, Person

Make = Callable[..., Person]
SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
PREVIEW = re.compile(r"/preview\?")
LONG = bool(os.environ.get("SPIELWERK_BROWSER_LONG"))


def overflow(one: Person) -> int:
    """How many pixels the page is wider than its window."""
    wide: int = one.page.evaluate("document.documentElement.scrollWidth - window.innerWidth")
    return wide


@SIZES
def test_a_whole_game_by_random_clicks(person: Make, size: dict[str, int]) -> None:
    """The sample game is short: here against an opponent that the rules play."""
    one = person(viewport=size)
    one.set_up("sample", "solo", **{"seat-1-who": "rules"})
    one.click_through(1000, random.Random(1))
    page = one.page
    assert one.turn == "over"
    assert overflow(one) <= 0
    assert page.locator(".places li").count() == 2
    assert page.locator("#breakdown tr.total td").count() == 2
    page.click("button[form=rematch]")
    page.wait_for_selector("#table:not([data-turn=over])")


@SIZES
def test_scythe_by_random_clicks(person: Make, size: dict[str, int]) -> None:
    """Two people at one screen; the long version plays to the end."""
    one = person(viewport=size)
    one.set_up("scythe", "hotseat")
    made = one.click_through(100_000 if LONG else 25, random.Random(2))
    assert one.turn == "over" if LONG else made == 25
    assert overflow(one) <= 0


def test_a_bot_answers(person: Make) -> None:
    one = person()
    page = one.set_up("scythe", "solo", **{"seat-1-who": "bot:greedy"})
    page.wait_for_selector("#table[data-turn=mine]")
    while one.turn == "mine":
        one.choose(one.options()[-1])
    page.wait_for_selector("#table[data-turn=mine]")
    one.open_log()
    assert page.locator("li.since").count() == 1, "what happened meanwhile is marked"


def test_play_now_is_one_click_and_the_automa_answers(person: Make) -> None:
    one = person()
    page = one.play_now("scythe")
    one.open_log()
    before = page.locator("#log-lines .seat-1").count()
    page.click("label[for=tab-now]")
    for _ in range(40):
        one.choose(one.options()[-1])
        page.wait_for_selector("#table[data-turn=mine]")
        one.open_log()
        if page.locator("#log-lines .seat-1").count() > before:
            break
        page.click("label[for=tab-now]")
    assert page.locator("li.since").count() == 1, "what happened meanwhile is marked"


def test_the_set_up_page_asks_only_what_matters(person: Make) -> None:
    """As many seats as players, and at each of them what matters there; all of that without a script."""
    one = person(java_script_enabled=False)
    page = one.page
    page.goto("/new/scythe?mode=solo")
    seats = page.locator(".seat-row")
    assert [seat.is_visible() for seat in seats.all()] == [True] * 2 + [False] * 5
    page.check("[name=players][value='3']")
    assert [seat.is_visible() for seat in seats.all()] == [True] * 3 + [False] * 4
    shown = {"person": {"name", "mat"}, "bot:greedy": {"mat"}, "rules:automa": {"finer"}}
    parts = {"name": "[name=seat-1-name]", "mat": "[name=seat-1-mat]", "finer": "details"}
    for who, what in shown.items():
        page.select_option("[name=seat-1-who]", who)
        assert {part for part, at in parts.items() if seats.nth(1).locator(at).is_visible()} == what, who
    page.click("details.further > summary")
    assert page.locator("[name=option-automa_decks]").is_visible()
    page.select_option("[name=seat-1-who]", "person")
    assert not page.locator("[name=option-automa_decks]").is_visible()


def test_another_way_to_play_brings_other_people(person: Make) -> None:
    """The second seat follows, unless somebody has chosen who sits there."""
    one = person()
    page = one.page
    page.goto("/new/scythe?mode=solo")
    second = page.locator("[name=seat-1-who]")
    for mode, who in (("friends", "person"), ("solo", "rules:automa"), ("hotseat", "person")):
        page.check(f"[name=mode][value={mode}]")
        assert second.input_value() == who
    second.select_option("bot:random")
    page.check("[name=mode][value=solo]")
    assert second.input_value() == "bot:random"


def test_undo_and_redo(person: Make) -> None:
    one = person()
    page = one.play_now("scythe")
    asked = page.inner_text("#ask")
    one.choose("produce")
    after = page.inner_text("#ask")
    assert after != asked
    one.press(page.locator("#tool-undo"))
    assert page.inner_text("#ask") == asked
    one.press(page.locator("#tool-redo"))
    assert page.inner_text("#ask") == after


@pytest.mark.parametrize("by", ["click", "key"])
def test_the_button_that_ends_the_turn(person: Make, by: str) -> None:
    """It is there when the turn can be ended, and only then; afterwards it is the other one's turn."""
    one = person()
    page = one.set_up("scythe", "hotseat", **{"seat-0-name": "Ada", "seat-1-name": "Ben"})
    first = page.inner_text("#ask")
    one.take_the_device()
    end = page.locator("#prompt .tools button[data-key=e]")
    for _ in range(40):
        options = one.options()
        assert end.count() == ("end" in options)
        if end.count():
            break
        one.choose(options[-1])
    assert end.inner_text() == "End turn"
    if by == "click":
        one.press(end)
    else:
        type_and_wait(one, "e")
    assert page.locator("#table.curtain").count() == 1
    assert page.inner_text("#ask") != first


def test_turns_without_scripts(person: Make) -> None:
    """Curtain, choices and undo are plain forms."""
    one = person(java_script_enabled=False)
    page = one.set_up("scythe", "hotseat")
    holders = set()
    for _ in range(40):
        if page.locator("button[value=sit]").count():
            holders.add(page.inner_text("#ask"))
            one.take_the_device()
        elif len(holders) == 2:
            break
        else:
            one.press(page.locator("#choices button.option").last)
    assert len(holders) == 2, "a whole turn was made, and the next player has the device"
    asked = page.inner_text("#ask")
    one.press(page.locator("#choices button.option").last)
    one.press(page.locator("#tool-undo"))
    assert page.inner_text("#ask") == asked


AS_ITS_GROUND = """menu => {
    const colour = element => getComputedStyle(element).color, at = menu.getBoundingClientRect();
    const under = document.elementsFromPoint(at.x + at.width / 2, at.y + at.height / 2);
    return under.filter(e =>
        ["notice", "prompt"].includes(e.id) && colour(e) === colour(menu)).map(e => e.id);
}"""
"""Which of the two is below the middle of the menu and has words of the same colour."""


def test_a_page_that_is_not_the_newest_is_told_so(person: Make) -> None:
    """Two tabs, no script: the second click comes from a page that has been overtaken."""
    one = person(java_script_enabled=False)
    page = one.play_now("scythe")
    late = one.context.new_page()
    late.goto(one.table())
    one.choose("produce")
    asked = page.inner_text("#ask")
    with late.expect_navigation():
        late.click("#option-trade")
    assert late.locator("#notice").inner_text().startswith("The table has moved on")
    assert late.inner_text("#ask") == asked, "nothing was changed, and the newest position is shown"
    menu = late.locator(".top .menu > summary")
    assert menu.evaluate(AS_ITS_GROUND) == ["prompt"], "words as light as those of what the menu lies on"
    late.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    assert menu.evaluate(AS_ITS_GROUND) == ["notice"]


def test_previews_appear_when_an_option_is_pointed_at(person: Make) -> None:
    one = person()
    page = one.play_now("scythe")
    page.hover("#mat-0-bolster button[value^='bolster|take power']")
    page.wait_for_selector("#preview h3")
    page.click("button[name=effects]")
    page.wait_for_selector("#choices .effect")


def test_a_preview_does_not_outlive_its_choice(person: Make) -> None:
    """Neither one that is shown nor one that is still on its way."""
    one = person()
    page = one.play_now("scythe")
    bolster = page.locator("#mat-0-bolster button[value^='bolster|take power']")
    bolster.hover()
    page.wait_for_selector("#preview li")
    one.press(bolster)
    page.mouse.move(0, 0)
    page.evaluate("() => document.activeElement.blur()")
    assert page.locator("#preview li").count() == 0
    with page.expect_response(PREVIEW):
        page.locator("button[value='end']:not(.all *)").hover()
    one.press(page.locator("#tool-undo"))
    page.wait_for_timeout(200)
    assert page.locator("#preview li").count() == 0


def test_what_cannot_be_undone_looks_like_it(person: Make) -> None:
    """And a page for those who work on the games is not offered to those who play."""
    one = person()
    page = one.play_now("scythe")
    colour = "e => getComputedStyle(e).color"
    undo = page.locator("#tool-undo")
    assert undo.is_disabled()
    off = undo.evaluate(colour)
    one.choose("produce")
    assert undo.is_enabled()
    assert undo.evaluate(colour) != off
    assert page.locator("a[href$='/debug']").count() == 0


def test_a_preview_that_comes_when_nothing_is_asked_any_more_is_dropped(person: Make) -> None:
    """Nothing goes wrong behind the page: each person's troubles are looked at in the end."""
    one = person()
    page = one.set_up("scythe", "hotseat")
    one.take_the_device()
    held: list[tuple[Route, APIResponse]] = []
    page.route(PREVIEW, lambda route: held.append((route, route.fetch())))
    while not page.locator("#table.curtain").count():
        page.mouse.move(0, 0)
        one.show_all_options()
        before = len(held)
        page.locator("#choices button.option").last.hover()
        while len(held) == before:
            page.wait_for_timeout(10)
        one.press(page.locator("#choices button.option").last)
    for route, answer in held:
        with page.expect_response(PREVIEW):
            route.fulfill(response=answer)
    page.wait_for_timeout(100)  # time to stumble
    assert page.locator("#preview").count() == 0


def test_with_the_keyboard_alone(person: Make) -> None:
    one = person()
    page = one.page
    page.goto("/")
    reach(one, "form[action='/play'] button[value=scythe]")
    with page.expect_navigation(url="**/table/**"):
        page.keyboard.press("Enter")
    reach(one, "button[value=briefed]")
    type_and_wait(one, "Enter")
    for _ in range(3):
        reach(one, "#choices button.option")
        type_and_wait(one, "Enter")
    page.wait_for_function("document.activeElement !== document.body")  # the focus was not lost
    type_and_wait(one, "u")
    type_and_wait(one, "1")


def type_and_wait(one: Person, key: str) -> None:
    """Press a key that chooses something, and wait for what comes of it."""
    with one.page.expect_response("**/act") as answer:
        one.page.keyboard.press(key)
    assert answer.value.status == 200
    one.wait_for(answer.value.text())


def reach(one: Person, selector: str) -> None:
    """Tab until something that fits has the focus."""
    for _ in range(80):
        if one.page.evaluate("s => document.activeElement.matches(s)", selector):
            return
        one.page.keyboard.press("Tab")
    pytest.fail(f"{selector} cannot be reached with the keyboard")


def test_names_in_the_log_light_up_what_they_name(person: Make) -> None:
    one = person()
    page = one.play_now("scythe")
    page.click("label[for=tab-log]")
    page.click("#log-lines a.ref[data-ref^='seat:'] >> nth=0")
    page.click("label[for=tab-text]")
    page.hover("#sheets .ref[data-ref^='place:'] >> nth=0")
    page.wait_for_selector("#sheets .ref.lit")
    page.click("label[for=tab-now]")


def test_the_language_belongs_to_the_viewer(person: Make) -> None:
    one = person()
    page = one.play_now("scythe")
    english = page.inner_text("#ask")
    assert page.get_attribute("html", "lang") == "en"
    page.click("details.menu > summary")
    page.click("button[name=language][value=de]")
    page.wait_for_selector("html[lang=de]")
    assert page.inner_text("#ask") != english
    assert page.locator("text=Verlauf").count() > 0


@pytest.mark.parametrize("system", ["light", "dark"])
def test_the_theme_is_the_systems_unless_somebody_chooses(person: Make, system: str) -> None:
    one = person(color_scheme=system)
    page = one.page
    page.goto("/")
    grounds = {"light": "rgb(245, 240, 230)", "dark": "rgb(27, 29, 32)"}
    ground = "getComputedStyle(document.body).backgroundColor"
    assert page.evaluate(ground) == grounds[system]
    for chosen in ("light", "dark", "auto"):
        with page.expect_navigation():
            page.click(f"button[name=theme][value={chosen}]")
        assert page.evaluate(ground) == grounds[system if chosen == "auto" else chosen]


def test_history_pages_are_plain_pages(person: Make) -> None:
    one = person()
    page = one.play_now("scythe")
    one.choose("produce")
    page.goto(one.table() + "/at/0")
    assert page.locator("#choices").count() == 0
    page.click("a[rel=next]")
    page.wait_for_url("**/at/1")
    page.goto(one.table() + "/log")
    assert page.locator(".log li").count() > 2
    page.goto(one.table() + "/debug")
    assert page.locator("pre.source").count() > 2


def test_a_table_can_be_deleted(person: Make) -> None:
    one = person()
    page = one.play_now("sample")
    table = one.table()
    page.goto(table + "/delete")
    page.click("main form button")
    page.wait_for_url("**/tables")
    answer = page.goto(table)
    assert answer
    assert answer.status == 404
    assert page.locator("h1").inner_text() == "There is no such table"
    one.troubles.clear()  # the browser reports the 404 that was asked for
