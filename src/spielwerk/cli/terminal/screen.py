"""The screen: colour if it is wanted, and one line of input at a time."""

from __future__ import annotations

import io
import os
import shutil
import sys
from collections.abc import Iterable, Mapping
from contextlib import suppress
from typing import TextIO

from spielwerk.boards.kit.characters import ANSI, Paint, wrapped
from spielwerk.kernel.text import text

CLEAR = "\033[H\033[2J\033[3J"
"""Home, clear the screen, and clear the scrollback, which may show what another player must not see."""
PUT_BACK = (r"\C-y", r"\ey")
"""The keys that insert deleted text."""
LEAST, MOST = 60, 120
"""The smallest and largest width of the layout."""
MOST_DIGITS = 12


def number_in(line: str) -> int | None:
    """Returns a number that somebody typed; None if it is not a number or too long.

    >>> number_in("12"), number_in("twelve"), number_in("9" * 5000)
    (12, None, None)
    """
    return int(line) if line.isdecimal() and len(line) <= MOST_DIGITS else None


def at_keyboard() -> bool:
    """Returns whether somebody can be asked: the input is a terminal and not closed."""
    return sys.stdin is not None and sys.stdin.isatty()


def wants_colour(out: TextIO, environ: Mapping[str, str]) -> bool:
    """Returns whether to use colour: on a terminal that is not dumb, without NO_COLOR."""
    return out.isatty() and not environ.get("NO_COLOR") and not is_dumb(environ)


def is_dumb(environ: Mapping[str, str]) -> bool:
    """Returns whether the terminal declares that it supports only text."""
    return environ.get("TERM") == "dumb"


class Screen:
    """Where things are printed and read."""

    def __init__(self) -> None:
        self.live = sys.stdout.isatty()
        """Whether the screen can be redrawn; in a pipe only what is asked for is printed."""
        self.erases = self.live and not is_dumb(os.environ)
        """Whether printed text can be erased."""
        self.paint = Paint(wants_colour(sys.stdout, os.environ))
        if isinstance(sys.stdout, io.TextIOWrapper):
            sys.stdout.reconfigure(errors="replace")  # a missing character is no reason to stop
        if at_keyboard():
            with suppress(ImportError):
                import readline  # noqa: F401 – lines can be edited and recalled

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
        """Erases everything that was shown or typed before, so that it cannot be recalled."""
        self.clear()
        if self.live and not self.erases:
            print("\n" * self.height)
        if "readline" in sys.modules:
            readline = sys.modules["readline"]
            readline.clear_history()
            for key in PUT_BACK:  # deleted text cannot be erased, so the keys that insert it are disabled
                readline.parse_and_bind(f'"{key}": redraw-current-line')

    def show(self, lines: Iterable[str]) -> None:
        for line in lines:
            print(line)

    def say(self, words: str, style: str = "") -> None:
        """Prints a sentence, on as many lines as it takes."""
        for line in wrapped(words, self.width):
            print(self.paint(line, style))

    def agrees(self, question: str) -> bool:
        """Returns whether the answer is yes, in the current language or in English."""
        return self.ask(question).casefold().startswith((text("terminal-yes"), "y"))

    def ask(self, prompt: str) -> str:
        """Returns one line of input; raises `EOFError` if there is no more."""
        if sys.stdin is None:
            raise EOFError
        typed = at_keyboard()
        if typed:  # readline must know which characters have no width, or long lines overlap
            prompt = ANSI.sub("\001\\g<0>\002", prompt)
        line = input(f"{prompt} ").strip()
        if not typed:
            print(line)  # so that a script's answers appear in its output
        return line
