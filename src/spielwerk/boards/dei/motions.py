"""How the page shows the events of DEI: leaders and drones glide, scrappers and resources travel, badges and
missions land."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from spielwerk.boards.dei.ground import area_of
from spielwerk.boards.dei.pieces import drone_of, leader_of
from spielwerk.boards.dei.symbols import CUBES, FORMS, scrapper
from spielwerk.boards.kit.motion import Motion, fly, go, land, note, place_at, seat_at
from spielwerk.games.dei import events as e
from spielwerk.games.dei.options import CAMP, RESOURCES, STRUCTURES
from spielwerk.games.dei.state import NOWHERE
from spielwerk.kernel.event import Event

Shown = tuple[Motion, ...]
POINTS, CANDY, BADGE = (FORMS[name] for name in ("points", "candy", "badge"))


def motions(event: Event) -> Shown:
    """Returns the motions of an event; none for what changes nothing that can be seen."""
    show = SHOW.get(type(event))
    return show(event) if show else ()


def _place(area: int) -> str:
    return place_at(area_of(area))


def _good(what: int) -> str:
    return FORMS[RESOURCES[what]]


def _enlisted(event: e.Enlisted) -> Shown:
    origin = seat_at(event.seat) if event.origin == NOWHERE else _place(event.origin)
    return (fly(scrapper(event.seat), origin, _place(event.area)),)


def _moved(event: e.Moved) -> Shown:
    """Returns the leader on its way, and those who go along."""
    origin, to = _place(event.origin), _place(event.to)
    found = [go(leader_of(event.seat), area_of(event.to))] if event.leader else []
    if event.scrappers:
        found.append(fly(scrapper(event.seat), origin, to, event.scrappers))
    if event.camp:
        found.append(fly(FORMS[STRUCTURES[CAMP]], origin, to))
    return tuple(found)


def _bought(event: e.CardBought) -> Shown:
    paid = ((0, event.technology), (1, event.energy))
    return tuple([note(event.seat, _good(what), -n) for what, n in paid if n])


def _swapped(event: e.Swapped) -> Shown:
    return note(event.seat, _good(event.what), -1), note(event.seat, _good(1 - event.what), 1)


SHOW: dict[type[Event], Callable[[Any], Shown]] = {
    e.LeaderPlaced: lambda event: (go(leader_of(event.seat), area_of(event.area)),),
    e.CardBought: _bought,
    e.CandyDrawn: lambda event: (note(event.seat, CANDY, 1),),
    e.CandyUsed: lambda event: (note(event.seat, CANDY, -1),),
    e.Enlisted: _enlisted,
    e.Moved: _moved,
    e.Collected: lambda event: (fly(_good(event.what), _place(event.area), seat_at(event.seat), event.n),),
    e.TokenPlaced: lambda event: (fly(_good(event.what), seat_at(event.seat), _place(event.area)),),
    e.Took: lambda event: (note(event.seat, _good(event.what), event.n),),
    e.Swapped: _swapped,
    e.Built: lambda event: (
        fly(FORMS[STRUCTURES[event.structure]], seat_at(event.seat), _place(event.area)),
    ),
    e.DroneFlew: lambda event: (go(drone_of(event.drone), area_of(event.to)),),
    e.Killed: lambda event: (
        fly(scrapper(event.victim), _place(event.area), seat_at(event.victim), event.n),
    ),
    e.OutpostTaken: lambda event: (fly(CUBES[event.colour], _place(event.area), seat_at(event.seat)),),
    e.OutpostLost: lambda event: (fly(CUBES[event.colour], seat_at(event.seat), _place(event.area)),),
    e.BadgeEarned: lambda event: (land(event.seat, BADGE),),
    e.MissionFulfilled: lambda event: (land(event.seat, POINTS),),
    e.Scored: lambda event: (note(event.seat, POINTS, event.points),),
}
"""By type of event."""
