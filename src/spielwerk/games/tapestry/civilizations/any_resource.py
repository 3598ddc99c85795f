"""What several civilizations give: any resource, of the player's choice."""

from __future__ import annotations

from spielwerk.games.tapestry.city import ANY_RESOURCE
from spielwerk.games.tapestry.source import CIVILIZATION, Source, carry_out
from spielwerk.games.tapestry.state import Tapestry


def gain_any(s: Tapestry, seat: int, civilization: int) -> None:
    """Gains any resource because of a civilization."""
    carry_out(s, seat, ANY_RESOURCE, Source(CIVILIZATION, civilization))
