"""What the terms of an estimate share: the position as one seat sees it, counted once."""

from __future__ import annotations

from functools import cache

from spielwerk.games.scythe.board import BIT
from spielwerk.games.scythe.components import Components
from spielwerk.games.scythe.control import controlled, spendable
from spielwerk.games.scythe.state import FULL, NOWHERE, SHIFT, Scythe
from spielwerk.kernel.bitmask import bits

STAR = 9.0
"""The value of a star beyond the coins it pays: each brings the end closer while we are ahead."""
PIECES = (6, 4, 4, 4)
"""The numbers of upgrades, mechs, structures and recruits; the last one earns a star."""
TOWARDS = 0.6
"""The share by which progress to the next tier of popularity already counts."""
CUT_OFF = 9
"""The number of moves assumed to a place that cannot be reached yet."""


class Sight:
    """What several terms need, counted once."""

    __slots__ = ("b", "control", "costs", "done", "far", "left", "p", "rates", "s", "seat", "stock")

    def __init__(self, s: Scythe, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.p = p = s.players[seat]
        self.b = s.rules.board
        self.rates = rates(s.rules.data, p.popularity)
        self.control = controlled(s, seat)
        mask = spendable(s, seat)
        packed = 0
        goods = s.goods
        while mask:
            low = mask & -mask
            packed += goods[low.bit_length() - 1]
            mask ^= low
        self.stock = [packed >> shift & FULL for shift in SHIFT]
        mat, cubes = s.rules.mats[seat].cost, p.covered
        self.costs = [mat[0] - cubes[0], mat[1] - cubes[1], mat[2] - cubes[2], mat[3] - cubes[3]]
        built = len(p.structures) - p.structures.count(NOWHERE)
        self.done = done = (p.slots.bit_count(), p.mechs, built, p.recruits.bit_count())
        self.far = routes(*moves(s, seat))
        self.left = (PIECES[0] - done[0], PIECES[1] - done[1], PIECES[2] - done[2], PIECES[3] - done[3])

    def has_star(self, row: str) -> bool:
        i = self.s.rules.star_rows.get(row, NOWHERE)
        return bool(i != NOWHERE and self.p.stars[i])


@cache
def rates(data: Components, popularity: int) -> tuple[float, float, float]:
    """Returns the coins for a star, a region and a token; progress to the next tier counts in part."""
    tiers = data.scoring().tiers
    here = [t for t in tiers if t.popularity <= popularity][-1]
    above = tiers[min(tiers.index(here) + 1, len(tiers) - 1)]
    way = (popularity - here.popularity) / max(1, above.popularity - here.popularity) * TOWARDS
    pairs = [(here.star, above.star), (here.region, above.region), (here.pair / 2, above.pair / 2)]
    star, region, token = [low + (high - low) * way for low, high in pairs]
    return star, region, token


@cache
def routes(reach: tuple[int, ...], steps: int) -> tuple[tuple[int, ...], ...]:
    """Returns in how many moves a fighter gets from place to place, if nothing stops it.

    This gives mech abilities such as crossing rivers or moving further their value: more comes into reach.
    """
    found = []
    for start in range(len(reach)):
        row = [CUT_OFF] * len(reach)
        row[start] = step = 0
        seen = edge = BIT[start]
        while edge:
            wave = 0
            for place in bits(edge):
                wave |= reach[place]
            edge = wave & ~seen
            seen |= edge
            step += 1
            for place in bits(edge):
                row[place] = -(-step // steps)
        found.append(tuple(row))
    return tuple(found)


@cache
def around(reach: tuple[int, ...], steps: int) -> tuple[int, ...]:
    """Returns the places within one move of each place."""
    rows = routes(reach, steps)
    return tuple([sum([BIT[place] for place, n in enumerate(row) if n <= 1]) for row in rows])


def moves(s: Scythe, seat: int) -> tuple[tuple[int, ...], int]:
    """Returns where a seat's fighters can go in a step, and how many steps a move has, with its abilities."""
    rules, abilities = s.rules, s.players[seat].abilities
    return tuple(rules.fighter_reach[seat][abilities]), rules.fighter_steps[seat][abilities]
