"""Commands of `spielwerk` in processes of their own, for a data folder."""

from __future__ import annotations

import subprocess
from pathlib import Path

from table.serving import COMMAND, PATIENCE, environment


def command(data: Path, *arguments: str, **more: str) -> subprocess.CompletedProcess[str]:
    """One command, however it ends."""
    return subprocess.run(
        [*COMMAND[:-1], *arguments, "--data", str(data)],
        env=environment(data, **more),
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )


def done(data: Path, *arguments: str, **more: str) -> str:
    """The same, for one that goes well."""
    finished = command(data, *arguments, **more)
    assert finished.returncode == 0, finished.stderr
    return finished.stdout


def refused(data: Path, *arguments: str, **more: str) -> str:
    """The same, for one that is refused with one line."""
    finished = command(data, *arguments, **more)
    assert finished.returncode == 2, finished.stdout + finished.stderr
    assert finished.stderr.count("\n") == 1, finished.stderr
    return finished.stderr
