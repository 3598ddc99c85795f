"""Gestures: consecutive decisions that a person makes as one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from spielwerk.kernel.frame import CHANCE
from spielwerk.kernel.option import Decision, Options
from spielwerk.kernel.run import nobody

if TYPE_CHECKING:
    from spielwerk.kernel.game import Game


class Expansion(Struct, frozen=True):
    """All ways to complete a gesture.  If not `complete`, there were too many: choose step by step."""

    sequences: tuple[Options, ...]
    complete: bool


def continues(before: Decision, after: Decision | None) -> bool:
    """Returns whether the next decision belongs to the same gesture of the same seat."""
    return (
        after is not None
        and before.gesture != ""
        and after.seat == before.seat
        and after.gesture == before.gesture
        and not after.begins
    )


def expand(game: Game, s: Any, limit: int) -> Expansion:
    """Tries all ways through the open gesture on copies.  A way ends at luck, at a choice of another seat and
    where something hidden is revealed, since the next options would give it away."""
    first = game.decision(s)
    if first is None or first.seat == CHANCE:
        return Expansion((), True)
    done: list[Options] = []
    todo: list[tuple[Options, Any]] = [((), s)]
    while todo:
        path, at = todo.pop()
        for option in reversed(at.open.options):
            t = at.copy()
            t.journal = []
            game.apply(t, option, source=nobody)
            if continues(first, t.open) and not any(event.reveals for event in t.journal):
                todo.append(((*path, option), t))
            else:
                done.append((*path, option))
            if len(done) + len(todo) > limit:
                return Expansion((), False)
    done.sort(key=lambda path: [option.id for option in path])
    return Expansion(tuple(done), True)
