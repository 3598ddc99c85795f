"""Named sensible answers to a gesture, so that a person need not answer each question.

They are proposals: the table offers them first, and everything else stays possible.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from spielwerk.games.scythe.actions.move import Cargo
from spielwerk.games.scythe.control import enemy_units
from spielwerk.games.scythe.pay import Pay
from spielwerk.games.scythe.state import Scythe
from spielwerk.games.scythe.tracks import Gain
from spielwerk.kernel.option import Option
from spielwerk.kernel.run import advance, nobody

Pick = Callable[[Any, tuple[Option, ...]], Option]


def first(_s: Scythe, options: tuple[Option, ...]) -> Option:
    """Rows begin with the largest amount."""
    return options[0]


def last(_s: Scythe, options: tuple[Option, ...]) -> Option:
    return options[-1]


def least_exposed(s: Scythe, options: tuple[Option, ...]) -> Option:
    """Keep what enemies are furthest from: pay where fewest of them are near… last, where none is.

    A token on a region beside many enemies is the first to be lost, so it is spent first.
    """
    seat = s.open.seat
    enemies = enemy_units(s, seat)
    near = s.rules.board.neighbours
    paying = [o for o in options if o.verb == "from"]
    return max(
        paying or list(options), key=lambda o: (near[o.i] & enemies).bit_count() if o.verb == "from" else 0
    )


DEFAULTS: dict[type, dict[str, Pick]] = {
    Cargo: {"take-all": first, "take-none": last},
    Pay: {"pay-safely": least_exposed},
    Gain: {"take-all": first, "take-none": last},
}


def defaults(s: Scythe) -> dict[str, tuple[Option, ...]]:
    """The named answers to what is asked now, each played to the end of its gesture."""
    if not s.open:
        return {}
    named = DEFAULTS.get(type(s.open.frame), {})
    return {name: _play(s, pick) for name, pick in named.items()}


def _play(s: Scythe, pick: Pick) -> tuple[Option, ...]:
    kind, t = type(s.open.frame), s.copy()
    found: list[Option] = []
    while t.open and type(t.open.frame) is kind and (not found or not t.open.frame.begins):
        option = pick(t, t.open.options)
        found.append(option)
        frame = t.stack.pop()
        frame.choose(t, option)
        advance(t, nobody)
    return tuple(found)
