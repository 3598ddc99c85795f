"""A real server on loopback for measurements, and browsers that send it requests."""

from __future__ import annotations

import http.client
import os
import re
import subprocess
import sys
import time
from pathlib import Path
from urllib.parse import urlencode

from msgspec import Struct

from spielwerk.kernel.chance import Rng
from spielwerk.kernel.errors import SpielwerkError

PATIENCE = 60.0
"""Seconds after which something must be wrong."""
KEPT, TOLD = re.compile(r'data-kept="(\w+)"'), re.compile(r'data-moment="(\d+)"')
SET_UP = """
import django
django.setup(set_prefix=False)
from django.core.management import call_command
call_command("migrate", verbosity=0, interactive=False, skip_checks=True)
"""


class Keys(Struct, frozen=True):
    """Access to the table: its id, the cookie of a browser with all seats, and those of spectators."""

    table: str
    player: str
    spectators: tuple[str, ...]


def _environment(data: Path) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith("SPIELWERK_")}
    return {**kept, "SPIELWERK_DATA": str(data), "DJANGO_SETTINGS_MODULE": "spielwerk.table.settings"}


def made_inside(data: Path, program: str) -> list[str]:
    """Runs a program in its own process (Django can be set up only once) and returns the words it prints."""
    command = [sys.executable, "-c", SET_UP + program]
    done = subprocess.run(command, env=_environment(data), capture_output=True, text=True, check=False)
    if done.returncode:
        raise SpielwerkError(f"bench web: the tables cannot be made: {done.stderr.strip()[-300:]}")
    return done.stdout.split()


class Serving:
    """`spielwerk serve` in a process of its own."""

    def __init__(self, data: Path, program: str = "") -> None:
        python = [sys.executable, *(["-c", program] if program else ["-m", "spielwerk"])]
        command = [*python, "serve", "--data", str(data), "--port", "0", "--no-browser"]
        self.process = subprocess.Popen(
            command, env=_environment(data), stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        assert self.process.stdout is not None
        found = re.search(r":(\d+)/", self.process.stdout.readline())
        if found is None:
            self.process.kill()
            raise SpielwerkError("bench web: the server did not start")
        self.port = int(found[1])

    def __enter__(self) -> Serving:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


class Browser:
    """One keep-alive connection that reads and chooses like the page's script."""

    def __init__(self, port: int, keys: Keys) -> None:
        self.table = keys.table
        self.connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
        self.headers = _headers(keys.player)
        page = self.request("GET", f"/table/{self.table}")
        self.keep(page)
        token = _field(page, "csrfmiddlewaretoken")
        self.headers["X-CSRFToken"] = token

    @classmethod
    def without_table(cls, port: int, cookie: str) -> Browser:
        """Returns a browser without a table, which only reads pages."""
        browser = cls.__new__(cls)
        browser.table, browser.headers = "", _headers(cookie)
        browser.connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
        return browser

    def request(self, method: str, path: str, form: dict[str, str] | None = None) -> str:
        headers = dict(self.headers)
        if form is not None:
            headers["Content-Type"] = "application/x-www-form-urlencoded"
        self.connection.request(method, path, urlencode(form) if form is not None else None, headers)
        response = self.connection.getresponse()
        body = response.read().decode()
        for name, value in response.getheaders():
            if name.lower() == "set-cookie" and value.startswith("csrftoken="):
                self.headers["Cookie"] += "; " + value.partition(";")[0]
        if response.status != 200:
            raise SpielwerkError(f"bench web: {method} {path} was answered with {response.status}")
        return body

    def keep(self, html: str) -> None:
        """Names what is shown now in the next requests, like the page's script."""
        self.headers["Table-Kept"] = " ".join(KEPT.findall(html))
        self.headers["Table-Told"] = "".join(TOLD.findall(html)[:1])

    def timed_fragment(self) -> tuple[float, str]:
        begun = time.perf_counter()
        body = self.request("GET", f"/table/{self.table}/fragment")
        took = (time.perf_counter() - begun) * 1000
        self.keep(body)
        return took, body

    def timed_move(self, fragment: str, rng: Rng) -> tuple[float, str]:
        """Presses a random button; the answer is the new fragment."""
        choices = re.findall(r'name="choice" value="([^"]*)"', fragment)
        choice = choices[rng.below(len(choices))]
        form = {"seen": _field(fragment, "seen"), "choice": choice}
        begun = time.perf_counter()
        body = self.request("POST", f"/table/{self.table}/act", form)
        took = (time.perf_counter() - begun) * 1000
        self.keep(body)
        return took, body


def _headers(cookie: str) -> dict[str, str]:
    return {"Cookie": cookie, "HX-Request": "true", "Accept-Language": "en"}


def _field(html: str, name: str) -> str:
    found = re.search(rf'name="{name}" value="([^"]*)"', html)
    if found is None:
        raise SpielwerkError(f"bench web: the page has no field '{name}'")
    return found[1]
