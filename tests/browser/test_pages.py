"""Every page is open to everybody: axe finds nothing, nothing is cut off, covered, too small or too wide."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from browser.house import DESKTOP, PHONE, House, Person
from browser.scenes import Shot, barriers, furnish, looks, visits

TABLET = {"width": 1024, "height": 768}
WAYS = {
    "en-light-desktop": ("en", "light", DESKTOP),
    "de-dark-phone": ("de", "dark", PHONE),
    "en-dark-tablet": ("en", "dark", TABLET),
    "de-light-desktop": ("de", "light", DESKTOP),
}


@pytest.fixture(scope="module")
def furnished(chromium: Browser, server: House) -> Iterator[tuple[Person, list[Shot]]]:
    one, shots = furnish(chromium, server)
    yield one, shots
    one.leave()


@pytest.mark.parametrize("way", WAYS)
def test_every_page(furnished: tuple[Person, list[Shot]], way: str) -> None:
    one, shots = furnished
    language, theme, size = WAYS[way]
    found: list[str] = []
    one.troubles.clear()
    different = [shot for shot in shots if not shot.twin]
    for shot, page in visits(one, different, language=language, theme=theme, viewport=size):
        assert page.get_attribute("html", "lang") == language
        found += [f"{shot.name}: {problem}" for problem in (*looks(page), *barriers(page))]
    found += one.troubles  # requests to anybody else
    assert not found, "\n".join(found)
