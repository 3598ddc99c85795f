"""`spielwerk serve`: the web table. As long as no game has one, the command says so and ends."""

from __future__ import annotations

import argparse

from spielwerk.kernel.text import text


def add(_: argparse.ArgumentParser) -> None:
    """Declare no options: there is nothing to serve that could have any."""


def run(_: argparse.Namespace) -> int:
    """Say in one line how things stand."""
    print(text("cli-no-table-yet"))
    return 0
