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
from spielwerk.kernel.funnel import FunnelChoice, Narrowed


class BotChoice(FunnelChoice, frozen=True, kw_only=True):
    """A choice of a track or a hex by a bot; the card breaks ties."""

    seat: int
    card: int


class BotTurnStory(Struct, frozen=True):
    """One turn: the pair of cards (0 if none was drawn), the number of an income turn, and what happened."""

    seat: int
    pair: tuple[int, int]
    income: int
    items: tuple[BotChoice | Event, ...]
    span: tuple[int, int] = (0, 0)
    """The indices of its first and last event in the list."""

    @property
    def choices(self) -> list[BotChoice]:
        return [item for item in self.items if isinstance(item, BotChoice)]


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
    items: list[BotChoice | Event] = []
    while stop > start + 1 and isinstance(events[stop - 1], GameEnded):
        stop -= 1
    for event in events[start:stop]:
        match event:
            case ChoiceBegan():
                items.append(BotChoice(about=event.about, seat=event.seat, card=event.card))
            case Narrowed() if items and isinstance(last := items[-1], BotChoice):
                items[-1] = last.narrowed(event)
            case _:
                items.append(event)
        if isinstance(event, PairDrawn):
            pair = (event.left, event.right)
        elif isinstance(event, IncomeBegan):
            income = event.number
    return BotTurnStory(seat, pair, income, tuple(items), (start, stop - 1))
