"""The map."""

from __future__ import annotations

from spielwerk.table.render.scene import Scene


def board(scene: Scene) -> str:  # noqa: ARG001
    """The map with its pieces."""
    return '<div class="map-view"></div>'
