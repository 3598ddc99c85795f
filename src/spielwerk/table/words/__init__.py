"""The sentences of the table itself, in `en.ftl` and `de.ftl`; importing this registers them for `text`."""

from __future__ import annotations

from pathlib import Path

from spielwerk.kernel.text import add_texts

FOLDER = Path(__file__).parent

add_texts("table", FOLDER)
