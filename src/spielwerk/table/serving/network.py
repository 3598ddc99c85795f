"""Opening a running server to the local network, for a person at its own machine."""

from __future__ import annotations

import ipaddress
from collections.abc import Callable

from django.conf import settings
from django.http import HttpRequest

from spielwerk.table.errors import NotYours
from spielwerk.table.serving import lan

Opener = Callable[[], list[str]]
"""Listens on the machine's own addresses as well; returns those where that worked."""

_openers: list[Opener] = []


def offer(opener: Opener) -> None:
    """Sets how the running server is opened."""
    _openers[:] = [opener]


def can_be_opened(request: HttpRequest) -> bool:
    """Returns whether this browser may open the server: it is on the same machine, and nobody else is let in
    yet."""
    address = request.META.get("REMOTE_ADDR", "")
    try:
        here = ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False
    return here and bool(_openers) and not settings.SPIELWERK_PUBLIC and not settings.SPIELWERK_PROXY


def open_network(request: HttpRequest) -> bool:
    """Lets others in the network in; returns False if this machine is in none.

    From then on the limits for servers with strangers apply, and links name the machine's address.
    """
    if not can_be_opened(request):
        raise NotYours("only somebody at this machine may open it")
    found = _openers[0]()
    if not found:
        return False
    own = [*[lan.in_url(address) for address in found], *lan.names()]
    settings.ALLOWED_HOSTS = list(dict.fromkeys([*settings.ALLOWED_HOSTS, *own]))
    settings.SPIELWERK_PUBLIC = True
    return True
