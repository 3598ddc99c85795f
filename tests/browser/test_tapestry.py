"""Tapestry at the table: everybody can read the board and play on it, with the mouse and with keys."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from browser.house import DESKTOP, PHONE, Person
from browser.scenes import Shot, barriers, looks, visits

Make = Callable[..., Person]
SMALL = {"width": 360, "height": 740}
LAPTOP = {"width": 1280, "height": 800}
SOON = 60
"""Choices within which every kind of question comes up."""


def until(one: Person, verb: str, seed: int) -> None:
    """Play at random until an option with this verb is open."""
    luck = random.Random(seed)
    one.hurry(8, luck)
    for _ in range(SOON):
        if one.page.locator("#table.curtain").count():
            one.take_the_device()
        if any(option.split()[0] == verb for option in one.options()):
            return
        one.hurry(1, luck)
    raise AssertionError(f"no {verb} within {SOON} choices")


def test_the_board_is_open_to_everybody(person: Make) -> None:
    one = person()
    one.set_up("tapestry", "hotseat")
    until(one, "advance", 5)
    shots = [Shot("table", one.table())]
    found = []
    for language, theme, size in (("en", "light", LAPTOP), ("de", "dark", PHONE), ("de", "light", SMALL)):
        for shot, page in visits(one, shots, language=language, theme=theme, viewport=size):
            wrong = [*looks(page), *barriers(page)]
            found += [f"{shot.name}, {language}, {theme}: {problem}" for problem in wrong]
            down: int = page.evaluate("document.documentElement.scrollHeight - window.innerHeight")
            assert down <= 0, "the page itself does not scroll"
    assert not found, "\n".join(found)


def test_an_advance_is_one_click_and_the_view_of_the_question_comes_forward(person: Make) -> None:
    one = person()
    page = one.set_up("tapestry", "hotseat")
    until(one, "advance", 5)
    assert page.locator("#view-tracks").is_checked()
    page.locator("label[for=view-capital]").click()
    assert page.locator("#board-capital").is_visible()
    page.locator("label[for=view-tracks]").click()
    before = one.stamp
    one.press(page.locator("#board-tracks .cell.option").first)
    assert one.stamp > before


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_landmark_is_turned_moved_and_put_down(person: Make, size: dict[str, int]) -> None:
    one = person(viewport=size)
    page = one.set_up("tapestry", "hotseat")
    until(one, "rotate", 5)
    page.wait_for_selector("#city-ghost rect")
    ghost = page.locator("#city-ghost")
    first = ghost.bounding_box()
    page.locator("[data-place=right]").click()
    second = ghost.bounding_box()
    assert first
    assert second
    assert second["x"] > first["x"]
    page.locator("body").press("r")
    one.press(page.locator("#placer-go"))
    assert page.locator(".city-own .site").count() == 1


def test_r_shows_the_next_turn_of_a_tile(person: Make) -> None:
    one = person()
    page = one.set_up("tapestry", "hotseat")
    until(one, "turned", 5)
    shown = page.locator("#held-tile [data-turn]:not([hidden])")
    page.locator("body").press("r")
    first = shown.get_attribute("data-turn")
    page.keyboard.press("r")
    assert shown.count() == 1
    if page.locator("[data-turn-of]").count() > 1:
        assert shown.get_attribute("data-turn") != first
