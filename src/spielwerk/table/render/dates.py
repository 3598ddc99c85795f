"""Dates as written in the current language."""

from __future__ import annotations

from datetime import datetime

from spielwerk.kernel.text import current_language


def day(moment: datetime) -> str:
    """Returns a date as written in the current language."""
    if current_language() == "de":
        return f"{moment.day}.{moment.month}.{moment.year}"
    return f"{moment.day} {moment:%b %Y}"
