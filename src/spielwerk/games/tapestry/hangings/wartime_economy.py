"""Wartime Economy: bonuses for a resource are free."""

from __future__ import annotations

from spielwerk.games.tapestry.hangings.module import HANGINGS
from spielwerk.games.tapestry.state import Tapestry
from spielwerk.games.tapestry.tables import BonusRule


@HANGINGS.on("bonus_free", "wartime-economy")
def is_free(_s: Tapestry, _seat: int, bonus: BonusRule) -> bool:
    """Returns whether a bonus costs exactly one resource and is therefore free.

    [tapestry.hanging.wartime-economy, tapestry.hanging.wartime-economy.limit]
    """
    return bonus.cost == "resource" and bonus.n == 1
