"""One control for each decision: what the board shows is not listed again, and every control is legal."""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from typing import Any

import pytest

from browser.house import Person
from spielwerk.kernel.registry import listed

Make = Callable[..., Person]
LONG = bool(os.environ.get("SPIELWERK_BROWSER_LONG"))
LOOKS = 400 if LONG else 12
"""Positions that are looked at in each game."""
STRIDE = 7
"""Choices between two of them."""
CONTROLS = """() => {
    const seen = (node) => node.checkVisibility({ visibilityProperty: true }) && !node.closest(".all");
    const name = (node) => node.closest("[data-control]")?.dataset.control ?? node.id;
    const found = [];
    for (const node of document.querySelectorAll('#table button[name="choice"]')) {
        if (seen(node) && node.value) found.push([name(node), node.value, node.value.split("|")[0]]);
    }
    for (const node of document.querySelectorAll("#table [data-reaches]")) {
        for (const text of node.dataset.reaches.split("|")) found.push([name(node), "", text]);
    }
    const shown = new Set(found.map(([, value]) => value));
    for (const opener of document.querySelectorAll("#table [popovertarget]")) {
        const list = document.getElementById(opener.getAttribute("popovertarget"));
        for (const node of list?.querySelectorAll('[name="choice"]') ?? []) {
            if (!shown.has(node.value)) {
                const of = node.closest("[data-control]")?.dataset.control ?? opener.id;
                found.push([of, node.value, node.value.split("|")[0]]);
            }
        }
    }
    return found;
}"""
"""The visible controls: the name of each, what it posts now, and an option that it can begin with."""
LISTED = """() => [...document.querySelectorAll('#choices button[id^="option-"]')].map((b) => b.value)"""
REFUSED = """async (values) => {
    const refused = [];
    for (const value of values) {
        const address = `${document.body.dataset.preview}?${new URLSearchParams({ choice: value })}`;
        const answer = await fetch(address, { headers: { "HX-Request": "true" } });
        if (answer.status !== 200) refused.push(value);
    }
    return refused;
}"""
"""Those of some posts that the server would refuse: it tries them out and says what they would do."""
GOING = "to "
"""A region further away is reached through the next one: it begins with the option of that one."""


def far(value: str) -> bool:
    return sum([text.startswith(GOING) for text in value.split("|")]) > 1


@pytest.mark.parametrize("game", sorted(listed()))
def test_each_option_has_one_visible_control(person: Make, game: str) -> None:
    """Random positions of one person at a screen with a bot or the rules as the opponent."""
    one = person()
    page = one.set_up(game, "hotseat")
    luck = random.Random(f"controls of {game}")
    for look in range(LOOKS):
        one.hurry(STRIDE, luck)
        if one.turn == "over":
            break
        if page.locator("#table.curtain").count():
            one.take_the_device()
        options: list[str] = page.evaluate(LISTED)
        found: list[tuple[str, str, str]] = [tuple(entry) for entry in page.evaluate(CONTROLS)]
        where = f"{game}, look {look}: {page.locator('#ask').text_content()}"
        check(options, found, where)
        refused: list[str] = page.evaluate(REFUSED, sorted({value for _, value, _ in found if value}))
        assert not refused, f"{where}: controls post what is not legal: {refused}"


def test_each_option_of_a_flight_has_one_visible_control(person: Make) -> None:
    """An airship over a lake, over a region with cargo, and what follows the flight."""
    one = person()
    page = one.page
    page.goto(f"/seat/{one.house.ask('airships')['links'][0]}")
    with page.expect_navigation(url="**/table/**"):
        page.click("main form button")
    for step in ("", "to T6", "hoist oil", "stop"):
        if step:
            one.choose(step)
        found: list[tuple[str, str, str]] = [tuple(entry) for entry in page.evaluate(CONTROLS)]
        check(page.evaluate(LISTED), found, f"flight, after '{step}'")


def check(options: list[str], controls: list[tuple[str, str, str]], where: str) -> None:
    assert options, where
    begins: dict[str, set[str]] = {option: set() for option in options}
    posts: dict[str, set[str]] = {}
    for name, value, first in controls:
        assert first in begins, f"{where}: {name} begins with '{first}', which is not legal"
        if value:
            posts.setdefault(value, set()).add(name)
        if not far(value):
            begins[first].add(name)
    wrong: dict[str, Any] = {option: names for option, names in begins.items() if len(names) != 1}
    assert not wrong, f"{where}: not exactly one control: {wrong}"
    twice = {value: names for value, names in posts.items() if len(names) > 1}
    assert not twice, f"{where}: two controls post the same: {twice}"


def test_the_list_of_all_options_is_one_key_away(person: Make) -> None:
    one = person()
    page = one.play_now("scythe")
    button = page.locator("#choices .all button[value='move']")
    assert button.evaluate("b => b.getBoundingClientRect().width") > 1
    assert button.evaluate("b => b.closest('.all').getBoundingClientRect().width") <= 1, "but it is there"
    page.locator("body").press("o")
    assert button.evaluate("b => b.closest('.all').getBoundingClientRect().width") > 100
    one.press(button)
    page.wait_for_selector("#choices")
    assert page.locator("#all-options").is_checked(), "it stays open from step to step"


def test_the_list_is_there_without_a_script(person: Make) -> None:
    one = person(java_script_enabled=False)
    page = one.play_now("scythe")
    one.press(page.locator("#choices button[value='move']"))
    assert "move" not in one.options()
