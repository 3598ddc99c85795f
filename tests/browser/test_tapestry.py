"""Tapestry at the table: everybody can read the board and play on it, with the mouse and with keys."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from browser.house import DESKTOP, PHONE, Person
from browser.scenes import Shot, barriers, looks, visits
from browser.tapestry_scenes import take_seat

Make = Callable[..., Person]
SMALL = {"width": 360, "height": 740}
TABLET = {"width": 1024, "height": 768}
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


SEEN = """() => [...document.querySelectorAll("#board-tracks .cell.option")].some((cell) => {
    const at = cell.getBoundingClientRect();
    const [top, low] = [document.querySelector("#board-tracks"), document.querySelector("#dock")];
    return at.top >= top.getBoundingClientRect().top && at.bottom <= low.getBoundingClientRect().top;
})"""
"""Whether a space that can be chosen is in sight, above the sheet."""

LOWEST = """() => {
    const cells = [...document.querySelectorAll("#board-tracks .cell")];
    for (const cell of cells) cell.classList.remove("option");
    cells.filter((cell) => cell.closest(".at-next")).at(-1).classList.add("option");
    document.querySelector("#board-tracks").scrollTop = 0;
}"""
"""As if only the last track had a space to choose."""


def test_a_phone_shows_a_space_that_can_be_chosen(person: Make) -> None:
    one = person(viewport=SMALL)
    page = one.set_up("tapestry", "hotseat")
    until(one, "advance", 5)
    page.evaluate(LOWEST)
    assert not page.evaluate(SEEN)
    page.locator("label[for=view-map]").click()
    page.locator("label[for=view-tracks]").click()
    page.wait_for_function(SEEN)


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
    until(one, "turned", 7)
    shown = page.locator("#held-tile [data-turn]:visible")
    page.locator("body").press("r")
    first = shown.get_attribute("data-turn")
    page.keyboard.press("r")
    assert shown.count() == 1
    if page.locator("[data-turn-of]").count() > 1:
        assert shown.get_attribute("data-turn") != first


def test_the_set_up_offers_only_civilizations_of_the_chosen_boxes(person: Make) -> None:
    page = person().page
    page.goto("/new/tapestry?mode=solo")
    chosen = page.locator("[name='seat-0-civilization']")
    plans, spies = page.locator("[name='module-plans']"), chosen.locator("option[value='spies']")

    def offered() -> bool:
        return bool(spies.evaluate("option => !option.hidden && !option.disabled"))

    assert not offered()
    for summary in page.locator("#setup details:not([open]) > summary").all():
        summary.click()
    plans.check()
    assert offered()
    chosen.select_option("spies")
    plans.uncheck()
    assert (offered(), chosen.input_value()) == (False, "")
    assert chosen.locator("option[value='mystics']").evaluate("option => !option.hidden && !option.disabled")


def test_low_tracks_are_whole_points_stay_in_sight_and_words_go_with_the_move(person: Make) -> None:
    one = person(viewport=LAPTOP)
    page = one.page
    page.goto("/")
    page.click("form[action='/guide/tapestry'] button")
    page.wait_for_selector(".guide")
    hidden: int = page.locator("#board-tracks").evaluate("e => e.scrollHeight - e.clientHeight")
    assert hidden <= 0, "the guide leaves all tracks whole"
    for view in ("map", "tracks"):
        page.locator(f"label[for=view-{view}]").click()
        assert page.locator("#strip-0 > b").is_visible()
        assert page.locator("#strip-1 > b").is_visible()
    cell = page.locator("#cell-science-6")
    cell.hover()
    shown = "e => e.querySelector('.hidden-text').offsetWidth > 20"
    assert cell.evaluate(shown), "pointing at a space tells its words"
    cell.evaluate("() => document.dispatchEvent(new Event('htmx:after:swap'))")
    assert not cell.evaluate(shown), "they go when the page is drawn anew"
    page.locator("#cell-science-7").hover()
    cell.hover()
    assert cell.evaluate(shown), "and come back"


COVERED = """() => [...document.querySelectorAll("#board-tracks .at-far")].flatMap((cell) => {
    const name = cell.querySelector(".crown > strong"), words = document.createRange();
    words.selectNodeContents(name);
    const a = words.getBoundingClientRect();
    return [...cell.querySelectorAll(".flag, .ta-pic, .ta-bonus, .tok")].filter((sign) => {
        const b = sign.getBoundingClientRect();
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        return name.offsetWidth > 2 && b.width && wide > 1.5 && high > 1.5;
    }).map(() => name.textContent);
})"""
"""Upright names of spaces that run through pictograms or tokens."""


@pytest.mark.parametrize("language", ["en", "de"])
def test_upright_names_leave_the_pictograms_alone(person: Make, language: str) -> None:
    one = person(viewport=LAPTOP, locale=language)
    page = one.page
    page.goto("/")
    page.click("form[action='/guide/tapestry'] button")
    page.wait_for_selector(".guide")
    for size in (LAPTOP, DESKTOP, {"width": 1440, "height": 900}):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        assert page.evaluate(COVERED) == []


def test_cards_are_chosen_large_and_the_next_question_is_in_sight(person: Make) -> None:
    one = person(viewport=SMALL)
    page = one.set_up("tapestry", "hotseat")
    until(one, "hang", 5)
    assert page.locator("#view-start").is_checked()
    page.locator("#tabs label[for=tab-log]").click()
    one.press(page.locator("#board-start .start-card.option").first)
    assert page.locator(".board-views input:checked").count() == 1, "a view is always shown"
    if one.options():
        assert page.locator("#tab-now").is_checked()


def test_a_replay_shows_where_something_has_changed(person: Make) -> None:
    one = person(viewport=PHONE)
    page = one.play_now("tapestry")
    one.hurry(14, random.Random(3))
    page.goto(f"{one.table()}/at/1")
    pieces = "() => document.querySelector('#pieces').innerHTML"
    followed = 0
    while (next := page.locator("#past .steps a[rel=next]")).count():
        before, address = page.evaluate(pieces), next.get_attribute("href")
        next.click()
        page.wait_for_url(f"**{address}")
        if page.evaluate(pieces) != before:
            assert page.locator("#view-map").is_checked()
            followed += 1
    assert followed


def test_no_empty_heading_follows_what_is_picked_from_the_queue(person: Make) -> None:
    one = person()
    page = one.set_up("tapestry", "hotseat")
    until(one, "pick", 5)
    assert page.locator(".queue .option:visible").count() > 1
    title = page.locator("#choices-title").bounding_box()
    assert title
    assert title["width"] <= 1, "it is there for screen readers"


RINGED = """() => {
    const box = (name) => document.querySelector(name).getBoundingClientRect();
    const [ring, view, dock] = [".fought-over path", "#map-view", "#dock"].map(box);
    const low = innerWidth < 1024 ? dock.top : view.bottom;
    return ring.width > 0 && ring.top >= view.top && ring.bottom <= low;
}"""
"""Whether the territory that is being conquered is in sight."""


@pytest.mark.parametrize("size", [DESKTOP, SMALL], ids=["desktop", "phone"])
def test_a_conquest_is_answered_beside_the_map_that_shows_it(person: Make, size: dict[str, int]) -> None:
    one = person(viewport=size)
    for moment, stops in (("trap", 1), ("no-trap", 0)):
        page = take_seat(one, moment, 1)
        assert page.locator("#view-map").is_checked()
        assert page.evaluate(RINGED)
        assert page.locator("#stop-react-trap").count() == stops
        assert looks(page) == []
        one.press(page.locator("#let-happen"))
        assert page.locator(".fought-over").count() == 0, "somebody else is asked now"


PRICED = """() => [...document.querySelectorAll("#board-tracks .cell.option")].flatMap((cell) => {
    const other = cell.parentElement.querySelector(".pay-other")?.getBoundingClientRect();
    const inside = cell.getBoundingClientRect();
    return [...cell.querySelectorAll(".ta-price .ta-pic, .ta-foot > .signs > *")].map((sign) => {
        const at = sign.getBoundingClientRect();
        const hidden = at.width && other && at.right > other.left + 1 && at.bottom > other.top + 1;
        const cut = at.width && (at.right > inside.right || at.bottom > inside.bottom);
        return hidden || cut ? cell.closest(".ta-track").id : "";
    });
}).filter(Boolean)"""
"""Tracks on which a part of the price lies below the sign for other payments, or is cut off."""


SILENT = """() => [...document.querySelectorAll("#board-tracks .at-next")].filter((cell) =>
    ![...cell.querySelectorAll(".ta-words, .signs")].some((part) => part.checkVisibility())
).map((cell) => cell.id)"""
"""Spaces to enter that neither say nor show what they give."""
SCREENS = {"desktop": DESKTOP, "laptop": LAPTOP, "tablet": TABLET, "phone": PHONE, "small": SMALL}


@pytest.mark.parametrize("size", SCREENS.values(), ids=SCREENS)
def test_the_sign_for_other_payments_leaves_the_price_legible(person: Make, size: dict[str, int]) -> None:
    one = person(viewport=size, locale="de")
    for moment in ("prices", "high-prices"):
        page = take_seat(one, moment)
        assert page.locator("#board-tracks .pay-other").count() == 4
        assert page.evaluate(PRICED) == []
        assert page.evaluate(SILENT) == []
        assert looks(page) == []
