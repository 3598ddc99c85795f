"""The table as a Django application."""

from __future__ import annotations

from django.apps import AppConfig


class TableConfig(AppConfig):
    """Named by its package, with a short label for its database tables."""

    name = "spielwerk.table"
    label = "table"
