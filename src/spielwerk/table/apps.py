"""The table as a Django application."""

from __future__ import annotations

from django.apps import AppConfig


class TableConfig(AppConfig):
    """The application of this package, with a short label for its database tables."""

    name = "spielwerk.table"
    label = "table"

    def ready(self) -> None:
        """Registers the sentences before any page is requested."""
        from spielwerk.table import words  # noqa: F401
