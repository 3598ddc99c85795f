"""The three dice of the table, and who sees them roll."""

from __future__ import annotations

from collections.abc import Sequence

from spielwerk.games.tapestry.state import NONE, Tapestry

BLACK, RED, SCIENCE = range(3)


def show(s: Tapestry, actor: int, faces: Sequence[tuple[int, int]], hex: int = NONE) -> None:
    """Shows dice that an actor has rolled, as (die, face) in the order of rolling; what this triggers comes
    before the roller uses the result.
    """
    for saw in s.rules.dice_seen:
        saw(s, actor, faces, hex)
