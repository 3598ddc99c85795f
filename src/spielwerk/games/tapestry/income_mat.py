"""The income mat: which spaces of its rows are uncovered."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from spielwerk.games.tapestry.rules import TapestryRules
    from spielwerk.games.tapestry.state import Player

SPACES = 6
ALL_SPACES = (1 << SPACES) - 1
UP_TO = tuple([(2 << n) - 1 for n in range(SPACES)])
"""The uncovered spaces of a row, as a mask, by the number of buildings that have left it."""


def uncovered(rules: TapestryRules, seat: int, p: Player) -> tuple[int, ...]:
    """Returns the uncovered spaces of each row as a mask: all up to the leftmost building, unless an ability
    has changed the rows.

    [tapestry.base.building.uncover]
    """
    for changed in rules.income_mat[seat][p.abilities]:
        return changed(p)
    farms, houses, armories, markets = p.built
    return UP_TO[farms], UP_TO[houses], UP_TO[armories], UP_TO[markets]
