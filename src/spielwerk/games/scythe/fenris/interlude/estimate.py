"""How promising an interlude is for a seat, for bots that compare positions."""

from __future__ import annotations

from spielwerk.games.scythe.fenris.chronicle import INFRA, MECH
from spielwerk.games.scythe.fenris.interlude.market import PRICE
from spielwerk.games.scythe.fenris.interlude.options import DATA
from spielwerk.games.scythe.fenris.interlude.state import Interlude
from spielwerk.games.scythe.fenris.triumph_log import lines

MODIFICATION = PRICE + 10
"""A modification is worth a little more than it costs, so whoever can afford one buys it."""
TICK, BONUS = 2, 1
CHANGE = 5
"""What a change of faction costs, or gains the poorest."""


def estimate(s: Interlude, seat: int) -> float:
    """Returns a rough value: wealth, modifications, the triumph log, and the faction.

    Only the poorest hopes to gain by another faction.
    """
    sheet = s.sheet(seat)
    owned = sheet.owned(MECH) + sheet.owned(INFRA)
    value = sheet.wealth + MODIFICATION * owned + BONUS * sum(sheet.bonuses)
    value += TICK * sheet.ticks + DATA.log.line * lines(DATA, sheet)
    if s.leaving[seat]:
        others = [s.sheet(other).wealth for other in s.seats if other != seat]
        value += CHANGE if all(n > sheet.wealth for n in others) else -CHANGE
    return float(value)
