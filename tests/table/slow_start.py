"""A bot's process that is slow to start; it must not need more than the process itself knows."""

from __future__ import annotations

import time
from multiprocessing.connection import Connection

import sample  # noqa: F401  (what a decision would have to load is loaded)
from spielwerk.table.serving import bot_process

SECONDS = 5.0


def main(connection: Connection) -> None:
    time.sleep(SECONDS)
    bot_process.main(connection)
