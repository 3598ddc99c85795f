"""How the page shows the events of Tapestry: tokens climb, tiles and outposts arrive, gains rise."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from spielwerk.boards.kit.motion import Motion, arrive, clash, fly, land, note, place_at, seat_at
from spielwerk.boards.tapestry.tracks import cell_id
from spielwerk.games.tapestry import events as e
from spielwerk.games.tapestry.automa.events import ShadowOutpostPlaced, TileLaid
from spielwerk.games.tapestry.effects import BUILDINGS, RESOURCES
from spielwerk.kernel.event import Event

Shown = tuple[Motion, ...]
TOKEN, TILE, CARD, POINTS = "ta-token", "ta-tile", "ta-hanging", "ta-vp"


def motions(event: Event) -> Shown:
    """Returns the motions of an event; none for what changes nothing that can be seen."""
    show = SHOW.get(type(event))
    return show(event) if show else ()


def _advanced(event: e.Advanced) -> Shown:
    before, now = [place_at(cell_id(event.track, step)) for step in (event.space - 1, event.space)]
    return (fly(TOKEN, before, now),)


def _regressed(event: e.Regressed) -> Shown:
    before, now = [place_at(cell_id(event.track, step)) for step in (event.space + 1, event.space)]
    return (fly(TOKEN, before, now),)


def _tile(event: Any) -> Shown:
    return (fly(TILE, seat_at(event.seat), place_at(str(event.hex))),)


def _outpost(event: Any) -> Shown:
    return (arrive(str(event.hex)),)


def _gain(event: Any, sign: int) -> Shown:
    return (note(event.seat, f"ta-{RESOURCES[event.resource]}", sign * event.n),)


SHOW: dict[type[Event], Callable[[Any], Shown]] = {
    e.Advanced: _advanced,
    e.Regressed: _regressed,
    e.Paid: lambda event: _gain(event, -1),
    e.Gained: lambda event: _gain(event, 1),
    e.Scored: lambda event: (note(event.seat, POINTS, event.points),),
    e.BuildingPlaced: lambda event: (note(event.seat, f"ta-{BUILDINGS[event.building]}", 1),),
    e.LandmarkGained: lambda event: (land(event.seat, "ta-landmark"),),
    e.AchievementGained: lambda event: (land(event.seat, POINTS),),
    e.TileDrawn: lambda event: (note(event.seat, TILE, 1),),
    e.HangingDrawn: lambda event: (note(event.seat, CARD, 1),),
    e.Hung: lambda event: (note(event.seat, CARD, -1),),
    e.Invented: lambda event: (note(event.seat, "ta-invent", 1),),
    e.Explored: _tile,
    TileLaid: _tile,
    e.OutpostPlaced: _outpost,
    ShadowOutpostPlaced: _outpost,
    e.Toppled: lambda event: (clash(str(event.hex)),),
}
"""By type of event."""
