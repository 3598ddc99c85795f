"""The table as a Django application."""

from __future__ import annotations

from django.apps import AppConfig


class TableConfig(AppConfig):
    """Named by its package, with a short label for its database tables."""

    name = "spielwerk.table"
    label = "table"

    def ready(self) -> None:
        """Make the sentences known before anybody asks for a page."""
        from spielwerk.table import words  # noqa: F401
