"""The list of keyboard shortcuts of a table."""

from __future__ import annotations

from spielwerk.boards.kit.html import esc
from spielwerk.kernel.text import text

KEYS = (
    ("walk", "← ↑ → ↓"),
    ("choose", ""),
    ("zoom", "+ − 0"),
    ("option", "1–9"),
    ("all", "O"),
    ("back", "Esc"),
    ("undo", "U"),
    ("redo", "R"),
    ("end", "E"),
    ("log", "L"),
    ("skip", ""),
    ("list", "K"),
    ("help", "?"),
)
"""The shortcuts: what each key does, and its symbol if it is not a letter; the menu switches them off."""


def keys() -> str:
    """Returns the list of shortcuts as HTML."""
    names = {"choose": text("kit-cap-enter"), "skip": text("kit-cap-space")}
    rows = "".join(
        [
            f"<dt><kbd>{esc(key or names[of])}</kbd></dt><dd>{esc(text(f'kit-key-{of}'))}</dd>"
            for of, key in KEYS
        ]
    )
    return f'<dl class="keys">{rows}</dl>'
