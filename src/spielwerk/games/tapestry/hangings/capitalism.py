"""Capitalism: points for the coins of an income, coins for markets."""

from __future__ import annotations

from spielwerk.games.tapestry.effects import BUILDINGS, RESOURCES
from spielwerk.games.tapestry.facts import gain, score
from spielwerk.games.tapestry.hangings.module import HANGINGS
from spielwerk.games.tapestry.source import HANGING
from spielwerk.games.tapestry.state import Tapestry

COIN, MARKET = RESOURCES.index("coin"), BUILDINGS.index("market")
POINTS = 2


@HANGINGS.on("income_resources", "capitalism")
def paid(s: Tapestry, seat: int, resources: list[int]) -> None:
    """Scores for the coins of an income turn, including coins lost to the limit.

    [tapestry.hanging.capitalism, tapestry.hanging.capitalism.lost-coins]
    """
    score(s, seat, POINTS * resources[COIN], HANGING)


@HANGINGS.on("gained_building", "capitalism")
def built(s: Tapestry, seat: int, kind: int) -> None:
    """Gains a coin for a market.  [tapestry.hanging.capitalism.market]"""
    if kind == MARKET:
        gain(s, seat, COIN)
