"""Plugins for all tests."""

pytest_plugins = ["rulebook_plugin", "pytester"]
