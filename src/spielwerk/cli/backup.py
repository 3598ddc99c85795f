"""`spielwerk backup FILE`: copies all tables and the key of a data folder to one file, and checks it."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from spielwerk.kernel.text import Name
from spielwerk.table.store import backup, data_folder, offline

HELP = {
    "file": Name("the file to write; it must not exist yet", "die neue Datei; noch darf es sie nicht geben"),
    "data": Name("the folder with the tables", "der Ordner, in dem die Tische liegen"),
}
DONE = Name(
    "{} tables backed up to {} ({} kB) and checked. The file holds secrets: keep it to yourself.",
    "{} Tische in {} gesichert ({} kB) und geprüft. Die Datei enthält Geheimnisse: nicht weitergeben.",
)


def add(parser: argparse.ArgumentParser) -> None:
    """Declares the arguments."""
    parser.add_argument("file", type=Path, metavar="FILE", help=str(HELP["file"]))
    parser.add_argument("--data", default="", metavar="DIR", help=str(HELP["data"]))


def run(args: argparse.Namespace) -> int:
    """Writes the backup."""
    data = data_folder.data_folder(args.data)
    if os.environ.get("SPIELWERK_DATABASE"):
        offline.use_existing(data)
    written = backup.write(data, args.file)
    print(str(DONE).format(written.tables, written.path, -(-written.size // 1024)))
    return 0
