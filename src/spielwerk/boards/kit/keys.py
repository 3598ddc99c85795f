"""The keys of a table, as they are listed for who asks."""

from __future__ import annotations

from spielwerk.boards.kit.html import esc
from spielwerk.kernel.text import text

KEYS = (
    ("walk", "← ↑ → ↓"),
    ("choose", ""),
    ("zoom", "+ − 0"),
    ("option", "1–9"),
    ("back", "Esc"),
    ("undo", "U"),
    ("redo", "R"),
    ("end", "E"),
    ("log", "L"),
    ("skip", ""),
    ("list", "K"),
    ("help", "?"),
)
"""What a key does, and what stands on it, if that is no word; the menu switches them off."""


def keys() -> str:
    """The list."""
    names = {"choose": text("kit-cap-enter"), "skip": text("kit-cap-space")}
    rows = "".join(
        [
            f"<dt><kbd>{esc(key or names[of])}</kbd></dt><dd>{esc(text(f'kit-key-{of}'))}</dd>"
            for of, key in KEYS
        ]
    )
    return f'<dl class="keys">{rows}</dl>'
