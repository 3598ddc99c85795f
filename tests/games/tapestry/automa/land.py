"""What the tests of the Automa's map share."""

from __future__ import annotations

from games.tapestry.automa.solo import Solo
from spielwerk.games.tapestry.automa.events import ChoiceBegan
from spielwerk.games.tapestry.facts import MIDDLE_ISLAND

AROUND_START = {15, 18, 19, 25, 26, 29}
"""The neighbours of the Automa's start territory."""


def about(p: Solo) -> list[str]:
    return [event.about for event in p.told(ChoiceBegan) if isinstance(event, ChoiceBegan)]


def island_taken(p: Solo, *actors: int) -> Solo:
    """These actors have the achievement of the middle island."""
    places = list(p.s.places)
    places[MIDDLE_ISLAND] = actors
    p.s.places = tuple(places)
    return p
