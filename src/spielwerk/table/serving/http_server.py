"""uvicorn as this server needs it: limited connections, a heartbeat, and an end that waits for nobody."""

from __future__ import annotations

import asyncio
import socket
from contextlib import suppress
from types import FrameType

import uvicorn
from django.conf import settings

from spielwerk.table.serving import connections, heartbeat, lan
from spielwerk.table.serving.asgi import application
from spielwerk.table.serving.broadcast import streams
from spielwerk.table.serving.health import workers_answer

GRACE = 2
"""Seconds that open streams get when the server stops."""
AT_A_TIME = 32
"""Connections accepted at a time before any of them is handled, so that their number stays limited."""
PATIENCE = 5
"""Seconds that opening the server to the network may take."""
TURNING_AWAY = 0.05
"""Seconds between two looks for connections that arrived during the shutdown."""


class HttpServer(uvicorn.Server):
    """Serves on a listening socket with a backlog of `queue` connections.

    Ends the event streams as soon as it is told to stop, so that nobody waits for them.
    """

    def __init__(self, listening: socket.socket, queue: int) -> None:
        super().__init__(_config())
        self._listening = listening
        self._queue = queue

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        streams.close()
        super().handle_exit(sig, frame)

    def stop(self) -> None:
        """Stops as if told to, but without a signal."""
        streams.close()
        self.should_exit = True

    def open_to_network(self) -> list[str]:
        """Listens on the machine's own addresses as well, on the same port; returns those where that worked.

        To be called from another thread than that of the event loop.
        """
        port, found = self._listening.getsockname()[1], []
        for address in lan.addresses():
            with suppress(OSError):  # taken, or no longer an address of this machine
                listening = lan.listening_at(address, port)
                asyncio.run_coroutine_threadsafe(self._listen_too(listening), self._loop).result(PATIENCE)
                found.append(address)
        return found

    async def _listen_too(self, listening: socket.socket) -> None:
        """Accepts connections of one more socket, as uvicorn does with the first."""
        protocol = self.config.http_protocol_class

        def connected() -> asyncio.Protocol:
            made: asyncio.Protocol = protocol(self.config, self.server_state, self.lifespan.state)  # type: ignore[call-arg]
            return made

        self.servers.append(await self._loop.create_server(connected, sock=listening, backlog=AT_A_TIME))
        listening.listen(self._queue)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        self._loop = asyncio.get_running_loop()
        await super().startup(sockets)
        self._listening.listen(self._queue)  # asyncio has shortened the backlog
        self._beating = asyncio.create_task(heartbeat.beat(workers_answer))

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        heartbeat.notify(heartbeat.STOPPING)
        self._beating.cancel()
        turning_away = asyncio.create_task(self._turn_away())
        await super().shutdown(sockets)
        turning_away.cancel()

    async def _turn_away(self) -> None:
        """Closes connections that arrived during the shutdown as well."""
        while True:
            for connection in list(self.server_state.connections):
                connection.shutdown()
            await asyncio.sleep(TURNING_AWAY)


def _config() -> uvicorn.Config:
    return uvicorn.Config(
        application,
        http=connections.LimitedConnection,
        ws="none",
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        lifespan="off",
        proxy_headers=bool(settings.SPIELWERK_PROXY),
        forwarded_allow_ips=settings.SPIELWERK_PROXY,
        timeout_graceful_shutdown=GRACE,
        backlog=AT_A_TIME,
    )
