"""Types for reading are built before several threads need them.

`msgspec` works out how a struct is read when it reads one for the first time.  Two threads that do so at
the same moment crash the whole process (msgspec 0.22).  So a server builds all types that it knows in one
thread before it answers anybody, and what comes later is built behind one lock.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Struct

BUILDING = threading.RLock()
"""Held by whoever may be reading a type for the first time."""


def build(kind: Any) -> None:
    """Work out how a type is read, so that any thread may read it from now on."""
    with BUILDING:
        msgspec.json.Decoder(kind)


def build_all() -> int:
    """Build every struct of all imported modules; returns how many there are.

    What cannot be built, such as a struct of functions, is never read either.
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
