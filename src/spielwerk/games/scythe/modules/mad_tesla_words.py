"""Mad Tesla in words: his panel, and why he did what he did."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from spielwerk.games.scythe.directions import BLUE, ORANGE
from spielwerk.games.scythe.events import CombatBegan, CombatWon, Displaced, Moved, Retreated, TurnBegan
from spielwerk.games.scythe.modules.mad_tesla import MAD_TESLA, TESLA, RolledAgain, Tesla, Wandered
from spielwerk.games.scythe.modules.mad_tesla_combat import Destroyed, Raged, Wounded
from spielwerk.games.scythe.speech import ScytheSpeech
from spielwerk.kernel.event import Event
from spielwerk.kernel.speech import Reason, Why
from spielwerk.kernel.text import text

if TYPE_CHECKING:
    from spielwerk.games.scythe.rules import ScytheRules
    from spielwerk.games.scythe.view import ScytheView

__all__ = ["MAD_TESLA"]

REASONS: dict[type[Event], str] = {
    Wandered: "fenris.madtesla.roll-blue",
    Moved: "fenris.madtesla.roll-blue",
    RolledAgain: "fenris.madtesla.automa-reroll",
    Displaced: "fenris.madtesla.drives-off-workers",
    CombatBegan: "fenris.madtesla.mutual-combat",
    Raged: "fenris.madtesla.orange-die",
    CombatWon: "fenris.madtesla.tie",
    Retreated: "fenris.madtesla.lose-retreat",
    Wounded: "fenris.madtesla.win-health",
    Destroyed: "fenris.madtesla.destroyed",
}
"""The events of his turn that explain it, each with its rule."""
TOLD = (Moved, CombatBegan, CombatWon, Destroyed)
"""Those that make up the sentence."""

MAD_TESLA.add_row("spelling", "direction", lambda value, _about, _rules: text(f"scythe-direction-{value}"))
for die in (BLUE, ORANGE):
    MAD_TESLA.add_row("naming", die[0].verb, lambda o, _seat, _frame, _rules: {"n": o.i + 1})


@MAD_TESLA.on("belongings", power=TESLA)
def health(view: ScytheView, _actor: int, rules: ScytheRules) -> list[tuple[str, str]]:
    """Returns his health.  [fenris.madtesla.health-16]"""
    return [(text("scythe-panel-health"), str(view.parts[rules.slots[Tesla]].health))]


@MAD_TESLA.on("stories")
def stories(events: Sequence[Event], rules: ScytheRules) -> list[Why]:
    """Explains his turns: each roll, whom he meets and how it ends."""
    me, found = rules.actor(TESLA), []
    turns = [i for i, event in enumerate(events) if isinstance(event, TurnBegan)]
    for start, stop in zip(turns, [*turns, len(events)][1:], strict=True):
        if events[start].seat == me:  # type: ignore[attr-defined]
            found.append(why(me, events[start:stop], start, rules))
    return found


def why(me: int, events: Sequence[Event], start: int, rules: ScytheRules) -> Why:
    """Returns a turn in a few sentences, and in all its steps with their rules."""
    speech = ScytheSpeech(rules.game)
    told = [(i, event) for i, event in enumerate(events) if type(event) in REASONS]
    steps = [Reason(speech.event(event, rules), REASONS[type(event)]) for _, event in told]
    short = " ".join([speech.event(event, rules) for _, event in told if isinstance(event, TOLD)])
    end = told[-1][0] if told else 0
    return Why(me, short, tuple(steps), panel=f"player-{me}", span=(start, start + end))
