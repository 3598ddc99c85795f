"""Tapestry alone against the bots with nothing but visible controls: by clicks, and by keys.

The long version plays to the end; `make soak` runs it.
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable

import pytest

from browser.house import DESKTOP, PHONE, Person

Make = Callable[..., Person]
LONG = bool(os.environ.get("SPIELWERK_BROWSER_LONG"))
MOST = 100_000 if LONG else 25
SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
TABS = 250
"""Presses of the tab key after which everything on the page had its turn."""
CONTROLS = """() => {
    const seen = (node) => node.checkVisibility({ visibilityProperty: true }) && !node.closest(".all");
    return [...document.querySelectorAll('#table button[name="choice"]')]
        .filter((node) => seen(node) && node.value).map((node) => node.id);
}"""
"""The visible controls of the open question."""
MOST_CLICKS = 35
"""From the start page to the end of the guided game."""


def controls(one: Person) -> list[str]:
    found: list[str] = one.page.evaluate(CONTROLS)
    assert found, f"nothing to click: {one.page.locator('#ask').text_content()}"
    return found


def at(id: str) -> str:
    return f'[id="{id}"]'


def play(one: Person, most: int, press: Callable[[str], None], luck: random.Random) -> int:
    """Press one of the visible controls after another; gives how many."""
    made = 0
    while made < most and one.turn != "over":
        found = [id for id in controls(one) if not id.startswith("other-")]
        press(luck.choice(found))
        made += 1
    return made


def fits(one: Person) -> None:
    wide: int = one.page.evaluate("document.documentElement.scrollWidth - window.innerWidth")
    down: int = one.page.evaluate("document.documentElement.scrollHeight - window.innerHeight")
    assert wide <= 0
    assert down <= 0


@SIZES
def test_tapestry_by_clicks(person: Make, size: dict[str, int]) -> None:
    one = person(viewport=size)
    page = one.play_now("tapestry")
    made = play(one, MOST, lambda id: one.press(page.locator(at(id))), random.Random(2))
    fits(one)
    assert one.turn == "over" if LONG else made == MOST
    if LONG:
        assert page.locator("#points-by-era table").count() == 2


def test_tapestry_by_keyboard(person: Make) -> None:
    """Every tenth control is reached with the tab key; all of them are chosen with enter."""
    one = person()
    page = one.play_now("tapestry")
    made = 0

    def press(id: str) -> None:
        nonlocal made
        made += 1
        if made % 10 == 1:
            tab_to(one, id)
        else:
            page.locator(at(id)).focus()
        assert page.evaluate("() => document.activeElement.id") == id
        with page.expect_response(lambda found: found.url.endswith("/act")) as answer:
            page.keyboard.press("Enter")
        one.wait_for(answer.value.text())

    play(one, MOST, press, random.Random(3))
    assert one.turn == "over" if LONG else made == MOST


def tab_to(one: Person, id: str) -> None:
    """Press the tab key until a control has the focus."""
    page = one.page
    page.evaluate("() => document.activeElement.blur()")
    for _ in range(TABS):
        page.keyboard.press("Tab")
        if page.evaluate("() => document.activeElement.id") == id:
            return
    raise AssertionError(f"{id} cannot be reached with the tab key")


def test_the_guided_game_of_tapestry_takes_few_clicks_and_ends_with_play_on(person: Make) -> None:
    """Somebody clicks what is marked."""
    one = person()
    page = one.page
    page.goto("/")
    with page.expect_navigation(url="**/table/**"):
        page.click("form[action='/guide/tapestry'] button")
    clicks = 1
    said = ""
    while page.locator(".guide").count():
        said = page.locator(".guide").inner_text()
        found = page.locator(".guide button.primary")
        if not found.count():
            found = page.locator("[data-suggested]:not([id^=option-]):visible")
        if not found.count():
            found = page.locator("#choices [data-suggested]:visible")
        one.press(found.first)
        clicks += 1
        assert clicks <= MOST_CLICKS, said
    assert "Play on" in said
    assert one.turn == "mine"
    fits(one)
