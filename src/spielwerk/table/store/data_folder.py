"""The data folder: where the tables of this machine are, with a lock for a single server."""

from __future__ import annotations

import os
import secrets
import sys
from pathlib import Path
from typing import IO

from spielwerk.kernel.errors import SpielwerkError
from spielwerk.kernel.text import Name

DATABASE = "tables.sqlite3"
KEY = "secret-key"
LOCK = "lock"
BACKUPS = "backups"

UNUSABLE = Name(
    "the data folder {} cannot be used: {} (choose another one with --data)",
    "der Datenordner {} lässt sich nicht benutzen: {} (mit --data einen anderen wählen)",
)
IN_USE = Name(
    "another Spielwerk server uses the data folder {} already; it is at {}",
    "ein anderer Spielwerk-Server benutzt den Datenordner {} schon; er ist unter {} zu finden",
)


def data_folder(named: str = "") -> Path:
    """Returns the named folder, or else that of the environment, or the platform's."""
    if named:
        return Path(named).expanduser()
    return Path(os.environ.get("SPIELWERK_DATA") or default_folder())


def default_folder() -> Path:
    """Returns the platform's folder for user data of a program."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "Spielwerk"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "Spielwerk"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "spielwerk"


def prepare(folder: Path) -> None:
    """Creates the folder (0700) if necessary, and checks that it is writable."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        probe = folder / f".probe-{os.getpid()}"
        probe.touch()
        probe.unlink()
    except OSError as error:
        problem = error.strerror or str(error)
        raise SpielwerkError(str(UNUSABLE).format(folder, problem)) from error


def secret_key(folder: Path) -> str:
    """Returns the key that signs cookies, created on first use and readable only by its owner."""
    path = folder / KEY
    try:
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return path.read_text(encoding="ascii").strip()
    with os.fdopen(descriptor, "w", encoding="ascii") as file:
        file.write(secrets.token_urlsafe(48))
        file.flush()
        os.fsync(file.fileno())
    return path.read_text(encoding="ascii").strip()


class Lock:
    """Held while a server uses the folder; the operating system releases it when the process ends."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / LOCK
        self._file: IO[str] | None = None

    def take(self) -> None:
        """Takes the lock; raises one line if another server holds it."""
        file = os.fdopen(
            os.open(self.path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o600), "a+", encoding="utf-8"
        )
        try:
            _lock(file)
        except OSError:
            file.seek(0)
            where = file.read().strip()
            file.close()
            raise SpielwerkError(str(IN_USE).format(self.path.parent, where or "?")) from None
        self._file = file

    def check(self) -> None:
        """Raises like `take`, but creates nothing if there was no lock file."""
        if self.path.exists():
            self.take()
            self.release()

    def say_where(self, address: str) -> None:
        """Writes the address of the server, for the message to a second one."""
        assert self._file is not None
        self._file.seek(0)
        self._file.truncate()
        self._file.write(address)
        self._file.flush()

    def release(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None


if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[str]) -> None:
        file.seek(1 << 30)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: IO[str]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
