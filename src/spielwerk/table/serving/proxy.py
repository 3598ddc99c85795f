"""The environment's settings for the proxy in front of the server."""

from __future__ import annotations

import ipaddress

from spielwerk.kernel.errors import SpielwerkError
from spielwerk.kernel.text import Name

HERE = ["127.0.0.1", "::1"]
YEAR = 365 * 24 * 3600

BAD_PROXY = Name(
    "SPIELWERK_PROXY: 1, or addresses and networks separated by commas, not {}",
    "SPIELWERK_PROXY: 1, oder durch Kommas getrennte Adressen und Netze, nicht {}",
)
BAD_SECONDS = Name("{}: a number of seconds, not {}", "{}: eine Anzahl von Sekunden, nicht {}")


def proxies(setting: str) -> list[str]:
    """Returns the addresses and networks of the proxies whose forwarded headers are trusted.

    >>> proxies("1"), proxies("0"), proxies("10.0.0.7, 172.16.0.0/12")
    (['127.0.0.1', '::1'], [], ['10.0.0.7', '172.16.0.0/12'])
    """
    if setting.strip() in ("", "0"):
        return []
    if setting.strip() == "1":
        return list(HERE)
    found = [part.strip() for part in setting.split(",")]
    for part in found:
        try:
            ipaddress.ip_network(part)
        except ValueError:
            raise SpielwerkError(str(BAD_PROXY).format(part or "''")) from None
    return found


def seconds(name: str, setting: str, default: int) -> int:
    """Returns a number of seconds from the environment.

    >>> seconds("SPIELWERK_HSTS", "", 60), seconds("SPIELWERK_HSTS", "0", 60)
    (60, 0)
    """
    if not setting:
        return default
    if not (setting.isascii() and setting.isdigit()):
        raise SpielwerkError(str(BAD_SECONDS).format(name, setting))
    return int(setting)
