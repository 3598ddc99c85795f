"""Explorers: an advance on exploration or military, by the number of the income turn."""

from __future__ import annotations

from spielwerk.games.tapestry.automa.advance import by_civilization
from spielwerk.games.tapestry.automa.cards import BotCivilization
from spielwerk.games.tapestry.effects import TRACKS
from spielwerk.games.tapestry.state import Tapestry


def income(s: Tapestry, seat: int, data: BotCivilization) -> None:
    """Advances with reward; nothing happens at the end of the track.

    [tapestry.automa.civ.explorers.exploration, tapestry.automa.civ.explorers.military]
    [tapestry.automa.civ.explorers.end]
    """
    track = data.tracks[s.players[seat].era]
    s.next(by_civilization(s, seat, TRACKS.index(track)))
