"""Why an Automa did what it did: a sentence, the few steps that a player needs, and every step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from spielwerk.games.scythe.automa import speech
from spielwerk.games.scythe.automa.in_short import in_short
from spielwerk.games.scythe.automa.story import Turn, turns
from spielwerk.kernel.event import Event
from spielwerk.kernel.speech import Why
from spielwerk.kernel.text import text

if TYPE_CHECKING:
    from spielwerk.games.scythe.rules import ScytheRules


def stories(events: Sequence[Event], rules: ScytheRules) -> list[Why]:
    """Explains what the Automas did in a list of events, turn by turn."""
    return [why(turn, rules) for turn in turns(events)]


def why(turn: Turn, rules: ScytheRules) -> Why:
    """Returns a turn in one sentence, in a few steps, in all its steps, and as the card that was drawn."""
    title = text("scythe-automa-step-card", card=turn.card, scheme=speech.SCHEMES[turn.scheme - 1])
    return Why(
        turn.seat,
        speech.short(turn, rules),
        tuple(speech.full(turn, title, rules)),
        title,
        tuple([speech.line(symbol, rules) for symbol in turn.symbols]),
        f"automa-{turn.seat}",
        turn.span,
        tuple(in_short(turn, rules)),
    )
