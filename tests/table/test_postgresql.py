"""The tests of the store once more, on a real PostgreSQL server that is started for them."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

TESTS = (
    "test_store.py",
    "test_store_at_once.py",
    "test_store_trouble.py",
    "test_store_undo.py",
    "test_seats.py",
    "test_rules_change.py",
)
HERE = Path(__file__).parent


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


@pytest.fixture
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A cluster in a folder of its own, reached through a socket there."""
    found = programs()
    if found is None:
        pytest.skip(f"PostgreSQL is not on this machine; not run there: {', '.join(TESTS)}")
    user, hand_over = unprivileged()
    folder = Path(subprocess.check_output(["mktemp", "-d"], text=True).strip())
    hand_over(folder)
    data = folder / "data"

    def run(*command: str) -> None:
        subprocess.run(command, check=True, capture_output=True, user=user, cwd=folder)

    options = f"-c listen_addresses='' -c unix_socket_directories={folder} -c fsync=off"
    run(str(found / "initdb"), "-D", str(data), "-U", "spielwerk", "--auth=trust", "-E", "UTF8", "--no-sync")
    run(str(found / "pg_ctl"), "-D", str(data), "-w", "-l", str(folder / "log"), "-o", options, "start")
    try:
        yield f"postgresql://spielwerk@/postgres?host={folder}"
    finally:
        run(str(found / "pg_ctl"), "-D", str(data), "-w", "-m", "immediate", "stop")
        shutil.rmtree(folder, ignore_errors=True)


def test_the_store_on_postgresql(address: str) -> None:
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "pytest",
            "-q",
            "-p",
            "no:cacheprovider",
            *[str(HERE / name) for name in TESTS],
        ],
        env={**os.environ, "SPIELWERK_DATABASE": address},
        capture_output=True,
        text=True,
        check=False,
        cwd=HERE.parents[1],
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
    assert " passed" in done.stdout
