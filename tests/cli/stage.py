"""What the tests of the terminal share: a terminal to play at, and a position to play on from."""

from __future__ import annotations

import os
import pty
import select
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import sample
from spielwerk.cli.terminal.terminal_table import load

ID = sample.BOX.id
TWO = "me:faction=rusviet:mat=mechanical,greedy:faction=saxony:mat=industrial"
TWO_AUTOMAS = "me:faction=nordic:mat=engineering,x:automa=automa,x:automa=automa"
Play = Callable[..., tuple[int, str, str]]
"""Play with these lines as input and these arguments; gives exit code, output and errors."""


def saved(folder: Path) -> Path:
    (file,) = (folder / "terminal").glob("*.jsonl")
    return file


def at_terminal(arguments: list[str], lines: list[str], **environ: str) -> str:
    """What a real terminal of 100 × 40 would show."""
    main, side = pty.openpty()
    known = {**os.environ, "COLUMNS": "100", "LINES": "40", "TERM": "xterm-256color", **environ}
    process = subprocess.Popen(
        [sys.executable, "-m", "spielwerk", *arguments], stdin=side, stdout=side, stderr=side, env=known
    )
    os.close(side)
    found = b""
    waiting = time.monotonic() + 60
    while time.monotonic() < waiting:
        ready, _, _ = select.select([main], [], [], 0.2)
        if ready:
            try:
                found += os.read(main, 65536)
            except OSError:
                break
        elif lines and found.rstrip().endswith((b">\x1b[0m", b">")):
            os.write(main, f"{lines.pop(0)}\n".encode())
            time.sleep(0.1)
    process.wait(10)
    os.close(main)
    return found.decode()


def before_the_dial(tmp_path: Path, *names: str) -> Path:
    """A game of two before the attacker sets the dial; the defender, seat 0, comes after."""
    whole = load(Path(__file__).parents[1] / "golden" / "scythe-two.jsonl")
    match = whole.fork(next(i for i, choice in enumerate(whole.choices) if choice.secret))
    match.names = names
    file = tmp_path / "combat.jsonl"
    file.write_text("\n".join(match.record()) + "\n", encoding="utf-8")
    return file
