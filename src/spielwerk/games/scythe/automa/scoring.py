"""Scoring with Automas at the table.

An Automa scores its coins, and its stars and regions by a popularity of 10.  It has no structures.
[scythe.automa-scoring.stars, scythe.automa-scoring.regions, scythe.automa-scoring.cash]
[scythe.automa-scoring.no-resources-structures]
"""

from __future__ import annotations

from spielwerk.games.scythe.automa.cards import automa_file
from spielwerk.games.scythe.automa.seat import AUTOMA_KEY
from spielwerk.games.scythe.scoring import held, tier
from spielwerk.games.scythe.state import FULL, SHIFT, Scythe
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.outcome import Item


def resources(s: Scythe, seat: int) -> Item:
    """Scores pairs of resources, at most six per region; an Automa scores none.

    [scythe.automa-scoring.no-resources-structures, scythe.automa-scoring.human-resource-cap]
    """
    if seat in s.rules.module_data[AUTOMA_KEY]:
        return Item("resources", 0, 0)
    most = automa_file(s.rules.data.pack).region_resources
    n = 0
    for region in bits(held(s, seat) | s.rules.stores[seat]):
        n += min(most, sum([s.goods[region] >> shift & FULL for shift in SHIFT]))
    return Item("resources", n // 2 * tier(s, seat).pair, n)


def for_the_automas(s: Scythe, seat: int) -> int:
    """Returns 1 for Automas: they win a complete tie.  [fenris.ruling.multi-coop-tie]"""
    return int(seat in s.rules.module_data[AUTOMA_KEY])
