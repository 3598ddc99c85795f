"""Tells an address of the host's choice whose turn it is, if the server was started with `--webhooks`.

Only `https` on its usual port, never an address of this machine or of a private network, no redirects, a few
seconds at most, and in a thread of its own: whatever happens there, no move waits for it.  A message names
the game and whose turn it is, which everybody at the table can see anyway.
"""

from __future__ import annotations

import http.client
import ipaddress
import logging
import queue
import socket
import ssl
import threading
import time
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec
from django.db import connection

from spielwerk.kernel.frame import SPECTATOR
from spielwerk.kernel.text import text
from spielwerk.table.errors import Refused
from spielwerk.table.render.scene import TableScene
from spielwerk.table.store import models, tables

if TYPE_CHECKING:
    from spielwerk.table.store.live_table import LiveTable

PORT = 443
SECONDS = 3.0
"""How long one message may take, from the connection to the answer."""
MOST_WAITING = 200
"""Messages that wait to be sent; more are dropped."""
MOST_TOLD = 10_000
"""Tables whose last message is remembered."""
LONGEST = 500
TRANSLATED = tuple(map(ipaddress.ip_network, ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32")))
"""Networks of IPv6 that stand for addresses of IPv4."""

resolve = socket.getaddrinfo
dial = socket.create_connection

logger = logging.getLogger(__name__)


class NotAllowed(OSError):
    """The address must not be reached from here."""


# --- which addresses


def checked(url: str) -> str:
    """Returns an address as it is kept; raises `Refused` if it can never be used.

    >>> checked(" https://example.org/hook?x=1 ")
    'https://example.org/hook?x=1'
    """
    url = url.strip()
    if not url:
        return ""
    try:
        parts = urlsplit(url)
        usual = parts.port in (None, PORT)
    except ValueError:
        raise Refused("not an address", "table-refused-webhook") from None
    plain = url.isascii() and url.isprintable() and " " not in url and len(url) <= LONGEST
    named = bool(parts.username or parts.password)
    if named or not (plain and usual and parts.scheme == "https" and parts.hostname):
        raise Refused("not an address that can be told", "table-refused-webhook")
    if _is_address(parts.hostname) and not is_public(parts.hostname):
        raise Refused("not a public address", "table-refused-webhook")
    return url


def _is_address(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def is_public(address: str) -> bool:
    """Returns whether an address belongs to the public internet.

    >>> [is_public(a) for a in ("8.8.8.8", "10.0.0.1", "127.0.0.1", "169.254.169.254", "::ffff:10.0.0.1")]
    [True, False, False, False, False]
    """
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return is_public(str(found.ipv4_mapped))
        if any(found in net for net in TRANSLATED):
            return False
    return found.is_global and not (found.is_multicast or found.is_reserved or found.is_unspecified)


def public_address(host: str) -> str:
    """Returns the address of a host; raises `NotAllowed` if any of its addresses is not public."""
    found = [str(entry[4][0]) for entry in resolve(host, PORT, type=socket.SOCK_STREAM)]
    if not found or not all(is_public(address) for address in found):
        raise NotAllowed(f"{host} is not a public address")
    return found[0]


# --- sending


def send(url: str, message: dict[str, Any]) -> int:
    """Posts a message; returns the status of the answer, which is not read and never followed."""
    end = time.monotonic() + SECONDS
    parts = urlsplit(checked(url))
    host = parts.hostname or ""
    connected = connect(public_address(host), host, end)
    try:
        spoken = http.client.HTTPSConnection(host, PORT)
        spoken.sock = connected
        connected.settimeout(left(end))
        path = f"{parts.path or '/'}{'?' + parts.query if parts.query else ''}"
        headers = {"Content-Type": "application/json", "User-Agent": "Spielwerk", "Connection": "close"}
        spoken.request("POST", path, msgspec.json.encode(message), headers)
        connected.settimeout(left(end))
        return spoken.getresponse().status
    finally:
        connected.close()


def connect(address: str, host: str, end: float) -> socket.socket:
    """Returns an encrypted connection to exactly this address, checked to be the host's."""
    plain = dial((address, PORT), timeout=left(end))
    try:
        plain.settimeout(left(end))
        return ssl.create_default_context().wrap_socket(plain, server_hostname=host)
    except BaseException:
        plain.close()
        raise


def left(end: float) -> float:
    """Returns the seconds until a moment; raises `TimeoutError` if it has passed."""
    seconds = end - time.monotonic()
    if seconds <= 0:
        raise TimeoutError("the address did not answer in time")
    return seconds


# --- when


class Messenger:
    """Hears of every change at a table, and tells the table's address if it is somebody else's turn."""

    def __init__(self) -> None:
        self._waiting: queue.Queue[LiveTable | None] = queue.Queue(MOST_WAITING)
        self._told: dict[str, tuple[object, ...]] = {}
        self._thread = threading.Thread(target=self._run, name="webhooks", daemon=True)

    def start(self) -> None:
        self._thread.start()
        tables.listen(self.notice)

    def stop(self) -> None:
        """Stops after the messages that wait already, but waits for no address."""
        tables.unlisten(self.notice)
        self._put(None)

    def notice(self, table_id: str, live: LiveTable | None) -> None:  # noqa: ARG002 – a listener
        if live is not None:
            self._put(live)

    def _put(self, live: LiveTable | None) -> None:
        try:
            self._waiting.put_nowait(live)
        except queue.Full:
            logger.warning("a webhook was not told: too many wait")

    def _run(self) -> None:
        while (live := self._waiting.get()) is not None:
            try:
                self.tell(live)
            except Exception as error:  # whatever an address does, the next one is told
                logger.warning("a webhook could not be told: %s", type(error).__name__)
            finally:
                connection.close()

    def tell(self, live: LiveTable) -> None:
        """Tells the address of a table, if it has one and something is new for it."""
        asked = tuple([seat for seat in live.awaits if seat in live.people and not live.plan[seat].bot])
        news = (asked, live.over)
        if self._told.get(live.id) == news or not (asked or live.over):
            return
        url = models.Table.objects.filter(id=live.id).values_list("webhook", flat=True).first()
        if not url:
            return
        self._told[live.id] = news
        if len(self._told) > MOST_TOLD:
            self._told.pop(next(iter(self._told)))
        send(url, message(live, asked))


def message(live: LiveTable, asked: tuple[int, ...]) -> dict[str, Any]:
    """Returns what is told: the game, who is asked, and a sentence in the fields that chats expect."""
    scene = TableScene(live, SPECTATOR)
    names, game = [scene.seat_name(seat) for seat in asked], str(live.game.box.name)
    if live.over:
        sentence = text("table-webhook-over", game=game)
    else:
        sentence = text("table-webhook-turn", game=game, names=", ".join(names))
    return {"game": game, "waiting": names, "over": live.over, "text": sentence, "content": sentence}
