"""The zoom buttons of a map."""

from __future__ import annotations

from functools import lru_cache

from spielwerk.boards.kit.html import esc
from spielwerk.kernel.text import current_language, text

ZOOM = {"in": "M12 5V19M5 12H19", "out": "M5 12H19", "fit": "M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15"}


def zoom() -> str:
    """Returns buttons to zoom in, zoom out, and show the whole map."""
    return _zoom(current_language())


@lru_cache
def _zoom(_language: str) -> str:
    return "".join(
        [
            f'<button type="button" class="map-tool" data-zoom="{way}" aria-label="{label}" title="{label}">'
            f'<svg viewBox="0 0 24 24" aria-hidden="true"><path d="{d}"/></svg></button>'
            for way, d in ZOOM.items()
            for label in [esc(text(f"kit-map-zoom-{way}"))]
        ]
    )
