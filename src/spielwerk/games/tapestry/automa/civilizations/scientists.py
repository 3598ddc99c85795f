"""Scientists: research in income turns 3 to 5."""

from __future__ import annotations

from spielwerk.games.tapestry.automa.cards import BotCivilization
from spielwerk.games.tapestry.automa.rewards import Research
from spielwerk.games.tapestry.effects import BENEFIT, EVERY_TRACK
from spielwerk.games.tapestry.state import Tapestry
from spielwerk.games.tapestry.tracks import FORWARD


def income(s: Tapestry, seat: int, _data: BotCivilization) -> None:
    """Researches with reward.  [tapestry.automa.civ.scientists.income]"""
    s.next(Research(seat, FORWARD, EVERY_TRACK, BENEFIT))
