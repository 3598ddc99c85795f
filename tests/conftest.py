"""Plugins for all tests."""

pytest_plugins = ["rulebook_plugin", "table_plugin", "pytester"]
