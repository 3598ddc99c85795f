"""Named sensible answers to a gesture, so that a person need not answer each question.

They are proposals: the table offers them first, and everything else stays possible.
"""

from __future__ import annotations

from collections.abc import Callable

from spielwerk.games.dei.actions.move import MoveGroup
from spielwerk.games.dei.drones import Harvest
from spielwerk.games.dei.state import Dei
from spielwerk.kernel.option import Option, Options


def everybody(options: Options) -> Option:
    """The largest group: rows begin with the most, the leader's first."""
    return max(options, key=lambda o: (o.n + (o.verb != "take"), -o.id))


def fewest(options: Options) -> Option:
    """The smallest group that may go."""
    return min(options, key=lambda o: (o.n + (o.verb != "take"), o.id))


def first(options: Options) -> Option:
    """Rows begin with the largest amount."""
    return options[0]


DEFAULTS: dict[type, dict[str, Callable[[Options], Option]]] = {
    MoveGroup: {"move-all": everybody, "move-few": fewest},
    Harvest: {"take-all": first},
}


def defaults(s: Dei) -> dict[str, Options]:
    """The named answers to what is asked now."""
    if not s.open:
        return {}
    named = DEFAULTS.get(type(s.open.frame), {})
    return {name: (pick(s.open.options),) for name, pick in named.items()}
