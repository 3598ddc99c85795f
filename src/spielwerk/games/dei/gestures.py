"""Sensible answers to a gesture, so that a person need not answer each question.

Named answers are proposals: the table offers them first, and all other options stay open.  An obvious answer
is given for the person.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from spielwerk.games.dei.actions.collect import Collect
from spielwerk.games.dei.actions.enlist import BringToken
from spielwerk.games.dei.actions.move import MoveGroup
from spielwerk.games.dei.badges import EarnBadges
from spielwerk.games.dei.cards import DoActions
from spielwerk.games.dei.drones import Harvest, Hunt, Transport
from spielwerk.games.dei.majority import majority
from spielwerk.games.dei.options import KINDS, SKIP, YES, Kind
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
    """Takes what is given: by drones, leaders, badges and the gains on a card."""
    take = TAKEN.get(type(d.frame))
    return take(s, d) if take else ()


def gains(_s: Dei, d: Decision) -> Options:
    """Returns an action that only gains something, which can never be worth less later."""
    return tuple([o for o in d.options if o.verb == "do" and KINDS[o.i] in GAINS])[:1]


def whole(_s: Dei, d: Decision) -> Options:
    """Returns the largest amount, or yes."""
    return d.options[:1]


def from_supply(_s: Dei, d: Decision) -> Options:
    """Returns the scrapper that comes from the supply, which costs no place elsewhere."""
    return d.options[:1] if YES in d.options else ()


def own_ground(s: Dei, d: Decision) -> Options:
    """Returns yes if the resource would lie where the player has the majority."""
    assert isinstance(d.frame, BringToken)
    return d.options[:1] if majority(s, d.frame.area) == d.seat else ()


def only_one(_s: Dei, d: Decision) -> Options:
    """Returns the badge that can be earned, unless there are several."""
    return d.options[:1] if len(d.options) == ONE_AND_DONE else ()


def by_leader(_s: Dei, d: Decision) -> Options:
    """Returns what a leader collects by an ability."""
    return d.options[:1] if SKIP in d.options else ()


GAINS = tuple([Kind(act) for act in ("points", "technology", "energy")])
ONE_AND_DONE = 2
TAKEN: dict[type, Callable[[Dei, Decision], Options]] = {
    DoActions: gains,
    Harvest: whole,
    Hunt: whole,
    Transport: from_supply,
    BringToken: own_ground,
    EarnBadges: only_one,
    Collect: by_leader,
}
"""The obvious answers, by what is asked; none of them spends anything."""
