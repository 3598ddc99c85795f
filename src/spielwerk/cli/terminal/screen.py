"""The screen: colour where it is wanted, lines that fit, and one line of input at a time."""

from __future__ import annotations

import io
import os
import re
import shutil
import sys
import textwrap
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from itertools import zip_longest
from typing import TextIO

from spielwerk.kernel.text import text

STYLES = {
    "title": "1;36", "dim": "2", "bold": "1", "key": "1;33", "error": "1;31", "water": "34", "edge": "2",
    "farm": "33", "forest": "32", "mountain": "35", "tundra": "37", "village": "31", "lake": "34",
    "factory": "1;37", "mark": "1;37",
    "seat-0": "1;33", "seat-1": "1;36", "seat-2": "1;35", "seat-3": "1;32", "seat-4": "1;31",
    "seat-5": "1;34", "seat-6": "1;37",
}  # fmt: skip
"""What each style is on a terminal that knows ANSI colours."""
SEATS = 7
CLEAR = "\033[H\033[2J\033[3J"
"""Home, clear the screen, and clear what has scrolled away: it may show what another player must not see."""
PUT_BACK = (r"\C-y", r"\ey")
"""The keys that insert deleted text."""
_ANSI = re.compile(r"\033\[[0-9;]*m")
LEAST, MOST = 60, 120
"""Narrower or wider than that nothing is laid out."""
MOST_DIGITS = 12


def seat_style(seat: int) -> str:
    return f"seat-{seat % SEATS}"


def shown(line: str) -> int:
    """How wide a line is on the screen.

    >>> shown("\\033[1mV7\\033[0m village")
    10
    """
    return len(_ANSI.sub("", line))


def padded(line: str, width: int) -> str:
    return line + " " * max(0, width - shown(line))


def wrapped(words: str, width: int, indent: str = "", first: str | None = None) -> list[str]:
    """Plain words as lines that fit."""
    begin = indent if first is None else first
    return textwrap.wrap(words, width, initial_indent=begin, subsequent_indent=indent) or [begin.rstrip()]


def beside(left: Sequence[str], right: Sequence[str], gap: int = 2) -> list[str]:
    """Two blocks next to each other."""
    width = max([shown(line) for line in left], default=0) + gap
    return [(padded(a, width) + b).rstrip() for a, b in zip_longest(left, right, fillvalue="")]


def columns(cells: Sequence[str], width: int) -> list[str]:
    """Cells in as many columns as fit, filled from top to bottom; below each other if one must be broken."""
    if not cells:
        return []
    wide = max([shown(cell) for cell in cells]) + 3
    if wide - 3 > width:
        return [line for cell in cells for line in wrapped(cell, width, " " * 7, "")]
    across = max(1, min(width // wide, (len(cells) + 3) // 4))
    down = -(-len(cells) // across)
    rows = [cells[i::down] for i in range(down)]
    return ["".join([padded(cell, wide) for cell in row]).rstrip() for row in rows]


def number_in(line: str) -> int | None:
    """A number that somebody typed; None if it is none, or longer than any number that is asked for.

    >>> number_in("12"), number_in("twelve"), number_in("9" * 5000)
    (12, None, None)
    """
    return int(line) if line.isdecimal() and len(line) <= MOST_DIGITS else None


def at_keyboard() -> bool:
    """Whether somebody can be asked: the input is a terminal, and not closed either."""
    return sys.stdin is not None and sys.stdin.isatty()


class Paint:
    """Text in a style, or as it is where there is no colour."""

    def __init__(self, colour: bool) -> None:
        self.colour = colour

    def __call__(self, words: object, style: str) -> str:
        return f"\033[{STYLES[style]}m{words}\033[0m" if self.colour and style else str(words)


def wants_colour(out: TextIO, environ: Mapping[str, str]) -> bool:
    """A terminal that is not dumb, and nobody has said NO_COLOR."""
    return out.isatty() and not environ.get("NO_COLOR") and not is_dumb(environ)


def is_dumb(environ: Mapping[str, str]) -> bool:
    """Whether the terminal says of itself that it knows nothing but text."""
    return environ.get("TERM") == "dumb"


class Screen:
    """Where things are printed and read."""

    def __init__(self) -> None:
        self.live = sys.stdout.isatty()
        """Whether the screen can be drawn anew; in a pipe only what is asked for is printed."""
        self.erases = self.live and not is_dumb(os.environ)
        """Whether what has been printed can be cleared away."""
        self.paint = Paint(wants_colour(sys.stdout, os.environ))
        if isinstance(sys.stdout, io.TextIOWrapper):
            sys.stdout.reconfigure(errors="replace")  # a sign that the terminal lacks is no reason to stop
        if at_keyboard():
            with suppress(ImportError):
                import readline  # noqa: F401 – lines can be edited and called back

    @property
    def width(self) -> int:
        return max(LEAST, min(MOST, shutil.get_terminal_size((100, 40)).columns))

    @property
    def height(self) -> int:
        return max(20, shutil.get_terminal_size((100, 40)).lines)

    def clear(self) -> None:
        if self.erases:
            print(CLEAR, end="")

    def forget(self) -> None:
        """Nothing of what was shown or typed before stays in sight or can be called back."""
        self.clear()
        if self.live and not self.erases:
            print("\n" * self.height)
        if "readline" in sys.modules:
            readline = sys.modules["readline"]
            readline.clear_history()
            for key in PUT_BACK:  # what was deleted cannot be forgotten, so nothing brings it back
                readline.parse_and_bind(f'"{key}": redraw-current-line')

    def show(self, lines: Iterable[str]) -> None:
        for line in lines:
            print(line)

    def say(self, words: str, style: str = "") -> None:
        """A sentence, as many lines as it takes."""
        for line in wrapped(words, self.width):
            print(self.paint(line, style))

    def agrees(self, question: str) -> bool:
        """Whether the answer is yes, in the current language or in English."""
        return self.ask(question).casefold().startswith((text("terminal-yes"), "y"))

    def ask(self, prompt: str) -> str:
        """One line of input; `EOFError` when there is no more."""
        if sys.stdin is None:
            raise EOFError
        typed = at_keyboard()
        if typed:  # readline must know what takes no room, or long lines are drawn over each other
            prompt = _ANSI.sub("\001\\g<0>\002", prompt)
        line = input(f"{prompt} ").strip()
        if not typed:
            print(line)  # so that a script and its answers can be read together
        return line
