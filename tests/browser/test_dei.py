"""DEI at the table: its plan can be read by everybody and played on."""

from __future__ import annotations

import os
import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from browser.house import DESKTOP, PHONE, Person
from browser.scenes import Shot, barriers, looks, visits
from spielwerk.boards.dei.pieces import LETTERS

Make = Callable[..., Person]
SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
LONG = bool(os.environ.get("SPIELWERK_BROWSER_LONG"))


@SIZES
def test_dei_by_random_clicks(person: Make, size: dict[str, int]) -> None:
    """Two people at one screen; the long version plays to the end."""
    one = person(viewport=size)
    one.set_up("dei", "hotseat")
    made = one.click_through(100_000 if LONG else 25, random.Random(2))
    assert one.turn == "over" if LONG else made == 25
    wide: int = one.page.evaluate("document.documentElement.scrollWidth - window.innerWidth")
    assert wide <= 0


LATE = """() => {
    const ghost = document.createElement("template");
    ghost.dataset.ghost = "pips-2-1-3";
    document.querySelector("#preview").append(ghost);
    document.dispatchEvent(new Event("table:previewed"));
}"""
"""As if the server had taken its time."""


def point_at_nothing(page: Page) -> None:
    """Neither with the mouse, which may have lain above a camp, nor with the keyboard."""
    page.mouse.move(0, 0)
    page.evaluate("() => document.activeElement.blur()")


def test_areas_are_chosen_on_the_plan(person: Make) -> None:
    """At one screen: nobody else's leader comes in between."""
    one = person()
    page = one.set_up("dei", "hotseat")
    one.take_the_device()
    camps = page.locator("#board-dei button.spot")
    page.wait_for_selector("#table[data-turn=mine]")
    assert sorted(camps.evaluate_all("all => all.map(b => b.value)")) == ["leader 2.1-3", "leader 2.2-3"]
    assert camps.first.get_attribute("aria-label") == "Leader in Strand"
    bar = page.locator("#pips-2-1-3")

    def counted() -> int:
        point_at_nothing(page)
        page.wait_for_selector("#pips-2-1-3:not(.ghost)", state="attached")
        return bar.locator("rect").count()

    before = counted()
    camps.first.hover()
    page.wait_for_selector("#pips-2-1-3.ghost")
    ahead = bar.locator("rect").count()
    assert ahead > before, "the leader would count there, and who comes along"
    assert counted() == before
    one.press(camps.first)
    one.take_the_device()
    assert counted() == ahead
    leader = page.locator("#board-dei #leader-0")
    assert leader.count() == 1
    home = page.locator("#board-dei #area-2-1-3").bounding_box()
    stands = leader.bounding_box()
    assert home
    assert stands
    assert home["x"] <= stands["x"] < home["x"] + home["width"]
    assert home["y"] <= stands["y"] < home["y"] + home["height"]


def test_a_preview_that_comes_when_nothing_is_pointed_at_leaves_the_plan_as_it_is(person: Make) -> None:
    one = person()
    page = one.set_up("dei", "hotseat")
    one.take_the_device()
    point_at_nothing(page)
    page.evaluate(LATE)
    assert page.locator(".ghost").count() == 0


def test_the_plan_is_open_to_everybody(person: Make) -> None:
    one = person()
    one.set_up("dei", "hotseat", players="4", **{"seat-2-who": "person", "seat-3-who": "person"})
    one.hurry(40, random.Random(4))
    table = one.table()
    shots = [Shot("table", table), Shot("history", f"{table}/at/9")]
    found = []
    for language, theme, size in (("en", "light", DESKTOP), ("de", "dark", PHONE)):
        for shot, page in visits(one, shots, language=language, theme=theme, viewport=size):
            assert page.locator("#board-dei #map-sheet").count() == 1
            unit = float(page.evaluate("document.body.style.getPropertyValue('--map-unit')"))
            assert unit * LETTERS >= 14, "in pixels"
            wrong = [*looks(page), *barriers(page)]
            found += [f"{shot.name}, {language}, {theme}: {problem}" for problem in wrong]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    "size", [DESKTOP, {"width": 1280, "height": 800}, PHONE], ids=["large", "small", "phone"]
)
def test_the_legend_opens_inside_the_window(person: Make, size: dict[str, int]) -> None:
    one = person(viewport=size)
    page = one.set_up("dei", "hotseat")
    one.take_the_device()
    page.click("#legend summary")
    words = page.locator("#legend .drop").bounding_box()
    assert words
    assert words["x"] >= 0
    assert words["y"] >= 0
    assert words["x"] + words["width"] <= size["width"]
    assert words["y"] + words["height"] <= size["height"]
    for share in (0.02, 0.98):
        top = page.evaluate(
            "([x, y]) => Boolean(document.elementFromPoint(x, y)?.closest('#legend'))",
            [words["x"] + words["width"] / 2, words["y"] + words["height"] * share],
        )
        assert top, "nothing lies above it"
