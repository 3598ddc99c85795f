"""The story of a turn of the bots, built from its events: candidates, rules, and what came of it.

It is read only from events, so it can be shown from a record, to a spectator, and again later.  `turns`
returns it as data (for a picture); `speech.why` has the sentences.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from spielwerk.games.tapestry.automa.bots import BotTable
from spielwerk.games.tapestry.automa.events import ChoiceBegan, PairDrawn, ShadowTurnBegan
from spielwerk.games.tapestry.events import GameEnded, IncomeBegan, TurnBegan
from spielwerk.kernel.event import Event
from spielwerk.kernel.funnel import Narrowed, chosen, decisive


class FunnelChoice(Struct, frozen=True):
    """A choice of a track or a hex: one rule after the other, until one candidate or none is left."""

    seat: int
    about: str
    card: int
    rules: tuple[Narrowed, ...] = ()

    @property
    def result(self) -> int:
        """The chosen track or hex; -1 if none was possible."""
        return chosen(self.rules)

    @property
    def decisive(self) -> Narrowed | None:
        """The last rule that removed a candidate."""
        return decisive(self.rules)


class BotTurnStory(Struct, frozen=True):
    """One turn: the pair of cards (0 if none was drawn), the number of an income turn, and what happened."""

    seat: int
    pair: tuple[int, int]
    income: int
    items: tuple[FunnelChoice | Event, ...]
    span: tuple[int, int] = (0, 0)
    """The indices of its first and last event in the list."""

    @property
    def choices(self) -> list[FunnelChoice]:
        return [item for item in self.items if isinstance(item, FunnelChoice)]


def turns(events: Sequence[Event], table: BotTable) -> list[BotTurnStory]:
    """Returns the turns that the bots took in a list of events."""
    starts = [i for i, event in enumerate(events) if isinstance(event, TurnBegan | ShadowTurnBegan)]
    found = []
    for start, stop in zip(starts, [*starts, len(events)][1:], strict=True):
        first = events[start]
        if isinstance(first, ShadowTurnBegan) or getattr(first, "seat", -1) == table.automa:
            found.append(_turn(events, start, stop, getattr(first, "seat", -1)))
    return found


def _turn(events: Sequence[Event], start: int, stop: int, seat: int) -> BotTurnStory:
    pair, income = (0, 0), 0
    items: list[FunnelChoice | Event] = []
    while stop > start + 1 and isinstance(events[stop - 1], GameEnded):
        stop -= 1
    for event in events[start:stop]:
        match event:
            case ChoiceBegan():
                items.append(FunnelChoice(event.seat, event.about, event.card))
            case Narrowed() if items and isinstance(last := items[-1], FunnelChoice):
                items[-1] = FunnelChoice(last.seat, last.about, last.card, (*last.rules, event))
            case _:
                items.append(event)
        if isinstance(event, PairDrawn):
            pair = (event.left, event.right)
        elif isinstance(event, IncomeBegan):
            income = event.number
    return BotTurnStory(seat, pair, income, tuple(items), (start, stop - 1))
