"""Where the moving unit can go within its steps, and what that would cost.

It is found by choosing on positions that fit the viewer's view, as a person would: nothing here knows how
units move.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from spielwerk.boards.kit.scene import Scene
from spielwerk.games.scythe.board import BIT, board
from spielwerk.kernel.gesture import continues
from spielwerk.kernel.option import Decision, Option
from spielwerk.kernel.run import nobody

FARTHEST = 3
"""The largest number of steps that are searched."""
MOST = 120
"""The largest number of positions that are searched; units with more options go step by step."""
STOP = "stop"


class Journey(Struct, frozen=True):
    """A path to a place: what has to be chosen, the number of steps, and the kind of crossing."""

    place: int
    texts: tuple[str, ...]
    steps: int
    glyph: str
    popularity: int
    """The popularity that the path costs."""


def journeys(scene: Scene, d: Decision) -> dict[int, Journey]:
    """Returns the shortest path to each place that the unit can reach now, taking everything along."""
    unit, seat = d.frame.unit, d.seat
    start: Any = scene.known
    origin, popularity = start.players[seat].units[unit], start.players[seat].popularity
    found: dict[int, Journey] = {}
    todo: list[tuple[Any, tuple[str, ...], str]] = [(start, (), "")]
    looked = 0
    for steps in range(1, FARTHEST + 1):
        reached = []
        for at, before, way in todo:
            here = at.players[seat].units[unit]
            for option in at.open.options:
                if option.verb != "to" or option.i in found or option.i == origin or looked >= MOST:
                    continue
                looked += 1
                t = at.copy()
                scene.game.apply(t, option, source=nobody)
                path, glyph = (*before, option.text), way or crossing(here, option.i)
                loaded = [answer.text for answer in take_all(scene, t, d)]
                goes_on = may_stop(t, d)
                texts = (*path, STOP) if goes_on and not loaded else path
                lost = popularity - t.players[seat].popularity
                found[option.i] = Journey(option.i, texts, steps, glyph, lost)
                if goes_on:
                    reached.append((t, (*path, *loaded), glyph))
        todo = reached
    return found


def take_all(scene: Scene, state: Any, d: Decision) -> list[Option]:
    """Loads everything, as long as only cargo is asked; returns the answers."""
    found = []
    while continues(d, state.open) and state.open.options[0].verb == "load":
        found.append(state.open.options[0])
        scene.game.apply(state, found[-1], source=nobody)
    return found


def may_stop(state: Any, d: Decision) -> bool:
    """Returns whether the unit may go on, and is asked."""
    return continues(d, state.open) and state.open.options[-1].verb == STOP


def crossing(here: int, there: int) -> str:
    """Returns the kind of a step, as the map shows it; empty for an ordinary one."""
    b = board()
    if b.walk[here] & BIT[there]:
        return ""
    if b.river[here] & BIT[there]:
        return "river"
    if b.lakes & (BIT[here] | BIT[there]) and b.neighbours[here] & BIT[there]:
        return "lake"
    if BIT[there] & b.tunnels or BIT[here] & b.tunnels:
        return "tunnel"
    return "leap"
