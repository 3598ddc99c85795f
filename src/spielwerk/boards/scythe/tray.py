"""The tray for cargo: how many of each kind go along, all answered at once.

With a script the numbers can be changed; without it the tray takes everything, and the plain options ask for
each kind.
"""

from __future__ import annotations

from typing import Any

from spielwerk.boards.kit.controls import reaching
from spielwerk.boards.kit.html import esc
from spielwerk.boards.kit.posting import SEPARATOR
from spielwerk.boards.kit.scene import Scene
from spielwerk.boards.scythe.journeys import STOP, may_stop
from spielwerk.games.scythe import names
from spielwerk.games.scythe.options import CARGO
from spielwerk.kernel.gesture import continues
from spielwerk.kernel.option import Option
from spielwerk.kernel.run import nobody
from spielwerk.kernel.speech import capital
from spielwerk.kernel.text import text


def tray(scene: Scene) -> str:
    """Returns the cargo tray if the viewer is asked what the unit carries along."""
    d = scene.mine
    if d is None or d.options[0].verb != "load":
        return ""
    rows, stops = _asked(scene)
    everything = SEPARATOR.join([option.text for option in rows])
    first = " data-first"
    ways = [("go", SEPARATOR + STOP), ("on", "")] if stops else [("go", "")]
    buttons = "".join(
        [
            f'<button form="act" name="choice" value="{esc(everything + then)}" data-then="{esc(then)}"'
            f' id="tray-{way}" class="button{" primary" if way == "go" else ""}"'
            f"{first if way == 'go' else ''}>{esc(text(f'scythe-map-{way}'))}</button>"
            for way, then in ways
        ]
    )
    title = esc(text("scythe-map-cargo", place=names.place(d.frame.to).name))
    return (
        f'<section id="tray" class="tray"{reaching(d.options, "tray")} aria-label="{title}">'
        f"<h3>{title}</h3>"
        f'<ul>{"".join([_row(option) for option in rows])}</ul><p class="row">'
        f'<button type="button" class="button" data-take="all">{esc(text("scythe-map-all"))}</button>'
        f'<button type="button" class="button" data-take="none">{esc(text("scythe-map-none"))}</button>'
        f"{buttons}</p></section>"
    )


def _asked(scene: Scene) -> tuple[list[Option], bool]:
    """Returns the largest answer for each kind of cargo, and whether the unit may go on afterwards."""
    d = scene.mine
    assert d is not None
    t: Any = scene.known.copy()
    found: list[Option] = []
    while continues(d, t.open) and t.open.options[0].verb == "load":
        option = t.open.options[0]
        if option.at in [before.at for before in found]:
            return found, False
        found.append(option)
        scene.game.apply(t, option, source=nobody)
    return found, may_stop(t, d)


def _row(option: Option) -> str:
    """Returns a kind of cargo with a stepper."""
    kind = capital(names.cargo_kind(CARGO.index(option.at)))
    less, more = (esc(text(f"scythe-map-{way}", what=kind)) for way in ("less", "more"))
    return (
        f'<li id="load-{option.at}" data-load="{esc(option.text.rpartition(" ")[0])}" data-most="{option.n}">'
        f"<span>{esc(kind)}</span>"
        f'<button type="button" class="step" data-step="-1" aria-label="{less}">−</button>'
        f'<output class="count">{option.n}</output><span class="of">/ {option.n}</span>'
        f'<button type="button" class="step" data-step="1" aria-label="{more}">+</button></li>'
    )
