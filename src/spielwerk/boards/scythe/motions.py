"""How the page shows the events of Scythe: units glide, goods and coins travel, mechs unfold, stars land."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from spielwerk.boards.kit.motion import (
    Motion,
    arrive,
    clash,
    fly,
    go,
    home,
    land,
    new,
    note,
    place_at,
    seat_at,
)
from spielwerk.games.scythe import events as e
from spielwerk.games.scythe.board import board
from spielwerk.games.scythe.options import GAINS, RESOURCES
from spielwerk.games.scythe.state import CARDS, CHARACTER, COINS
from spielwerk.kernel.event import Event

Shown = tuple[Motion, ...]
WORKER_PICTURE = "sc-worker"


def motions(event: Event) -> Shown:
    """Returns the motions of an event; none for what changes nothing that can be seen."""
    show = SHOW.get(type(event))
    return show(event) if show else ()


def _place(i: int) -> str:
    return board().places[i]


def _good(kind: int) -> str:
    return f"sc-{RESOURCES[kind]}" if kind < len(RESOURCES) else WORKER_PICTURE


def _moved(event: Any) -> Shown:
    return (go(f"unit-{event.seat}-{event.unit}", _place(event.to)),) if event.to >= 0 else ()


def _carried(event: e.Carried) -> Shown:
    return (fly(_good(event.what), place_at(_place(event.origin)), place_at(_place(event.to)), event.n),)


def _paid(event: e.Paid) -> Shown:
    return (fly(_good(event.what), place_at(_place(event.place)), seat_at(event.seat)),)


def _given(event: e.CoinsGiven) -> Shown:
    return (fly(f"sc-{GAINS[COINS]}", seat_at(event.seat), seat_at(event.to), event.n),)


SHOW: dict[type[Event], Callable[[Any], Shown]] = {
    e.Moved: _moved,
    e.Retreated: _moved,
    e.Carried: _carried,
    e.Displaced: lambda event: (home(event.victim),),
    e.Produced: lambda event: (arrive(_place(event.place)),),
    e.Traded: lambda event: (arrive(_place(event.place)),),
    e.Paid: _paid,
    e.Gained: lambda event: (note(event.seat, f"sc-{GAINS[event.what]}", event.n),),
    e.CardDrawn: lambda event: (note(event.seat, f"sc-{GAINS[CARDS]}", 1),),
    e.CardStolen: lambda event: (fly(f"sc-{GAINS[CARDS]}", seat_at(event.victim), seat_at(event.seat)),),
    e.CardDiscarded: lambda event: (note(event.seat, f"sc-{GAINS[CARDS]}", -1),),
    e.CoinsGiven: _given,
    e.Upgraded: lambda event: (note(event.seat, "sc-upgrade", 1),),
    e.Enlisted: lambda event: (note(event.seat, "sc-enlist", 1),),
    e.Deployed: lambda event: (new(f"unit-{event.seat}-{CHARACTER + 1 + event.mech}"),),
    e.Built: lambda event: (new(f"built-{event.seat}-{event.structure}"),),
    e.CombatBegan: lambda event: (clash(_place(event.place)),),
    e.StarPlaced: lambda event: (land(event.seat, "sc-star"),),
}
"""By type of event."""
