"""`spielwerk restore FILE`: replaces the tables with a backup, and keeps the old tables."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from spielwerk.kernel.text import Name
from spielwerk.table.store import data_folder, offline
from spielwerk.table.store.restore import restore

HELP = {
    "file": Name("a file made by `spielwerk backup`", "eine Datei von `spielwerk backup`"),
    "data": Name("the folder with the tables", "der Ordner, in dem die Tische liegen"),
}
DONE = Name("{} tables restored from {}.", "{} Tische aus {} eingespielt.")
ASIDE = Name("What was there before is in {}", "Was vorher da war, liegt in {}")


def add(parser: argparse.ArgumentParser) -> None:
    """Declares the arguments."""
    parser.add_argument("file", type=Path, metavar="FILE", help=str(HELP["file"]))
    parser.add_argument("--data", default="", metavar="DIR", help=str(HELP["data"]))


def run(args: argparse.Namespace) -> int:
    """Restores the backup."""
    data = data_folder.data_folder(args.data)
    if os.environ.get("SPIELWERK_DATABASE"):
        offline.use(data)
    restored = restore(data, args.file)
    print(str(DONE).format(restored.tables, args.file))
    if restored.aside:
        print(str(ASIDE).format(restored.aside))
    return 0
