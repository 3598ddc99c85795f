"""DEI at the table: its plan can be read by everybody and played on."""

from __future__ import annotations

import os
import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page

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


INSIDE = """(button) => {
    button.scrollIntoView({ block: "center", inline: "center" });
    const box = button.getBoundingClientRect();
    for (let y = box.top + 4; y < box.bottom; y += 6)
        for (let x = box.left + 4; x < box.right; x += 6)
            if (button.contains(document.elementFromPoint(x, y))) return [x, y];
}"""
"""A point at which a button can be clicked: areas have corners, and their middle may lie in another area."""


def click_inside(one: Person, button: Locator) -> None:
    at = button.evaluate(INSIDE)
    assert at, "something lies above it"
    with one.page.expect_response(lambda found: found.url.endswith("/act")) as answer:
        one.page.mouse.click(*at)
    one.wait_for(answer.value.text())


MOST_CLICKS = 35
"""From the start page to a game without a guide."""


@pytest.mark.parametrize("size", [PHONE, DESKTOP] if LONG else [PHONE])
def test_the_guided_game_of_dei_takes_few_clicks_and_ends_with_play_on(
    person: Make, size: dict[str, int]
) -> None:
    """Somebody clicks what is marked; the bot answers in between."""
    one = person(viewport=size)
    page = one.page
    page.goto("/")
    with page.expect_navigation(url="**/table/**"):
        page.click("form[action='/guide/dei'] button")
    clicks, said = 1, ""
    while "Play on" not in said:
        page.wait_for_selector(".guide")
        said = page.locator(".guide").inner_text()
        found = page.locator(".guide button.primary")
        if not found.count():
            found = page.locator("[data-suggested]:not([id^=option-]):visible")
        if not found.count():
            found = page.locator("#choices [data-suggested]:visible")
        click_inside(one, found.first)
        clicks += 1
        assert clicks <= MOST_CLICKS, said
    assert page.locator(".guide").count() == 0
    assert one.turn == "mine", "the second round has begun"
    assert page.locator("#strip-0 b").inner_text().startswith("2"), "points for a mission and a card"


WHOLE = """() => {
    const [plan, tools, dock] = ["#map-sheet", ".map-tools", "#dock"]
        .map((name) => document.querySelector(name).getBoundingClientRect());
    return plan.bottom <= Math.min(tools.top, dock.top);
}"""


def test_the_whole_plan_fits_above_the_sheet_of_a_phone(person: Make) -> None:
    """Also when the sheet grows afterwards."""
    one = person(viewport=PHONE)
    page = one.set_up("dei", "hotseat")
    one.take_the_device()
    page.evaluate("document.querySelector('#height-peek').click()")
    page.locator("[data-zoom=fit]").click()
    page.evaluate("document.querySelector('#height-half').click()")
    page.wait_for_function(WHOLE)


def test_the_desk_scrolls_as_one_so_that_nothing_covers_the_hand(person: Make) -> None:
    one = person(viewport={"width": 1280, "height": 800})
    page = one.page
    page.goto("/")
    with page.expect_navigation(url="**/table/**"):
        page.click("form[action='/guide/dei'] button")
    card = page.locator("#pane-now .hand .dei-card").last.bounding_box()
    missions = page.locator("#pane-mat .missions").bounding_box()
    now = page.locator("#pane-now")
    assert card
    assert missions
    assert card["y"] + card["height"] <= missions["y"]
    assert now.evaluate("pane => pane.scrollHeight <= pane.clientHeight"), "all of it is there"


IN_SIGHT = """() => {
    const box = (element) => element.getBoundingClientRect();
    const [plan, dock] = ["#map-view", "#dock"].map((name) => box(document.querySelector(name)));
    const seen = ({ left, right, top, bottom }) =>
        left >= plan.left && right <= plan.right && top >= plan.top && bottom <= dock.top;
    const spots = [...document.querySelectorAll("#board-dei .spot")].map(box);
    return spots.length > 0 && spots.every(seen);
}"""


def test_a_phone_shows_both_camps_for_the_leader_and_then_ones_own_units(person: Make) -> None:
    one = person(viewport=PHONE)
    page = one.set_up("dei", "solo", players="4")
    page.wait_for_function(IN_SIGHT)
    one.choose("leader 2.1-3")
    page.wait_for_function("() => getComputedStyle(document.body).getPropertyValue('--map-k') === '1'")


CHOSEN_FROM = """() => {
    const box = (element) => element.getBoundingClientRect();
    const parts = ["#map-view", ".map-tools", "#dock"].map((name) => box(document.querySelector(name)));
    const [view, tools, dock] = parts;
    const low = Math.min(tools.top, dock.top);
    const spots = [...document.querySelectorAll("#board-dei .spot:not(.step)")].map(box);
    const [left, right] = [Math.min(...spots.map((s) => s.left)), Math.max(...spots.map((s) => s.right))];
    const [top, bottom] = [Math.min(...spots.map((s) => s.top)), Math.max(...spots.map((s) => s.bottom))];
    const k = Number(getComputedStyle(document.body).getPropertyValue("--map-k"));
    const small = 0.71 / k;
    const near = (right - left) * small < view.width - 20 && (bottom - top) * small < low - view.top - 20;
    const seen = left >= view.left && right <= view.right && top >= view.top && bottom <= low + 1;
    return [spots.length, near, seen];
}"""
"""How many areas and pieces can be chosen, whether they lie near each other on a plan that can still be read,
and whether all are in sight."""


SOON = 30
"""Choices within which something is chosen from several places."""


def test_a_phone_shows_all_that_can_be_chosen_if_it_lies_near_each_other(person: Make) -> None:
    one = person(viewport=PHONE)
    page = one.set_up("dei", "hotseat", players="4", **{"seat-2-who": "person", "seat-3-who": "person"})
    luck = random.Random(4)
    one.hurry(230, luck)
    for _ in range(SOON):
        if page.locator("#table.curtain").count():
            one.take_the_device()
        n, near, seen = page.evaluate(CHOSEN_FROM)
        if n > 2 and near:
            assert seen, page.locator("#ask").text_content()
            return
        one.hurry(1, luck)
    pytest.fail("nothing is chosen from several places near each other")


def test_the_whole_plan_of_a_phone_leaves_out_what_is_too_small_to_read(person: Make) -> None:
    one = person(viewport=PHONE)
    page = one.set_up("dei", "hotseat")
    one.take_the_device()
    one.choose(one.options()[0])
    one.take_the_device()
    name, camp = page.locator("#board-dei .stand .name").first, page.locator("#board-dei .camp").first
    page.locator("[data-zoom=in]").click()
    assert name.is_visible()
    close = camp.bounding_box()
    scale = float(page.evaluate("getComputedStyle(document.body).getPropertyValue('--map-k')"))
    page.locator("[data-zoom=fit]").click()
    assert not name.is_visible()
    far = camp.bounding_box()
    whole = float(page.evaluate("getComputedStyle(document.body).getPropertyValue('--map-k')"))
    assert close
    assert far
    assert far["width"] > close["width"] * whole / scale * 1.2, "pieces grow"


TOPS = """() => new Promise((tell) => {
    const found = new Set();
    const look = (frames) => {
        const cards = [...document.querySelectorAll("#hand-dei button.dei-card")];
        found.add(cards.map((card) => Math.round(card.getBoundingClientRect().top)).join());
        if (frames) requestAnimationFrame(() => look(frames - 1));
        else tell([...found]);
    };
    look(30);
})"""
"""Where the cards in hand stand in the next frames, without repetition."""


@SIZES
def test_a_card_stays_under_the_pointer_that_it_previews(person: Make, size: dict[str, int]) -> None:
    """A card that moves away ends its preview, which brings it back, without end."""
    one = person(viewport=size)
    page = one.set_up("dei", "hotseat")
    for leader in ("leader 2.1-3", "leader 2.2-3"):
        one.take_the_device()
        open = one.options()
        one.choose(leader if leader in open else open[0])
    one.take_the_device()
    page.evaluate("document.querySelector('#height-full').click()")
    point_at_nothing(page)
    cards = page.locator("#hand-dei button.dei-card")
    before = page.evaluate(TOPS)
    for share in (0.02, 0.5, 0.98):
        box = cards.first.bounding_box()
        assert box
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] * share)
        page.wait_for_selector(".slot.ghost")
        assert page.evaluate(TOPS) == before
        point_at_nothing(page)
        page.wait_for_selector(".slot:not(.ghost)")


def test_the_line_of_a_place_does_not_outlive_what_it_says(person: Make) -> None:
    one = person()
    page = one.set_up("dei", "hotseat")
    one.take_the_device()
    line = page.locator("#map-line")
    page.locator("#plan-leader-2-1-3").hover()
    assert line.inner_text() == "Leader in Strand"
    one.choose("leader 2.1-3")  # in the list: the pointer has left the plan
    assert line.inner_text() == ""
