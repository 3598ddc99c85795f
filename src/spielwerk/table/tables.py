"""The one writer of the store.  Everything that changes a table goes through here.

Tables are made (`making`), played at (`choosing`) and looked after (`keeping`); they are found on the `shelf`
and looked into by `looking`.  Whoever needs a table imports this module.
"""

from __future__ import annotations

from spielwerk.table.choosing import choose, give, redo, undo
from spielwerk.table.errors import (
    BadToken,
    NotYours,
    Refused,
    Stale,
    StoreBusy,
    StoreFailed,
    StoreFull,
    TableBroken,
    TableError,
    TableGone,
    TooLarge,
    TooMany,
)
from spielwerk.table.keeping import delete, give_back, give_to_bot, rename_seat, turn_page, with_result
from spielwerk.table.looking import Preview, debug, export, preview
from spielwerk.table.making import MODES, Created, adopt, create
from spielwerk.table.store.live_table import LiveTable, Past, SeatPlan
from spielwerk.table.store.table_cache import forget_all, get, listen, unlisten

__all__ = [
    "MODES",
    "BadToken",
    "Created",
    "LiveTable",
    "NotYours",
    "Past",
    "Preview",
    "Refused",
    "SeatPlan",
    "Stale",
    "StoreBusy",
    "StoreFailed",
    "StoreFull",
    "TableBroken",
    "TableError",
    "TableGone",
    "TooLarge",
    "TooMany",
    "adopt",
    "choose",
    "create",
    "debug",
    "delete",
    "export",
    "forget_all",
    "get",
    "give",
    "give_back",
    "give_to_bot",
    "listen",
    "preview",
    "redo",
    "rename_seat",
    "turn_page",
    "undo",
    "unlisten",
    "with_result",
]
