"""What a button posts: one option, or several that are chosen with one touch."""

from __future__ import annotations

from collections.abc import Iterable

from spielwerk.kernel.option import Option

SEPARATOR = "|"
"""Between the options of a sequence that is posted at once."""


def posted(options: Iterable[Option]) -> str:
    """Options as a form posts them."""
    return SEPARATOR.join([option.text for option in options])
