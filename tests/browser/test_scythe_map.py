"""The map of Scythe in a browser: its share of the screen, clicks, keys, zoom, the sheet of a phone."""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from itertools import combinations

import pytest
from playwright.sync_api import Page

from browser.house import DESKTOP, PHONE, Person

Make = Callable[..., Person]
TABLET = {"width": 1024, "height": 768}
PLAIN = ":not([aria-label*=encounter]):not([aria-label*=attack])"
"""Where nothing is drawn that could not be taken back."""
SHARE = """() => {
    const map = document.querySelector("#map").getBoundingClientRect();
    return map.width * map.height / (innerWidth * innerHeight);
}"""
COUNT = """() => {
    window.clicks = 0;
    addEventListener("click", (event) => { window.clicks += event.isTrusted; }, true);
}"""
WATCH = """() => {
    window.moved = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
        window.moved.push(this.id);
        return animate.apply(this, how);
    };
}"""
INSIDE = """(selector) => {
    const box = document.querySelector("#map").getBoundingClientRect();
    return [...document.querySelectorAll(selector)].map((e) => e.getBoundingClientRect()).every(
        (r) => r.left >= box.left && r.right <= box.right && r.top >= box.top && r.bottom <= box.bottom);
}"""
SCROLLS = (
    "() => document.documentElement.scrollHeight > innerHeight || document.body.scrollHeight > innerHeight"
)


def sit_down(one: Person) -> Page:
    """At a new table where two units of the first seat may move with cargo; see serve.py."""
    one.page.goto(f"/seat/{one.house.ask('laden')['links'][0]}")
    with one.page.expect_navigation(url="**/table/**"):
        one.page.click("main form button")
    return one.page


GOODS = """() => [...document.querySelectorAll("#pieces .good")].map((good) => {
    const r = good.getBoundingClientRect();
    return { place: good.id.split("-")[2], left: r.left, top: r.top, right: r.right, bottom: r.bottom };
})"""
APART = 2
"""Pixels between the goods of two regions, at least."""


@pytest.mark.parametrize("what", ["stores", "hoards"])
def test_goods_of_neighbouring_regions_do_not_touch_on_a_phone(person: Make, what: str) -> None:
    """All four kinds in places side by side, two or ten of each, with the whole map in sight."""
    one = person(viewport=PHONE)
    one.page.goto(f"/seat/{one.house.ask(what)['links'][0]}")
    with one.page.expect_navigation(url="**/table/**"):
        one.page.click("main form button")
    for wide in (390, 360):
        one.page.set_viewport_size({"width": wide, "height": 800})
        one.page.wait_for_function("document.body.classList.contains('map-far')")
        goods = one.page.evaluate(GOODS)
        assert len(goods) == (40 if what == "stores" else 8)
        touching = [
            (one["place"], two["place"])
            for one, two in combinations(goods, 2)
            if one["place"] != two["place"]
            and min(one["right"], two["right"]) - max(one["left"], two["left"]) > -APART
            and min(one["bottom"], two["bottom"]) - max(one["top"], two["top"]) > -APART
        ]
        assert touching == [], wide


def where(page: Page, unit: str) -> str:
    return page.get_attribute(f"#{unit}", "transform") or ""


def test_two_units_move_with_cargo_in_six_clicks(person: Make) -> None:
    """For each unit: the unit, where it goes, what it takes along; the first chooses the section too."""
    one = person()
    page = sit_down(one)
    for size in (TABLET, DESKTOP):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        assert page.evaluate(SHARE) >= 0.55
        assert not page.evaluate(SCROLLS)
    units = ("character", "mech1")
    before = [where(page, f"unit-0-{i}") for i in range(2)]

    page.evaluate(COUNT)
    for i, unit in enumerate(units):
        value = f"move|units|unit {unit}" if i == 0 else f"unit {unit}"
        one.press(page.locator(f".map-view button[value='{value}']:visible").first)
        one.press(page.locator(f"#map-sheet button.target{PLAIN}").first)
        one.press(page.locator("#tray-go"))
        assert where(page, f"unit-0-{i}") != before[i]
    assert 1 < page.evaluate("window.clicks") <= 6
    assert page.locator("#tray").count() == 0

    for _ in units:
        one.press(page.locator("#tool-undo"))
    assert [where(page, f"unit-0-{i}") for i in range(2)] == before, "a click takes back one unit's move"


def test_the_map_is_walked_with_the_keys_and_comes_closer(person: Make) -> None:
    """One stop of the tab key; arrows go from place to place, also where no unit can."""
    one = person()
    page = sit_down(one)
    assert page.locator("#map-sheet .hex").count() == 54
    assert page.locator('#map-sheet .hex[tabindex="0"]').count() == 1
    page.locator("#hex-FACTORY").focus()
    walked = []
    for key in ("ArrowRight", "ArrowUp", "ArrowUp", "ArrowLeft", "ArrowDown", "ArrowDown"):
        page.keyboard.press(key)
        walked.append(page.evaluate("document.activeElement.id"))
    assert walked == ["hex-M4", "hex-W4", "hex-M2", "hex-T3", "hex-W3", "hex-FACTORY"]
    assert page.locator('#map-sheet .hex[tabindex="0"]').get_attribute("id") == "hex-FACTORY"
    assert page.inner_text("#map-line").startswith("Factory")

    scale = "() => Number(document.body.style.getPropertyValue('--map-k'))"
    page.keyboard.press("+")
    assert page.evaluate(scale) == pytest.approx(1.4)
    page.keyboard.press("0")
    assert page.evaluate(scale) == 1
    page.mouse.move(700, 400)
    page.mouse.wheel(0, -400)
    page.wait_for_function("() => Number(document.body.style.getPropertyValue('--map-k')) > 2")
    edge = page.locator("#region-FACTORY").bounding_box()
    assert edge
    page.mouse.down()
    page.mouse.move(760, 440)
    page.mouse.up()
    moved = page.locator("#region-FACTORY").bounding_box()
    assert moved
    assert (moved["x"] - edge["x"], moved["y"] - edge["y"]) == pytest.approx((60, 40), abs=1.5)
    assert one.turn == "mine", "a drag chooses nothing"
    page.click("[data-zoom=fit]")
    page.locator("#hex-L3").dblclick()
    assert page.evaluate(scale) > 1.2, "closer to one's own units"
    assert page.evaluate(INSIDE, "#pieces [id^='unit-0-']")
    page.locator("[data-zoom=fit]").click()

    page.click("#legend summary")
    page.uncheck("#show-rivers")
    assert not page.locator(".rivers").is_visible()
    page.click("#legend summary")
    page.locator("#hex-FACTORY").focus()
    page.keyboard.press("k")
    assert page.locator("#keys").is_visible()
    page.keyboard.press("Escape")
    page.locator("#hex-FACTORY").focus()
    page.keyboard.press("l")
    assert page.locator("#log-lines").is_visible()
    open_the_lists(one)


def open_the_lists(one: Person) -> None:
    """They are drawn when somebody looks, and stay open and up to date when something is chosen."""
    page = one.page
    assert page.locator("#sheets").count() == 0
    page.locator("#tab-text").focus()
    page.keyboard.press("Space")
    page.wait_for_selector("#sheets .panel")
    assert page.locator("#tab-text").evaluate("tab => tab === document.activeElement")
    one.show_all_options()
    one.press(page.locator("#choices button.option").first)
    assert page.locator("#sheets .panel").first.is_visible()


def test_the_sheet_of_a_phone_and_the_list_of_a_crowded_place(person: Make) -> None:
    """Three heights; a tap on a place with several units opens their list, large enough for a finger."""
    one = person(viewport=PHONE, has_touch=True, reduced_motion="no-preference")
    page = sit_down(one)
    high = {}
    for height in ("half", "full", "peek"):
        assert page.locator(f"#height-{height}").is_checked(), "a tap on the handle leads to the next height"
        box = page.locator("#dock").bounding_box()
        assert box
        high[height] = box["height"]
        assert not page.evaluate(SCROLLS)
        page.click(".heights label:visible")
    assert high["peek"] < 150 < high["half"] < high["full"]
    handle = page.locator(".heights").bounding_box()
    assert handle
    page.mouse.move(handle["x"] + 100, handle["y"] + 10)
    page.mouse.down()
    page.mouse.move(handle["x"] + 100, handle["y"] - 60)
    page.mouse.up()
    page.wait_for_selector("#height-full:checked", state="attached")
    page.click(".heights label:visible")
    page.click(".heights label:visible")
    one.choose("move")
    crowded = page.locator("#map-sheet button[popovertarget]").first
    crowded.tap()
    entries = page.locator(".pick:popover-open button")
    assert entries.count() > 1
    for box in [entry.bounding_box() for entry in entries.all()]:
        assert box
        assert box["height"] >= 43.5
    page.evaluate(WATCH)
    one.press(entries.first)
    one.press(page.locator(f"#map-sheet button.target{PLAIN}").first)
    page.click("#tray [data-take=none]")
    assert page.locator("#tray output").evaluate_all("all => all.every(o => o.value === '0')")
    page.click("#tray [data-take=all]")
    one.press(page.locator("#tray-go"))
    assert "unit-0-0" in page.evaluate("window.moved"), "a unit goes where it goes before one's eyes"
    page.click("label[for=tab-log]")
    page.hover("#log-lines li[data-refs*='place:'] >> nth=-1")
    assert page.locator("#ground .region.lit").count() > 0, "a line of the log shows its place on the map"


@pytest.mark.skipif(not os.environ.get("SPIELWERK_BROWSER_LONG"), reason="whole games are for make soak")
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_scythe_by_random_clicks_on_the_map(person: Make, size: dict[str, int]) -> None:
    """Whatever can be chosen on the map or in the tray is chosen there; the rest from the list."""
    one = person(viewport=size)
    one.set_up("scythe", "solo", **{"seat-1-who": "bot:random"})
    luck, on_map = random.Random(3), 0
    while one.turn != "over":
        if one.turn == "theirs":
            one.page.wait_for_selector("#table:not([data-turn=theirs])")
            continue
        buttons = one.page.locator(
            "#map-sheet button[name=choice]:visible, #tray button[name=choice]:visible"
        )
        count = buttons.count()
        if count and luck.random() < 0.8:
            one.press(buttons.nth(luck.randrange(count)))
            on_map += 1
        else:
            one.choose(luck.choice(one.options()))
    assert on_map > 50
