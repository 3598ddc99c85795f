"""Every page is open to everybody: axe finds nothing, nothing is cut off, covered, too small or too wide.

The long version looks at every page in all sizes, themes and languages.
"""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from browser.house import DESKTOP, PHONE, House, Person
from browser.scenes import Shot, barriers, behind_keys, furnish, looks, visits

TABLET = {"width": 1024, "height": 768}
LONG = bool(os.environ.get("SPIELWERK_BROWSER_LONG"))
SIZES = {"desktop": DESKTOP, "phone": PHONE, "tablet": TABLET}
ALL = [f"{lang}-{theme}-{size}" for lang in ("en", "de") for theme in ("light", "dark") for size in SIZES]
WAYS = ALL if LONG else ["en-light-desktop", "de-dark-phone", "en-dark-tablet", "de-light-desktop"]


@pytest.fixture(scope="module")
def furnished(chromium: Browser, server: House) -> Iterator[tuple[Person, list[Shot]]]:
    one, shots = furnish(chromium, server)
    yield one, [*shots, *(behind_keys(one) if LONG else [])]
    one.leave()


@pytest.mark.parametrize("way", WAYS)
def test_every_page(furnished: tuple[Person, list[Shot]], way: str) -> None:
    one, shots = furnished
    language, theme, size = way.split("-")
    found: list[str] = []
    one.troubles.clear()
    different = [shot for shot in shots if LONG or not shot.twin]
    for shot, page in visits(one, different, language=language, theme=theme, viewport=SIZES[size]):
        assert page.get_attribute("html", "lang") == language
        found += [f"{shot.name}: {problem}" for problem in (*looks(page), *barriers(page))]
    found += one.troubles  # requests to anybody else
    assert not found, "\n".join(found)
