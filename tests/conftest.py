"""Plugins for all tests, where coverage is measured, and which tests stay with one worker."""

from collections.abc import Generator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from xdist.scheduler import LoadGroupScheduling  # type: ignore[import-untyped]

pytest_plugins = ["rulebook_plugin", "table_plugin", "pytester"]

settings.register_profile("steady", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("steady")  # a busy machine is slow, and that is no fault of what is tested

TESTS = Path(__file__).parent
FOLDERS = ("arena", "bench", "bots", "browser", "cli", "contract", "setup", "table")
UNMEASURED = [*[TESTS / folder for folder in FOLDERS], TESTS / "games/scythe/fenris/test_story.py"]
"""Tests that play whole games, run commands or use a server: measuring every line would take too long.
Elsewhere single tests have the mark `unmeasured`."""


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "unmeasured: it does so much that its lines are not measured")


def measured(item: pytest.Item) -> bool:
    return _measured_file(item.path) and item.get_closest_marker("unmeasured") is None


@cache
def _measured_file(path: Path) -> bool:
    return not any(path.is_relative_to(unmeasured) for unmeasured in UNMEASURED)


class Measuring:
    """Coverage runs while tests are imported, then only inside those that are measured.

    What pytest does between two tests would take as long to trace as the tests themselves.
    """

    def __init__(self, plugin: Any) -> None:
        self.plugin = plugin

    @property
    def controller(self) -> Any:
        """The coverage controller; a worker gets its own when it starts."""
        return self.plugin.cov_controller

    def pytest_collection_finish(self) -> None:
        self.controller.pause()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_setup(self, item: pytest.Item) -> Generator[None, None, None]:
        return (yield from self._measured(item))

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Generator[None, None, None]:
        return (yield from self._measured(item))

    def _measured(self, item: pytest.Item) -> Generator[None, None, None]:
        if not measured(item):
            return (yield)
        self.controller.resume()
        try:
            return (yield)
        finally:
            self.controller.pause()


@pytest.hookimpl(wrapper=True)
def pytest_sessionstart(session: pytest.Session) -> Generator[None, None, None]:
    """In a worker pytest-cov measures twice: as if it were the one that shares the tests out, and as a
    worker.  The first is stopped here, or it would go on under the second and measure everything."""
    plugins = session.config.pluginmanager
    plugin = plugins.getplugin("_cov")
    if hasattr(session.config, "workerinput") and getattr(plugin, "cov_controller", None) is not None:
        plugin.cov_controller.pause()
    result = yield
    if getattr(plugin, "cov_controller", None) is not None:
        plugins.register(Measuring(plugin), "measuring")
    return result


TOGETHER = {"tests/setup/test_wheel.py"}
"""Files whose tests share an expensive fixture: one worker makes it and runs them all."""
LONGEST = {
    f"tests/{name}.py"
    for name in (
        "table/test_starts",
        "table/test_postgresql",
        "table/test_kill",
        "table/test_tables_command",
        "table/test_old_tables",
        "table/test_backup",
        "table/test_database_lock",
    )
}
"""Files with the longest tests, which run first: at the end no worker waits for another."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: item.nodeid.partition("::")[0] not in LONGEST)


class Together(LoadGroupScheduling):  # type: ignore[misc]
    """Tests go to whichever worker is free, but those of some files to the same one.

    The mark for it (`xdist_group`) has no effect: it travels in the id of a test, which pytest 9.2 keeps
    otherwise than pytest-xdist 3.8 thinks.
    """

    def _split_scope(self, nodeid: str) -> str:
        path = nodeid.partition("::")[0]
        return path if path in TOGETHER else nodeid


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: object) -> Together | None:
    """Applies to `--dist loadgroup`; other ways of distributing tests are unchanged."""
    return Together(config, log) if config.getoption("dist") == "loadgroup" else None
