"""What drawings of games are made of; importing this makes the sentences of the kit known to `text`."""

from __future__ import annotations

from pathlib import Path

from spielwerk.kernel.text import add_texts

add_texts("kit", Path(__file__).parent / "text")
