"""Turns of Scythe on the mat: how many clicks they take, the dial of a combat, other mats."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from browser.house import DESKTOP, PHONE, Person

Make = Callable[..., Person]


class Hand:
    """Clicks and counts: a button by what its value begins with, on the mat, in a panel, on the map."""

    def __init__(self, one: Person) -> None:
        self.one = one
        self.clicks = 0

    def tap(self, value: str) -> None:
        self.clicks += 1
        self.one.press(self.one.page.locator(f"button[value^='{value}']:visible").first)


def at(one: Person, what: str) -> Hand:
    """Somebody takes the first seat of a table that the server has prepared."""
    return sit_down(one, one.house.ask(what)["links"][0])


def sit_down(one: Person, link: str) -> Hand:
    one.page.goto(f"/seat/{link}")
    one.page.click("main form button")
    one.page.wait_for_selector("#table")
    return Hand(one)


def figures(one: Person, seat: int = 0) -> list[str]:
    """Power, popularity, coins and cards, as the badge has them."""
    return one.page.locator(f"#badge-{seat} .figures-row").first.locator("b").all_inner_texts()


def test_actions_take_few_clicks_and_other_mats_one(person: Make) -> None:
    one = person()
    hand = at(one, "rich")
    page = one.page
    assert page.locator("#mat-1-trade").count() == 0, "it is drawn when somebody looks"
    page.click("#badge-1 a")
    page.wait_for_selector("#mat-1-trade")
    assert (page.locator("#mat-1").is_visible(), page.locator("#mat-0").is_visible()) == (True, False)
    page.click("#mat-1 a[href='#mats']")
    assert (page.locator("#mat-1").is_visible(), page.locator("#mat-0").is_visible()) == (False, True)
    hand.tap("bolster|take power")
    assert figures(one)[0] == "11"
    assert hand.clicks <= 3, "Bolster"
    one.press(one.page.locator("#tool-undo"))
    assert figures(one)[0] == "9", "section and action were one touch"
    hand.clicks = 0
    hand.tap("produce")
    hand.tap("at T3|")
    assert page.locator("#mat-0-produce button[value='enlist']").is_visible()
    assert hand.clicks <= 4, "Produce"
    for _ in range(2):
        one.press(one.page.locator("#tool-undo"))
    hand.clicks = 0
    hand.tap("trade|resources")
    hand.tap("token wood|token food")
    hand.tap("at V3")
    assert hand.clicks <= 4, "Trade"
    hand.tap("upgrade|from")
    hand.tap("lift bolster-power|cover build")
    hand.tap("end")
    assert hand.clicks <= 12, "a whole turn"
    assert one.turn == "theirs"


def test_a_turn_with_two_moves_and_a_structure(person: Make) -> None:
    one = person()
    hand = at(one, "rich")
    hand.tap("move|units")
    hand.tap("unit mech1")
    hand.tap("to F")
    if one.page.locator("#tray-go").count():
        hand.clicks += 1
        one.press(one.page.locator("#tray-go"))
    hand.tap("worker M4")
    hand.tap("to ")
    for _ in range(3):
        if one.page.locator("button[value='build']:visible").count():
            break
        tray = one.page.locator("#tray-go")
        hand.clicks += 1
        one.press(tray if tray.count() else one.page.locator("#choices button.option").last)
    hand.tap("build")
    hand.tap("structure mine|at")
    hand.tap("end")
    assert one.turn == "theirs"
    assert hand.clicks <= 12


def test_a_commitment_is_put_together_on_the_page(person: Make) -> None:
    """Slider, numbers and cards; what the button posts is taken as a whole."""
    one = person()
    at(one, "fight")
    page = one.page
    total = page.locator(".dialer output")
    assert total.inner_text() == "0"
    assert page.locator(".dialer .warn").is_visible(), "no power"
    page.locator(".dialer input[type=range]").press("ArrowRight")
    assert total.inner_text() == "1"
    assert page.locator(".dialer .warn").is_hidden()
    page.click(".numbers [data-dial='6']")
    assert total.inner_text() == "6"
    two, _, five = page.locator(".dialer .fan button").all()
    two.click()
    assert total.inner_text() == "8"
    assert page.locator(".spare").is_visible(), "the other side has 4 power and no card"
    assert five.is_disabled(), "there is one fighter"
    two.click()
    five.click()
    assert total.inner_text() == "11"
    one.press(page.locator("#commit"))
    page.wait_for_selector(".sealed")
    assert "11 in all" in page.locator(".sealed").inner_text()


def test_in_a_combat_digits_are_power(person: Make) -> None:
    """The list below has the same numbers, so its options have no keys of their own meanwhile."""
    one = person()
    at(one, "fight")
    page = one.page
    assert page.locator("#choices .keycap").count() == 0
    total = page.locator(".dialer output")
    for power in (3, 6, 0):
        page.keyboard.press(str(power))
        assert total.inner_text() == str(power)
    page.locator(".dialer input[type=range]").focus()
    page.keyboard.press("4")
    assert total.inner_text() == "4", "on the slider too"
    page.keyboard.press("7")
    assert total.inner_text() == "4", "there are six"
    one.press(page.locator("#commit"))
    page.wait_for_selector(".sealed")
    assert "4 in all" in page.locator(".sealed").inner_text()


IN_SIGHT = """() => {
    const list = document.querySelector(".fight.result");
    const [box, pane] = [list, list.closest(".pane")].map((each) => each.getBoundingClientRect());
    return box.top >= pane.top - 1 && box.top < Math.min(pane.bottom, innerHeight) - 100;
}"""


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_result_of_a_combat_is_in_sight_and_in_the_colour_of_ones_own_side(
    person: Make, size: dict[str, int]
) -> None:
    one, two = person(viewport=size), person(viewport=size)
    links = one.house.ask("fight")["links"]
    for who, link in ((one, links[0]), (two, links[1])):
        sit_down(who, link)
        who.page.locator("#commit").scroll_into_view_if_needed()
    one.page.click(".numbers [data-dial='6']")
    one.press(one.page.locator("#commit"))
    two.press(two.page.locator("#commit"))
    colours = []
    for who in (one, two):
        who.page.wait_for_selector(".fight.result .won")
        assert who.page.evaluate(IN_SIGHT)
        colours.append(who.page.locator(".won").evaluate("e => getComputedStyle(e).color"))
    assert colours == ["rgb(27, 107, 58)", "rgb(163, 22, 31)"], "green, red"


def test_another_mat_gives_way_when_one_has_acted(person: Make) -> None:
    one = person()
    at(one, "rich")
    page = one.page
    page.click("#badge-1 a")
    page.wait_for_selector("#mat-1-trade")
    one.choose("bolster")
    page.wait_for_selector("#mat-0", state="visible")
    assert page.locator("#mat-1").is_hidden()
