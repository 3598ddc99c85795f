"""What a seat owns, to show what an answer would change."""

from __future__ import annotations

from typing import Any

from spielwerk.games.scythe.control import stock
from spielwerk.games.scythe.options import RESOURCES

AMOUNTS = ("take", "make")
"""Options that say how much of a benefit is taken."""
NAMES = ("power", "coins", "popularity", "cards", *RESOURCES)


def holdings(state: Any, seat: int) -> tuple[int, ...]:
    """Returns the four tracks, then the four resources, as in `NAMES`."""
    p = state.players[seat]
    goods = [stock(state, seat, kind) for kind in range(len(RESOURCES))]
    return (p.power, p.coins, p.popularity, sum(state.hands[seat]), *goods)
