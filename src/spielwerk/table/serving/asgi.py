"""The application that uvicorn runs: Django's, with plain views in the worker threads."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from io import BytesIO
from typing import IO, Any

import django
from django.core import signals
from django.core.exceptions import RequestAborted
from django.core.handlers.asgi import ASGIHandler
from django.core.handlers.base import BaseHandler
from django.db import close_old_connections, reset_queries
from django.http import HttpRequest, HttpResponse, HttpResponseBase, HttpResponseNotAllowed
from django.urls import set_script_prefix

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "spielwerk.table.settings")
django.setup(set_prefix=False)

from django.conf import settings  # noqa: E402 – needs the settings named above
from django.urls import Resolver404, resolve  # noqa: E402

from spielwerk.table.errors import TooLarge  # noqa: E402
from spielwerk.table.serving import event_stream, health  # noqa: E402
from spielwerk.table.serving.middleware import dressed, error_response  # noqa: E402
from spielwerk.table.serving.worker_pool import in_pool  # noqa: E402

BODY_SECONDS = 30.0
"""The time limit for the whole body of a request."""
LINGER = 10
"""Seconds to keep reading the rest of a body that is too large."""
MOST_UNREAD = 64 * 1024 * 1024

signals.request_started.disconnect(reset_queries)
signals.request_started.disconnect(close_old_connections)
signals.request_finished.disconnect(close_old_connections)


MOST_HEADERS = 100
LARGEST_HEADER = 32 * 1024
"""The largest size of a request header, in bytes."""


def refused_header(lines: Sequence[tuple[bytes, bytes]]) -> int:
    """Returns the status with which a header is refused: 400 if it says twice where its body ends, since a
    proxy may have read that differently, 431 if it is too large; 0 if it is fine.
    """
    names = [name for name, _ in lines]
    if b"transfer-encoding" in names and b"content-length" in names:
        return 400
    size = sum([len(name) + len(value) for name, value in lines])
    return 431 if len(lines) > MOST_HEADERS or size > LARGEST_HEADER else 0


CAMPAIGN_FILE = "/campaign/import"


def most_bytes(path: str) -> int:
    """Returns how large a post to an address may be: only the file of a campaign is large."""
    large = path == CAMPAIGN_FILE
    most: int = settings.SPIELWERK_CAMPAIGN_SIZE if large else settings.DATA_UPLOAD_MAX_MEMORY_SIZE
    return most


class BodyTooLarge(Exception):
    """A body is larger than any post can be; there may be more of it."""

    def __init__(self, goes_on: bool) -> None:
        super().__init__()
        self.goes_on = goes_on


class SameThreadHandler(BaseHandler):
    """Django's request handler without a change of threads between middleware and views."""

    def __init__(self) -> None:
        super().__init__()
        self.load_middleware(is_async=False)


class Handler(ASGIHandler):
    """Passes plain requests to the worker pool; event streams stay in the event loop.

    Django's own handler starts two tasks and a thread for each request, and a request that is cut off when
    the server stops leaves a traceback.  Here only a stream watches for the browser disconnecting: a plain
    view always runs to its end.
    """

    chunk_size = 2**20
    """The size of a chunk of an answer: large enough that a page is sent as a whole."""

    def __init__(self) -> None:
        super().__init__()
        self._plain = SameThreadHandler()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Handles one HTTP request."""
        answer = Answer(send)
        if status := refused_header(scope["headers"]):
            await answer.refuse(status)
            return
        try:
            await self._handle(scope, receive, answer)
        except asyncio.CancelledError:  # the server is stopping, and its grace period is over
            await answer.break_off()

    async def _handle(self, scope: Any, receive: Any, answer: Answer) -> None:
        set_script_prefix(scope.get("root_path", ""))
        try:
            async with asyncio.timeout(BODY_SECONDS):
                body = await self.read_body(receive, most_bytes(scope["path"]))
        except RequestAborted:
            return
        except TimeoutError:
            await answer.refuse(408)
            return
        except BodyTooLarge as much:
            await self._refuse_large(scope, receive if much.goes_on else None, answer)
            return
        request, refusal = self.create_request(scope, body)
        response: Any = refusal if request is None else await self.run_get_response(request)
        try:
            sending = self.send_response(response, answer.send)
            await (_while_here(sending, receive) if response.streaming else sending)
        finally:
            response.close()
            body.close()

    async def get_response_async(self, request: HttpRequest) -> HttpResponseBase:
        if request.path_info == "/health":
            return dressed(await health.answer(request))
        if request.path_info.endswith("/events"):
            try:
                match = resolve(request.path_info)
            except Resolver404:
                match = None
            if match is not None and match.func is event_stream.events:
                if request.method != "GET":  # a worker running it would wait for another worker
                    return dressed(HttpResponseNotAllowed(["GET"]))
                return dressed(await event_stream.events(request, **match.kwargs))
        response: HttpResponseBase = await in_pool(self._plain.get_response, request)
        return response

    async def read_body(self, receive: Any, most: int | None = None) -> IO[bytes]:
        """Returns the body, if it is not larger than any post can be."""
        most = settings.DATA_UPLOAD_MAX_MEMORY_SIZE if most is None else most
        body = BytesIO()
        while True:
            message = await receive()
            if message["type"] == "http.disconnect":
                raise RequestAborted
            body.write(message.get("body", b""))
            goes_on = message.get("more_body", False)
            if body.tell() > most:
                body.close()
                raise BodyTooLarge(goes_on)
            if not goes_on:
                break
        body.seek(0)
        return body

    async def _refuse_large(self, scope: Any, receive: Any | None, answer: Answer) -> None:
        """Sends the error page at once, and ends it when the body has been read (`receive` is None if it
        already has). A browser that is still sending when the connection closes shows an error of its own
        instead.
        """
        request, response = self.create_request(scope, BytesIO())
        if request is not None:
            error = TooLarge("this post is too large", most_bytes(scope["path"]))
            response = dressed(await in_pool(error_response, request, error))
        assert isinstance(response, HttpResponse)
        headers = [(name.lower().encode(), value.encode()) for name, value in response.items()]
        await answer.send({"type": "http.response.start", "status": response.status_code, "headers": headers})
        await answer.send({"type": "http.response.body", "body": response.content, "more_body": True})
        if receive is not None:
            with suppress(TimeoutError):
                async with asyncio.timeout(LINGER):
                    await _run_out(receive)
        await answer.send({"type": "http.response.body", "body": b"", "more_body": False})


async def _run_out(receive: Any) -> None:
    """Reads and discards the rest of a body, up to a limit."""
    left = MOST_UNREAD
    while left > 0:
        message = await receive()
        left -= len(message.get("body", b""))
        if not message.get("more_body", False):
            break


class Answer:
    """The answer being sent, and how far it has come."""

    def __init__(self, send: Any) -> None:
        self._send = send
        self._begun = False

    async def send(self, message: dict[str, Any]) -> None:
        self._begun = True
        await self._send(message)

    async def break_off(self) -> None:
        """Ends the answer, however much of it has been sent."""
        if not self._begun:
            await self.refuse(503)
        else:
            await self._send({"type": "http.response.body", "body": b"", "more_body": False})

    async def refuse(self, status: int) -> None:
        """Sends an answer without a body and closes the connection."""
        headers = [(b"connection", b"close"), (b"content-length", b"0")]
        await self._send({"type": "http.response.start", "status": status, "headers": headers})
        await self._send({"type": "http.response.body", "body": b"", "more_body": False})


async def _while_here(sending: Coroutine[Any, Any, None], receive: Any) -> None:
    """Sends an answer until the browser disconnects."""
    tasks = asyncio.ensure_future(sending), asyncio.ensure_future(receive())
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        done = await asyncio.gather(*tasks, return_exceptions=True)
    if isinstance(done[0], Exception):
        raise done[0]


application = Handler()
