"""Data files: the facts of a game as typed, checked, immutable structs.

A misspelt field, a number out of range or a deck of the wrong size raises a `DataError` that names the file
and the key, because players may bring their own data packs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from functools import wraps
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar, cast

import msgspec
from msgspec import Meta, Struct

from spielwerk.kernel.errors import SpielwerkError
from spielwerk.kernel.first_use import BUILDING

Count = Annotated[int, Meta(ge=0)]
Id = Annotated[str, Meta(min_length=1)]
Source = Literal["component", "stand-in"]
"""Where a value comes from: printed on the component, or a stand-in for what we do not know exactly (see
docs/stand-ins.md).
"""

T = TypeVar("T")
Reader = TypeVar("Reader", bound=Callable[..., Any])


class DataError(ValueError):
    """A data file does not contain what the game needs."""


class PackError(DataError, SpielwerkError):
    """A file of a data pack does not; its owner can mend that."""


class Data(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of a data file.  Errors raised in `__post_init__` are reported with the key of the row."""


def must(holds: bool, message: str) -> None:
    """Raises a `ValueError` unless the condition holds.

    >>> must(1 + 1 == 3, "two and no more")
    Traceback (most recent call last):
    ...
    ValueError: two and no more
    """
    if not holds:
        raise ValueError(message)


def must_differ(what: str, ids: Iterable[object]) -> None:
    doubled = [i for i, n in Counter(ids).items() if n > 1]
    must(not doubled, f"{what} occurs twice: {', '.join(map(str, doubled))}")


def must_count(what: str, found: int, wanted: int) -> None:
    must(found == wanted, f"expected {wanted} {what}, found {found}")


def load(package: str, name: str, kind: type[T], pack: Path | None = None) -> T:
    """Reads `data/<name>.toml` of a package, or the file of that name in the data pack if it has one."""
    own = files(package).joinpath("data", f"{name}.toml")
    other = pack / f"{name}.toml" if pack else None
    source = other if other and other.is_file() else own
    try:
        with BUILDING:
            return msgspec.toml.decode(source.read_bytes(), type=kind)
    except msgspec.MsgspecError as error:
        raise DataError(f"{source}: {error}") from error


def once_per_pack(read: Reader) -> Reader:
    """Caches the data of each pack, whether or not the caller names the pack."""
    known: dict[Path | None, Any] = {}

    @wraps(read)
    def remembered(pack: Path | None = None) -> Any:
        if pack not in known:
            known[pack] = read(pack)
        return known[pack]

    return cast(Reader, remembered)


def check(name: str, holds: bool, message: str) -> None:
    """Raises a `DataError` unless a condition across files holds."""
    if not holds:
        raise DataError(f"{name}.toml: {message}")
