"""The drawings of Rise of Fenris beside the map: star track, tokens of allies, stars of rivals."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from browser.house import DESKTOP, PHONE, Person
from browser.scenes import looks
from browser.test_together import sit_down

Make = Callable[..., Person]
INSIDE = """([inner, outer]) => [...document.querySelectorAll(inner)].filter((node) => {
    const [a, b] = [node.getBoundingClientRect(), node.closest(outer).getBoundingClientRect()];
    return a.left < b.left - 1 || a.right > b.right + 1 || a.top < b.top - 1 || a.bottom > b.bottom + 1;
}).map((node) => node.closest("li").id)"""
"""Elements that stick out of what they belong to."""
MEET = """() => {
    const box = (selector) => document.querySelector(selector).getBoundingClientRect();
    const [track, map] = [box(".star-track"), box("#map-view")];
    return track.bottom > map.top && track.top < map.bottom;
}"""
FORMS = [("de", DESKTOP), ("en", DESKTOP), ("de", PHONE), ("en", PHONE)]


@pytest.mark.parametrize(("lang", "size"), FORMS)
def test_the_track_of_stars_has_room_of_its_own(person: Make, lang: str, size: Any) -> None:
    one = person(viewport=size)
    one.context.add_cookies([{"name": "language", "value": lang, "url": one.house.url}])
    sit_down(one, f"/seat/{one.house.ask('fenris')['links'][0]}")
    page = one.page
    assert page.locator(".home-star, [id^=home-star]").count() > 0, "stars lie on the home bases of rivals"
    if size == PHONE:
        page.click("label[for=tab-players]")
    assert page.locator(".star-track li:visible").count() == 10
    assert page.locator(".star-track .emblem:visible").count() == 6, "the stars that were placed"
    assert page.locator(".held-token:visible").count() == 2, "two are allied"
    assert page.evaluate(INSIDE, [".badge-card .amount, .badge-card .held-token", ".badge-card"]) == []
    if size == DESKTOP:
        assert not page.evaluate(MEET), "the map and its tools stay free"
    assert looks(page) == []
