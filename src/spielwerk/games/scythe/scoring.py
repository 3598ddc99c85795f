"""Final scoring and the current score: every row of it, and the tie-breaks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import lcm

from spielwerk.games.scythe import components
from spielwerk.games.scythe.board import BIT
from spielwerk.games.scythe.control import controlled
from spielwerk.games.scythe.state import NOWHERE, SHIFT, Scythe
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.outcome import Item, Outcome, Score, rank


def coins(s: Scythe, seat: int) -> Item:
    """Scores coins, which count in full.  [scythe.scoring.cash]"""
    n = s.players[seat].coins
    return Item("coins", n, n)


def stars(s: Scythe, seat: int) -> Item:
    """Scores stars by the player's popularity tier.  [scythe.scoring.popularity-row]"""
    n = s.players[seat].star_count
    return Item("stars", n * tier(s, seat).star, n)


def regions(s: Scythe, seat: int) -> Item:
    """Scores regions by the player's popularity tier.

    [scythe.scoring.regions, scythe.scoring.popularity-row]
    """
    n = region_count(s, seat)
    return Item("regions", n * tier(s, seat).region, n)


def resources(s: Scythe, seat: int) -> Item:
    """Scores resources by complete pairs over the whole board.  [scythe.scoring.resources-pairs]"""
    n = resource_count(s, seat)
    return Item("resources", n // 2 * tier(s, seat).pair, n)


def structures(s: Scythe, seat: int) -> Item:
    """Scores the structure bonus tile, once per player and regardless of popularity.

    [scythe.scoring.structure-bonus, scythe.structure-bonus.coins-adjacency]
    [scythe.structure-bonus.coins-row-and-farm, scythe.structure-bonus.coins-on-tunnels]
    [scythe.structure-bonus.coins-zero, scythe.ruling.structure-bonus-values]
    """
    tile = s.rules.data.scoring().structure_bonuses[s.tile]
    n = s.rules.structure_bonus[tile.id](s, seat)
    return Item("structures", tile.pays(n), n)


def tier(s: Scythe, seat: int) -> components.Tier:
    """Returns the scoring tier for a player's popularity.

    [scythe.scoring.tier-low, scythe.scoring.tier-mid, scythe.scoring.tier-high]

    [scythe.ruling.popularity-tier-18]
    """
    found: components.Tier = s.rules.data.scoring().tier(s.players[seat].popularity)
    return found


def held(s: Scythe, seat: int) -> int:
    """Returns the regions that count for a seat: those it controls, and those a faction holds at the end."""
    mask: int = controlled(s, seat)
    for claim in s.rules.end_control[seat][s.players[seat].abilities]:
        mask |= int(claim(s, seat))
    return mask


def region_count(s: Scythe, seat: int) -> int:
    """Returns the number of controlled regions, including lakes; the Factory counts as three.

    [scythe.scoring.factory-three, scythe.ruling.tiebreak-factory]
    """
    mask = held(s, seat)
    factory = bool(mask & BIT[s.rules.board.factory])
    extras = s.rules.extra_regions[seat][s.players[seat].abilities]
    more = sum([int(extra(s, seat, mask)) for extra in extras])
    for_factory: int = s.rules.data.scoring().factory_regions
    return mask.bit_count() + factory * (for_factory - 1) + more


def resource_count(s: Scythe, seat: int) -> int:
    """Returns the number of resources, those beside the board included; workers do not count.

    [scythe.resource.types, scythe.windgambit.cargo.resources-owned]
    """
    mine = bits(held(s, seat) | s.rules.stores[seat])
    return sum([s.goods_at(place, kind) for place in mine for kind in range(len(SHIFT))])


def pieces(s: Scythe, seat: int) -> int:
    """Returns workers (including those at home), mechs and structures as one sum.

    [scythe.tiebreak.1-pieces, scythe.ruling.tiebreak-lists, scythe.ruling.worker-star-home-base]
    """
    p = s.players[seat]
    return p.workers + p.mechs + sum([place != NOWHERE for place in p.structures])


ROWS: dict[str, Callable[[Scythe, int], Item]] = {
    "coins": coins,
    "stars": stars,
    "regions": regions,
    "resources": resources,
    "structures": structures,
}

TIE_BREAKS: dict[str, Callable[[Scythe, int], int]] = {
    "pieces": pieces,
    "power": lambda s, seat: s.players[seat].power,
    "popularity": lambda s, seat: s.players[seat].popularity,
    "resources": resource_count,
    "regions": region_count,
    "stars": lambda s, seat: s.players[seat].star_count,
}


def score(s: Scythe, seat: int) -> Score:
    """Returns a seat's fortune, row by row.

    [scythe.goal.scoring-sources, scythe.scoring.combat-cards-worthless]"""
    return Score(seat, tuple([row(s, seat) for row in s.rules.score_rows.values()]))


def outcome(s: Scythe) -> Outcome:
    """Returns the outcome: the largest fortune wins, then six tie-breakers decide, then victory is shared.

    [scythe.goal.most-money-wins, scythe.tiebreak.2-power, scythe.tiebreak.3-popularity]
    [scythe.tiebreak.4-resources, scythe.tiebreak.5-regions, scythe.tiebreak.6-stars]
    [scythe.ruling.tiebreak-exhausted]
    Teams are compared by their averages.
    """
    teams = s.rules.teams
    scores = tuple([score(s, seat) for seat in range(s.rules.seats)])
    for verdict in s.rules.verdicts:
        return verdict(s, scores)
    ties = [(name, _average(teams, _of(s, measure))) for name, measure in s.rules.tie_breaks.items()]
    ranked, used = rank(range(len(teams)), _average(teams, lambda seat: scores[seat].total), ties)
    places = tuple([tuple([seat for team in place for seat in teams[team]]) for place in ranked])
    measured = [tuple([s.rules.tie_breaks[name](s, sheet.seat) for sheet in scores]) for name in used]
    return Outcome(scores, places, used, tuple(measured))


def _of(s: Scythe, measure: Callable[[Scythe, int], int]) -> Callable[[int], int]:
    return lambda seat: measure(s, seat)


def _average(teams: Sequence[Sequence[int]], measure: Callable[[int], int]) -> Callable[[int], int]:
    """Returns the average of a team, scaled to a whole number so that teams of different size compare."""
    whole = lcm(*[len(team) for team in teams])
    return lambda i: sum([measure(seat) for seat in teams[i]]) * whole // len(teams[i])
