"""The tests of the store once more, on a real PostgreSQL server that is started for them."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from table.postgresql import cluster, programs

TESTS = (
    "test_store.py",
    "test_store_at_once.py",
    "test_store_trouble.py",
    "test_store_undo.py",
    "test_seats.py",
    "test_rules_change.py",
)
HERE = Path(__file__).parent


@pytest.fixture
def address() -> Iterator[str]:
    """A cluster in a folder of its own, reached through a socket there."""
    found = programs()
    if found is None:
        pytest.skip(f"PostgreSQL is not on this machine; not run there: {', '.join(TESTS)}")
    with cluster(found) as running:
        yield running.address()


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
