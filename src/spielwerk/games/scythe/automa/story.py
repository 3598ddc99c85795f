"""The story of an Automa's turn, put together from its events: what was looked at, and what was left.

Everything here is read from events alone, so it can be told from a record, to a spectator, and again later.
`turns` gives it as data (for a picture); `speech.why` has the sentences.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from spielwerk.games.scythe.automa.events import (
    Advanced,
    CardTurned,
    ChoiceBegan,
    LineRead,
    MoveMade,
    TurnSkipped,
)
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.event import Event
from spielwerk.kernel.funnel import Narrowed

UNIT, TARGET = "unit", "target"

TOLD = (CardTurned, LineRead, MoveMade, TurnSkipped, Advanced)
"""What a story is told from."""


class FunnelChoice(Struct, frozen=True):
    """A choice among units or regions: one rule after the other, until one candidate is left or none."""

    action: str
    about: str
    rules: tuple[Narrowed, ...]
    places: tuple[int, ...] = ()
    """Where the units stand, if it is about units."""

    @property
    def result(self) -> int:
        """What was chosen, -1 if nothing could be."""
        return self.rules[-1].after.bit_length() - 1 if self.rules else -1

    @property
    def decisive(self) -> Narrowed | None:
        """The last rule that took a candidate away."""
        return next((rule for rule in reversed(self.rules) if rule.before != rule.after), None)


class Symbol(Struct, frozen=True):
    """A symbol of the card, what became of it, and the choices that were made for it."""

    line: LineRead
    choices: tuple[FunnelChoice, ...] = ()
    move: MoveMade | None = None


class Turn(Struct, frozen=True):
    """One card from top to bottom."""

    seat: int
    card: int
    scheme: int
    symbols: tuple[Symbol, ...]
    skipped: bool = False
    space: int = -1
    """Where the marker went, -1 if it stayed."""
    span: tuple[int, int] = (0, 0)
    """Where it begins and ends in the run of events."""


def turns(events: Sequence[Event]) -> list[Turn]:
    """The turns that Automas took in a run of events.

    What was chosen stands before the line it was chosen for, and the movement after it.
    """
    starts = [i for i, event in enumerate(events) if isinstance(event, CardTurned)]
    return [_turn(events, a, b) for a, b in zip(starts, [*starts, len(events)][1:], strict=True)]


def _turn(events: Sequence[Event], start: int, stop: int) -> Turn:
    first = events[start]
    assert isinstance(first, CardTurned)
    symbols: list[Symbol] = []
    choices: list[FunnelChoice] = []
    skipped, space, end = False, -1, start
    for i in range(start, stop):
        event = events[i]
        if isinstance(event, TOLD):
            end = i
        match event:
            case ChoiceBegan():
                choices.append(FunnelChoice(event.action, event.about, (), event.places))
            case Narrowed() if choices:
                last = choices[-1]
                choices[-1] = FunnelChoice(last.action, last.about, (*last.rules, event), last.places)
            case LineRead():
                symbols.append(Symbol(event, tuple(choices)))
                choices = []
            case MoveMade():
                done = max([k for k, symbol in enumerate(symbols) if symbol.line.verdict == "done"])
                symbols[done] = Symbol(symbols[done].line, symbols[done].choices, event)
            case TurnSkipped():
                skipped = True
            case Advanced():
                space = event.space
    return Turn(first.seat, first.card, first.scheme, tuple(symbols), skipped, space, (start, end))


def candidates(rule: Narrowed) -> list[tuple[int, int | None, bool]]:
    """Each candidate that a rule saw: what it measured there, if anything, and whether it stays."""
    seen = bits(rule.before)
    values: Sequence[int | None] = rule.values or [None] * len(seen)
    return [(c, v, bool(rule.after >> c & 1)) for c, v in zip(seen, values, strict=True)]
