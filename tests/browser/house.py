"""What the browser tests and the screenshots stand on: a browser, a server, and how a person plays."""

from __future__ import annotations

import json
import os
import random
import re
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from html import unescape
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, Playwright, Request
from playwright.sync_api import Error as PlaywrightError

TESTS = Path(__file__).parents[1]
ON_PATH = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
ADDRESS_BAR = "WebUIOmniboxPopup,WebUIOmniboxAimPopup"
"""Every window would load two pages of its own for it, which takes a fifth of the time of all tests."""
AS_PLAYWRIGHT = (
    "AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,LensOverlay,"
    "HttpsFirstBalancedModeAutoEnable,MediaRouter,PaintHolding,ThirdPartyStoragePartitioning,"
    "AvoidCorsURLLoaderRestartOnRedirect,OptimizationHints,NetworkTimeServiceQuerying,AimEnabled,PreconnectToSearch"
)
"""What Playwright turns off: of two lists Chromium follows the last."""
QUIET = (
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
    f"--disable-features={ADDRESS_BAR},{AS_PLAYWRIGHT}",
)
PATIENCE = 60_000
"""Milliseconds; machines that do other things as well are slow.  Nothing is measured here."""
PORTS = range(20_000, 30_000)
"""Systems give none of these to whoever asks for any port, so that a server finds its own again."""
SEEDED = "SPIELWERK_BROWSER_SEED"
"""Where the tables of a run deal from; see `choose_seed`."""
LUCK = "luck"
"""A field among the further options."""
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


def choose_seed() -> str:
    """Every run meets the same games; the long ones meet others each time, unless a seed is named."""
    luck = random.SystemRandom().randrange(10**6) if os.environ.get("SPIELWERK_BROWSER_LONG") else 1
    return os.environ.setdefault(SEEDED, str(luck))


class House:
    """A server in a process of its own, which can be stopped and opened again at the same address."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[str] | None = None

    def open(self) -> None:
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(TESTS), str(TESTS.parent / "src")])}
        for name in list(environment):
            if name.startswith(("SPIELWERK_", "DJANGO_")):
                del environment[name]
        self._process = subprocess.Popen(
            [
                sys.executable,
                str(TESTS / "browser" / "serve.py"),
                str(self.data),
                str(self.port),
                choose_seed(),
            ],
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
                self._process.wait(PATIENCE / 1000)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
            self._process = None


def free_port() -> int:
    """A port that nobody listens on."""
    while True:
        port = random.SystemRandom().choice(PORTS)
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
        return port


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
        self.scripts: bool = wishes.get("java_script_enabled", True)
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
        with self.page.expect_navigation(url="**/table/**"):
            self.page.click(f"form[action='/play'] button[value='{game}']")
        self.read_the_card()
        return self.page

    def read_the_card(self) -> None:
        """Put away what a new table tells before the first turn."""
        if self.page.locator("button[value=briefed]").count():
            self.press(self.page.locator("button[value=briefed]"))

    def set_up(self, game: str, mode: str, **fields: str) -> Page:
        """Through the set-up page; fields by their name in the form."""
        self.page.goto(f"/new/{game}?mode={mode}")
        if LUCK in fields:
            self.page.click("details.further > summary")
        for name, value in fields.items():
            field = self.page.locator(f"[name='{name}']")
            if field.count() > 1:
                self.page.check(f"[name='{name}'][value='{value}']")
                continue
            kind = field.evaluate("e => e.type")
            if kind == "select-one":
                field.select_option(value)
            elif kind == "checkbox":
                field.set_checked(value == "on")
            else:
                field.fill(value)
        with self.page.expect_navigation(url="**/table/**"):
            self.page.click("main form button.primary")
        self.read_the_card()
        return self.page

    def table(self) -> str:
        """The address of the table that is open."""
        return "/" + "/".join(self.page.url.removeprefix(self.house.url).strip("/").split("/")[:2])

    # --- playing: what a page shows may change at any time, so each of these reads it at one moment

    @property
    def stamp(self) -> int:
        """The number of what is shown; it only goes up."""
        return int(self.page.locator("#table").get_attribute("data-stamp") or 0)

    @property
    def turn(self) -> str:
        return self.page.locator("#table").get_attribute("data-turn") or ""

    def options(self) -> list[str]:
        """The texts of the options that are open."""
        found: list[str] = self.page.eval_on_selector_all(
            "#choices button.option", "all => all.map(b => b.value)"
        )
        return found

    def choose(self, option: str) -> None:
        """Click an option of the list, and wait for what comes of it."""
        self.show_all_options()
        self.press(self.page.locator(f"#choices button.option[value='{option}']").first)

    def show_all_options(self) -> None:
        """Open the list of the options that the drawing shows, if there is one and it is closed."""
        switch = self.page.locator("#all-options")
        if self.scripts and switch.count() and not switch.is_checked():
            self.page.locator("label[for=all-options]").click()

    def open_log(self) -> None:
        """Show the log, which is drawn only while it is open."""
        if not self.page.locator("#log-lines").is_visible():
            self.page.locator("label[for=tab-log]").first.click()
        self.page.wait_for_selector("#log-lines")

    def press(self, button: Locator) -> None:
        """Click a button of the table, and wait until the page shows the server's answer to that click."""
        if not self.scripts:
            with self.page.expect_navigation():
                button.click()
            return
        if self.page.locator("[data-dismiss]:visible").count():
            self.page.locator("[data-dismiss]").click()  # how a combat ended
        with self.page.expect_response(lambda found: found.url.endswith("/act")) as answer:
            button.click()
        self.wait_for(answer.value.text())

    def catch_up(self) -> None:
        """Wait until the page shows all that has happened; others may have acted."""
        self.wait_for(
            self.context.request.get(f"{self.table()}/fragment", headers={"HX-Request": "true"}).text()
        )

    def wait_for(self, fragment: str) -> None:
        """Wait until the page shows this fragment, or a newer one."""
        found = re.search(r'<main id="table" class="(\w+)" data-stamp="(\d+)"', fragment)
        assert found, fragment[:500]
        shows = """([kind, stamp]) => {
            const table = document.querySelector("#table");
            const shown = Number(table.dataset.stamp);
            if (document.querySelector("#act.htmx-request")) return false;
            return shown > stamp || (shown === stamp && table.className === kind);
        }"""
        self.page.wait_for_function(shows, arg=[found[1], int(found[2])])

    def click_through(self, most: int, luck: random.Random) -> int:
        """Random legal clicks, as long as there are any; waits for others.  Gives how many there were."""
        clicks = 0
        while clicks < most and (turn := self.turn) != "over":
            if turn == "theirs":
                self.page.wait_for_selector("#table:not([data-turn=theirs])")
            elif self.page.locator("#table.curtain").count():
                self.take_the_device()
            else:
                self.choose(luck.choice(self.options()))
                clicks += 1
        return clicks

    def hurry(self, most: int, luck: random.Random) -> None:
        """Random choices without a click, by what the buttons would post: to get somewhere, not to test the
        way there.  Only where nobody has to be waited for."""
        table = self.table()
        token = self.page.locator("#act [name=csrfmiddlewaretoken]").get_attribute("value") or ""
        fragment = self.page.content()
        for left in range(most, -1, -1):
            if 'class="curtain"' in fragment:
                fragment = self._post(table, token, do="sit", seat=_value(fragment, "seat"))
            options = re.findall(r'name="choice" value="([^"]*)" id="option', fragment)
            if not options or not left:
                break
            choice = unescape(luck.choice(options))
            fragment = self._post(table, token, seen=_value(fragment, "seen"), choice=choice)
        self.page.goto(table)

    def _post(self, table: str, token: str, **form: str | float | bool) -> str:
        headers = {"HX-Request": "true", "X-CSRFToken": token}
        answer = self.context.request.post(f"{table}/act", form=form, headers=headers)
        assert answer.ok, answer.status
        return answer.text()

    def take_the_device(self) -> None:
        """Open the curtain, whoever it is that should."""
        self.press(self.page.locator("button[value=sit]"))
        self.read_the_card()


def _value(fragment: str, name: str) -> str:
    """What a hidden field of a fragment holds."""
    found = re.search(rf'name="{name}" value="([^"]*)"', fragment)
    assert found, f"there is no field {name}"
    return found[1]
