"""Notifies open event streams that a table has changed.  One broadcaster, in the server's event loop.

Writes happen in worker threads; they pass the news to the loop, which wakes the streams of that table.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import TYPE_CHECKING

import msgspec

from spielwerk.table.store import tables

if TYPE_CHECKING:
    from spielwerk.table.store.live_table import LiveTable

PING = 15.0
"""Seconds between comment lines, so that proxies keep the connection and we notice disconnects."""
STILL_HERE = b": still here\n\n"
GONE = b'data: {"gone":true}\n\n'


class Watcher:
    """An open stream: the seats it shows, and the newest message to send."""

    def __init__(self, seats: tuple[int, ...], owners: tuple[str, ...] = ()) -> None:
        self.seats = seats
        self.owners = owners
        """Whom it counts for: the browser by its key, and on a public server the address."""
        self.last_message: bytes | None = None
        """The newest message: viewers who may not notice a change get no second copy of it."""
        self._news: bytes = b""
        self._ends = False
        self._waiting: asyncio.Future[None] | None = None

    async def next(self) -> bytes:
        """Returns the next message as soon as there is one; empty at the end."""
        if not self._news and not self._ends:
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting
        news, self._news = self._news, b""
        return news

    def tell(self, news: bytes) -> None:
        """Sets the next message.  Only the newest counts: a browser fetches everything anyway."""
        if news != self.last_message:
            self._news = self.last_message = news
            self._wake()

    def ping(self) -> None:
        self._news = self._news or STILL_HERE
        self._wake()

    def end(self, news: bytes = b"") -> None:
        self._ends = True
        self._news = news
        self._wake()

    def _wake(self) -> None:
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)


class Broadcaster:
    """All open streams by table."""

    def __init__(self) -> None:
        self._loop: asyncio.AbstractEventLoop | None = None
        self._watchers: dict[str, set[Watcher]] = {}
        self._owned: Counter[str] = Counter()
        self._ticks = False
        self._closed = False

    def owned(self, owner: str) -> int:
        """Returns the number of open streams of one browser or one address."""
        return self._owned[owner]

    def enter(self, table_id: str, seats: tuple[int, ...], owners: tuple[str, ...] = ()) -> Watcher:
        """Opens a stream; must be called in the event loop."""
        loop = asyncio.get_running_loop()
        if loop is not self._loop:
            self._loop, self._ticks, self._closed = loop, False, False
            self._watchers.clear()
            self._owned.clear()
        tables.listen(self.announce)
        watcher = Watcher(seats, owners)
        self._owned.update(owners)
        if self._closed:
            watcher.end()
        self._watchers.setdefault(table_id, set()).add(watcher)
        if not self._ticks:
            self._ticks = True
            loop.call_later(PING, self._tick)
        return watcher

    def leave(self, table_id: str, watcher: Watcher) -> None:
        there = self._watchers.get(table_id, set())
        if watcher in there:
            there.discard(watcher)
            self._owned.subtract(watcher.owners)
            for owner in watcher.owners:
                if not self._owned[owner]:
                    del self._owned[owner]
        if not there:
            self._watchers.pop(table_id, None)

    @property
    def number(self) -> int:
        """The number of open streams."""
        return sum([len(there) for there in self._watchers.values()])

    # --- from any thread

    def announce(self, table_id: str, live: LiveTable | None) -> None:
        """Announces that a table has changed, or is gone."""
        if live is None:
            self.dismiss(table_id)
        elif self._loop is not None and table_id in self._watchers:
            self._hand_over(self._announce, live)

    def dismiss(self, table_id: str, seat: int | None = None) -> None:
        """Ends the streams of a table, or of one seat, with a message that it is no longer theirs."""
        if self._loop is not None and table_id in self._watchers:
            self._hand_over(self._dismiss, table_id, seat)

    def close(self) -> None:
        """Ends all streams, including late ones: the server stops, and browsers reconnect."""
        self._closed = True
        if self._loop is not None:
            self._hand_over(self._close)

    def _hand_over(self, *call: object) -> None:
        assert self._loop is not None
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(*call)  # type: ignore[arg-type]

    # --- in the loop

    def _announce(self, live: LiveTable) -> None:
        said: dict[tuple[int, ...], bytes] = {}
        for watcher in self._watchers.get(live.id, ()):
            if watcher.seats not in said:
                said[watcher.seats] = message(live, watcher.seats)
            watcher.tell(said[watcher.seats])

    def _tick(self) -> None:
        """Pings all streams, as long as there are any."""
        self._ticks = bool(self._watchers) and self._loop is not None
        if self._ticks and self._loop is not None:
            self._loop.call_later(PING, self._tick)
        for watchers in self._watchers.values():
            for watcher in watchers:
                watcher.ping()

    def _dismiss(self, table_id: str, seat: int | None) -> None:
        for watcher in self._watchers.get(table_id, ()):
            if seat is None or seat in watcher.seats or (seat < 0 and not watcher.seats):
                watcher.end(GONE)

    def _close(self) -> None:
        for watchers in self._watchers.values():
            for watcher in watchers:
                watcher.end()


def message(live: LiveTable, seats: tuple[int, ...]) -> bytes:
    """Returns the message of a stream: that something has changed for these seats, and who is asked now."""
    stamp = live.stamp(seats)
    data = msgspec.json.encode({"seq": stamp, "turn": live.awaits, "over": live.over})
    return b"id: %d\ndata: %s\n\n" % (stamp, data)


streams = Broadcaster()
