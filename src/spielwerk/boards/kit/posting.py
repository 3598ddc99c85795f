"""What a button posts: one option, or several that are chosen with one touch."""

from __future__ import annotations

from collections.abc import Iterable

from spielwerk.kernel.option import Option

SEPARATOR = "|"
"""The separator between options that are posted at once."""


def posted(options: Iterable[Option]) -> str:
    """Returns options as a form posts them."""
    return SEPARATOR.join([option.text for option in options])
