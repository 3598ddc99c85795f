"""`spielwerk tables`: what the host of a server can do with its tables, whether the server is
running or not.
"""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING

from spielwerk.kernel.errors import SpielwerkError
from spielwerk.kernel.text import Name, current_language
from spielwerk.table.store import data_folder, offline

if TYPE_CHECKING:
    from spielwerk.table.store.overview import Listed

DEEDS = ("list", "close", "open", "delete", "clear")
HELP = {
    "deed": Name(
        "list (the default), close or open tables for further moves, delete them,"
        " or clean up finished ones that nobody has used for some days",
        "list (auch ohne Angabe) zeigt alle, close schließt Tische für weitere Züge, open öffnet sie wieder,"
        " delete löscht sie, clear räumt beendete ab, die seit einigen Tagen niemand benutzt hat",
    ),
    "tables": Name("the ids of the tables", "die gemeinten Tische"),
    "older-than": Name("for clear: days without use", "für clear: Tage ohne Benutzung"),
    "yes": Name("do not ask", "nicht nachfragen"),
    "data": Name("the folder with the tables", "der Ordner, in dem die Tische liegen"),
}
NONE = Name("There are no such tables.", "Solche Tische gibt es nicht.")
NAME_THEM = Name("name the tables that you want to {}", "die Tische nennen, für die {} gelten soll")
DAYS = Name(
    "clear needs a number of days: --older-than 30", "clear braucht eine Zahl von Tagen: --older-than 30"
)
UNKNOWN = Name("there is no table {}", "den Tisch {} gibt es nicht")
ONE, SEVERAL = Name("1 table", "1 Tisch"), Name("{} tables", "{} Tische")
ASK = {
    "close": Name("Close {}?", "{} schließen?"),
    "open": Name("Open {} again?", "{} wieder öffnen?"),
    "delete": Name("Delete {} for good?", "{} endgültig löschen?"),
}
DONE = {
    "close": Name("{} closed.", "{} geschlossen."),
    "open": Name("{} opened.", "{} geöffnet."),
    "delete": Name("{} deleted.", "{} gelöscht."),
}
ANSWERS = Name("[y/N]", "[j/N]")
AGREED = {"en": ("y", "yes"), "de": ("j", "ja")}
NOBODY = Name(
    "nobody can be asked here; say --yes if you mean it",
    "hier lässt sich niemand fragen; mit --yes geht es ohne Rückfrage",
)
LEFT = Name("Nothing has been changed.", "Es wurde nichts geändert.")
COLUMNS = (
    Name("table", "Tisch"),
    Name("game", "Spiel"),
    Name("state", "Stand"),
    Name("last used", "zuletzt"),
    Name("choices", "Züge"),
    Name("people", "Personen"),
)
STATES = {
    "running": Name("running", "läuft"),
    "over": Name("finished", "beendet"),
    "closed": Name("closed", "geschlossen"),
}


def add(parser: argparse.ArgumentParser) -> None:
    """Declares the arguments."""
    parser.add_argument("deed", nargs="?", choices=DEEDS, default="list", help=str(HELP["deed"]))
    parser.add_argument("tables", nargs="*", metavar="TABLE", help=str(HELP["tables"]))
    parser.add_argument("--older-than", type=int, metavar="DAYS", help=str(HELP["older-than"]))
    parser.add_argument("--yes", action="store_true", help=str(HELP["yes"]))
    parser.add_argument("--data", default="", metavar="DIR", help=str(HELP["data"]))


def run(args: argparse.Namespace) -> int:
    """Lists tables, or changes some of them."""
    offline.use_existing(data_folder.data_folder(args.data))
    offline.require_current_schema()
    from spielwerk.table.store import overview

    chosen = _chosen(args, overview.listed())
    if not chosen:
        print(str(NONE))
        return 0
    for line in _lines(chosen):
        print(line)
    if args.deed == "list":
        return 0
    deed = "delete" if args.deed == "clear" else args.deed
    if not args.yes and not _agreed(str(ASK[deed]).format(_counted(len(chosen)))):
        print(str(LEFT))
        return 0
    for table in chosen:
        if deed == "delete":
            overview.delete(table.id)
        else:
            overview.set_closed(table.id, deed == "close")
    print(str(DONE[deed]).format(_counted(len(chosen))))
    return 0


def _chosen(args: argparse.Namespace, found: list[Listed]) -> list[Listed]:
    if args.deed == "clear":
        if args.older_than is None or args.older_than < 0 or args.tables:
            raise SpielwerkError(str(DAYS))
        return [table for table in found if table.over and table.days >= args.older_than]
    if args.deed != "list" and not args.tables:
        raise SpielwerkError(str(NAME_THEM).format(args.deed))
    known = {table.id: table for table in found}
    for id in args.tables:
        if id not in known:
            raise SpielwerkError(str(UNKNOWN).format(id))
    return [known[id] for id in dict.fromkeys(args.tables)] if args.tables else found


def _counted(tables: int) -> str:
    return str(ONE) if tables == 1 else str(SEVERAL).format(tables)


def _agreed(question: str) -> bool:
    if not sys.stdin.isatty():
        raise SpielwerkError(str(NOBODY))
    print(question, str(ANSWERS), end=" ", flush=True)
    return sys.stdin.readline().strip().lower() in AGREED[current_language()]


def _lines(found: list[Listed]) -> list[str]:
    rows = [tuple([str(column) for column in COLUMNS])]
    rows += [
        (
            table.id,
            table.game,
            str(STATES["over" if table.over else "closed" if table.closed else "running"]),
            table.updated.strftime("%Y-%m-%d"),
            str(table.choices),
            ", ".join(table.people),
        )
        for table in found
    ]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(f"{cell:{width}}" for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows
    ]
