"""The other packages, in a virtual environment of their own that is created once and cached."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

from spielwerk.kernel.errors import SpielwerkError

PEERS = {"catanatron": "3.2.1", "chess": "1.11.2"}
"""The packages, with the versions for which the budgets were set."""
DONE = "complete"


class NoPeers(SpielwerkError):
    """The other packages cannot be installed here; the text says why in one line."""


def cache() -> Path:
    """Returns a writable cache folder, if possible a permanent one."""
    wish = os.environ.get("XDG_CACHE_HOME")
    for parent in (Path(wish) if wish else Path.home() / ".cache", Path(tempfile.gettempdir())):
        folder = parent / "spielwerk"
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            continue
        if os.access(folder, os.W_OK):
            return folder
    raise NoPeers("there is no folder to install anything in")


def python(folder: Path) -> Path:
    return folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def environment() -> Path:
    """Returns the Python that has the other packages; installs them if necessary."""
    versions = "-".join([f"{name}{version}" for name, version in PEERS.items()])
    folder = cache() / f"bench-{sys.implementation.cache_tag}-{versions}"
    if not (folder / DONE).exists():
        install(folder)
        (folder / DONE).touch()
    return python(folder)


def install(folder: Path) -> None:
    """Creates a fresh environment with the packages."""
    wanted = [f"{name}=={version}" for name, version in PEERS.items()]
    quick = ["--quiet", "--disable-pip-version-check", "--retries", "1", "--timeout", "20"]
    try:
        venv.create(folder, with_pip=True, clear=True)
        subprocess.run(
            [str(python(folder)), "-m", "pip", "install", *quick, *wanted],
            check=True,
            capture_output=True,
            text=True,
        )
    except (OSError, subprocess.CalledProcessError) as error:
        said = str(getattr(error, "stderr", "") or error).strip().splitlines()
        raise NoPeers(said[-1] if said else type(error).__name__) from error
