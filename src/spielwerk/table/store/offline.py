"""Opens the store of a data folder without a server: for the commands of the person who hosts it."""

from __future__ import annotations

import os
from pathlib import Path

from spielwerk.kernel.errors import SpielwerkError
from spielwerk.table.store import backup, data_folder


def use(data: Path) -> None:
    """Name the store of this folder to Django."""
    os.environ["DJANGO_SETTINGS_MODULE"] = "spielwerk.table.settings"
    os.environ["SPIELWERK_DATA"] = str(data)
    import django

    django.setup(set_prefix=False)


def use_existing(data: Path) -> None:
    """The same; raises `SpielwerkError` if nothing was ever stored there."""
    if not os.environ.get("SPIELWERK_DATABASE") and not (data / data_folder.DATABASE).exists():
        raise SpielwerkError(str(backup.NO_TABLES).format(data))
    use(data)
