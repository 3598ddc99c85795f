"""What has just happened is shown: pieces glide, tokens travel, stars land, and what others do is told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from browser.house import Person
from browser.test_together import sit_down

Make = Callable[..., Person]
HELD_STILL = """{
    const wait = setTimeout;
    window.setTimeout = (what, pause, ...more) => wait(what, pause >= 250 ? 10 ** 8 : pause, ...more);
    const animate = Element.prototype.animate;
    window.begun = [];
    Element.prototype.animate = function (frames, options) {
        const made = animate.call(this, frames, options);
        made.pause();
        window.begun.push([this.id || this.getAttribute("class"), options.delay ?? 0]);
        return made;
    };
}"""
"""Only the first step comes, and every motion stays at its beginning, however slow the machine is."""
RESULT_ONLY = "localStorage.setItem('reasons', 'result')"
MOVING = """() => document.getAnimations().filter((each) =>
    !(each instanceof CSSAnimation) && each.effect.target.closest('#pieces')).length"""


def watcher(person: Make, *scripts: str, **wishes: Any) -> Person:
    """Somebody who wants to see motion."""
    wishes.setdefault("reduced_motion", "no-preference")
    one = person(**wishes)
    for script in (HELD_STILL, *scripts):
        one.page.add_init_script(script)
    return one


def middle(one: Person, selector: str) -> tuple[float, float]:
    box = one.page.locator(selector).first.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def far(a: tuple[float, float], b: tuple[float, float]) -> float:
    return float(max(abs(a[0] - b[0]), abs(a[1] - b[1])))


def finish_turn(one: Person) -> None:
    """Choose the last option until the turn is over and the opponent has acted."""
    begun = one.page.locator("#happenings li[data-seat='1']").count()
    while one.page.locator("#happenings li[data-seat='1']").count() <= begun:
        one.choose(one.options()[-1])
        one.page.wait_for_selector("#table[data-turn=mine]")


def test_a_unit_glides_and_its_cargo_travels(person: Make) -> None:
    one = watcher(person)
    made = one.house.ask("laden")
    sit_down(one, f"/seat/{made['links'][0]}")
    one.choose("move")
    mech = one.page.locator("button[value$='unit mech1']:visible").first
    one.press(mech)
    before = middle(one, "#unit-0-1")
    one.press(one.page.locator("#map-sheet button.target:not([aria-label*=attack])").first)
    one.press(one.page.locator("#tray [data-then]").first)
    assert far(middle(one, "#unit-0-1"), before) < 2, "it begins where it stood"
    assert one.page.locator(".flight.token").count() > 0, "with what it carries"
    one.page.locator("#map-view").focus()
    one.page.keyboard.press("Space")
    assert far(middle(one, "#unit-0-1"), before) > 20, "and is there now"
    assert one.page.locator(".flight").count() == 0


def test_what_others_do_is_told_and_shown_step_by_step(person: Make) -> None:
    one = watcher(person, RESULT_ONLY)
    page = one.play_now("scythe")
    finish_turn(one)
    told = page.locator("#happenings li[data-seat='1']").all_inner_texts()
    assert len(told) > 2
    assert page.locator(".telling p").inner_text() == told[0], "the first step"
    later = [delay for name, delay in page.evaluate("begun") if name.startswith("unit-1-")]
    assert any(delay > 0 for delay in later), "a piece waits for its step"
    page.click(".telling button")
    assert page.locator(".telling").count() == 0
    assert page.evaluate(MOVING) == 0


def test_figures_count_when_their_step_comes(person: Make) -> None:
    """Until then a badge shows what it showed."""
    one = watcher(person, RESULT_ONLY)
    page = one.play_now("scythe")
    shown = "#badge-1 .amount b"
    for _ in range(12):
        before = page.locator(shown).all_inner_texts()
        finish_turn(one)
        if page.locator("#happenings [data-seat='1'][data-motions*=note]").count():
            break
    assert page.locator(shown).all_inner_texts() == before
    page.click(".telling button")
    assert page.locator(shown).all_inner_texts() != before


def test_a_star_lands_at_its_owner(person: Make) -> None:
    one = person(reduced_motion="no-preference")
    made = one.house.ask("star")
    sit_down(one, f"/seat/{made['links'][0]}")
    option = one.options()[0]
    one.show_all_options()
    one.page.locator(f"#choices button.option[value='{option}']").first.click()
    one.page.wait_for_selector(".flight.grand", state="attached")
    one.page.wait_for_selector(".flight.grand", state="detached")
    assert one.page.locator("#badge-0 .stars .got").count() > 0


@pytest.mark.parametrize("way", ["reduced motion", "switched off"])
def test_without_motion_nothing_moves(person: Make, way: str) -> None:
    off = "localStorage.setItem('pace', 'none')"
    one = (
        watcher(person, RESULT_ONLY, reduced_motion="reduce")
        if way == "reduced motion"
        else watcher(person, RESULT_ONLY, off)
    )
    page = one.play_now("scythe")
    finish_turn(one)
    assert page.evaluate("begun") == []
    assert page.locator(".telling, .flight").count() == 0


def test_the_menu_sets_the_speed_for_this_browser(person: Make) -> None:
    one = watcher(person, RESULT_ONLY)
    page = one.play_now("scythe")
    page.click("details.menu > summary")
    page.select_option("[data-setting=pace]", "none")
    page.keyboard.press("Escape")
    finish_turn(one)
    assert page.evaluate("begun") == []
    page.reload()
    page.click("details.menu > summary")
    assert page.locator("[data-setting=pace]").input_value() == "none"


# --- sounds and signals

LISTENED = """{
    window.notes = 0;
    const audio = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function () { window.notes += 1; return audio.call(this); };
}"""
NOTIFIED = """{
    window.asked = 0;
    window.notified = [];
    window.Notification = class {
        static permission = "default";
        static async requestPermission() { window.asked += 1; return (this.permission = "granted"); }
        constructor(title) { window.notified.push(title); }
        close() {}
    };
}"""


def test_it_is_silent_until_sounds_are_allowed(person: Make) -> None:
    one = watcher(person, RESULT_ONLY, LISTENED)
    page = one.play_now("scythe")
    page.evaluate("document.addEventListener('table:sound', () => document.body.classList.add('due'))")
    one.choose("produce")
    one.choose(next(option for option in one.options() if option.startswith("at")))
    page.wait_for_selector("body.due", state="attached")  # something would sound
    assert page.evaluate("notes") == 0
    page.click("details.menu > summary")
    page.check("[data-setting=sounds]")
    page.keyboard.press("Escape")
    assert page.evaluate("notes") > 0, "this is how it sounds"


def test_ones_turn_is_signalled_with_a_sound_and_in_a_hidden_tab_with_a_notification(person: Make) -> None:
    made = person().house.ask("combat")
    ada, ben = person(), person()
    for script in (LISTENED, NOTIFIED, "localStorage.setItem('sounds', 'on')"):
        ada.page.add_init_script(script)
    for one, link in zip((ada, ben), made["links"], strict=True):
        sit_down(one, f"/seat/{link}")
    page = ada.page
    assert page.evaluate("asked") == 0, "nobody is asked without a click"
    page.click("details.menu > summary")
    page.check("[data-setting=notify]")
    assert page.evaluate("asked") == 1
    page.keyboard.press("Escape")
    ada.show_all_options()
    ada.press(page.locator("#choices button.option").first)
    while ada.turn == "mine":
        ada.choose(ada.options()[-1])
    before = page.evaluate("notes")
    page.evaluate("Object.defineProperty(document, 'hidden', { get: () => true, configurable: true })")
    for _ in range(60):
        if ada.turn == "mine":
            break
        ben.choose(ben.options()[-1])
        ada.catch_up()
    assert ada.turn == "mine"
    assert page.evaluate("notes") >= before + 2
    assert page.evaluate("notified.length") == 1
    assert "●" not in page.evaluate("notified[0]")
