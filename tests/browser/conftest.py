"""One server and one browser per test process; each test gets its own people.

While Playwright runs there is an event loop, in which Django's database refuses to work: what needs no
browser is tested in tests/table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from browser.house import SEEDED, House, NoBrowser, Person, choose_seed, house, launch


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if terminalreporter.stats.keys() & {"failed", "error"}:
        terminalreporter.write_line(f"The same games again: {SEEDED}={choose_seed()}")


def pytest_sessionstart(session: pytest.Session) -> None:
    """One process looks for a browser before the others start: two that install the same package at the
    same time are in each other's way."""
    choose_seed()
    if hasattr(session.config, "workerinput") or session.config.option.collectonly:
        return
    try:
        with sync_playwright() as playwright:
            launch(playwright).close()
    except NoBrowser as error:
        pytest.exit(str(error), returncode=pytest.ExitCode.TESTS_FAILED)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("tables")) as opened:
        yield opened


@pytest.fixture
def person(chromium: Browser, server: House) -> Iterator[Callable[..., Person]]:
    """Makes people; afterwards checks that none of them saw an error or a request to another site."""
    people: list[Person] = []

    def make(at: House | None = None, **wishes: Any) -> Person:
        people.append(Person(chromium, at or server, **wishes))
        return people[-1]

    yield make
    for one in people:
        one.leave()
    troubles = [trouble for one in people for trouble in one.troubles]
    assert not troubles, troubles
