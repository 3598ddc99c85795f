"""How a browser is found: named, on the path, Playwright's own, or installed; one line if none works."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from playwright.sync_api import Error as PlaywrightError

from browser import house

OWN = ""
"""How `browsers` calls the one that Playwright brings."""
PLAYWRIGHT_INSTALL = "playwright install chromium"


class Machine:
    """What is on a made-up machine, and what was done there."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.programs: dict[str, str] = {}
        self.after_apt: dict[str, str] = {}
        self.installs = True
        self.done: list[str] = []
        monkeypatch.delenv("SPIELWERK_BROWSER", raising=False)
        monkeypatch.setattr(os, "geteuid", lambda: 0)
        monkeypatch.setattr(shutil, "which", self.programs.get)
        monkeypatch.setattr(house, "run", self.run)

    def run(self, *command: str) -> bool:
        self.done.append(" ".join(command[:2] if command[0] == "apt-get" else command[2:]))
        if self.done[-1] == "apt-get install":
            self.programs.update(self.after_apt)
        return self.installs

    def launch(self, works: str | None) -> tuple[str | None, list[str]]:
        """Launch where only one path works; gives what was launched, and the paths that were tried."""
        tried: list[str] = []

        def launch(executable_path: str | None, args: list[str]) -> Any:
            assert "--no-sandbox" in args, "Chromium refuses to run as root without it"
            tried.append(executable_path or OWN)
            if tried[-1] != works or (works == OWN and PLAYWRIGHT_INSTALL not in self.done):
                raise PlaywrightError("no")
            return tried[-1]

        playwright: Any = SimpleNamespace(chromium=SimpleNamespace(launch=launch))
        try:
            found: Any = house.launch(playwright)
        except house.NoBrowser:
            found = None
        return found, tried


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Machine:
    return Machine(monkeypatch)


def test_the_one_that_is_named_is_taken_and_no_other(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    machine.programs["chromium"] = "/usr/bin/chromium"
    monkeypatch.setenv("SPIELWERK_BROWSER", "/opt/mine")
    assert machine.launch("/opt/mine") == ("/opt/mine", ["/opt/mine"])
    assert machine.launch("/usr/bin/chromium") == (None, ["/opt/mine"])
    assert machine.done == []


@pytest.mark.parametrize(
    "name", ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"]
)
def test_one_on_the_path_comes_next(machine: Machine, name: str) -> None:
    machine.programs[name] = f"/bin/{name}"
    assert machine.launch(f"/bin/{name}") == (f"/bin/{name}", [f"/bin/{name}"])
    assert machine.done == [], "nothing is installed where a browser is found"


def test_then_playwrights_own_then_debians_and_at_last_the_one_playwright_installs(machine: Machine) -> None:
    machine.programs.update({"chrome": "/bin/chrome", "apt-get": "/bin/apt-get"})
    machine.after_apt = {"chromium": "/bin/chromium"}
    apt = ["apt-get update", "apt-get install"]
    assert machine.launch("/bin/chromium") == ("/bin/chromium", ["/bin/chrome", OWN, "/bin/chromium"])
    assert machine.done == apt
    del machine.programs["chromium"]
    machine.done.clear()
    assert machine.launch(OWN) == (OWN, ["/bin/chrome", OWN, "/bin/chromium", "/bin/chrome", OWN])
    assert machine.done == [*apt, PLAYWRIGHT_INSTALL]


def test_debian_is_asked_by_its_administrator_alone(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    machine.programs["apt-get"] = "/bin/apt-get"
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    assert list(house.browsers()) == [OWN, OWN]
    assert machine.done == [PLAYWRIGHT_INSTALL]


def test_if_none_works_one_line_says_what_to_do(machine: Machine) -> None:
    machine.installs = False
    assert machine.launch(None) == (None, [OWN])
    with pytest.raises(house.NoBrowser) as error:
        house.launch(SimpleNamespace(chromium=SimpleNamespace(launch=_never)))  # type: ignore[arg-type]
    assert "\n" not in str(error.value)
    for word in ("apt install chromium", PLAYWRIGHT_INSTALL, "SPIELWERK_BROWSER"):
        assert word in str(error.value)


def _never(**_: Any) -> None:
    raise PlaywrightError("no")


def test_workers_do_not_start_without_a_browser() -> None:
    """One process looks for all of them: what cannot be found is told once, and no test has run."""
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-n", "2", "-p", "no:cacheprovider", __file__],
        env={**os.environ, "SPIELWERK_BROWSER": str(Path(__file__).with_name("nothing"))},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 1
    assert run.stderr.strip() == f"Exit: {house.WHAT_TO_INSTALL}"
    assert "workers" not in run.stdout
