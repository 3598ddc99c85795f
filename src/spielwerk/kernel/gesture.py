"""Gestures: consecutive decisions that a person makes as one."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from spielwerk.kernel.frame import CHANCE
from spielwerk.kernel.option import Decision, Option, Options
from spielwerk.kernel.run import Runner, nobody

if TYPE_CHECKING:
    from spielwerk.kernel.game import Game


AHEAD = Runner(nobody)
Narrow = Callable[[Decision], Options]
"""A function that returns the options of a decision to follow.  If it returns none, the sequence ends there.
"""


class Expansion(Struct, frozen=True):
    """All ways to complete a gesture.  If not `complete`, there were too many: choose step by step."""

    sequences: tuple[Options, ...]
    complete: bool
    ends: tuple[Any, ...] = ()
    """The position to which each sequence leads."""


def continues(before: Decision, after: Decision | None) -> bool:
    """Returns whether the next decision belongs to the same gesture of the same seat."""
    return (
        after is not None
        and before.gesture != ""
        and after.seat == before.seat
        and after.gesture == before.gesture
        and not after.begins
    )


def play_out(s: Any, answer: Callable[[Any, int], Option]) -> Options:
    """Returns the answers that complete the open gesture: `answer` gets the position and how many were given.

    They are found on a copy, without luck.
    """
    asked, t = s.open, s.copy()
    found: list[Option] = []
    while not found or continues(asked, t.open):
        found.append(answer(t, len(found)))
        AHEAD.apply(t, found[-1])
    return tuple(found)


def every_option(d: Decision) -> Options:
    """Returns all options of the decision: the `Narrow` that leaves nothing out."""
    return d.options


def expand(
    game: Game, s: Any, limit: int, narrow: Narrow = every_option, seat: int | None = None
) -> Expansion:
    """Returns all sequences that complete an open gesture: that of `seat`, or else the first one.

    They are found by playing on copies.  A sequence ends at luck, at a choice of another seat, and where
    something hidden is revealed, since the next options would give it away.  `narrow` leaves out options that
    are not worth following.
    """
    first = game.decision(s) if seat is None else _asked(game, s, seat)
    if first is None or first.seat == CHANCE:
        return Expansion((), True)
    done: list[tuple[Options, Any]] = []
    todo: list[tuple[Options, Any, Options]] = [((), s, narrow(first))]
    while todo:
        path, at, options = todo.pop()
        for option in reversed(options):
            t = at.copy()
            t.journal = []
            game.apply(t, option, seat=first.seat, source=nobody)
            after = _asked(game, t, first.seat)
            follows = continues(first, after) and not any(event.reveals for event in t.journal)
            more = narrow(after) if after is not None and follows else ()
            if more:
                todo.append(((*path, option), t, more))
            else:
                done.append(((*path, option), t))
            if len(done) + len(todo) > limit:
                return Expansion((), False)
    done.sort(key=lambda way: [option.id for option in way[0]])
    return Expansion(tuple([path for path, _ in done]), True, tuple([end for _, end in done]))


def _asked(game: Game, s: Any, seat: int) -> Decision | None:
    """Returns the open decision of a seat; None if it is not asked."""
    return next((d for d in game.decisions(s) if d.seat == seat), None)
