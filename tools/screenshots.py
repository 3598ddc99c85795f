"""Pictures of every page, in all sizes, languages and themes, in build/screenshots; and a look at each.

    python tools/screenshots.py [PART]      only pages whose name contains PART
    python tools/screenshots.py --readme    the pictures of the README, in docs

Says what is wrong: words cut off, words over words, type below 14 px, pages wider than the window.
"""

from __future__ import annotations

import random
import shutil
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
TARGET = ROOT / "build" / "screenshots"
SIZES = {"desktop": (1440, 900), "tablet": (1024, 768), "phone": (390, 844)}
sys.path.insert(0, str(ROOT / "tests"))

from playwright.sync_api import sync_playwright  # noqa: E402

from browser.house import DESKTOP, NoBrowser, Person, house, launch  # noqa: E402
from browser.scenes import begin_campaign, behind_keys, furnish, looks, visits  # noqa: E402


def main(part: str) -> int:
    """Take them all; gives how many pages have something wrong."""
    shutil.rmtree(TARGET, ignore_errors=True)
    TARGET.mkdir(parents=True)
    wrong = taken = 0
    with tempfile.TemporaryDirectory() as data, house(Path(data)) as server, sync_playwright() as playwright:
        browser = launch(playwright)
        one, shots = furnish(browser, server)
        chosen = [shot for shot in shots if part in shot.name] + behind_keys(one, part)
        for size, (width, height) in SIZES.items():
            for language in ("en", "de"):
                for theme in ("light", "dark"):
                    window = {"viewport": {"width": width, "height": height}}
                    for shot, page in visits(one, chosen, language=language, theme=theme, **window):
                        name = f"{shot.name}-{size}-{language}-{theme}.png"
                        page.screenshot(path=TARGET / name)
                        taken += 1
                        problems = looks(page)
                        wrong += bool(problems)
                        for problem in problems:
                            print(f"{name}: {problem}")
        browser.close()
    print(f"{taken} pictures in {TARGET.relative_to(ROOT)}, {wrong} of them with something wrong")
    return wrong


def readme() -> int:
    """Take one picture of each game, one of an Automa's reasons and one of a campaign."""
    with tempfile.TemporaryDirectory() as data, house(Path(data)) as server, sync_playwright() as playwright:
        browser = launch(playwright)
        for name, play in PICTURES.items():
            one = Person(browser, server, viewport=DESKTOP, reduced_motion="no-preference")
            play(one)
            one.page.mouse.move(5, 5)
            one.page.wait_for_timeout(5000)
            one.page.screenshot(path=ROOT / "docs" / f"{name}.png")
            one.leave()
        browser.close()
    return 0


def scythe(one: Person) -> None:
    """In the middle of a game, when a section is chosen."""
    luck = random.Random(7)
    one.play_now("scythe")
    one.hurry(50, luck)
    while not one.page.locator(".section.open").count():
        one.hurry(1, luck)


def dei(one: Person) -> None:
    one.set_up("dei", "hotseat")
    one.hurry(60, random.Random(3))


def tapestry(one: Person) -> None:
    one.play_now("tapestry")
    one.hurry(25, random.Random(3))


def automa(one: Person) -> None:
    """The second of the steps in which an Automa explains a turn, held."""
    one.play_now("scythe")
    luck = random.Random(2)
    while not one.page.locator(".reason-labels span").count():
        one.choose(luck.choice(one.options()))
        if one.page.locator(".reason-strip").count():
            one.page.click(".reason-strip [data-reason=play]")
            one.page.click(".reason-strip [data-reason=on]")
    one.page.click("label[for=all-options]")


def campaign(one: Person) -> None:
    """Before the first episode, which gives nothing away."""
    one.page.goto(begin_campaign(one, "friends", **{"seat-0-faction": "nordic", "seat-1-faction": "crimea"}))


PICTURES = {"campaign": campaign, "table": scythe, "dei": dei, "tapestry": tapestry, "automa": automa}


if __name__ == "__main__":
    try:
        if "--readme" in sys.argv:
            sys.exit(readme())
        sys.exit(1 if main(sys.argv[1] if len(sys.argv) > 1 else "") else 0)
    except NoBrowser as error:
        sys.exit(str(error))
