"""What is written to the log: never a link that opens a seat."""

from __future__ import annotations

import logging
import re

LINK = re.compile(r"(/(?:seat|watch)/)[^\s\"'?#/<>]+")


def without_links(line: str) -> str:
    """Returns a line without the secrets in its addresses.

    >>> without_links('Forbidden: /seat/aBc-123_x')
    'Forbidden: /seat/…'
    """
    return LINK.sub(r"\1…", line)


class Formatter(logging.Formatter):
    """Formats one line, or a traceback with its line, without links."""

    def format(self, record: logging.LogRecord) -> str:
        return without_links(super().format(record))
