"""Where Django looks for the models of an application; they are in `store/models.py`."""

from __future__ import annotations

from spielwerk.table.store.models import Table  # noqa: F401 – importing one registers all
