"""The story of a game in a browser: the end, time travel, rules beside the table, the guide, one's tables."""

from __future__ import annotations

import os
from bisect import bisect_right
from collections.abc import Callable, Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from browser.house import DESKTOP, PHONE, TESTS, House, Person
from browser.scenes import looks
from browser.test_scythe_map import WATCH
from spielwerk.games.scythe.events import Moved
from spielwerk.kernel.match import Match
from spielwerk.table.store.moments import moments

Make = Callable[..., Person]
AXE = (files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8")
LONG = bool(os.environ.get("SPIELWERK_BROWSER_LONG"))
RECORD = TESTS / "golden" / "scythe-two.jsonl"


def bring(one: Person, record: Path) -> str:
    """Make a table from a record; gives its address."""
    one.page.goto("/import")
    one.page.set_input_files("#record", str(record))
    with one.page.expect_navigation(url="**/table/**"):
        one.page.click("main form button.primary")
    return one.table()


@pytest.fixture(scope="module")
def reader(chromium: Browser, server: House) -> Iterator[tuple[Person, str]]:
    """Somebody with a table made from a record, and its address."""
    one = Person(chromium, server)
    yield one, bring(one, RECORD)
    one.leave()
    assert not one.troubles, one.troubles


def box(page: Page, selector: str) -> dict[str, float]:
    found = page.locator(selector).bounding_box()
    assert found, selector
    return {"x": found["x"], "y": found["y"], "width": found["width"], "height": found["height"]}


def apart(one: dict[str, float], two: dict[str, float]) -> bool:
    """Whether two boxes do not cover each other."""
    return (
        one["x"] + one["width"] <= two["x"] + 1
        or two["x"] + two["width"] <= one["x"] + 1
        or one["y"] + one["height"] <= two["y"] + 1
        or two["y"] + two["height"] <= one["y"] + 1
    )


def test_the_end_tells_its_story_and_gives_the_map_back(reader: tuple[Person, str]) -> None:
    one, table = reader
    page = one.page
    page.goto(table)
    assert page.locator("#story-points polyline:not(.under)").count() == 2
    assert page.locator("#story-points .chart").is_visible()
    assert not page.locator("#map").is_visible()
    page.click("label[for=tab-now]")
    assert page.locator("#map").is_visible()
    page.click("label[for=tab-story]")
    page.locator("#story-moments a").first.click()
    page.wait_for_selector("#past")
    assert "/at/" in page.url


def test_all_scores_of_five_fit_on_a_phone_and_names_are_still_read_aloud(person: Make) -> None:
    one = person(viewport=PHONE)
    bring(one, TESTS / "golden" / "scythe-five.jsonl")
    scores = one.page.locator("#breakdown .scroll")
    assert scores.evaluate("e => e.scrollWidth <= e.clientWidth")
    assert len(set(scores.locator("thead th > span:not(.chip)").all_inner_texts()) - {""}) == 5


def test_keys_and_slider_travel_without_a_new_page(reader: tuple[Person, str]) -> None:
    one, table = reader
    page = one.page
    page.goto(f"{table}/at/50")
    page.evaluate("window.stayed = true")
    page.locator("body").press("ArrowRight")
    page.wait_for_function("() => Number(document.querySelector('#moment').dataset.at) > 50")
    further = int(page.url.rpartition("/")[2])
    assert further > 50
    page.locator("body").press("ArrowLeft")
    page.wait_for_function("() => Number(document.querySelector('#moment').dataset.at) <= 50")
    turn = page.locator(".travel .count").inner_text()
    page.locator("body").press("Shift+ArrowRight")
    page.wait_for_function(
        "before => document.querySelector('.travel .count').innerText !== before", arg=turn
    )
    page.locator("#moment").fill("0")
    page.wait_for_function("() => document.querySelector('#moment').dataset.at === '0'")
    page.locator("body").press("End")
    page.wait_for_function(
        "() => document.querySelector('#moment').dataset.at === document.querySelector('#moment').max"
    )
    assert page.evaluate("window.stayed"), "it was the same page all the time"
    page.goto(f"{table}/at/40")
    page.click("#run")
    page.wait_for_function("() => Number(document.querySelector('#moment').dataset.at) > 40")
    page.click("#run")
    assert page.get_attribute("#run", "aria-pressed") == "false"
    with page.expect_navigation(url="**/table/**"):
        page.click(".fork button")
    assert page.locator("#table:not([data-turn=over])").count() == 1


def first_move() -> int:
    """The moment after which a unit of the recorded game stands somewhere else for the first time."""
    match = Match.load(RECORD.read_text(encoding="utf-8").splitlines())
    positions = moments(match.choices)
    moved = [i for i, events in enumerate(match.events) if any(isinstance(e, Moved) for e in events)]
    return bisect_right(positions, moved[0])


def test_pieces_move_forward_and_back(reader: tuple[Person, str]) -> None:
    one, table = reader
    page = one.page
    page.emulate_media(reduced_motion="no-preference")
    after = first_move()
    page.goto(f"{table}/at/{after - 1}")
    page.evaluate(WATCH)
    for key in ("ArrowRight", "ArrowLeft"):
        before = page.get_attribute("#moment", "data-at")
        page.locator("body").press(key)
        page.wait_for_function("then => document.querySelector('#moment').dataset.at !== then", arg=before)
        assert page.evaluate("window.moved.splice(0)"), key
    page.emulate_media(reduced_motion="reduce")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_guide_speaks_and_rules_stay_beside_the_map(person: Make, size: dict[str, int]) -> None:
    one = person(viewport=size)
    page = one.page
    page.goto("/")
    with page.expect_navigation(url="**/table/**"):
        page.click("form[action='/guide/scythe'] button")
    for _ in range(3):
        one.press(page.locator("button[value=guide-on]"))
    page.keyboard.press("?")
    page.wait_for_selector("#rules:not([hidden])")
    assert page.locator("#rules .rule-id").count() > 3
    if size == DESKTOP:
        assert apart(box(page, "#rules"), box(page, "#map")), "the board stays free"
        assert apart(box(page, "#rules"), box(page, "#pane-mat"))
    else:
        assert box(page, "#rules")["height"] <= size["height"] / 2
    ask_about_a_worker(one)
    page.keyboard.press("Escape")
    page.wait_for_selector("#rules", state="hidden")
    assert page.locator("#choices [data-suggested]").get_attribute("value") == "move"
    one.show_all_options()
    one.press(page.locator("#choices [data-suggested]").first)
    assert "your character" in page.locator(".guide").inner_text()
    one.press(page.locator("button[value=guide-leave]"))
    assert page.locator(".guide").count() == 0
    wide = page.evaluate("document.documentElement.scrollWidth - window.innerWidth")
    assert wide <= 0


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_new_game_begins_with_one_card_that_can_be_put_away(person: Make, size: dict[str, int]) -> None:
    one = person(viewport=size)
    page = one.page
    page.goto("/")
    with page.expect_navigation(url="**/table/**"):
        page.click("form[action='/play'] button[value=scythe]")
    card = page.locator(".briefing")
    assert "How to win" in card.inner_text()
    assert card.locator("li").count() == 4, "the character, what the faction can do, two objectives"
    go = page.locator("button[value=briefed]")
    assert go.bounding_box()["y"] + go.bounding_box()["height"] <= size["height"], "without scrolling"  # type: ignore[index]
    assert not looks(page)
    one.press(go)
    assert card.count() == 0
    page.reload()
    assert card.count() == 0


MOST_CLICKS = 35
"""From the start page to a game without a guide."""


def test_the_guided_game_takes_few_clicks_and_ends_with_a_star_and_play_on(person: Make) -> None:
    """Somebody clicks what is marked: a combat is won, a recruit enlisted, a star placed."""
    one = person()
    page = one.page
    page.goto("/")
    with page.expect_navigation(url="**/table/**"):
        page.click("form[action='/guide/scythe'] button")
    clicks, read = 1, ""
    while page.locator(".guide").count():
        assert not covered_by_the_guide(page), page.locator(".guide").inner_text()
        clicks += follow_the_guide(one)
        assert clicks <= MOST_CLICKS, read
        read += page.locator(".guide").inner_text() if page.locator(".guide").count() else ""
    assert "first star" in read
    assert "Lift the recruit" in read
    assert page.locator("#badge-0 .stars .got").count() == 1
    assert one.turn == "mine", "the game goes on"


STEPS = 40 if os.environ.get("SPIELWERK_BROWSER_LONG") else 11
"""The whole game, or up to a cube that is lifted and put down."""
BY_HAND = "[data-suggested]:not([id^=option-]):visible"
SPOKEN_OF = (
    "[data-suggested]:not([id^=option-]), [data-pointed], #tray, .card-frame, .fight, #prompt, #prompt button"
)
COVERED = """selector => {
    const guide = document.querySelector(".guide").getBoundingClientRect();
    const shown = [...document.querySelectorAll(selector)].filter(e => e.checkVisibility());
    return shown.filter(e => {
        if (e.closest(".guide")) return false;
        const box = e.getBoundingClientRect();
        const over = Math.min(box.right, guide.right) - Math.max(box.left, guide.left) > 1
            && Math.min(box.bottom, guide.bottom) - Math.max(box.top, guide.top) > 1;
        return over || box.bottom > innerHeight + 1 && !e.closest(".pane");
    }).map(e => e.id || e.className);
}"""


def covered_by_the_guide(page: Page) -> list[str]:
    """What it speaks of, or what is to be clicked, and lies under its box."""
    found: list[str] = page.evaluate(COVERED, SPOKEN_OF)
    return found


def test_on_a_phone_all_that_the_guide_suggests_can_be_touched(person: Make) -> None:
    """Each step has its control in sight, under no other thing, and the question is readable as a whole."""
    one = person(viewport=PHONE, locale="de", has_touch=True)
    page = one.page
    page.goto("/")
    with page.expect_navigation(url="**/table/**"):
        page.click("form[action='/guide/scythe'] button")
    steps = 0
    while page.locator(".guide").count() and steps < STEPS:
        steps += 1
        assert not covered_by_the_guide(page)
        lines = page.evaluate("(h => h.offsetHeight / parseFloat(getComputedStyle(h).lineHeight))(ask)")
        assert lines < 2.5, page.locator("#ask").inner_text()
        touch_what_is_suggested(one)
    assert steps == STEPS or page.locator(".guide").count() == 0


def touch_what_is_suggested(one: Person) -> None:
    """Tap on the screen, at the place where it is drawn."""
    page = one.page
    if page.locator("#commit").count():
        page.locator("#dial-7").tap()
        page.locator("#fan .card").tap()
        one.press(page.locator("#commit"))
        page.click("[data-dismiss]")
        return
    found = page.locator(".guide button.primary")
    if not found.count():
        found = page.locator(
            f":is(.hex, .pane *, #prompt *){BY_HAND}, #choices .options:not(.all *) [data-suggested]"
        )
    if found.count():
        one.press(found.first)
        return
    several = page.locator("[popover]:has([data-suggested])").get_attribute("id")
    page.locator(f"[popovertarget={several}]").tap()
    assert apart(box(page, f"#{several}"), box(page, "#tabs")), "the tabs stay in reach"
    one.press(page.locator(f"#{several} [data-suggested]"))


def follow_the_guide(one: Person) -> int:
    """Do what it says; how many clicks that took."""
    page = one.page
    if page.locator("#commit").count():
        page.click("#dial-7[data-pointed]")
        page.click("#fan[data-pointed] .card")
        one.press(page.locator("#commit"))
        page.click("[data-dismiss]")
        return 4
    found = page.locator(".guide button.primary")
    if not found.count():
        found = page.locator("[data-suggested]:not([id^=option-]):visible")
    if not found.count():
        found = page.locator("#choices [data-suggested]:visible")
    one.press(found.first)
    return 1


HELD = "() => document.getAnimations().filter(a => a.playState === 'paused').map(a => a.effect.target.id)"
"""Pieces that wait for their step."""
NO_CLOCK = """{
    const wait = setTimeout;
    window.setTimeout = (what, pause, ...more) => (pause >= 500 ? 1 : wait(what, pause, ...more));
}"""
"""Steps follow when somebody goes on, never by themselves, however slow the machine is."""


BORDERS = "() => document.querySelector('#pieces .holding').innerHTML"
"""The borders of what everybody holds."""


def test_an_automa_thinks_first_and_then_its_piece_moves(person: Make) -> None:
    one = person(reduced_motion="no-preference")
    one.page.add_init_script(NO_CLOCK)
    page = one.set_up("scythe", "solo", luck="7")
    held: list[str] = []
    before = ""
    while not held:
        before = page.evaluate(BORDERS)
        one.choose(one.options()[0])
        held = page.evaluate(HELD)
    page.click(".reason-strip [data-reason=play]")
    assert page.evaluate(BORDERS) == before, "the past is drawn as it was"
    on = page.locator(".reason-strip [data-reason=on]")
    rings = [page.locator(".hex.reason-seen").count()]
    while page.evaluate(HELD):
        assert on.is_enabled(), "it moves before the turn is over"
        on.click()
        rings.append(page.locator(".hex.reason-seen").count())
    assert 1 in rings[1:], "to where it goes"
    assert max(rings) > 1, "candidates have rings"
    assert len(rings) <= 5, "in a few steps; new pieces come with what it gains"
    assert page.evaluate(BORDERS) != before, "and now it holds another region"
    assert page.locator("#why-0 .every .help").count() > 1, "one click deeper each step leads to its rule"
    page.click(".reason-strip [data-reason=first]")
    assert page.evaluate(HELD) == held, "back to where it stood"
    assert page.evaluate(BORDERS) == before
    page.click(".reason-strip [data-reason=only]")
    assert page.locator(".reason-strip").count() == 0
    assert page.evaluate(HELD) == []
    assert page.evaluate("localStorage.getItem('reasons')") == "result", "from now on"


QUICK_CLOCK = """{
    const wait = setTimeout;
    const short = (pause) => (pause >= 500 && pause < 3000 ? 30 : pause);
    window.setTimeout = (what, pause, ...more) => wait(what, short(pause), ...more);
}"""
"""Steps follow at once."""


@pytest.mark.parametrize("game", ["scythe", "tapestry"])
def test_on_a_phone_an_explanation_lies_over_nothing(person: Make, game: str) -> None:
    """The sheet makes room for it, and when all has been told one line of it is left."""
    one = person(reduced_motion="no-preference", viewport=PHONE, locale="de", color_scheme="dark")
    one.page.add_init_script(QUICK_CLOCK)
    page = one.play_now(game)
    while not page.locator(".reason-strip").count():
        one.choose(one.options()[0])
    page.wait_for_selector(".reason-strip.told")
    told = box(page, ".reason-strip")
    assert told["height"] < 64, "one line"
    assert apart(told, box(page, "#pane-now"))
    page.evaluate(f"() => {NO_CLOCK}")
    page.click(".reason-strip [data-reason=play]")
    strip, pane = box(page, ".reason-strip"), box(page, "#pane-now")
    assert strip["height"] > told["height"], "from the beginning, with all its buttons"
    assert apart(strip, box(page, "#tabs"))
    assert apart(strip, pane), "what can be chosen is free"
    assert pane["height"] > 40, "and in reach"
    page.click(".reason-strip [data-reason=close]")
    assert box(page, "#tabs")["y"] + box(page, "#tabs")["height"] <= PHONE["height"] + 1
    assert page.evaluate("getComputedStyle(document.querySelector('#tabs')).marginTop") == "0px"


def test_an_expert_sees_only_the_result(person: Make) -> None:
    """After forty turns that were explained, unless somebody has chosen otherwise."""
    one = person(reduced_motion="no-preference")
    one.page.add_init_script("localStorage.getItem('explained') || localStorage.setItem('explained', 39)")
    page = one.play_now("scythe")
    explained: list[int] = []
    while len(explained) < 2:
        before = page.locator("#why-0").get_attribute("data-moment") if page.locator("#why-0").count() else ""
        one.choose(one.options()[-1])
        if page.locator("#why-0").count() and page.locator("#why-0").get_attribute("data-moment") != before:
            explained.append(page.locator(".reason-strip").count())
    assert explained == [1, 0]
    assert page.evaluate("localStorage.getItem('reasons')") == "result"


def ask_about_a_worker(one: Person) -> None:
    """*What is this?*, then a piece on the map: it is told of, and nothing is chosen."""
    page, before = one.page, one.stamp
    page.click("#rules-point")
    assert page.locator("#rules").is_hidden(), "the way to the pieces is free"
    at = box(page, "#pieces [href^='#worker'] >> nth=0")
    page.mouse.click(at["x"] + at["width"] / 2, at["y"] + at["height"] / 2)
    page.wait_for_selector("#rules:not([hidden])")
    assert page.locator("#rules h3").first.inner_text() == "Worker"
    assert page.locator("#rules h3").nth(1).inner_text().startswith(("V", "M", "F", "T", "W")), "its place"
    page.click("#rules-point")
    page.keyboard.press("Escape")
    assert page.locator("#asking").is_hidden()
    assert page.locator("#rules").is_hidden(), "who leaves has asked nothing"
    page.keyboard.press("?")
    page.wait_for_selector("#rules:not([hidden])")
    assert one.stamp == before


@pytest.mark.parametrize("way", ["en-light-desktop", "de-dark-phone"])
def test_the_pages_of_the_story_are_open_to_everybody(reader: tuple[Person, str], way: str) -> None:
    """The table around the story has its own test; the long version looks at all pages both ways."""
    one, table = reader
    lang, theme, size = way.split("-")
    one.context.add_cookies(
        [{"name": n, "value": v, "url": one.house.url} for n, v in (("language", lang), ("theme", theme))]
    )
    page = one.page
    window = {"desktop": DESKTOP, "phone": PHONE}[size]
    page.set_viewport_size({"width": window["width"], "height": window["height"]})
    pages = {
        "en-light-desktop": {table: "#story", "/tables": "main"},
        "de-dark-phone": {"/rules/scythe?q=mech": "main", f"{table}/at/50": ".travel"},
    }
    more = {"/import": "main", f"{table}/rules?moment=50": "main"}
    every = {**pages["en-light-desktop"], **pages["de-dark-phone"], **more}
    found: list[str] = []
    for address, part in (every if LONG else pages[way]).items():
        page.goto(address)
        if part == "main":
            found += [f"{address}: {problem}" for problem in looks(page)]
        page.evaluate(AXE)
        for broken in page.evaluate("part => axe.run(part)", part)["violations"]:
            where = "; ".join([node["html"][:120] for node in broken["nodes"][:3]])
            found.append(f"{address}: {broken['id']}: {broken['help']}: {where}")
    assert not found, "\n".join(found)
