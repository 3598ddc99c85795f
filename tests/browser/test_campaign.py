"""A campaign in the browser: made, joined by link, played and voted in, on a phone and without scripts."""

from __future__ import annotations

import os
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.house import PHONE, Person
from browser.scenes import barriers, begin_campaign, looks

Make = Callable[..., Person]
LONG = bool(os.environ.get("SPIELWERK_BROWSER_LONG"))
NARROW = {"width": 360, "height": 740}
MOST_LEGS = 20
AS_SENT = """async () => {
    const page = await (await fetch(location.href)).text();
    return new DOMParser().parseFromString(page, "text/html").querySelector(".results p > b").textContent;
}"""
"""The first result as the server sends it, before a script counts up to it."""
INK_BEAM = """() => getComputedStyle(document.querySelector(".balance .bar")).stroke
    === getComputedStyle(document.body).color"""
THIRD_IS_AUTOMA = {"seat-2-who": "rules:automa"}


def bots_play(one: Person, at: str, legs: int = 1) -> str:
    """Let bots play the next legs; what comes after them."""
    found: str = one.house.ask(f"legs {at.split('/')[2]} {legs}")["next"]
    return found


def follow(one: Person, what: str, address: str) -> None:
    """Click, and wait until the page with this address is there, whichever way leads to it.

    The answer to the click and the stream may both lead there, and one of them ends the other.
    """
    one.page.click(what)
    one.page.wait_for_url(address)


def start_leg(one: Person, at: str) -> None:
    one.page.goto(at)
    follow(one, ".next-leg button", "**/table/**")
    one.read_the_card()


def next_page(one: Person, what: str) -> None:
    """Click, and wait for the next page, which may have the same address."""
    one.page.evaluate("document.documentElement.dataset.old = ''")
    one.page.click(what)
    one.page.wait_for_selector("html:not([data-old])", state="attached")
    one.page.wait_for_load_state()


def to_the_vote(*people: Person) -> None:
    """Tick stars that may go anywhere, until all are asked to vote."""
    for _ in range(20):
        for one in people:
            one.catch_up()
        if all(one.page.locator(".scales").count() for one in people):
            return
        asked = next(one for one in people if one.turn == "mine")
        asked.choose(asked.options()[0])
    pytest.fail("nobody votes")


def test_two_people_and_an_automa_play_episode_1_vote_and_set_up_episode_2(person: Make) -> None:
    ada, ben = person(), person(viewport=PHONE)
    at = begin_campaign(ada, "friends", **THIRD_IS_AUTOMA)
    link = ada.page.locator("code.address").first.inner_text()
    ben.page.goto(link)
    follow(ben, "main form button.primary", "**/campaign/*")
    for one in (ada, ben):
        start_leg(one, at)
    assert ada.table() == ben.table(), "the second finds the table of the first"
    assert {ada.turn, ben.turn} == {"mine", "theirs"}
    assert bots_play(ada, at) == "after-1"
    ada.catch_up()
    follow(ada, "a:has-text('On with the campaign')", f"**{at}")
    for one in (ada, ben):
        start_leg(one, at)
    to_the_vote(ada, ben)
    sealed_answer = ada.page.locator(".scales input:checked").get_attribute("value") or ""
    ada.press(ada.page.locator(".seal button"))
    ben.catch_up()
    expect(ben.page.locator(".answered .sealed b")).to_have_text("Ada")
    assert sealed_answer not in ben.page.inner_text("#side, .side"), "nobody sees a vote before it is opened"
    ben.page.locator(".scales input:checked").focus()
    ben.page.keyboard.press("ArrowLeft")
    ben.page.click(".seal button")
    for one in (ada, ben):
        expect(one.page).to_have_url(re.compile(f"{at}$"))
        expect(one.page.locator(".next-leg h2")).to_have_text("Episode 2")
    start_leg(ben, at)
    ada.page.goto(ben.table())
    assert {ada.turn, ben.turn} <= {"mine", "theirs"}
    assert "mine" in (ada.turn, ben.turn), "somebody sets up"


def test_the_form_follows_what_is_chosen(person: Make) -> None:
    """Automas for somebody alone, and no faction of an expansion that nobody owns."""
    page = person().page
    page.goto("/campaign/new/fenris?mode=friends")
    expect(page.locator(".seat-row:visible")).to_have_count(3)
    page.check("[name=mode][value=solo]")
    expect(page.locator(".seat-row:visible")).to_have_count(2)
    expect(page.locator("[name=seat-1-who]")).to_have_value("rules:automa")
    expect(page.locator(".then:visible")).to_have_count(1)
    albion = page.locator("[name=seat-0-faction] option[value=albion]")
    expect(albion).to_be_disabled()
    expect(page.locator(".number-of:visible")).to_have_count(4)
    page.check("[name=option-invaders]")
    page.check("[name=players][value='7']")
    page.select_option("[name=seat-0-faction]", "albion")
    page.uncheck("[name=option-invaders]")
    expect(page.locator("[name=seat-0-faction]")).to_have_value("")
    expect(page.locator(".seat-row:visible")).to_have_count(5)


def test_what_an_episode_changed_moves_once_and_ends_with_the_result(person: Make) -> None:
    one = person(reduced_motion="no-preference")
    at = begin_campaign(one, "solo")
    one.page.goto(at)
    expect(one.page.locator("body.fresh")).to_have_count(0)
    bots_play(one, at)
    one.page.goto(at)
    expect(one.page.locator("body.fresh")).to_have_count(1)
    expect(one.page.locator(".trail .gone").first).to_have_css("stroke-dasharray", "none")
    result = one.page.locator(".results p > b").first
    sent = one.page.evaluate(AS_SENT)
    expect(result).to_have_text(sent)
    one.page.goto(at)
    expect(one.page.locator("body.fresh")).to_have_count(0)
    expect(result).to_have_text(sent)


def test_the_arrows_and_the_stops_of_the_balance_say_the_same(person: Make) -> None:
    one = person(color_scheme="dark")
    at = begin_campaign(one, "solo")
    bots_play(one, at)
    start_leg(one, at)
    page = one.page
    stops = page.locator(".scales input").count()
    page.locator(f".scales input[data-i='{stops - 1}']").check()
    expect(page.locator(".side-a .weight.there")).to_have_count(stops - 1)
    expect(page.locator(".pan.side-a .n")).to_have_text(str(stops - 1))
    assert page.evaluate(INK_BEAM), "the beam is as clear as the words, in the dark too"
    expect(page.locator(".scales .less")).to_be_visible()
    page.click(".scales .more")
    chosen = page.locator(".scales input:checked")
    expect(chosen).to_have_attribute("data-i", str(stops - 2))
    expect(page.locator(".side-b .weight.there")).to_have_count(1)
    expect(page.locator(f".scales .said [data-i='{stops - 2}']")).to_be_visible()
    page.click(".scales .more")
    expect(chosen).to_have_attribute("data-i", str(max(0, stops - 3)))


def test_a_vote_needs_no_script(person: Make) -> None:
    one = person(java_script_enabled=False, viewport=PHONE)
    at = begin_campaign(one, "solo")
    bots_play(one, at)
    start_leg(one, at)
    assert not one.page.locator(".scales .less").is_visible()
    one.page.locator(".scales input").first.check()
    follow(one, ".seal button", f"**{at}")
    expect(one.page.locator(".next-leg h2")).to_have_text("Episode 2")


def test_at_one_screen_a_curtain_hides_the_votes(person: Make) -> None:
    one = person()
    at = begin_campaign(one, "hotseat", **THIRD_IS_AUTOMA)
    bots_play(one, at)
    start_leg(one, at)
    left = 2
    while left:
        expect(one.page.locator("#table.curtain")).to_have_count(1)
        one.take_the_device()
        while not one.page.locator("#table.curtain, .scales").count():
            one.choose(one.options()[0])  # stars that may go anywhere
        if not one.page.locator(".scales").count():
            continue
        left -= 1
        if left:
            one.press(one.page.locator(".seal button"))
        else:
            follow(one, ".seal button", f"**{at}")
    expect(one.page.locator(".next-leg h2")).to_have_text("Episode 2")


@pytest.mark.parametrize("window", [PHONE, NARROW], ids=["390", "360"])
@pytest.mark.parametrize("lang", ["en", "de"])
def test_vote_market_and_sheets_fit_a_phone(person: Make, window: dict[str, int], lang: str) -> None:
    one = person(viewport=window, locale=lang)
    at = begin_campaign(one, "solo")
    for legs in (1, 2):
        one.page.goto("/enter")  # the page of an interlude would go back by itself
        bots_play(one, at, legs)
        one.page.goto(at)
        assert looks(one.page) == []
        start_leg(one, at)
        assert looks(one.page) == []
        wide = one.page.evaluate("document.documentElement.scrollWidth")
        assert wide <= window["width"]
        expect(one.page.locator(".seal button")).to_be_in_viewport()


@pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "no scripts"])
def test_a_phone_shows_one_sheet_at_a_time(person: Make, *, scripts: bool) -> None:
    one = person(viewport=PHONE, java_script_enabled=scripts)
    at = begin_campaign(one, "solo")
    bots_play(one, at)
    one.page.goto(at)
    for _ in ("the page of the campaign", "the vote"):
        sheets, logs = one.page.locator(".sheet-card"), one.page.locator(".sheet-card .ticks:visible")
        expect(sheets).to_have_count(2)
        expect(logs).to_have_count(1)
        expect(sheets.first.locator(".ticks")).to_be_visible()
        sheets.last.locator(".unfold").check()
        expect(logs).to_have_count(1)
        expect(sheets.last.locator(".ticks")).to_be_visible()
        start_leg(one, at)
    one.page.set_viewport_size({"width": 1440, "height": 900})
    expect(one.page.locator(".sheet-card .ticks:visible")).to_have_count(2)


def test_going_back_asks_first(person: Make) -> None:
    one = person()
    at = begin_campaign(one, "solo")
    bots_play(one, at)
    one.page.goto(f"{at}/players")
    one.page.click(".again > summary")
    one.page.click(".replays .sure > summary")
    expect(one.page.locator(".replays .sure p")).to_have_text(
        "Episode 1 and everything after it no longer count."
    )
    follow(one, ".replays .sure button", f"**{at}*")
    one.page.goto(at)
    expect(one.page.locator(".next-leg h2")).to_have_text("Episode 1")


@pytest.mark.parametrize("story", ["atlantis", "kaiju"])
def test_a_campaign_of_tapestry_is_open_to_all(person: Make, story: str) -> None:
    """Axe finds no barrier from the form to the end; figures of the chart lie beside its lines."""
    one = person(viewport=PHONE, locale="de", color_scheme="dark")
    one.page.goto(f"/campaign/new/{story}")
    assert barriers(one.page) == []
    next_page(one, "main form button.primary")
    at = "/".join(one.page.url.removeprefix(one.house.url).split("/")[:3])
    while one.page.goto(at) and one.page.locator(".next-leg").count():
        assert barriers(one.page) == []
        assert looks(one.page) == []
        bots_play(one, at)
    for page in (at, f"{at}/1", f"{at}/log", f"{at}/players", f"{at}/correct"):
        one.page.goto(page)
        assert barriers(one.page) == []
        assert looks(one.page) == []
    one.page.goto(at)
    for level in one.page.locator(".standing .level").all():
        figure, lines = level.bounding_box(), one.page.locator(".standing polyline").first.bounding_box()
        assert figure
        assert lines
        assert figure["x"] >= 0
        assert figure["x"] + figure["width"] <= lines["x"] + 1


@pytest.mark.parametrize("legs", [0, 1], ids=["at an episode", "between two"])
def test_the_whole_road_fits_a_phone(person: Make, legs: int) -> None:
    one = person(viewport=NARROW)
    at = begin_campaign(one, "solo")
    if legs:
        bots_play(one, at, legs)
    one.page.goto(at)
    discs = one.page.locator(".road .disc")
    expect(discs).to_have_count(8 + legs)
    for i in range(8 + legs):
        disc = discs.nth(i).bounding_box()
        assert disc
        assert disc["x"] >= 0
        assert disc["x"] + disc["width"] <= NARROW["width"], "nothing is cut off"


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_list_of_bonuses_leaves_the_hand_in_view(person: Make, lang: str) -> None:
    one = person(locale=lang)
    start_leg(one, begin_campaign(one, "solo"))
    expect(one.page.locator("#pane-now .option")).to_have_count(8)
    names = one.page.locator(".mat.own .objective b")
    expect(names).to_have_count(2)
    slip = one.page.locator("#pane-now").bounding_box()
    assert slip
    for name in names.all():
        box = name.bounding_box()
        assert box
        assert box["y"] + box["height"] < slip["y"]


@pytest.mark.skipif(not LONG, reason="whole campaigns are for make soak")
def test_a_whole_campaign_by_one_person(person: Make) -> None:
    """Bots play the person; every page on the way is looked at."""
    one = person()
    at = begin_campaign(one, "solo")
    for _ in range(MOST_LEGS):
        one.page.goto(at)
        assert barriers(one.page) == []
        assert looks(one.page) == []
        if not one.page.locator(".next-leg").count():
            break
        next_page(one, ".next-leg button")
        if one.page.locator("[role=alert]:visible").count():
            break  # a leg that has no table yet
        if one.page.url.endswith(at):
            continue  # an interlude that asked nobody
        if one.page.locator("#sheets .sheet-cards").count():
            assert barriers(one.page) == []
        one.page.goto("/enter")  # the page of an interlude would go back by itself
        bots_play(one, at)
    one.page.goto(f"{at}/log")
    assert barriers(one.page) == []
    expect(one.page.locator(".standing .chart")).to_be_visible()
