"""The event stream of a table: it tells *that* something has changed; the page then fetches what it is."""

from __future__ import annotations

from collections.abc import AsyncIterator

from django.core.exceptions import DisallowedHost
from django.http import HttpRequest, HttpResponse, HttpResponseBase, StreamingHttpResponse

from spielwerk.table import seats, tables
from spielwerk.table.broadcast import GONE, Watcher, message, streams
from spielwerk.table.errors import TableError
from spielwerk.table.pool import in_pool
from spielwerk.table.sitting import Live


async def events(request: HttpRequest, table_id: str) -> HttpResponseBase:
    """`GET /table/<id>/events`, with `Last-Event-ID` (or `?seen=`) for who comes back."""
    try:
        request.get_host()
        viewer = await in_pool(_look, request, table_id)
    except DisallowedHost:
        return HttpResponse("wrong host", status=400, content_type="text/plain")
    except TableError as error:
        return HttpResponse(str(error), status=error.status, content_type="text/plain")
    known = request.headers.get("Last-Event-ID") or request.GET.get("seen", "")
    response = StreamingHttpResponse(
        _stream(table_id, viewer.seats, known), content_type="text/event-stream; charset=utf-8"
    )
    response["Cache-Control"] = "no-store"
    response["X-Accel-Buffering"] = "no"
    return response


def _look(request: HttpRequest, table_id: str) -> seats.Viewer:
    return seats.look(request, table_id)[1]


async def _stream(table_id: str, held: tuple[int, ...], known: str) -> AsyncIterator[bytes]:
    """What the table is, then each change; ends when the client goes."""
    watcher = streams.enter(table_id, held)
    try:
        newest = await in_pool(_newest, table_id)
        yield GONE if newest is None else _greeting(newest, watcher, known)
        while newest is not None and (news := await watcher.next()):
            yield news
    finally:
        streams.leave(table_id, watcher)


def _newest(table_id: str) -> Live | None:
    """The table as it is once the stream has been entered: nothing that happens from there on is missed."""
    try:
        return tables.get(table_id)
    except TableError:
        return None


def _greeting(live: Live, watcher: Watcher, known: str) -> bytes:
    """What is new since the browser was here; it tries again two seconds after a break."""
    watcher.told = message(live, watcher.seats)
    up_to_date = known == str(live.stamp(watcher.seats))
    return b"retry: 2000\n" + (b": up to date\n\n" if up_to_date else watcher.told)
