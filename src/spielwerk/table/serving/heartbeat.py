"""Signs of life for systemd: that the server is ready, that it still answers, and that it stops.

systemd names a socket in the environment (`Type=notify`) and how often it wants to hear from us
(`WatchdogSec=`); without them nothing is said.
"""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import Awaitable, Callable
from contextlib import suppress

READY = "READY=1"
STILL_ALIVE = "WATCHDOG=1"
STOPPING = "STOPPING=1"


def notify(state: str) -> None:
    """Tell systemd, if it listens."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if not address:
        return
    if address.startswith("@"):  # a name without a file
        address = "\0" + address[1:]
    with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as out:
        out.setblocking(False)  # nothing waits for somebody who does not listen
        out.sendto(state.encode(), address)


def interval() -> float | None:
    """Seconds between two signs of life: half of what systemd waits for; None if it does not wait for any."""
    if os.environ.get("WATCHDOG_PID", str(os.getpid())) != str(os.getpid()):
        return None
    try:
        return int(os.environ.get("WATCHDOG_USEC", "")) / 2e6
    except ValueError:
        return None


async def beat(answers: Callable[[], Awaitable[bool]]) -> None:
    """Say that the server is ready, then that it is alive whenever it answers; runs in its event loop."""
    notify(READY)
    pause = interval()
    while pause is not None:
        if await answers():
            notify(STILL_ALIVE)
        await asyncio.sleep(pause)
