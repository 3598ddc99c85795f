"""Everything that is done with tables.  All changes go through here, to the one writer.

Tables are created (`create_table`), played (`choosing`) and managed (`manage_table`); `table_cache` finds
them, `preview` and `export_record` read them.  Code that needs a table imports this module.
"""

from __future__ import annotations

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
from spielwerk.table.store.choosing import ask_again, choose, give, redo, undo
from spielwerk.table.store.create_table import MODES, Created, adopt, create
from spielwerk.table.store.export_record import debug, export
from spielwerk.table.store.live_table import LiveTable, Past, SeatPlan
from spielwerk.table.store.manage_table import (
    ask_everything,
    call_time,
    delete,
    give_back,
    give_to_bot,
    nudge,
    rename_seat,
    turn_page,
    with_result,
)
from spielwerk.table.store.preview import Preview, preview
from spielwerk.table.store.table_cache import announce_gone, forget_all, get, listen, unlisten

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
    "announce_gone",
    "ask_again",
    "ask_everything",
    "call_time",
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
    "nudge",
    "preview",
    "redo",
    "rename_seat",
    "turn_page",
    "undo",
    "unlisten",
    "with_result",
]
