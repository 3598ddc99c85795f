"""The data folder of an older version, for tests of what becomes of its tables: see fixtures/README.md."""

from __future__ import annotations

import json
import tarfile
from pathlib import Path
from typing import Any

BEFORE_LUCK = Path(__file__).parent / "fixtures" / "before-luck"


def unpack(folder: Path) -> dict[str, dict[str, Any]]:
    """Make a data folder of it; gives the tables by name, with what opens them."""
    with tarfile.open(BEFORE_LUCK / "data.tar.xz") as tar:
        tar.extractall(folder, filter="data")
    return {name: dict(table) for name, table in json.loads((folder / "tables.json").read_text()).items()}


def records() -> dict[str, list[str]]:
    """The records that were exported from it, by the name of the table (and of who saw it)."""
    found = sorted((BEFORE_LUCK / "records").glob("*.jsonl"))
    return {path.stem: path.read_text(encoding="utf-8").splitlines() for path in found}
