"""Turns of Scythe on the mat: how many clicks they take, the dial of a combat, other mats."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from browser.house import DESKTOP, PHONE, Person

Make = Callable[..., Person]


class Hand:
    """Clicks and counts: a button by what its value begins with, or after a star by how it ends, on the mat,
    in a panel, on the map."""

    def __init__(self, one: Person) -> None:
        self.one = one
        self.clicks = 0

    def tap(self, value: str) -> None:
        self.clicks += 1
        found = f"value$='{value[1:]}'" if value[0] == "*" else f"value^='{value}'"
        self.one.press(self.one.page.locator(f"button[{found}]:visible:not(.all *)").first)


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
    one.press(one.page.locator("#tool-undo"))
    assert figures(one)[0] == "9", "section and action were one touch"
    assert hand.clicks == 1


BOTTOM = 2
"""The clicks that a bottom action may add."""


@pytest.mark.parametrize(
    ("taps", "most"),
    [
        (("bolster|take power", "skip", "end"), 2 + 1),
        (("produce", "at T3|", "skip", "end"), 3 + 1),
        (("trade|resources", "token wood|token food", "at V3", "skip", "end"), 4 + 1),
        (("trade|resources", "token wood|token food", "at V3", "upgrade|", "cover build", "end"), 4 + BOTTOM),
        (("bolster|take power", "*mech 2", "at M4", "end"), 2 + BOTTOM),
        (("produce", "at T3|", "enlist|recruit", "bonus power", "end"), 3 + BOTTOM),
        (("move|take coins", "*structure mine", "at ", "end"), 2 + BOTTOM),
    ],
)
def test_a_turn_takes_few_clicks(person: Make, taps: tuple[str, ...], most: int) -> None:
    """With the end of the turn; each tap is a visible control.  To leave out a payable bottom action is one
    more."""
    one = person()
    hand = at(one, "rich")
    for value in taps:
        hand.tap(value)
    assert one.turn == "theirs", "the turn is over, and nothing else was asked"
    assert hand.clicks <= most


def test_two_units_move_in_five_clicks_and_six_with_cargo(person: Make) -> None:
    one = person()
    page = one.page
    one.play_now("scythe")
    hand = Hand(one)
    for unit in ("worker", "unit"):
        hand.tap(("move|units|" if unit == "worker" else "") + unit)
        hand.tap("to ")
    hand.tap("end")
    assert hand.clicks == 5
    hand = at(one, "laden")
    page.wait_for_selector("#map-view")
    hand.tap("move|units|unit mech")
    hand.tap("to ")
    hand.clicks += 1
    one.press(page.locator("#tray-go"))
    hand.tap("worker ")
    hand.tap("to ")
    assert hand.clicks == 5, "and one for the end of the turn"


def test_an_encounter_adds_one_click(person: Make) -> None:
    """What the card gives is taken at once; it is told, and less can be taken."""
    one = person()
    hand = at(one, "encounter")
    before = figures(one)
    hand.tap("pick 0")
    assert hand.clicks == 1
    assert one.page.locator("button[value='end']:visible:not(.all *)").count() == 1, "nothing else is asked"
    assert figures(one) != before
    one.press(one.page.locator("#wish-less"))
    assert [value for value in one.options() if value.startswith(("take ", "make "))], "now it is asked"


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
    assert page.locator("#choices .option .keycap").count() == 0
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


UNCOVERED = """() => {
    const box = document.querySelector(".dialer output").getBoundingClientRect();
    const at = (y) => document.elementFromPoint(box.left + box.width / 2, y)?.closest(".grand") !== null;
    return at(box.top + 1) && at(box.bottom - 1);
}"""
"""Whether the total of a commitment can be read from top to bottom."""


def test_on_a_phone_the_total_stays_above_its_button(person: Make) -> None:
    one = person(viewport=PHONE, locale="de", color_scheme="dark")
    at(one, "fight")
    assert one.page.evaluate(UNCOVERED)
    one.page.click(".numbers [data-dial='6']")
    one.page.locator(".dialer .fan button").first.click()
    one.page.set_viewport_size({"width": 360, "height": 700})
    assert one.page.evaluate(UNCOVERED), "however much of the sheet is below it"


IN_SIGHT = """() => [...document.querySelectorAll(".scene :is(.sum, h2, [data-dismiss])")].every((e) => {
    const box = e.getBoundingClientRect();
    return box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth;
})"""


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_combat_ends_in_a_scene_that_stays_until_it_is_put_away(person: Make, size: dict[str, int]) -> None:
    """Both totals and a verdict for each side, green or red; Enter puts it away, also for a new page."""
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
        who.page.wait_for_selector(".scene .won")
        assert who.page.evaluate(IN_SIGHT)
        colours.append(who.page.locator(".won").evaluate("e => getComputedStyle(e).color"))
        assert who.page.locator(".scene .sum").all_inner_texts() == (["6", "0"] if who is one else ["0", "6"])
        who.page.keyboard.press("Enter")
        assert who.page.locator(".scene").is_hidden()
        who.page.reload()
        assert who.page.locator(".scene").is_hidden(), "it has been seen"
    assert colours == ["rgb(27, 107, 58)", "rgb(163, 22, 31)"], "green, red"
    assert one.page.locator(".scene h2").text_content() == "You win by 6"
    assert two.page.locator(".scene h2").text_content() == "You lose by 6"


def test_another_mat_gives_way_when_one_has_acted(person: Make) -> None:
    one = person()
    at(one, "rich")
    page = one.page
    page.click("#badge-1 a")
    page.wait_for_selector("#mat-1-trade")
    one.choose("bolster")
    page.wait_for_selector("#mat-0", state="visible")
    assert page.locator("#mat-1").is_hidden()
