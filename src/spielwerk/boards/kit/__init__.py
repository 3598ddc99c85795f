"""The building blocks of drawings; importing this registers the sentences of the kit for `text`."""

from __future__ import annotations

from pathlib import Path

from spielwerk.kernel.text import add_texts

add_texts("kit", Path(__file__).parent / "text")
