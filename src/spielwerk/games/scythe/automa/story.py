"""The story of an Automa's turn, built from its events: the candidates considered, and those left.

It is read only from events, so it can be shown from a record, to a spectator, and again later. `turns`
returns it as data (for a picture); `speech.why` has the sentences.
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
from spielwerk.kernel.event import Event
from spielwerk.kernel.funnel import FunnelChoice, Narrowed

UNIT, TARGET = "unit", "target"

TOLD = (CardTurned, LineRead, MoveMade, TurnSkipped, Advanced)
"""The events that a story is built from."""


class AutomaChoice(FunnelChoice, frozen=True, kw_only=True):
    """A choice among units or regions."""

    action: str
    places: tuple[int, ...] = ()
    """The places of the units, if it is about units."""


class Symbol(Struct, frozen=True):
    """A symbol of the card, its result, and the choices made for it."""

    line: LineRead
    choices: tuple[AutomaChoice, ...] = ()
    move: MoveMade | None = None


class Turn(Struct, frozen=True):
    """One card from top to bottom."""

    seat: int
    card: int
    scheme: int
    symbols: tuple[Symbol, ...]
    skipped: bool = False
    space: int = -1
    """The space of the marker; -1 if it stayed."""
    span: tuple[int, int] = (0, 0)
    """The indices of its first and last event in the list."""


def turns(events: Sequence[Event]) -> list[Turn]:
    """Returns the turns that Automas took in a list of events.

    Choices come before the line they belong to, and the movement after it.
    """
    starts = [i for i, event in enumerate(events) if isinstance(event, CardTurned)]
    return [_turn(events, a, b) for a, b in zip(starts, [*starts, len(events)][1:], strict=True)]


def _turn(events: Sequence[Event], start: int, stop: int) -> Turn:
    first = events[start]
    assert isinstance(first, CardTurned)
    symbols: list[Symbol] = []
    choices: list[AutomaChoice] = []
    skipped, space, end = False, -1, start
    for i in range(start, stop):
        event = events[i]
        if isinstance(event, TOLD):
            end = i
        match event:
            case ChoiceBegan():
                choices.append(AutomaChoice(about=event.about, action=event.action, places=event.places))
            case Narrowed() if choices:
                choices[-1] = choices[-1].narrowed(event)
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
