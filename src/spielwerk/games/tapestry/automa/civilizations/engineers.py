"""Engineers: a point for each landmark."""

from __future__ import annotations

from spielwerk.games.tapestry.automa.cards import BotCivilization
from spielwerk.games.tapestry.automa.points import landmarks, score_row
from spielwerk.games.tapestry.state import Tapestry


def income(s: Tapestry, seat: int, data: BotCivilization) -> None:
    """Scores the landmarks, without a multiplier.

    [tapestry.automa.civ.engineers.income, tapestry.automa.income.vp-civilization-unmultiplied]
    """
    score_row(s, seat, data.id, landmarks(s, seat), data.points)
