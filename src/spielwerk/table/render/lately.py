"""Draws what others did last, in one line beside the map, with the way to its reasons and to the log."""

from __future__ import annotations

from spielwerk.boards.kit.html import esc
from spielwerk.boards.kit.scene import Entry
from spielwerk.kernel.text import text
from spielwerk.table.render.scene import TableScene
from spielwerk.table.render.side import log_lines


def lately(scene: TableScene, newest: list[Entry], *, reasons: bool) -> str:
    """Returns the newest line of the log that another seat caused; labels choose the tabs."""
    told = [e for e in reversed(newest) if e[1] not in (scene.viewer, -1) and not hasattr(e[2], "turn")]
    for entry in sorted(told, key=lambda entry: entry[2].minor):  # a heading of the log tells nothing
        line = log_lines(scene, [entry])
        if line:
            tabs = ("why", "log") if reasons else ("log",)
            ways = "".join(
                [f'<label for="tab-{tab}">{esc(text(f"table-tab-{tab}"))}</label>' for tab in tabs]
            )
            return f'<div id="lately" class="lately"><ol>{line}</ol>{ways}</div>'
    return ""
