"""Django for the tests: a data folder of their own, set up when the first test of the table is collected."""

from __future__ import annotations

import atexit
import os
import shutil
import sys
import tempfile
from functools import cache
from pathlib import Path

PARTS = {"table", "browser"}


def pytest_collect_file(file_path: Path) -> None:
    """Modules of the table cannot be imported before Django knows its settings."""
    if PARTS & set(file_path.parts):
        set_up()


@cache
def set_up() -> Path:
    """Name the settings and a fresh data folder; the database is made by who needs it."""
    folder = Path(tempfile.mkdtemp(prefix="spielwerk-tests-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    os.environ["SPIELWERK_DATA"] = str(folder)
    os.environ["DJANGO_SETTINGS_MODULE"] = "spielwerk.table.settings"
    for name in ("SPIELWERK_HOSTS", "SPIELWERK_PUBLIC", "SPIELWERK_PROXY", "SPIELWERK_DEBUG"):
        os.environ.pop(name, None)
    tests = str(Path(__file__).parent)
    if tests not in sys.path:  # processes that are started from here look for the sample game there
        sys.path.append(tests)
    import django

    django.setup(set_prefix=False)
    return folder
