"""The machine's own names and addresses: for links to friends, and for the hosts that are answered."""

from __future__ import annotations

import ipaddress
import os
import socket

QUEUE = 2048
"""The backlog of connections that are not accepted yet."""
LOOPBACK = ("localhost", "127.0.0.1", "[::1]")
ELSEWHERE = ("192.0.2.1", "2001:db8::1")
"""Addresses that belong to nobody: asked for a route to them, the system names its own address."""


def addresses() -> list[str]:
    """Returns the addresses under which others in the network reach this machine, the likeliest first."""
    found = [_towards(elsewhere) for elsewhere in ELSEWHERE] + _resolved(socket.gethostname())
    usable = [a for a in found if a and not ipaddress.ip_address(a).is_loopback]
    return sorted(dict.fromkeys(usable), key=lambda a: ":" in a)


def _towards(elsewhere: str) -> str:
    """Returns this machine's address on the route to somewhere; nothing is sent."""
    family = socket.AF_INET6 if ":" in elsewhere else socket.AF_INET
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((elsewhere, 9))
            return str(probe.getsockname()[0]).partition("%")[0]
    except OSError:
        return ""


def _resolved(name: str) -> list[str]:
    try:
        found = socket.getaddrinfo(name, None)
    except OSError:
        return []
    return [str(address[0]).partition("%")[0] for *_, address in found]


def names() -> list[str]:
    """Returns the names of this machine in the network."""
    name = socket.gethostname().lower()
    plain = name.partition(".")[0]
    return list(dict.fromkeys([name, plain, f"{plain}.local"])) if plain else []


def in_url(address: str) -> str:
    """Returns an address as written in a link.

    >>> in_url("2001:db8::7"), in_url("tisch.local")
    ('[2001:db8::7]', 'tisch.local')
    """
    return f"[{address}]" if ":" in address and not address.startswith("[") else address


def listening_at(address: str, port: int) -> socket.socket:
    """Returns a socket that listens there; raises `OSError` if it cannot."""
    # With the protocol named, asyncio sends small packets at once (TCP_NODELAY), which saves 40 ms per
    # answer.
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if os.name == "posix":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((address, port))
        listening.listen(QUEUE)
    except (OSError, OverflowError):
        listening.close()
        raise
    return listening


def hosts(host: str) -> list[str]:
    """Returns the hosts that a server listening there answers: exactly the machine's own.

    >>> hosts("127.0.0.1")
    ['localhost', '127.0.0.1', '[::1]']
    """
    if is_loopback(host):
        return list(LOOPBACK)
    own = [host] if host not in ("", "0.0.0.0", "::") else [*addresses(), *names()]
    return list(dict.fromkeys([*LOOPBACK, *[in_url(a) for a in own]]))


def is_loopback(host: str) -> bool:
    """Returns whether only this machine can reach a server that listens there."""
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return False
