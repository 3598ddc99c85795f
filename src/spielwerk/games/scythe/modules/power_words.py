"""How the turns of powers are explained: every roll, whom they meet and how it ends."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from spielwerk.games.scythe.events import TurnBegan
from spielwerk.games.scythe.speech import ScytheSpeech
from spielwerk.kernel.event import Event
from spielwerk.kernel.speech import Reason, Why

if TYPE_CHECKING:
    from spielwerk.games.scythe.rules import ScytheRules

Reasons = Mapping[type[Event], str]
"""The events of a turn that explain it, each with its rule."""
Stories = Callable[[Sequence[Event], "ScytheRules"], list[Why]]


def explained(power: str, reasons: Reasons, told: tuple[type[Event], ...]) -> Stories:
    """Returns a hook that explains the turns of a power; events in `told` make up the short story."""

    def stories(events: Sequence[Event], rules: ScytheRules) -> list[Why]:
        me, found = rules.actor(power), []
        turns = [i for i, event in enumerate(events) if isinstance(event, TurnBegan)]
        for start, stop in zip(turns, [*turns, len(events)][1:], strict=True):
            if events[start].seat == me:  # type: ignore[attr-defined]
                found.append(why(me, events[start:stop], start, rules))
        return found

    def why(me: int, events: Sequence[Event], start: int, rules: ScytheRules) -> Why:
        """Returns a turn in a few sentences, and in all its steps with their rules."""
        speech = ScytheSpeech(rules.game)
        seen = [(i, event) for i, event in enumerate(events) if type(event) in reasons]
        steps = [Reason(speech.event(event, rules), reasons[type(event)]) for _, event in seen]
        short = " ".join([speech.event(event, rules) for _, event in seen if isinstance(event, told)])
        end = seen[-1][0] if seen else 0
        return Why(me, short, tuple(steps), panel=f"player-{me}", span=(start, start + end))

    return stories
