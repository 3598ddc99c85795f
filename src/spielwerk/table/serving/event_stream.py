"""The event stream of a table: it says *that* something has changed; the page then fetches the change."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator

from django.core.exceptions import DisallowedHost
from django.http import HttpRequest, HttpResponse, HttpResponseBase, StreamingHttpResponse

from spielwerk.table.errors import TableError
from spielwerk.table.people import limits, seats
from spielwerk.table.serving.broadcast import GONE, Watcher, message, streams
from spielwerk.table.serving.worker_pool import in_pool
from spielwerk.table.store import tables
from spielwerk.table.store.live_table import LiveTable

MOST_A_BROWSER = 24
"""The largest number of streams per browser, which closes those of its hidden tabs."""
MOST_AN_ADDRESS = 200
"""The largest number of streams per address on a public server: all the people behind one router together."""
RETRY = (1000, 5000)
"""The range of retry intervals in milliseconds; one is drawn at random for each stream."""


async def events(request: HttpRequest, table_id: str) -> HttpResponseBase:
    """`GET /table/<id>/events`: the event stream; browsers that reconnect send `Last-Event-ID` (or
    `?seen=`).
    """
    try:
        request.get_host()
        viewer = await in_pool(_look, request, table_id)
    except DisallowedHost:
        return HttpResponse("wrong host", status=400, content_type="text/plain")
    except TableError as error:
        return HttpResponse(str(error), status=error.status, content_type="text/plain")
    key, address = f"key {viewer.key}", limits.counted_address(request)
    if streams.owned(key) >= MOST_A_BROWSER or (address and streams.owned(address) >= MOST_AN_ADDRESS):
        return HttpResponse("too many streams are open", status=429, content_type="text/plain")
    known = request.headers.get("Last-Event-ID") or request.GET.get("seen", "")
    response = StreamingHttpResponse(
        _stream(table_id, viewer.seats, known, (key, address) if address else (key,)),
        content_type="text/event-stream; charset=utf-8",
    )
    response["Cache-Control"] = "no-store"
    response["X-Accel-Buffering"] = "no"
    return response


def _look(request: HttpRequest, table_id: str) -> seats.Viewer:
    with limits.counting(request), limits.reading.reading():
        return seats.look(request, table_id)[1]


async def _stream(
    table_id: str, held: tuple[int, ...], known: str, owners: tuple[str, ...]
) -> AsyncIterator[bytes]:
    """Yields the state of the table, then each change; ends when the client disconnects."""
    watcher = streams.enter(table_id, held, owners)
    try:
        newest = await in_pool(_newest, table_id)
        yield GONE if newest is None else _greeting(newest, watcher, known)
        while newest is not None and (news := await watcher.next()):
            yield news
    finally:
        streams.leave(table_id, watcher)


def _newest(table_id: str) -> LiveTable | None:
    """Returns the table after the stream has been opened, so that no later change is missed."""
    try:
        return tables.get(table_id)
    except TableError:
        return None


def _greeting(live: LiveTable, watcher: Watcher, known: str) -> bytes:
    """Returns what is new since the browser was here, and its retry interval.

    All browsers lose their streams at once when a server stops; they must not all reconnect at once.
    """
    watcher.last_message = message(live, watcher.seats)
    up_to_date = known == str(live.stamp(watcher.seats))
    return b"retry: %d\n" % random.randint(*RETRY) + (
        b": up to date\n\n" if up_to_date else watcher.last_message
    )
