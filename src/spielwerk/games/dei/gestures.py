"""Sensible answers to a gesture, so that a person need not answer each question.

Named answers are proposals: the table offers them first, and all other options stay open.  An obvious answer
is given for the person.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from spielwerk.games.dei.actions.move import MoveGroup
from spielwerk.games.dei.drones import Harvest, Transport
from spielwerk.games.dei.options import YES
from spielwerk.games.dei.state import Dei
from spielwerk.kernel.option import Decision, Option, Options


def everybody(options: Options) -> Option:
    """Returns the largest group; rows begin with the largest group that includes the leader."""
    return max(options, key=lambda o: (o.n + (o.verb != "take"), -o.id))


def fewest(options: Options) -> Option:
    """Returns the smallest group that may go."""
    return min(options, key=lambda o: (o.n + (o.verb != "take"), o.id))


def first(options: Options) -> Option:
    """Returns the largest amount, with which rows begin."""
    return options[0]


DEFAULTS: dict[type, dict[str, Callable[[Options], Option]]] = {
    MoveGroup: {"move-all": everybody, "move-few": fewest},
    Harvest: {"take-all": first},
}


def defaults(s: Dei) -> dict[str, Options]:
    """Returns the open decision's options that a named gesture, such as `move-all`, stands for."""
    if not s.open:
        return {}
    named = DEFAULTS.get(type(s.open.frame), {})
    return {name: (pick(s.open.options),) for name, pick in named.items()}


def obvious(s: Dei, d: Decision, chosen: Iterable[Option]) -> Options:  # noqa: ARG001
    """Takes what a drone brings: resources, and scrappers from the supply."""
    if isinstance(d.frame, Harvest) or (isinstance(d.frame, Transport) and YES in d.options):
        return d.options[:1]
    return ()
