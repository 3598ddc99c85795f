"""All pages there are, each with something to see: for the pictures and for the accessibility check."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Page

from browser.house import House, Person
from browser.spoiler_scenes import MOMENTS

AXE = (files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8")
PAUSE = 400
"""Milliseconds until a preview is there."""
LOOKS = (Path(__file__).parent / "looks.js").read_text(encoding="utf-8")


class Shot(NamedTuple):
    """A page: its name, its address, what to do there before looking, and whether another is much like it."""

    name: str
    address: str
    then: Callable[[Page], None] = lambda page: None
    twin: bool = False


def looks(page: Page) -> list[str]:
    """What is wrong with the looks of a page."""
    found: list[str] = page.evaluate(LOOKS)
    return found


def barriers(page: Page) -> list[str]:
    """What axe says keeps people out of a page.  What passes is not asked for: listing it takes axe longer
    than finding what does not."""
    page.evaluate(AXE)
    return [
        f"{broken['id']}: {broken['help']}: {'; '.join([node['html'][:120] for node in broken['nodes'][:3]])}"
        for broken in page.evaluate("async () => (await axe.run({resultTypes: ['violations']})).violations")
    ]


def furnish(browser: Browser, house: House) -> tuple[Person, list[Shot]]:
    """Somebody who has been at many tables, and the pages that person can open."""
    one = Person(browser, house)
    page = one.page
    page.goto("/")
    shots = [Shot("enter", "/enter")]

    one.set_up("scythe", "hotseat", **{"seat-0-name": "Ada", "seat-1-name": "Ben", "players": "3"})
    curtain = one.table()
    one.hurry(20, random.Random(5))
    shots += [Shot("history", f"{curtain}/at/3"), Shot("log", f"{curtain}/log")]

    one.set_up("sample", "solo", **{"seat-1-who": "rules"})
    one.hurry(1000, random.Random(1))
    shots.append(Shot("end", one.table()))

    one.set_up("scythe", "friends", **{"seat-0-name": "Ada", "players": "3"})
    shots.append(Shot("seats", f"{one.table()}/seats"))
    one.set_up("scythe", "friends", **{"seat-0-who": "bot:random"})
    friends = one.table()
    links = page.locator("code.address").all_inner_texts()
    shots += [Shot("claim", links[0]), Shot("watch", links[-1], twin=True), Shot("watching", friends)]

    one.play_now("scythe")
    table = one.table()
    for option in ("move", "units"):
        one.choose(option)
    shots += [
        Shot("table", table),
        Shot("table-menu", table, lambda page: page.click("details.menu > summary")),
        Shot("table-open", table, opened),
        Shot("table-text", table, in_words, twin=True),
        Shot("debug", f"{table}/debug"),
        Shot("delete", f"{table}/delete"),
        Shot("table-seats", f"{table}/seats", twin=True),
    ]
    one.set_up("scythe", "hotseat", **{"seat-0-name": "Ada", "seat-1-name": "Ben"})
    shots += [
        Shot("curtain", one.table()),
        Shot("start", "/"),
        Shot("setup", "/new/scythe?mode=solo"),
        Shot("setup-open", "/new/scythe?mode=solo", all_open),
        Shot("setup-friends", "/new/scythe?mode=friends", twin=True),
        Shot("setup-sample", "/new/sample?mode=hotseat"),
        Shot("setup-wrong", "/new/scythe?mode=solo", wrong_setup),
        Shot("tables", "/tables", twin=True),
        Shot("import", "/import", twin=True),
        Shot("rulebook", "/rules/scythe", twin=True),
        Shot("rulebook-found", "/rules/scythe?q=river", twin=True),
        Shot("rules", table, ask_for_rules, twin=True),
        Shot("rules-point", table, ask_what_it_is, twin=True),
        Shot("error-404", "/nowhere"),
        Shot("error-gone", "/table/none", twin=True),
        Shot("error-forbidden", f"{friends}/debug", twin=True),
        Shot("error-link", "/seat/none", twin=True),
        *campaigns(one),
    ]
    return one, shots


def campaigns(one: Person) -> list[Shot]:
    """The pages of campaigns: before the first episode, after it, and between two episodes."""
    new = begin_campaign(one, "friends")
    shots = [
        Shot("campaign-new", "/campaign/new/fenris?mode=hotseat"),
        Shot("campaign-start", new),
        Shot("campaign-players", f"{new}/players"),
        Shot("campaign-enter", f"{new}/enter"),
        Shot("campaign-import", "/campaign/import"),
    ]
    later = begin_campaign(one, "solo")
    one.house.ask(f"legs {later.split('/')[2]} 3")
    shots += [
        Shot("campaign", later),
        Shot("campaign-past", f"{later}/1"),
        Shot("campaign-log", f"{later}/log"),
        Shot("campaign-correct", f"{later}/correct"),
        Shot("campaign-host", f"{later}/players", twin=True),
        Shot("campaign-delete", f"{later}/delete", twin=True),
    ]
    for name, legs in (("vote", 1), ("market", 3)):
        at = begin_campaign(one, "solo")
        one.house.ask(f"legs {at.split('/')[2]} {legs}")
        one.page.goto(at)
        with one.page.expect_navigation(url="**/table/**"):
            one.page.click(".next-leg button")
        shots.append(Shot(name, one.table()))
    return shots


def behind_keys(one: Person, part: str = "") -> list[Shot]:
    """Tables with modules behind a spoiler key, and what explains the turn of an Automa or of a power.

    Only those whose name contains `part`.
    """
    shots = []
    for name in [name for name in MOMENTS if part in f"spoiler-{name}"]:
        made = one.house.ask(f"moment {name}")
        one.page.goto(f"/seat/{made['links'][made['seat']]}")
        with one.page.expect_navigation(url="**/table/**"):
            one.page.click("main form button.primary")
        one.read_the_card()
        shots.append(Shot(f"spoiler-{name}", one.table(), twin=True))
        if one.page.locator("label[for=tab-why]:visible").count():
            shots.append(Shot(f"spoiler-{name}-why", one.table(), reasons, twin=True))
    return shots


def reasons(page: Page) -> None:
    """With the reasons of the last turn that nobody played."""
    page.click("label[for=tab-why]:visible")


def begin_campaign(one: Person, mode: str, **fields: str) -> str:
    """Makes a campaign with the form; the address of its page."""
    one.page.goto(f"/campaign/new/fenris?mode={mode}")
    one.page.fill("[name=seat-0-name]", "Ada")
    for name, value in fields.items():
        one.page.select_option(f"[name={name}]", value)
    with one.page.expect_navigation(url=re.compile(r"/campaign/[\w-]{12}")):
        one.page.click("main form button.primary")
    path = one.page.url.removeprefix(one.house.url).split("/")
    return f"/campaign/{path[2]}"


def in_words(page: Page) -> None:
    """The lists in place of the map."""
    page.click("label[for=tab-text]")
    page.wait_for_selector("#sheets .panel")


def opened(page: Page) -> None:
    """With a preview, beside the lists and the breakdown of a score."""
    in_words(page)
    page.click("#score-0 summary")
    switch = page.locator("label[for=all-options]")
    if switch.count():
        switch.click()
    for option in page.locator("#choices button.option").all():
        option.hover()  # not every step of a gesture does something already
        page.wait_for_timeout(PAUSE)
        if page.locator("#preview h3").count():
            break


def ask_for_rules(page: Page) -> None:
    """With the rules of what is asked beside the table."""
    page.click("#prompt .help")
    page.wait_for_selector("#rules:not([hidden])")


def ask_what_it_is(page: Page) -> None:
    """While one points at what shall be explained."""
    ask_for_rules(page)
    page.click("#rules-point")


def all_open(page: Page) -> None:
    """With all that is folded away."""
    page.evaluate("document.querySelectorAll('details').forEach(details => { details.open = true; })")


def wrong_setup(page: Page) -> None:
    """Two seats want the same."""
    for seat in (0, 1):
        page.select_option(f"[name=seat-{seat}-faction]", index=1)
    page.click("main form button.primary")
    page.wait_for_selector(".problem")


def visits(one: Person, shots: list[Shot], **wishes: object) -> Iterator[tuple[Shot, Page]]:
    """Open every page with the same cookies, in another window, language or theme."""
    language, theme = wishes.pop("language", "en"), wishes.pop("theme", "light")
    browser = one.context.browser
    assert browser
    state = one.context.storage_state()
    context = browser.new_context(
        base_url=one.house.url,
        storage_state=state,
        reduced_motion="reduce",
        **wishes,  # type: ignore[arg-type]
    )
    context.add_cookies(
        [
            {"name": name, "value": str(value), "url": one.house.url}
            for name, value in (("language", language), ("theme", theme))
        ]
    )
    context.on("request", one.look_at)
    page = context.new_page()
    for shot in shots:
        page.goto(shot.address)
        shot.then(page)
        yield shot, page
    context.close()
