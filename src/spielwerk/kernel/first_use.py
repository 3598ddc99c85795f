"""Builds the types that msgspec decodes before several threads need them.

`msgspec` works out how to decode a struct when it first decodes one.  Two threads that do so at the same time
crash the process (msgspec 0.22).  A server therefore builds all known types in one thread before it answers
requests; types that come later are built under one lock.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Struct

BUILDING = threading.RLock()
"""The lock to hold while a type may be decoded for the first time."""


def build(kind: Any) -> None:
    """Builds the decoder of a type, so that any thread may decode it afterwards."""
    with BUILDING:
        msgspec.json.Decoder(kind)


def build_all() -> int:
    """Builds every struct of all imported modules and returns their number.

    Structs that cannot be built, such as structs of functions, are never decoded.
    """
    found = set(_below(Struct))
    for kind in found:
        try:
            build(kind)
        except (TypeError, NameError):
            continue
    return len(found)


def _below(kind: type[Struct]) -> Iterator[type[Struct]]:
    for below in kind.__subclasses__():
        yield below
        yield from _below(below)
