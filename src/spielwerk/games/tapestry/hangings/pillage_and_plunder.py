"""Pillage and Plunder: both dice for a toppled outpost, and no reactions."""

from __future__ import annotations

from spielwerk.games.tapestry.hangings.module import HANGINGS
from spielwerk.games.tapestry.state import NONE, Tapestry


@HANGINGS.on("both_dice", "pillage-and-plunder")
def plunders(_s: Tapestry, _seat: int, owner: int) -> bool:
    """Gains both dice if somebody controlled the territory.  [tapestry.hanging.pillage-and-plunder]"""
    return owner != NONE


@HANGINGS.on("bars_reactions", "pillage-and-plunder")
def surprises(_s: Tapestry, _seat: int) -> bool:
    """Prevents reactions to the player's conquests.  [tapestry.hanging.pillage-and-plunder.traps]"""
    return True
