"""Ghosts on the map: units, structures and goods as they would be after an option that is pointed at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from spielwerk.boards.kit.ghosts import changed
from spielwerk.boards.kit.scene import Scene
from spielwerk.boards.scythe.looks import looks
from spielwerk.boards.scythe.pieces import goods_of, kind_of, standing, structures_of
from spielwerk.boards.scythe.typed import rules_of
from spielwerk.boards.scythe.wind.airships import airships, cargo
from spielwerk.games.scythe.board import board
from spielwerk.games.scythe.modules.airships import Airships
from spielwerk.games.scythe.state import NOWHERE
from spielwerk.kernel.view import View

LAYER = "ghosts"
"""The id of the layer above the pieces."""


def ghosts(scene: Scene, after: Sequence[View]) -> dict[str, str]:
    """Returns the layer, if it is the same in all positions that may follow."""
    return changed({LAYER: ""}, [{LAYER: _moved(scene, view)} for view in after])


def _moved(scene: Scene, then: Any) -> str:
    """Returns every piece that stands somewhere else, and the goods of places where they change."""
    now: Any = scene.view
    factions = looks(rules_of(scene))
    there = standing(then)
    found = []
    for seat in now.round:
        before, after = now.players[seat], then.players[seat]
        found += [
            f'<use href="#{kind_of(unit)}-{factions[seat]}" transform="{_at(*there.at[seat, unit])}"/>'
            for unit, place in enumerate(after.units)
            if place >= 0 and place != before.units[unit]
        ]
        both = zip(after.structures, before.structures, strict=True)
        new = [NOWHERE if place == old else place for place, old in both]
        found.append(structures_of(((seat, tuple(new)),), factions))
    goods = [new if new != old else 0 for new, old in zip(then.goods, now.goods, strict=True)]
    flown = airships(then, rules_of(scene)) if airships_at(then, scene) != airships_at(now, scene) else ""
    drawn = "".join([*found, goods_of(tuple(goods[: len(board().places)])), flown])
    return drawn.replace(' id="', ' data-of="')


def airships_at(view: Any, scene: Scene) -> object:
    """Returns where airships are and what is aboard."""
    rules = rules_of(scene)
    if Airships not in rules.slots:
        return ()
    return view.parts[rules.slots[Airships]].at, [cargo(view, seat) for seat in range(rules.seats)]


def _at(x: float, y: float, size: float) -> str:
    return f"translate({x:.1f} {y:.1f})" + (f" scale({size:.2f})" if size != 1 else "")
