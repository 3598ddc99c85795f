"""Looking ahead: what an answer leads to, played on a position that fits the view.

The drawings know no rule.  What can be chosen after a choice, what a whole gesture looks like and what one
would have afterwards are found by playing on copies of `scene.known`, which stop at luck and at the choices
of others.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from spielwerk.boards.kit.posting import SEPARATOR
from spielwerk.boards.kit.scene import Scene
from spielwerk.games.scythe.control import stock
from spielwerk.games.scythe.options import RESOURCES
from spielwerk.kernel.gesture import continues
from spielwerk.kernel.option import Decision, Option, Options
from spielwerk.kernel.run import nobody

AMOUNTS = ("take", "make")
"""Options that say how much of a benefit is taken."""
MOST = 400
"""Gestures with more ways than that are asked step by step."""


def asked(scene: Scene, state: Any, seat: int) -> Decision | None:
    """What a seat is asked in a position."""
    return next((d for d in scene.game.decisions(state) if d.seat == seat), None)


def played(scene: Scene, state: Any, seat: int, *options: Option) -> Any:
    """The position after some answers of a seat."""
    t = state.copy()
    for option in options:
        scene.game.apply(t, option, seat=seat, source=nobody)
    return t


def value(options: Options) -> str:
    """Answers that are given with one touch, as a form posts them."""
    return SEPARATOR.join([option.text for option in options])


Narrow = Callable[[Decision], Options]
"""Which of the options of a decision are worth a button; none: the gesture is shown as far as it has come."""


def ways(scene: Scene, narrow: Narrow) -> list[tuple[Options, Any]]:
    """The ways through the gesture that the viewer is asked about, with where they lead.

    Empty if there are too many.
    """
    first = scene.mine
    assert first is not None
    found: list[tuple[Options, Any]] = []
    todo: list[tuple[Options, Any, Options]] = [((), scene.known, narrow(first))]
    while todo and len(found) + len(todo) < MOST:
        path, at, options = todo.pop()
        for option in options:
            t = played(scene, at, first.seat, option)
            after = asked(scene, t, first.seat)
            more = narrow(after) if after is not None and continues(first, after) else ()
            if more:
                todo.append(((*path, option), t, more))
            else:
                found.append(((*path, option), t))
    return [] if todo else sorted(found, key=lambda way: [option.id for option in way[0]])


def with_benefit(scene: Scene, path: Options, state: Any) -> tuple[Options, Any]:
    """Go on taking all that a gesture brings while only amounts are asked: they begin with the largest."""
    seat = scene.viewer
    while (d := asked(scene, state, seat)) is not None and d.options[0].verb in AMOUNTS:
        option = d.options[0]
        path, state = (*path, option), played(scene, state, seat, option)
    return path, state


NAMES = ("power", "coins", "popularity", "cards", *RESOURCES)


def holdings(state: Any, seat: int) -> tuple[int, ...]:
    """What a seat has at its disposal: the four tracks, then the four resources, as in `NAMES`."""
    p = state.players[seat]
    goods = [stock(state, seat, kind) for kind in range(len(RESOURCES))]
    return (p.power, p.coins, p.popularity, sum(state.hands[seat]), *goods)
