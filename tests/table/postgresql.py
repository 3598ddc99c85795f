"""A PostgreSQL server of the tests' own, where the machine has its programs."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg


def programs() -> Path | None:
    """Where PostgreSQL's own programs are: on the path, or where Debian keeps them."""
    if found := shutil.which("initdb"):
        return Path(found).parent
    places = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda p: float(p.parent.name))
    return places[-1] if places and (places[-1] / "initdb").exists() else None


def unprivileged() -> tuple[str | None, Callable[[Path], None]]:
    """PostgreSQL does not run as root: then another user has to, and gets the folder."""
    if os.getuid() != 0:
        return None, lambda folder: None
    names = {entry.pw_name for entry in pwd.getpwall()}
    user = "postgres" if "postgres" in names else "nobody"
    return user, lambda folder: shutil.chown(folder, user)


class Cluster:
    """A running server, reached through a socket in its folder."""

    def __init__(self, found: Path, folder: Path, user: str | None) -> None:
        self._found, self._folder, self._user = found, folder, user
        self._data = folder / "data"
        names = ("-U", "spielwerk", "--auth=trust", "-E", "UTF8", "--no-sync")
        self._run("initdb", "-D", str(self._data), *names)
        self.start()

    def start(self) -> None:
        options = f"-c listen_addresses='' -c unix_socket_directories={self._folder} -c fsync=off"
        log = str(self._folder / "log")
        self._run("pg_ctl", "-D", str(self._data), "-w", "-l", log, "-o", options, "start")

    def stop(self) -> None:
        self._run("pg_ctl", "-D", str(self._data), "-w", "-m", "immediate", "stop")

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self._found / program), *arguments]
        subprocess.run(command, check=True, capture_output=True, user=self._user, cwd=self._folder)

    def address(self, name: str = "postgres") -> str:
        return f"postgresql://spielwerk@/{name}?host={self._folder}"

    def new_database(self, name: str) -> str:
        """The address of a database that is made for it."""
        with psycopg.connect(self.address(), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.address(name)


@contextmanager
def cluster(found: Path) -> Iterator[Cluster]:
    """A server in a folder of its own that goes away with it."""
    user, hand_over = unprivileged()
    folder = Path(subprocess.check_output(["mktemp", "-d"], text=True).strip())
    hand_over(folder)
    try:
        running = Cluster(found, folder, user)
        try:
            yield running
        finally:
            running.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
