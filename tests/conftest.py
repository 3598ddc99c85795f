"""Plugins for all tests, and where coverage is measured."""

from pathlib import Path

import pytest

pytest_plugins = ["rulebook_plugin", "table_plugin", "pytester"]

UNMEASURED = {"arena", "bench", "browser", "cli", "contract", "setup", "table"}
"""Tests that play whole games, run commands or talk to a server: measuring every line would take too long."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if item.path.is_relative_to(here) and item.path.relative_to(here).parts[0] in UNMEASURED:
            item.add_marker(pytest.mark.no_cover)
