"""Pirate Rule: the reward of a conquered tile."""

from __future__ import annotations

from spielwerk.games.tapestry.hangings.module import HANGINGS
from spielwerk.games.tapestry.state import Tapestry
from spielwerk.kernel.effect import Atom, Do


@HANGINGS.on("conquered", "pirate-rule")
def conquered(s: Tapestry, seat: int, hex: int, _owner: int) -> None:
    """Gains the tile's reward in addition to the dice; a stopped conquest yields nothing.

    [tapestry.hanging.pirate-rule, tapestry.hanging.pirate-rule.printed, tapestry.hanging.pirate-rule.trap]
    """
    s.next(Do(seat, Atom("tile-reward", 1, hex)))
