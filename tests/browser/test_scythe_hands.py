"""Hands on the map of Scythe: dragging a unit, Escape, two fingers, the strip of a phone."""

from __future__ import annotations

from playwright.sync_api import Page

from browser.house import PHONE
from browser.test_scythe_map import PLAIN, Make, sit_down, where

Spot = tuple[float, float]
MECH = "unit-0-1"
SCALE = "() => Number(document.body.style.getPropertyValue('--map-k'))"
SMALL = """() => [...document.querySelectorAll("#map-sheet text")].filter((t) => t.checkVisibility()).map(
    (text) => [text.textContent, parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a]
).filter(([, size]) => size < 13.95)"""
"""Letters and numbers on the map that are drawn below 14 pixels."""
LOW = """() => [...document.querySelectorAll("button, summary, label, select")].filter(
    (e) => e.checkVisibility({ visibilityProperty: true }) && !e.closest(".hidden-text, .top, #map-sheet")
).map((e) => [e.outerHTML.slice(0, 80), e.getBoundingClientRect()]).filter(
    ([, box]) => box.width && (box.height < 43.5 || box.width < 43.5) && box.top < innerHeight
).map(([html, box]) => `${Math.round(box.width)} x ${Math.round(box.height)}: ${html}`)"""
"""What is too small for a finger; hexes are as large as the map allows, their lists are not."""


def middle(page: Page, selector: str) -> Spot:
    box = page.locator(selector).bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def pull(page: Page, start: Spot, *stops: Spot) -> None:
    """Hold the button down and go there."""
    page.mouse.move(*start)
    page.mouse.down()
    for stop in stops:
        page.mouse.move(*stop, steps=3)


def test_a_unit_is_dragged_and_escape_goes_back_step_by_step(person: Make) -> None:
    """Dropped where it can go, it goes there as after two clicks; dropped elsewhere nothing has happened."""
    one = person()
    page = sit_down(one)
    one.choose("move")
    home = where(page, MECH)
    pull(page, middle(page, f"#{MECH}"), (1000, 640))
    page.wait_for_selector("#pieces .picked")
    page.mouse.up()
    page.wait_for_selector("#pieces .picked", state="detached")
    assert page.locator("[data-unit]").count(), "nothing is chosen"
    assert page.evaluate(SCALE) == 1

    pull(page, middle(page, f"#{MECH}"), (1000, 640))
    page.wait_for_selector("#pieces .picked")
    goal = f"#map-sheet button.target{PLAIN}"
    page.mouse.move(*middle(page, f"{goal} >> nth=0"), steps=3)
    page.wait_for_selector(f"{goal}.over")
    page.mouse.up()
    page.wait_for_selector("#tray")
    assert where(page, MECH) == home

    page.keyboard.press("Escape")
    page.wait_for_selector("#tray", state="detached")
    assert page.locator("#pieces .picked").count(), "from the cargo back to the unit"
    page.locator("#hex-FACTORY").focus()
    page.keyboard.press("k")
    page.wait_for_selector("#keys:popover-open")
    assert "Esc" in page.inner_text("#keys")
    page.keyboard.press("Escape")
    page.wait_for_selector("#keys:popover-open", state="detached")
    assert page.locator("#pieces .picked").count(), "what lies on top goes first"
    page.keyboard.press("Escape")
    page.wait_for_selector("#pieces .picked", state="detached")
    assert page.locator("[data-escape]").count() == 0, "nothing is half made any more"
    before = one.stamp
    page.keyboard.press("Escape")
    page.wait_for_timeout(100)
    assert one.stamp == before


def test_two_fingers_and_the_strip_on_a_phone(person: Make) -> None:
    """Nothing below 14 px on the whole map, nothing below 44 px to press; a pinch brings the map closer."""
    one = person(viewport=PHONE, has_touch=True, is_mobile=True)
    page = sit_down(one)
    strip = page.locator("#strip").bounding_box()
    assert strip
    assert 38 <= strip["height"] <= 46
    assert page.evaluate(SMALL) == []
    page.click("label[for=height-full]")
    for tab in ("mat", "players", "log", "now"):
        page.click(f"label[for=tab-{tab}]")
        assert page.evaluate(LOW) == [], tab
    page.click(".heights label:visible")  # from high to low
    page.tap("#strip-1")
    assert page.locator("#badge-1").is_visible()
    page.click("label[for=tab-now]")
    assert page.locator("#height-half").is_checked(), "the strip has opened the sheet"

    device = page.context.new_cdp_session(page)
    x, y = middle(page, "#region-FACTORY")

    def touch(kind: str, *apart: float) -> None:
        points = [{"x": x + d, "y": y, "id": i} for i, d in enumerate(apart)]
        device.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", -30, 30)
    for far in (40, 50, 60):
        touch("touchMove", -far, far)
    touch("touchEnd")
    page.wait_for_function(f"() => ({SCALE})() > 1.8")
    at = middle(page, "#region-FACTORY")
    assert abs(at[0] - x) < 6, "what is between the fingers stays there"
    assert abs(at[1] - y) < 6
    assert page.evaluate(SMALL) == []
    touch("touchStart", 0)
    touch("touchMove", 20)
    touch("touchMove", 40)
    touch("touchEnd")
    moved = middle(page, "#region-FACTORY")
    assert abs(moved[0] - at[0] - 40) < 6, "one finger moves the map"
    assert one.turn == "mine"
