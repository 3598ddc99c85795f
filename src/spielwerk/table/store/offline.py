"""Opens the store of a data folder without a server, for the commands of the host."""

from __future__ import annotations

import os
from pathlib import Path

from spielwerk.kernel.errors import SpielwerkError
from spielwerk.kernel.text import Name
from spielwerk.table.store import backup, data_folder

OLDER = Name(
    "the database is of an older version of Spielwerk;"
    " `spielwerk serve` makes a backup and brings it up to date",
    "die Datenbank stammt von einer älteren Version von Spielwerk;"
    " `spielwerk serve` sichert sie und bringt sie auf den neuen Stand",
)


def use(data: Path) -> None:
    """Configures Django for the store of this folder."""
    os.environ["DJANGO_SETTINGS_MODULE"] = "spielwerk.table.settings"
    os.environ["SPIELWERK_DATA"] = str(data)
    import django

    django.setup(set_prefix=False)


def use_existing(data: Path) -> None:
    """Configures Django like `use`; raises `SpielwerkError` if nothing was ever stored there."""
    if not os.environ.get("SPIELWERK_DATABASE") and not (data / data_folder.DATABASE).exists():
        raise SpielwerkError(str(backup.NO_TABLES).format(data))
    use(data)


def require_current_schema() -> None:
    """Raises `SpielwerkError` if the database has not been migrated to this version."""
    from django.db import connection
    from django.db.migrations.executor import MigrationExecutor

    executor = MigrationExecutor(connection)
    if executor.migration_plan(executor.loader.graph.leaf_nodes()):
        raise SpielwerkError(str(OLDER))
