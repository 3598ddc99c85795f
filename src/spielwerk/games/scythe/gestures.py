"""Sensible answers to a gesture, so that a person need not answer each question.

Named answers are proposals: the table offers them first, and all other options stay open.  An obvious answer
is given for the person.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import takewhile
from typing import Any

from spielwerk.games.scythe.actions.move import Cargo
from spielwerk.games.scythe.actions.produce import HowMany
from spielwerk.games.scythe.control import enemy_units, spendable
from spielwerk.games.scythe.effects import NewGoods, NewWorkers
from spielwerk.games.scythe.options import FROM, LESS, SECTION
from spielwerk.games.scythe.pay import Pay
from spielwerk.games.scythe.state import PLACE_COUNT, Scythe
from spielwerk.games.scythe.tracks import Gain
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.gesture import AHEAD, play_out
from spielwerk.kernel.option import Decision, Option, Options

Pick = Callable[[Any, Options], Option]


def first(_s: Scythe, options: Options) -> Option:
    """Returns the first option; rows begin with the largest amount."""
    return options[0]


def last(_s: Scythe, options: Options) -> Option:
    """Returns the last option; rows end with nothing, or with the option to stop."""
    return options[-1]


def exposure(s: Scythe, seat: int, place: int) -> int:
    """Returns how many adjacent regions hold enemies that might come for what is there; none to a store."""
    if place >= PLACE_COUNT:
        return 0
    return (s.rules.board.neighbours[place] & enemy_units(s, seat)).bit_count()


def least_exposed(s: Scythe, options: Options) -> Option:
    """Returns the payment from where the fewest enemies are near, considering the rest of the payment as
    well.
    """
    return _paid_in_order(s, options, 1)


def most_exposed(s: Scythe, options: Options) -> Option:
    """Returns the payment of what enemies might take soon."""
    return _paid_in_order(s, options, -1)


def _paid_in_order(s: Scythe, options: Options, sign: int) -> Option:
    """Returns the lowest region of the best tokens, since a payment names its regions in ascending order.

    If no token is left, returns the first substitute that is offered.
    """
    pay: Pay = s.open.frame
    tokens: list[int] = []
    for place in bits(spendable(s, pay.seat) >> pay.lowest << pay.lowest):
        tokens += [place] * s.goods_at(place, pay.kind)
    tokens.sort(key=lambda place: sign * exposure(s, pay.seat, place))
    return FROM[min(tokens[: pay.n])] if tokens else options[0]


DEFAULTS: dict[type, dict[str, Pick]] = {
    Cargo: {"take-all": first, "take-none": last},
    Pay: {"pay-least-exposed": least_exposed, "pay-most-exposed": most_exposed},
    Gain: {"take-all": first, "take-none": last},
}


def defaults(s: Scythe) -> dict[str, Options]:
    """Returns the named answers to the open decision, each played to the end of its gesture."""
    if not s.open:
        return {}
    named = DEFAULTS.get(type(s.open.frame), {})
    return {name: _play(s, pick) for name, pick in named.items()}


def _play(s: Scythe, pick: Pick) -> Options:
    """Plays a gesture to its end: answers questions of the same kind with `pick`, others with the last
    option.
    """
    kind = type(s.open.frame)

    def answer(t: Scythe, _n: int) -> Option:
        return (pick if type(t.open.frame) is kind else last)(t, t.open.options)

    return play_out(s, answer)


GIVEN = (Gain, HowMany, NewGoods, NewWorkers)
"""What a player is given, or makes where they chose to: the first option takes all of it."""


def obvious(s: Scythe, d: Decision, chosen: Iterable[Option]) -> Options:
    """Takes all of what is given, unless the player wants only a part or it would end the game."""
    if not isinstance(d.frame, GIVEN) or LESS in takewhile(lambda option: option not in SECTION, chosen):
        return ()
    t = s.copy()
    AHEAD.apply(t, d.options[0])
    return () if t.over else d.options[:1]
