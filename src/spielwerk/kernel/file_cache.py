"""A cache of results read from files: an entry is valid until its file changes.

Reading all rules and sources takes a second, which is too slow for a command.  One JSON file holds the
results, each with the size and times of its source.  An unreadable cache counts as empty.  A cache that
cannot be written only costs time.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Iterable
from contextlib import suppress
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TypeVar

import msgspec

T = TypeVar("T")
Stamp = tuple[int, int, int]


class Entry(msgspec.Struct, frozen=True):
    """The encoded result for one file, with the stamp of the file it was made from."""

    stamp: Stamp
    value: msgspec.Raw


class Content(msgspec.Struct):
    """The cache on disk.  `made_by` holds the stamps of the code that made it; new code starts empty."""

    made_by: list[Stamp]
    entries: dict[str, Entry]


class FileCache:
    """Results by file, stored in `file`; `makers` are the sources of the code that computes them."""

    def __init__(self, file: Path, makers: Iterable[Path]) -> None:
        self.file = file
        made_by = [stamp for maker in makers if (stamp := stamp_of(maker))]
        self.content = _stored(file)
        self.changed = False
        if self.content.made_by != made_by:
            self.content = Content(made_by, {})

    def get(self, source: Traversable, type: type[T], make: Callable[[], T]) -> T:
        """Returns the stored result for this file, or stores and returns what `make` returns.

        Errors are not stored.  The result for a file that is not on disk (in a zip archive) is computed each
        time.
        """
        stamp = stamp_of(source) if isinstance(source, Path) else None
        if stamp is None:
            return make()
        entry = self.content.entries.get(str(source))
        if entry and entry.stamp == stamp:
            with suppress(msgspec.DecodeError):
                return msgspec.json.decode(entry.value, type=type)
        made = make()
        self.content.entries[str(source)] = Entry(stamp, msgspec.Raw(msgspec.json.encode(made)))
        self.changed = True
        return made

    def save(self) -> None:
        """Writes new entries atomically and drops the entries of files that no longer exist."""
        if not self.changed:
            return
        self.content.entries = {name: e for name, e in self.content.entries.items() if Path(name).exists()}
        with suppress(OSError):
            self.file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            _replace(self.file, msgspec.json.encode(self.content))
            self.changed = False


def stamp_of(file: Path) -> Stamp | None:
    """Returns the size and times of a file; None if the file does not exist."""
    try:
        found = file.stat()
    except OSError:
        return None
    return found.st_size, found.st_mtime_ns, found.st_ctime_ns


def user_cache() -> Path:
    """Returns the cache folder of the user on this platform; it may not exist yet."""
    wish = os.environ.get("XDG_CACHE_HOME") or os.environ.get("LOCALAPPDATA")
    try:
        return Path(wish or Path.home() / ".cache") / "spielwerk"
    except RuntimeError:  # no home directory
        return Path(tempfile.gettempdir()) / "spielwerk"


def _stored(file: Path) -> Content:
    try:
        return msgspec.json.decode(file.read_bytes(), type=Content)
    except (OSError, msgspec.DecodeError):
        return Content([], {})


def _replace(file: Path, data: bytes) -> None:
    handle, name = tempfile.mkstemp(dir=file.parent, prefix=f".{file.name}-")
    try:
        with os.fdopen(handle, "wb") as new:
            new.write(data)
        Path(name).replace(file)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
