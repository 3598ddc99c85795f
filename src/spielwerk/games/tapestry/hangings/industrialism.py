"""Industrialism: the circle benefit of a tech card as soon as it is invented."""

from __future__ import annotations

from spielwerk.games.tapestry.hangings.module import HANGINGS
from spielwerk.games.tapestry.state import MIDDLE, Tapestry
from spielwerk.games.tapestry.tech import Benefit


@HANGINGS.on("gained_tech", "industrialism")
def invented(s: Tapestry, seat: int, card: int) -> None:
    """Gains the circle benefit; the card stays in the bottom row.

    [tapestry.hanging.industrialism, tapestry.hanging.industrialism.later]
    """
    s.next(Benefit(seat, card, MIDDLE))
