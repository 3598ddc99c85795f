"""Golden Age: upgrades without requirements, and points for them."""

from __future__ import annotations

from spielwerk.games.tapestry.facts import score
from spielwerk.games.tapestry.hangings.module import HANGINGS
from spielwerk.games.tapestry.source import HANGING
from spielwerk.games.tapestry.state import Tapestry

POINTS = 3


@HANGINGS.on("ignores_requirements", "golden-age")
def ignores(_s: Tapestry, _seat: int) -> bool:
    """Lifts the requirements for upgrades.  [tapestry.hanging.golden-age]"""
    return True


@HANGINGS.on("upgraded", "golden-age")
def upgraded(s: Tapestry, seat: int, _card: int, _row: int) -> None:
    """Scores for an upgrade.  [tapestry.hanging.golden-age.vp]"""
    score(s, seat, POINTS, HANGING)
