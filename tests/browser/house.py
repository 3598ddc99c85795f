"""What the browser tests and the screenshots stand on: a browser, a server, and how a person plays."""

from __future__ import annotations

import json
import os
import random
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright, Request
from playwright.sync_api import Error as PlaywrightError

TESTS = Path(__file__).parents[1]
ON_PATH = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
QUIET = ("--disable-background-networking", "--disable-component-update", "--no-first-run")
PATIENCE = 20_000
"""Milliseconds; machines that do other things as well are slow."""
WHAT_TO_INSTALL = (
    "the browser tests need Chromium: install it (apt install chromium), or run"
    " `.venv/bin/playwright install chromium`, or name one in SPIELWERK_BROWSER"
)


class NoBrowser(Exception):
    """No browser was found, and none could be installed."""


# --- a browser


def launch(playwright: Playwright) -> Browser:
    """SPIELWERK_BROWSER, one on the path, Playwright's own, or one that we can install."""
    sandbox = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    arguments = [*QUIET, *sandbox]
    for path in browsers():
        try:
            return playwright.chromium.launch(executable_path=path or None, args=arguments)
        except PlaywrightError:
            continue
    raise NoBrowser(WHAT_TO_INSTALL)


def browsers() -> Iterator[str]:
    """Paths worth trying, the best first; an empty one means Playwright's own."""
    named = os.environ.get("SPIELWERK_BROWSER")
    if named:
        yield named
        return
    yield from on_path()
    yield ""
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    if root and shutil.which("apt-get"):
        run("apt-get", "update", "-qq")
        run("apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium")
        yield from on_path()
    if run(sys.executable, "-m", "playwright", "install", "chromium"):
        yield ""


def on_path() -> Iterator[str]:
    for name in ON_PATH:
        if found := shutil.which(name):
            yield found


def run(*command: str) -> bool:
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


# --- a server


class House:
    """A server in a process of its own, which can be stopped and opened again at the same address."""

    def __init__(self, data: Path) -> None:
        self.data = data
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[str] | None = None

    def open(self) -> None:
        environment = {**os.environ, "PYTHONPATH": str(TESTS)}
        for name in list(environment):
            if name.startswith(("SPIELWERK_", "DJANGO_")):
                del environment[name]
        self._process = subprocess.Popen(
            [sys.executable, str(TESTS / "browser" / "serve.py"), str(self.data), str(self.port)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
        )
        assert self._process.stdout
        assert self._process.stdout.readline().strip(), "the server did not start"

    def ask(self, what: str) -> Any:
        """Let the server make a table; see serve.py."""
        assert self._process
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(what + "\n")
        self._process.stdin.flush()
        answer = json.loads(self._process.stdout.readline())
        assert "error" not in answer, answer["error"]
        return answer

    def close(self) -> None:
        if self._process:
            self._process.terminate()
            try:
                self._process.wait(10)
            except subprocess.TimeoutExpired:
                self._process.kill()
            self._process = None


@contextmanager
def house(data: Path) -> Iterator[House]:
    """A server for as long as the block lasts."""
    server = House(data)
    server.open()
    try:
        yield server
    finally:
        server.close()


# --- a person


class Person:
    """Somebody with a browser of their own.  Remembers what went wrong behind the page."""

    def __init__(self, browser: Browser, house: House, **wishes: Any) -> None:
        self.house = house
        wishes.setdefault("viewport", DESKTOP)
        wishes.setdefault("locale", "en")
        wishes.setdefault("reduced_motion", "reduce")
        self.context: BrowserContext = browser.new_context(base_url=house.url, **wishes)
        self.context.set_default_timeout(PATIENCE)
        self.troubles: list[str] = []
        self.context.on("request", self.look_at)
        self.page: Page = self.context.new_page()
        self.page.on("console", self._listen_to)
        self.page.on("pageerror", lambda error: self.troubles.append(f"script: {error}"))

    def look_at(self, request: Request) -> None:
        if not request.url.startswith((self.house.url + "/", "data:", "blob:")):
            self.troubles.append(f"a foreign request: {request.url}")

    def _listen_to(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.troubles.append(f"console: {message.text}")

    def leave(self) -> None:
        self.context.close()

    # --- sitting down

    def play_now(self, game: str = "sample") -> Page:
        self.page.goto("/")
        self.page.select_option("select[name=game]", game)
        self.page.click("form[action='/play'] button")
        self.page.wait_for_selector("#table")
        return self.page

    def set_up(self, game: str, mode: str, **fields: str) -> Page:
        """Through the set-up page; fields by their name in the form."""
        self.page.goto(f"/new/{game}?mode={mode}")
        for name, value in fields.items():
            field = self.page.locator(f"[name='{name}']")
            kind = field.evaluate("e => e.type")
            if kind == "select-one":
                field.select_option(value)
            elif kind == "checkbox":
                field.set_checked(value == "on")
            else:
                field.fill(value)
        self.page.click("main form button.primary")
        self.page.wait_for_load_state()
        return self.page

    def table(self) -> str:
        """The address of the table that is open."""
        return "/" + "/".join(self.page.url.removeprefix(self.house.url).strip("/").split("/")[:2])

    # --- playing

    @property
    def stamp(self) -> str:
        return self.page.locator("#table").get_attribute("data-stamp") or ""

    @property
    def turn(self) -> str:
        return self.page.locator("#table").get_attribute("data-turn") or ""

    def options(self) -> list[str]:
        """The texts of the options that are open."""
        buttons = self.page.locator("#choices button.option").all()
        return [button.get_attribute("value") or "" for button in buttons]

    def choose(self, option: str) -> None:
        """Click an option, and wait until the page has changed."""
        before = self.page.locator("#seen").get_attribute("value")
        self.page.locator(f"#choices button.option[value='{option}']").first.click()
        self.page.wait_for_function("before => document.querySelector('#seen')?.value !== before", arg=before)

    def click_through(self, most: int, luck: random.Random) -> int:
        """Random legal clicks, as long as there are any; waits for others.  Gives how many there were."""
        clicks = 0
        while clicks < most and (turn := self.turn) != "over":
            if turn == "theirs":
                self.page.wait_for_selector("#table:not([data-turn=theirs])", timeout=3 * PATIENCE)
            elif self.page.locator("#table.curtain").count():
                self.take_the_device()
            else:
                self.choose(luck.choice(self.options()))
                clicks += 1
        return clicks

    def take_the_device(self) -> None:
        """Open the curtain, whoever it is that should."""
        self.page.click("button[value=sit]")
        self.page.wait_for_selector("#table.table")
