"""The map of Scythe with many pieces: everything is in its zone, nothing is hidden, and the map stays put."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from browser.house import DESKTOP, PHONE, Person
from browser.test_together import sit_down

Make = Callable[..., Person]
SMALL_PHONE = {"width": 360, "height": 740}
BOXES = """() => {
    const box = (e) => {
        const r = e.getBoundingClientRect();
        return { id: e.id || e.textContent, left: r.left, top: r.top, right: r.right, bottom: r.bottom };
    };
    const unit = document.querySelector("#map-sheet").getScreenCTM().a;
    const size = (e) => parseFloat(getComputedStyle(e).fontSize) * unit;
    const shown = (selector) => [...document.querySelectorAll(selector)]
        .filter((e) => e.getBoundingClientRect().width > 0);
    return {
        regions: Object.fromEntries(shown("#ground [id^=region-]").map((e) => [e.id.slice(7), box(e)])),
        names: shown("#pieces .names text").map((e) => ({ ...box(e), size: size(e) })),
        units: shown("#pieces .units > use").map(box),
        built: shown("#pieces .structure").map(box),
        numbers: shown("#pieces :is(.count, .good) text").map(box),
        goods: shown("#pieces .good").map((e) => ({ ...box(e), place: e.id.split("-")[2] })),
        encounters: shown("#pieces .encounter").map((e) => ({ ...box(e), place: e.id.slice(10) })),
    };
}"""
NAMES = 47


def overlap(one: dict[str, float], two: dict[str, float]) -> float:
    """The share of the smaller of two boxes that both cover."""
    wide = min(one["right"], two["right"]) - max(one["left"], two["left"])
    high = min(one["bottom"], two["bottom"]) - max(one["top"], two["top"])
    least = min([(r["right"] - r["left"]) * (r["bottom"] - r["top"]) for r in (one, two)])
    return max(0.0, wide) * max(0.0, high) / least


def sit(one: Person, what: str) -> Page:
    one.page.goto(f"/seat/{one.house.ask(what)['links'][0]}")
    with one.page.expect_navigation(url="**/table/**"):
        one.page.click("main form button")
    return one.page


@pytest.mark.parametrize("size", [DESKTOP, PHONE, SMALL_PHONE], ids=["desktop", "phone", "small"])
def test_nothing_is_hidden_or_spills_with_seven_full_boards(person: Make, size: dict[str, int]) -> None:
    """Names can be read, numbers do not cover each other, goods and tokens stay in their regions."""
    page = sit(person(viewport=size), "crowd")
    found = page.evaluate(BOXES)
    assert len(found["names"]) == NAMES
    assert min(name["size"] for name in found["names"]) >= 13.9
    for name in found["names"]:
        for piece in (*found["units"], *found["built"], *found["goods"]):
            assert overlap(name, piece) < 0.25, (name["id"], piece["id"])
    for i, number in enumerate(found["numbers"]):
        for other in found["numbers"][i + 1 :]:
            assert overlap(number, other) < 0.15, (number, other)
    for structure in found["built"]:
        for unit in found["units"]:
            assert overlap(structure, unit) < 0.4, (structure["id"], unit["id"])
    for piece in (*found["goods"], *found["encounters"]):
        region = found["regions"][piece["place"]]
        assert region["left"] - 3 <= piece["left"], piece
        assert piece["right"] <= region["right"] + 3, piece
        assert region["top"] <= piece["top"], piece
        assert piece["bottom"] <= region["bottom"] + 3, piece


def test_the_map_keeps_its_size_and_place_from_step_to_step(person: Make) -> None:
    """A section, a unit, where it goes and its cargo: the Factory stays where it is on the screen."""
    one = person()
    page = sit(one, "laden")
    where = page.locator("#region-FACTORY").bounding_box()
    plain = ":not([aria-label*=encounter]):not([aria-label*=attack])"
    for step in (
        "#mat-0-move .name.option",
        ".map-view button[value='units|unit character']",
        f"#map-sheet button.target{plain}",
        "#tray-go",
    ):
        one.press(page.locator(f"{step}:visible").first)
        assert page.locator("#region-FACTORY").bounding_box() == pytest.approx(where, abs=0.5), step


def test_targets_have_a_ring_that_shows_on_every_ground(person: Make) -> None:
    """Ink, cream and orange on the border of each target; hovering changes no terrain."""
    one = person()
    page = sit(one, "laden")
    one.press(page.locator("#mat-0-move .name.option:visible").first)
    assert page.locator("#pieces .ring").count() == page.locator("#map-sheet .hex.target").count() > 1
    colours = page.eval_on_selector_all("#ring path", "all => all.map((p) => getComputedStyle(p).stroke)")
    assert colours == ["rgb(34, 32, 28)", "rgb(255, 253, 246)", "rgb(217, 89, 12)"]
    fill = "e => getComputedStyle(e.firstElementChild).fill"
    before = page.locator("#region-L3").evaluate(fill)
    page.hover("#hex-L3")
    assert page.locator("#region-L3").evaluate(fill) == before


@pytest.mark.parametrize("wide", [1280, 1440])
@pytest.mark.parametrize("what", ["rich", "crowd"])
def test_the_plates_of_the_players_keep_clear_of_the_map(person: Make, what: str, wide: int) -> None:
    """Three players in one row, seven in two."""
    one = person(viewport={"width": wide, "height": 800})
    made = one.house.ask(what)
    sit_down(one, f"/seat/{made['links'][0]}")
    plates = [box for plate in one.page.locator(".badge-card").all() if (box := plate.bounding_box())]
    tools = one.page.locator(".map-tools").bounding_box()
    assert tools
    assert len(plates) == (7 if what == "crowd" else 3)
    assert max(box["y"] + box["height"] for box in plates) <= tools["y"]
    assert len({round(box["y"]) for box in plates}) == (2 if what == "crowd" else 1)
    for plate in one.page.locator(".badge-card").all():
        assert plate.evaluate("p => p.scrollWidth <= p.clientWidth"), "its figures fit"
