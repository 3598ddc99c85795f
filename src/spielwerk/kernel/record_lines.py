"""The lines of a record: decodes them, and compares their checksums."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import UNSET, Struct

from spielwerk.kernel.luck import Keyed, Luck, Seeded
from spielwerk.kernel.record import FORMAT, Check, Closing, Flaw, Header, Writer

HEADER = '{"spielwerk"'
"""The first characters of every record."""
CUT_OFF = ("the record is truncated: it ends in the middle of this line", "kernel-record-cut-off")
UNREADABLE = (msgspec.DecodeError, RecursionError, UnicodeEncodeError)
"""What decoding a line may raise: it is broken, nested too deeply, or not text."""


def cut_off(line: str) -> bool:
    """Returns whether an unreadable line is only the beginning of one; the cut may be inside a letter.

    Every line is a text or an object.  How deeply a line may be nested differs between versions of Python.
    """
    if not line.startswith(('"', "{")):
        return False
    try:
        msgspec.json.decode(line.encode(errors="ignore"))
    except msgspec.DecodeError as error:
        return "truncated" in str(error)
    except RecursionError:
        pass
    return False


def _why(error: Exception) -> str:
    """Returns why a line cannot be read."""
    return "it holds bytes that are no text" if isinstance(error, UnicodeEncodeError) else str(error)


class _Format(Struct):
    """The part of the header that every format has; `redacted` marks an export that hides something."""

    spielwerk: int
    redacted: Any = None


def luck_of(header: Header) -> Luck | None:
    """Returns the source of luck that a record names; None if it is a secret that has not been opened."""
    if header.luck is UNSET:
        return Seeded(header.seed)
    try:
        return None if header.luck.secret is UNSET else Keyed(bytes.fromhex(header.luck.secret))
    except ValueError:
        problem = "the secret of its luck is not a whole number of bytes"
        raise Flaw(1, problem, "kernel-luck-no-secret") from None


def header_of(lines: Sequence[str]) -> Header:
    """Returns the header of a record; raises `Flaw` if the first line is none that this version can read."""
    if not lines:
        raise Flaw(1, "the record is empty", "kernel-record-empty")
    try:
        found = msgspec.json.decode(lines[0], type=_Format)
        if found.spielwerk != FORMAT:
            problem = f"format {found.spielwerk} is not known here; this version reads format {FORMAT}"
            raise Flaw(1, problem, "kernel-record-format", found=found.spielwerk, known=FORMAT)
        if found.redacted is not None:
            problem = "this shows only what one seat knew; export the game again when it is over"
            raise Flaw(1, problem, "kernel-record-redacted")
        return msgspec.json.decode(lines[0], type=Header)
    except UNREADABLE as error:
        if len(lines) == 1 and lines[0].startswith(HEADER) and cut_off(lines[0]):
            raise Flaw(1, *CUT_OFF) from None
        problem = f"this is not the header of a record ({_why(error)})"
        raise Flaw(1, problem, "kernel-record-header") from None


class RecordBody:
    """The decoded lines after the header, and what the checksums say about them."""

    def __init__(self, lines: Sequence[str], name: str) -> None:
        self.name = name
        self.items: list[tuple[int, str | Check]] = []
        self.broken: tuple[int, int] | None = None
        """The range of lines in which the first change lies, as far as the checksums show."""
        self.last_line = len(lines)
        hashed = Writer()
        closing: Closing | None = None
        vouched = choices = 0
        for number, line in enumerate(lines[1:], 2):
            if closing is not None:
                raise Flaw(number, "there is more after the closing line", "kernel-record-after-end")
            hashed.put(lines[number - 2])
            item = self._item(line, number)
            if isinstance(item, str):
                choices += 1
            else:
                if line != msgspec.json.encode(item).decode():  # decoding ignores some changes
                    self.broken = self.broken or (number, number)
                elif item.sum == hashed.sum(item):
                    vouched = number
                elif self.broken is None:
                    self.broken = (vouched + 1, number)
                announced = item.end if isinstance(item, Closing) else item.at
                if announced != choices:
                    problem = f"{announced} choices are announced, {choices} are there before this line"
                    raise Flaw(number, problem, "kernel-record-count", announced=announced, there=choices)
            if isinstance(item, Closing):
                closing = item
            else:
                self.items.append((number, item))
        if closing is None:
            problem = "the record is truncated: its closing line is missing"
            raise Flaw(len(lines), problem, "kernel-record-cut")
        self.closing = closing
        self.final: Check | None = None
        """The position at the end of a finished game; records of older versions do not have it."""
        last = self.items[-1][1] if self.items else None
        if isinstance(last, Check) and last.at == closing.end and closing.winners is not None:
            self.final = last
            self.items.pop()

    def _item(self, line: str, number: int) -> str | Check | Closing:
        try:
            item = msgspec.json.decode(line)
            if isinstance(item, str):
                return item
            if isinstance(item, dict):
                kind: type[Closing | Check] = Closing if "end" in item else Check
                return msgspec.json.decode(line, type=kind)
        except UNREADABLE as error:
            if number == self.last_line and cut_off(line):
                raise Flaw(number, *CUT_OFF) from None
            problem = f"this line cannot be read ({_why(error)})"
            raise Flaw(number, problem, "kernel-record-unreadable") from None
        problem = "this line is neither a choice nor a check line"
        raise Flaw(number, problem, "kernel-record-unreadable")
