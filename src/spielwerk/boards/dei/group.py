"""The tray of a move: who goes along.  Targets on the plan send everybody, unless the tray says otherwise."""

from __future__ import annotations

from typing import Any

from spielwerk.boards.dei.typed import rules_of
from spielwerk.boards.kit.html import esc
from spielwerk.boards.kit.scene import Scene
from spielwerk.games.dei import names
from spielwerk.games.dei.actions.move import MoveTo
from spielwerk.kernel.speech import capital
from spielwerk.kernel.text import text


def group_tray(scene: Scene) -> str:
    """Returns the tray if the viewer is asked where a group goes and could send a part of it.

    It needs a script; without one the list of all options asks who goes.
    """
    d = scene.mine
    if d is None or not isinstance(d.frame, MoveTo):
        return ""
    known: Any = scene.known
    p = known.players[d.seat]
    scrappers, led = p.scrappers[d.frame.origin], p.leader == d.frame.origin
    if scrappers + led < 2:
        return ""
    title = esc(text("dei-board-group", origin=str(names.out_of(d.frame.origin))))
    rows = _stepper(scrappers) if scrappers else ""
    if led:
        leader = esc(names.leader(d.seat, rules_of(scene)))
        rows += f'<li><label><input type="checkbox" data-led checked><span>{leader}</span></label></li>'
    return (
        f'<section class="group-tray" id="group-tray" aria-label="{title}"><h3>{title}</h3>'
        f"<ul>{rows}</ul></section>"
    )


def _stepper(most: int) -> str:
    kind = esc(capital(text("dei-panel-scrappers")))
    less, more = (esc(text(f"dei-board-{way}")) for way in ("fewer", "more"))
    return (
        f'<li data-scrappers="{most}"><span>{kind}</span>'
        f'<button type="button" class="step" data-more="-1" aria-label="{less}">−</button>'
        f'<output class="count">{most}</output><span class="of">/ {most}</span>'
        f'<button type="button" class="step" data-more="1" aria-label="{more}">+</button></li>'
    )
