"""Academia: points for tech and tapestry cards."""

from __future__ import annotations

from spielwerk.games.tapestry.facts import score
from spielwerk.games.tapestry.hangings.module import HANGINGS
from spielwerk.games.tapestry.source import HANGING
from spielwerk.games.tapestry.state import Tapestry

POINTS = 3


@HANGINGS.on("gained_tech", "academia")
def gained_tech(s: Tapestry, seat: int, _card: int) -> None:
    """Scores for a gained tech card.  [tapestry.hanging.academia]"""
    score(s, seat, POINTS, HANGING)


@HANGINGS.on("gained_hanging", "academia")
def gained_hanging(s: Tapestry, seat: int) -> None:
    """Scores for a gained tapestry card.

    [tapestry.hanging.academia, tapestry.hanging.academia.income, tapestry.hanging.trigger-each]
    """
    score(s, seat, POINTS, HANGING)
