"""Turns of Scythe on the mat: how many clicks they take, the dial of a combat, other mats."""

from __future__ import annotations

from collections.abc import Callable

from browser.house import Person

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
    link = one.house.ask(what)["links"][0]
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
