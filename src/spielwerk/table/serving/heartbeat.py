"""Heartbeats for systemd: the server is ready, it still answers, it stops.

systemd names a socket in the environment (`Type=notify`) and the interval it expects (`WatchdogSec=`);
without them nothing is sent.
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
    """Notifies systemd, if it listens."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if not address:
        return
    if address.startswith("@"):  # an abstract socket name
        address = "\0" + address[1:]
    with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as out:
        out.setblocking(False)  # never wait for a missing listener
        out.sendto(state.encode(), address)


def interval() -> float | None:
    """Returns the seconds between two heartbeats: half of systemd's timeout; None if it has none."""
    if os.environ.get("WATCHDOG_PID", str(os.getpid())) != str(os.getpid()):
        return None
    try:
        return int(os.environ.get("WATCHDOG_USEC", "")) / 2e6
    except ValueError:
        return None


async def beat(answers: Callable[[], Awaitable[bool]]) -> None:
    """Reports that the server is ready, then that it is alive whenever it answers; runs in its event loop."""
    notify(READY)
    pause = interval()
    while pause is not None:
        if await answers():
            notify(STILL_ALIVE)
        await asyncio.sleep(pause)
