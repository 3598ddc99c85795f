"""The keys of a table, as they are listed for who asks."""

from __future__ import annotations

from spielwerk.kernel.text import text
from spielwerk.table.render.html import esc

KEYS = (
    ("walk", "← ↑ → ↓"),
    ("choose", "Enter"),
    ("zoom", "+ − 0"),
    ("option", "1–9"),
    ("undo", "U"),
    ("redo", "R"),
    ("end", "E"),
    ("log", "L"),
    ("skip", "Space"),
    ("list", "K"),
    ("help", "?"),
)
"""What a key does, and its name; the menu switches them off."""


def keys() -> str:
    """The list."""
    rows = "".join([f"<dt><kbd>{key}</kbd></dt><dd>{esc(text(f'table-key-{of}'))}</dd>" for of, key in KEYS])
    return f'<dl class="keys">{rows}</dl>'
