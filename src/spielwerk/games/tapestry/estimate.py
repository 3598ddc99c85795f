"""The estimated value of a position for a player, for bots that look ahead.

The weights are judgements: points that are sure count in full, what may become points counts for less.
"""

from __future__ import annotations

from collections.abc import Callable

from spielwerk.games.tapestry.city import capital_points
from spielwerk.games.tapestry.grid import COLUMNS, LINES, SIDE
from spielwerk.games.tapestry.income_mat import uncovered
from spielwerk.games.tapestry.state import LAST_INCOME, Player, Tapestry
from spielwerk.kernel.bitmask import bits

RESOURCE = 1.6
TILE_OR_CARD = 0.5
SPACE_TILE = 6.0
STEP = 1.0
LANDMARK = 2.0
TERRITORY = 1.5
LINE = 0.5
"""What a nearly complete line is worth in each income turn that is left."""
BY_ROW = (1.0, 2.5, 4.0)
"""A tech card by its row."""

Term = Callable[[Tapestry, int, Player, int], float]
"""(s, seat, player, income turns left) -> points"""


def income_points(s: Tapestry, seat: int, p: Player, left: int) -> float:
    """Returns the points of the income mat, once for each remaining income turn."""
    total = 0
    for atom in s.rules.income_points[uncovered(s.rules, seat, p)]:
        if atom.verb == "vp":
            total += atom.n
        elif atom.verb == "city":
            total += capital_points(s, seat)
        else:
            total += atom.n * s.rules.counters[atom.verb.removeprefix("per-")](s, seat)
    return float(total * left)


def income_gains(s: Tapestry, seat: int, p: Player, left: int) -> float:
    """Returns the value of what the remaining income turns yield besides points; the last yields nothing."""
    worth = 0.0
    for atom in s.rules.income_gains[uncovered(s.rules, seat, p)]:
        worth += atom.n * (RESOURCE if atom.verb == "resource" else TILE_OR_CARD)
    return worth * max(left - 1, 0)


def holdings(_s: Tapestry, _seat: int, p: Player, left: int) -> float:
    """Returns the value of resources, tiles and cards while they can still be used."""
    if not left:
        return 0.0
    tiles_and_cards = len(p.tiles) + min(len(p.hand), left)
    return RESOURCE * sum(p.res) + TILE_OR_CARD * tiles_and_cards + SPACE_TILE * len(p.spaces)


def progress(s: Tapestry, seat: int, _p: Player, left: int) -> float:
    """Returns the value of steps on tracks: later spaces are better."""
    steps = [max(s.at[seat][track], 0) for track in bits(s.rules.tracks)]
    return STEP * sum(steps) * min(left, 1)


def cards(_s: Tapestry, _seat: int, p: Player, left: int) -> float:
    """Returns the value of tech cards: the higher the row, the better."""
    return sum([BY_ROW[row] for _, row in p.tech]) * min(left, 1)


def land(s: Tapestry, seat: int, p: Player, left: int) -> float:
    """Returns the value of landmarks and territories."""
    return (LANDMARK * len(p.landmarks) + TERRITORY * s.control(seat).bit_count()) * min(left, 1)


def city(_s: Tapestry, _seat: int, p: Player, left: int) -> float:
    """Returns the value of the capital city's lines and columns, by how nearly complete they are."""
    filled = [(mask & p.city).bit_count() / SIDE for mask in (*LINES, *COLUMNS)]
    return LINE * sum([share * share for share in filled if share < 1]) * left


TERMS: dict[str, Term] = {
    "income-points": income_points,
    "income-gains": income_gains,
    "holdings": holdings,
    "progress": progress,
    "cards": cards,
    "land": land,
    "city": city,
}


def estimate(s: Tapestry, seat: int) -> float:
    """Returns a player's points plus the estimated value of everything else."""
    p = s.players[seat]
    left = 0 if p.ended else LAST_INCOME - p.era
    return p.vp + sum([term(s, seat, p, left) for term in s.rules.estimate_terms.values()])
