"""Drawing in characters: styles, and lines that fit the width of a terminal."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Sequence
from itertools import zip_longest

STYLES = {
    "title": "1;36", "dim": "2", "bold": "1", "key": "1;33", "error": "1;31", "mark": "1;37",
    "red": "31", "green": "32", "yellow": "33", "blue": "34", "magenta": "35", "white": "37",
    "seat-0": "1;33", "seat-1": "1;36", "seat-2": "1;35", "seat-3": "1;32", "seat-4": "1;31",
    "seat-5": "1;34", "seat-6": "1;37",
}  # fmt: skip
"""The ANSI codes of each style."""
SEATS = 7
ANSI = re.compile(r"\033\[[0-9;]*m")


def seat_style(seat: int) -> str:
    return f"seat-{seat % SEATS}"


def shown(line: str) -> int:
    """Returns the width of a line on the screen.

    >>> shown("\\033[1mV7\\033[0m village")
    10
    """
    return len(ANSI.sub("", line))


def padded(line: str, width: int) -> str:
    return line + " " * max(0, width - shown(line))


def wrapped(words: str, width: int, indent: str = "", first: str | None = None) -> list[str]:
    """Returns plain words as lines that fit."""
    begin = indent if first is None else first
    return textwrap.wrap(words, width, initial_indent=begin, subsequent_indent=indent) or [begin.rstrip()]


def beside(left: Sequence[str], right: Sequence[str], gap: int = 2) -> list[str]:
    """Returns two blocks side by side."""
    width = max([shown(line) for line in left], default=0) + gap
    return [(padded(a, width) + b).rstrip() for a, b in zip_longest(left, right, fillvalue="")]


def columns(cells: Sequence[str], width: int) -> list[str]:
    """Returns cells in columns filled from top to bottom; one per line if one must be broken."""
    if not cells:
        return []
    wide = max([shown(cell) for cell in cells]) + 3
    if wide - 3 > width:
        return [line for cell in cells for line in wrapped(cell, width, " " * 7, "")]
    across = max(1, min(width // wide, (len(cells) + 3) // 4))
    down = -(-len(cells) // across)
    rows = [cells[i::down] for i in range(down)]
    return ["".join([padded(cell, wide) for cell in row]).rstrip() for row in rows]


class Paint:
    """Text in a style, or unchanged without colour."""

    def __init__(self, colour: bool) -> None:
        self.colour = colour

    def __call__(self, words: object, style: str) -> str:
        return f"\033[{STYLES[style]}m{words}\033[0m" if self.colour and style else str(words)


class Canvas:
    """Characters with styles, to be drawn over each other."""

    def __init__(self, width: int, height: int) -> None:
        self.chars = [[" "] * width for _ in range(height)]
        self.styles = [[""] * width for _ in range(height)]

    def put(self, x: int, y: int, words: str, style: str) -> None:
        for i, char in enumerate(words):
            self.chars[y][x + i] = char
            self.styles[y][x + i] = style

    def lines(self, paint: Paint) -> list[str]:
        """Returns the drawing line by line; neighbouring characters of one style are painted together."""
        found = []
        for chars, styles in zip(self.chars, self.styles, strict=True):
            line, start = "", 0
            for i in range(1, len(chars) + 1):
                if i == len(chars) or styles[i] != styles[start]:
                    line += paint("".join(chars[start:i]), styles[start])
                    start = i
            found.append(line if paint.colour else line.rstrip())
        return found
