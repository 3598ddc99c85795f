"""Modifications at the table: the sheet of the set-up, tiles on the mats, and a control for each option."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from browser.house import DESKTOP, PHONE, Person
from browser.scenes import barriers, looks
from browser.test_controls import CONTROLS, LISTED, REFUSED, check
from browser.test_scythe_mat import sit_down
from games.scythe.fenris.mods import MOMENTS

Make = Callable[..., Person]
TOUCH, MOUSE, TABS = 44, 24, 44
"""The least height of what is touched or clicked, and of the tabs at the foot of a phone, in pixels."""
NORMAL = ["Riverwalk", "Wayfare", "Scout", "Speed"]
"""The mech abilities of Crimea."""


def at(one: Person, what: str) -> Page:
    """Whoever is asked sits down at this moment."""
    links = one.house.ask(f"tiles {what}")["links"]
    sit_down(one, links[MOMENTS[what]().asked[0]])
    return one.page


@pytest.mark.parametrize("what", MOMENTS)
def test_each_option_has_one_visible_control_and_the_server_accepts_it(person: Make, what: str) -> None:
    page = at(person(), what)
    options: list[str] = page.evaluate(LISTED)
    found: list[tuple[str, str, str]] = [tuple(entry) for entry in page.evaluate(CONTROLS)]
    check(options, found, what)
    refused: list[str] = page.evaluate(REFUSED, sorted({value for _, value, _ in found if value}))
    assert not refused, refused


def test_the_sheet_compares_the_tiles_and_says_what_is_our_reading(person: Make) -> None:
    one = person()
    page = at(one, "place")
    tiles = page.locator(".card-frame.addons .choice")
    assert tiles.count() == 4
    assert "adjacent" in (tiles.nth(0).text_content() or ""), "Pontoons, with a sentence"
    link = page.locator(".card-frame.addons a").first
    assert (link.get_attribute("href") or "").endswith("#fenris.ruling.mod-effect-texts")
    one.press(tiles.nth(0))
    page.wait_for_selector("#card-space-1")
    one.press(page.locator("#card-space-2"))
    page.wait_for_selector(".card-frame.addons .choice:nth-of-type(3)")
    assert "Pontoons" in (page.locator(".mat.own .abilities").text_content() or "")
    assert page.locator(".mat.own .abilities s").count() == 1, "what it covers is struck out"


def test_a_tile_glows_where_it_can_be_used_and_lies_face_down_afterwards(person: Make) -> None:
    one = person()
    page = at(one, "free")
    glowing = page.locator(".mat.own .addon.glows")
    assert glowing.count() == 1
    assert "Assembly Line" in (glowing.text_content() or "")
    one.press(glowing)
    page.wait_for_selector(".mat.own .addon-row .used")
    assert page.locator(".mat.own .addon.glows").count() == 0
    assert page.locator("#lift-mech-feint").count() == 1, "the mech on the covered space"


def test_a_spy_sees_what_the_other_side_has_committed(person: Make) -> None:
    page = at(person(), "spied")
    assert "7 in all" in (page.locator(".fight").text_content() or "")


@pytest.mark.parametrize("what", ["free", "produce"])
def test_a_phone_shows_the_tile_that_can_be_used_without_scrolling(person: Make, what: str) -> None:
    page = at(person(viewport=PHONE), what)
    tile = page.locator(".mat.own .addon.glows")
    box, tabs = tile.bounding_box(), page.locator("#choices .options").first.bounding_box()
    assert box is not None
    assert tabs is not None
    assert box["y"] + box["height"] <= tabs["y"] + 1, "above what is docked at the foot"


IN_SIGHT = """(box) => [...box.querySelectorAll("p, a")].filter((words) => {
    const {left, top, width, height} = words.getBoundingClientRect();
    return !box.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}).map((words) => words.textContent)"""
"""Words of a box that lie under something else."""
APART = """(box) => {
    const parts = [...box.querySelectorAll("p")].map((part) => part.getBoundingClientRect());
    return parts.slice(1).every((part, i) => part.top >= parts[i].bottom - 1);
}"""


@pytest.mark.parametrize(("what", "field", "says"), [("mods-used", 3, 3), ("vesna", 5, 1)])
@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_field_opens_its_sentence_and_what_it_covers_in_sight(
    person: Make, what: str, field: int, says: int, size: Any
) -> None:
    one = person(viewport=size)
    made = one.house.ask(f"moment {what}")
    sit_down(one, made["links"][made["seat"]])
    on_phone = size == PHONE
    if on_phone:
        one.page.click("label[for=tab-mat]")
    one.page.click(f".mat.own .abilities li:nth-child({field}) summary")
    told = one.page.locator(f".mat.own .abilities li:nth-child({field}) details")
    assert told.locator("p").count() == says
    if on_phone:
        told.locator("p").last.scroll_into_view_if_needed()
    assert told.evaluate(IN_SIGHT) == []
    assert told.evaluate(APART), "no word on another"


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
@pytest.mark.parametrize("what", ["place", "keep"])
def test_the_way_out_of_a_sheet_is_in_sight_and_touch(person: Make, what: str, size: Any) -> None:
    page = at(person(viewport=size), what)
    box = page.locator("#option-done").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= size["height"], "above the foot of the window"
    assert box["height"] >= (TOUCH if size == PHONE else MOUSE)
    on_top = "([x, y]) => document.elementFromPoint(x, y).closest('#option-done') !== null"
    assert page.evaluate(on_top, [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2])


def test_the_sheet_shows_the_own_abilities_to_compare_with(person: Make) -> None:
    one = person()
    page = at(one, "place")
    own = page.locator(".card-frame.addons .own-abilities li")
    assert [(words or "").split()[0] for words in own.all_text_contents()] == NORMAL
    one.press(page.locator(".card-frame.addons .choice").nth(0))
    page.wait_for_selector("#card-space-2")
    assert "around the same lake" in (page.locator(".card-frame.addons > p").text_content() or "")
    one.press(page.locator("#card-space-2"))
    page.wait_for_selector(".card-frame.addons .own-abilities s")
    assert (own.nth(1).text_content() or "").startswith("Pontoons Wayfare For your character")


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
@pytest.mark.parametrize(("what", "name"), [("propaganda", "Propaganda"), ("spy", "Spy")])
def test_a_tile_glows_while_a_question_is_about_it(person: Make, what: str, name: str, size: Any) -> None:
    page = at(person(viewport=size), what)
    glowing = page.locator(".addon.glows:visible")
    assert glowing.count() == 1
    assert (glowing.text_content() or "").startswith(name)
    for answer in ("yes", "no"):
        box = page.locator(f"#option-{answer}").bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= size["height"] - (TABS if size == PHONE else 0)


def test_mechs_to_lift_are_in_sight_beside_open_cards(person: Make) -> None:
    """Also with three cards and the docked slip on the desk."""
    one = person()
    made = one.house.ask("moment vesna-deploy")
    sit_down(one, made["links"][made["seat"]])
    foot = one.page.locator("#pane-now").bounding_box()
    assert foot is not None
    for mech in one.page.locator(".mat.own .abilities .lift").all():
        box = mech.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= foot["y"] + 1, "above the slip"


def test_a_phone_shows_mechs_to_lift_with_their_sentence_below_the_name(person: Make) -> None:
    one = person(viewport=PHONE)
    made = one.house.ask("moment vesna-deploy")
    sit_down(one, made["links"][made["seat"]])
    mech = one.page.locator(".mat.own .abilities .lift").first
    name, does = mech.locator("span").bounding_box(), mech.locator("small").bounding_box()
    assert name is not None
    assert does is not None
    assert does["y"] >= name["y"] + name["height"] - 1
    assert not one.page.locator("#prompt .remark").is_visible(), "the fields show the tiles"
    assert looks(one.page) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_open_cards_can_be_read_in_both_themes(person: Make, theme: str) -> None:
    one = person()
    one.context.add_cookies([{"name": "theme", "value": theme, "url": one.house.url}])
    made = one.house.ask("moment vesna")
    sit_down(one, made["links"][made["seat"]])
    assert one.page.locator(".section.factory .once:visible").count() == 3
    assert [barrier for barrier in barriers(one.page) if barrier.startswith("color-contrast")] == []


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
@pytest.mark.parametrize(
    ("what", "says"),
    [
        ("place", "You have it once you have deployed that mech."),
        ("keep", "You use each tile once in the game"),
    ],
)
def test_a_sheet_says_how_its_tiles_are_used(person: Make, what: str, says: str, size: Any) -> None:
    page = at(person(viewport=size), what)
    told = page.locator(".card-frame.addons > p").first
    assert says in (told.text_content() or "")
    box = told.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= size["height"] / 2 + TOUCH, "above the tiles, without scrolling"


def test_one_text_on_the_desk_is_open_at_a_time(person: Make) -> None:
    """So that none lies over a tile that can be used."""
    page = at(person(), "move")
    page.click(".mat.own .abilities li:nth-child(5) summary")
    assert page.locator(".mat.own details[open]").count() == 1
    page.click(".mat.own .addon-row summary")
    assert page.locator(".mat.own .addon-row details[open]").count() == 1
    assert page.locator(".mat.own .abilities details[open]").count() == 0


def test_a_click_elsewhere_and_escape_close_the_box_of_an_ability(person: Make) -> None:
    page = at(person(), "move")
    box = page.locator(".mat.own .abilities li:nth-child(5) .told")
    field = page.locator(".mat.own .abilities li:nth-child(5) summary")
    field.click()
    box.locator("p").first.click()
    assert box.is_visible(), "a click inside leaves it open"
    page.keyboard.press("Escape")
    assert not box.is_visible()
    field.click()
    assert box.is_visible()
    page.locator("#prompt").click(position={"x": 300, "y": 20})
    assert not box.is_visible()


@pytest.mark.parametrize("locale", ["en", "de"])
def test_mechs_to_lift_are_wide_enough_to_be_read(person: Make, locale: str) -> None:
    """Two in a row, with sentences of a few lines, above the slip although infrastructure tiles lie there."""
    page = at(person(locale=locale), "deploy")
    foot = page.locator("#pane-now").bounding_box()
    assert foot is not None
    lifts = [mech.bounding_box() for mech in page.locator(".mat.own .abilities .lift").all()]
    assert len(lifts) == 3
    for box in lifts:
        assert box is not None
        assert box["width"] > 2 * box["height"] - TOUCH
        assert box["y"] + box["height"] <= foot["y"] + 1
    assert looks(page) == []
