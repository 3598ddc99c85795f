"""One server: port, data folder, migrations, types, bots, uvicorn: started in this order, ended in reverse.

Browsers may connect from the first moment: they wait until everything is ready.
"""

from __future__ import annotations

import logging
import os
import signal
import socket
import threading
import time
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct

from spielwerk.kernel.errors import SpielwerkError
from spielwerk.kernel.text import Name
from spielwerk.table.serving import lan
from spielwerk.table.store import data_folder

if TYPE_CHECKING:
    from spielwerk.table.store.database_lock import DatabaseLock

PORT = 8765
TRIED = 20
"""How many ports after the wanted one are tried before any free one is taken."""
RENEWAL = 5.0
"""Seconds between two checks of the database lock."""
ANY = "0.0.0.0"

PORT_TAKEN = Name("port {} of {} cannot be used: {}", "Port {} von {} lässt sich nicht benutzen: {}")
EMPTY = Name(
    "{} was empty: whatever tables were in it are gone, and a new one is begun (see `spielwerk restore`)",
    "{} war leer: Tische, die darin waren, sind verloren, es wird neu begonnen (siehe `spielwerk restore`)",
)
MIGRATION = Name("could not bring the tables up to date: {}", "die Tische ließen sich nicht umstellen: {}")


class Wish(Struct, frozen=True):
    """The settings with which a person starts a server."""

    host: str = ""
    port: int | None = None
    lan: bool = False
    data: str = ""
    browser: bool = True
    debug: bool = False
    webhooks: bool = False


class ServerAddress(Struct, frozen=True):
    """The address of the server."""

    url: str
    lan_urls: tuple[str, ...]
    port: int
    moved: bool
    """Whether another port is used, because the usual one was taken."""


def run(wish: Wish, say: Callable[[ServerAddress], None]) -> int:
    """Serves until it is stopped; calls `say` with its address once it answers."""
    signal.signal(signal.SIGTERM, _interrupted)
    with suppress(KeyboardInterrupt):  # stopped while it was still starting
        _run(wish, say)
    return 0


def _run(wish: Wish, say: Callable[[ServerAddress], None]) -> None:
    data = data_folder.data_folder(wish.data)
    lock = data_folder.Lock(data)
    with _first_listen(wish, lock) as listening:
        data_folder.prepare(data)
        lock.take()
        try:
            place = _place(wish, listening)
            _environment(wish, data)
            with _only_server_of_the_database() as database_lock:
                _migrate(data)
                lock.say_where(place.url)
                _serve(listening, place, wish, say, database_lock)
        finally:
            lock.release()


def _first_listen(wish: Wish, lock: data_folder.Lock) -> socket.socket:
    """Returns a listening socket before anything is written: if there is none, no folder is left behind.

    If a server of the same folder has the port, the error names that server.
    """
    try:
        return _listen(wish)
    except SpielwerkError:
        with suppress(OSError):  # an unreadable folder is not the problem here
            lock.check()
        raise


def _host(wish: Wish) -> str:
    return wish.host or (ANY if wish.lan else "127.0.0.1")


def _listen(wish: Wish) -> socket.socket:
    """Returns a listening socket: on the requested port, or else near the usual one."""
    host = _host(wish)
    ports = [wish.port] if wish.port is not None else [*range(PORT, PORT + TRIED), 0]
    problem = ""
    for port in ports:
        try:
            return lan.listening_at(host, port)
        except (OSError, OverflowError) as error:
            problem = getattr(error, "strerror", None) or str(error)
    raise SpielwerkError(str(PORT_TAKEN).format(ports[0], host, problem))


def _place(wish: Wish, listening: socket.socket) -> ServerAddress:
    host, port = _host(wish), listening.getsockname()[1]
    everywhere = host in (ANY, "::", "")
    others = [] if lan.is_loopback(host) else lan.addresses() if everywhere else [host]
    own = "127.0.0.1" if everywhere else host
    return ServerAddress(
        url=f"http://{lan.in_url(own)}:{port}/",
        lan_urls=tuple([f"http://{lan.in_url(address)}:{port}/" for address in others]),
        port=port,
        moved=wish.port is None and port != PORT,
    )


def _environment(wish: Wish, data: Path) -> None:
    """Passes the wishes to the settings; existing environment variables take precedence."""
    host = _host(wish)
    os.environ["DJANGO_SETTINGS_MODULE"] = "spielwerk.table.settings"
    os.environ["SPIELWERK_DATA"] = str(data)
    os.environ.setdefault("SPIELWERK_HOSTS", ",".join(lan.hosts(host)))
    os.environ.setdefault("SPIELWERK_PUBLIC", "0" if lan.is_loopback(host) else "1")
    if wish.debug:
        os.environ["SPIELWERK_DEBUG"] = "1"
    if wish.webhooks:
        os.environ["SPIELWERK_WEBHOOKS"] = "1"


@contextmanager
def _only_server_of_the_database() -> Iterator[DatabaseLock]:
    """Locks the PostgreSQL database; raises an error if a server from another folder is using it."""
    import django

    django.setup(set_prefix=False)
    from django.db import DatabaseError

    from spielwerk.table.store.database_lock import DatabaseLock

    lock = DatabaseLock()
    try:
        lock.take()
    except DatabaseError as error:
        raise SpielwerkError(str(MIGRATION).format(" ".join(str(error).split()))) from error
    try:
        yield lock
    finally:
        lock.release()


def _migrate(data: Path) -> None:
    """Migrates the database; makes a backup first if that changes anything."""
    import django
    from django.core.management import call_command
    from django.db import DatabaseError, connection
    from django.db.migrations.executor import MigrationExecutor

    django.setup(set_prefix=False)
    from spielwerk.table.store import backup

    file = data / data_folder.DATABASE
    was_empty = file.exists() and not file.stat().st_size
    try:
        executor = MigrationExecutor(connection)
        due = executor.migration_plan(executor.loader.graph.leaf_nodes())
        if connection.vendor == "sqlite" and was_empty:
            logging.getLogger(__name__).warning(str(EMPTY).format(file))
        if due and executor.loader.applied_migrations:
            backup.before(data, f"before-{due[0][0].name}")
        if due:
            call_command("migrate", verbosity=0, interactive=False, skip_checks=True)
        if connection.vendor == "sqlite":
            file.chmod(0o600)
    except DatabaseError as error:
        raise SpielwerkError(str(MIGRATION).format(" ".join(str(error).split()))) from error
    finally:
        connection.close()


def _serve(
    listening: socket.socket,
    place: ServerAddress,
    wish: Wish,
    say: Callable[[ServerAddress], None],
    database_lock: DatabaseLock,
) -> None:
    """Serves with writer and bots until the server is told to stop."""
    from django.conf import settings

    from spielwerk.table.serving import connections, network
    from spielwerk.table.serving.bot_supervisor import Supervisor
    from spielwerk.table.serving.health import health
    from spielwerk.table.serving.http_server import HttpServer
    from spielwerk.table.serving.warm_up import prepare
    from spielwerk.table.serving.webhooks import Messenger
    from spielwerk.table.store import campaigns
    from spielwerk.table.store.writer import writer

    prepare()
    campaigns.advance_all()
    connections.idle.expect(connections.raise_file_limit())
    server = HttpServer(listening, lan.QUEUE)
    network.offer(server.open_to_network)
    supervisor = Supervisor()
    messenger = Messenger() if settings.SPIELWERK_WEBHOOKS else None
    health.watch(supervisor)
    try:
        writer.start()
        supervisor.start()
        if messenger:
            messenger.start()
        threading.Thread(target=_announce, args=(server, place, wish, say), daemon=True).start()
        renewal = LockRenewal(database_lock, server.stop)
        server.run(sockets=[listening])
        renewal.check()
    except KeyboardInterrupt:  # uvicorn has stopped cleanly and passes the signal on
        pass
    finally:
        if messenger:
            messenger.stop()
        supervisor.stop()
        writer.stop()


class LockRenewal:
    """Renews the lock of the database regularly, and stops the server if another one has it."""

    def __init__(self, lock: DatabaseLock, stop: Callable[[], None]) -> None:
        self._lock = lock
        self._stop = stop
        self._lost: SpielwerkError | None = None
        threading.Thread(target=self._run, name="database-lock", daemon=True).start()

    def _run(self) -> None:
        while self._lost is None:
            time.sleep(RENEWAL)
            try:
                self._lock.renew()
            except SpielwerkError as error:
                self._lost = error
                self._stop()

    def check(self) -> None:
        """Raises `SpielwerkError` if the server has stopped because of it."""
        if self._lost is not None:
            raise self._lost


def _interrupted(*_: object) -> None:
    """Treats SIGTERM like Ctrl-C."""
    raise KeyboardInterrupt


def _announce(server: object, place: ServerAddress, wish: Wish, say: Callable[[ServerAddress], None]) -> None:
    """Announces the address once the server answers, and opens the browser; then warms up."""
    from spielwerk.table.serving.warm_up import warm_up

    pause = threading.Event()
    while not getattr(server, "started", False):
        if getattr(server, "should_exit", False):
            return
        pause.wait(0.02)
    say(place)
    if wish.browser:
        webbrowser.open(place.url)
    warm_up()
