"""What several civilizations offer when they are gained during the game: another one instead."""

from __future__ import annotations

from spielwerk.games.tapestry.civilization import drop_civilization, gain_civilization
from spielwerk.games.tapestry.state import Tapestry


def take_another(s: Tapestry, seat: int, civilization: int) -> None:
    """Discards a civilization and gains the next one.  [tapestry.civ.midgame-discard]"""
    drop_civilization(s, seat, civilization)
    gain_civilization(s, seat)
