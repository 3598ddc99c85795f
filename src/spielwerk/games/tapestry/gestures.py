"""Sensible answers to a gesture, so that a person need not answer each question.

Named answers are proposals: the table offers them first, and all other options stay open.  An obvious answer
is given for the person.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from spielwerk.games.tapestry.advance import Pay
from spielwerk.games.tapestry.bonus import BuyBonus
from spielwerk.games.tapestry.city import LINES_AND_COLUMNS, Plot, Rotation, blocked, fitting
from spielwerk.games.tapestry.explore import ChooseRotation, edge_points
from spielwerk.games.tapestry.grid import DISTRICTS, GRID, PLOTS, RIM, turns
from spielwerk.games.tapestry.options import BESIDE, COLUMN, LINE, PAY, PLOT, ROTATE, YES
from spielwerk.games.tapestry.state import Tapestry
from spielwerk.kernel.effect import AnyOrder, Atom, Which
from spielwerk.kernel.gesture import play_out
from spielwerk.kernel.option import Decision, Option, Options

Answer = Callable[[Any, Any], Options]
"""(s, frame) -> the options of the whole gesture, or none"""


def pay_most(s: Tapestry, frame: Pay) -> Options:
    """Pays with what the player has most of; of equals, with the first."""
    left = s.players[frame.seat].res[:]
    paid = []
    for _ in range(frame.left):
        kind = max(range(frame.lowest, len(left)), key=lambda kind: (left[kind], -kind))
        left[kind] -= 1
        paid.append(kind)
    order = [PAY[kind] for kind in sorted(paid)]
    return play_out(s, lambda _t, n: order[n])


def buy_with_most(s: Tapestry, frame: BuyBonus) -> Options:
    """Pays for the bonus with what the player has most of."""
    res = s.players[frame.seat].res
    kinds = [option.i for option in s.open.options if option.verb == "pay"]
    return (PAY[max(kinds, key=lambda kind: (res[kind], -kind))],) if kinds else ()


def best_rotation(s: Tapestry, frame: ChooseRotation) -> Options:
    """Rotates a tile so that it scores most; of equals, the first."""
    return (max(s.open.options, key=lambda option: edge_points(s, frame.tile, frame.hex, option.n)),)


def completes(city: int, mask: int, areas: tuple[int, ...]) -> bool:
    """Returns whether covering plots fills one of several areas that was not full before."""
    return any(area & ~city and not area & ~(city | mask) for area in areas)


def complete_with_building(s: Tapestry, frame: Plot) -> Options:
    """Places a building on the first plot that completes a district, or else a line or column."""
    city = s.players[frame.seat].city
    free = GRID & ~blocked(s, frame.seat)
    for areas in (DISTRICTS, LINES_AND_COLUMNS):
        for i, plot in enumerate(PLOTS):
            if plot & free and completes(city, plot, areas):
                return (PLOT[i],)
    return ()


def complete_with_landmark(s: Tapestry, frame: Rotation) -> Options:
    """Places a landmark on the first site that completes a district, or else a line or column."""
    city = s.players[frame.seat].city
    rotations = range(len(turns(s.rules.shapes[frame.landmark])))
    sites = [(r, site) for r in rotations for site in fitting(s, frame.seat, frame.landmark, r)]
    found = [
        (ROTATE[rotation], LINE[line + RIM], COLUMN[column + RIM])
        for areas in (DISTRICTS, LINES_AND_COLUMNS)
        for rotation, (line, column, mask) in sites
        if completes(city, mask, areas)
    ]
    return play_out(s, lambda t, _n: next(o for o in t.open.options if o in found[0])) if found else ()


def beside(_s: Tapestry, _frame: Plot | Rotation) -> Options:
    return (BESIDE,)


DEFAULTS: dict[type, dict[str, Answer]] = {
    Pay: {"pay-most": pay_most},
    BuyBonus: {"pay-most": buy_with_most},
    ChooseRotation: {"best-rotation": best_rotation},
    Plot: {"complete": complete_with_building, "beside": beside},
    Rotation: {"complete": complete_with_landmark, "beside": beside},
}


INDEPENDENT = ("resource", "vp")
"""Gains whose order makes no difference."""


def defaults(s: Tapestry) -> dict[str, Options]:
    """Returns the named answers to the open decision, each to the end of its gesture."""
    if not s.open:
        return {}
    named = DEFAULTS.get(type(s.open.frame), {})
    found = {name: answer(s, s.open.frame) for name, answer in named.items()}
    return {name: options for name, options in found.items() if options}


def obvious(s: Tapestry, d: Decision, chosen: Iterable[Option]) -> Options:  # noqa: ARG001
    """Takes a bonus that costs nothing, and gains in their order if none of them can change another."""
    if isinstance(d.frame, BuyBonus) and YES in d.options and d.frame.is_free(s):
        return (YES,)
    if isinstance(d.frame, Which) and isinstance(d.frame.effect, AnyOrder):
        items = d.frame.effect.items
        if all(isinstance(item, Atom) and item.verb in INDEPENDENT for item in items):
            return d.options[:1]
    return ()
