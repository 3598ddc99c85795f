"""The estimate of a position for a seat: the current score, and what it can expect from the rest.

Everything is measured in coins at the end of the game.  The estimate is a sum of named terms, so that a bot
can say why it likes a position.  The weights are judgement, not rules.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from spielwerk.games.scythe.actions.bottom import Bottom, MatBottom
from spielwerk.games.scythe.board import BIT, NOTHING, WORKER
from spielwerk.games.scythe.demands import demands_of
from spielwerk.games.scythe.scoring import outcome
from spielwerk.games.scythe.sight import PIECES, STAR, Sight
from spielwerk.games.scythe.state import CHARACTER, PRODUCE, Scythe
from spielwerk.games.scythe.threats import combats, danger, prey, shut_in
from spielwerk.games.scythe.tracks import DrawCard
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.outcome import Score

VICTORY = 1000.0
"""The value of having won, in addition to the margin."""
PIECE = (7.0, 8.5, 6.5, 8.5)
"""The value of an upgrade, a mech, a structure and a recruit: they drive the engine, and their stars decide
how long a game takes."""
WORKERS = (0.0, 2.5, 5.0, 7.5, 9.5, 11.0, 11.5, 11.5, 12.5)
"""The value of all workers by their number in play: beyond five they make Produce expensive."""
POWER, CARD, POPULARITY = 0.45, 0.8, 0.5
ENOUGH_POWER, ENOUGH_CARDS = 9, 5
NEEDED, SPARE = 0.9, 0.5
"""The value of a token that the next two bottom actions need, and of a spare one as a share of its coins."""
PURSE, STORE, HOARD = 6, 4, 0.4
"""How many coins and spare tokens count in full, and the share that counts of those beyond."""
RESERVE = 1.5
"""The additional value of the first coin."""
AFFORDABLE, LATER = 3.0, 0.8
"""The value of a bottom action that can be paid next turn, and the share of it if the action has to wait."""
WORK, SPREAD = 0.8, 0.6
"""The value of each piece that the next Produce would yield, and of each kind that it could yield."""
ENCOUNTER, FACTORY, AIM = 5.0, 4.0, 3.5
"""The values of an encounter, of the Factory and of an objective that are within reach."""
FACTORY_CARD = 7.0
PENDING = 4.0
"""The value of a bottom action that is still to come in this turn."""


def progress(done: float, of: float) -> float:
    """Returns how much of a star's value is reached: the last steps count most."""
    return STAR * (done / of) ** 2


def coins(at: Sight) -> float:
    """Returns the value of coins.  The first is worth most, because almost every action needs one; a hoard
    counts less, since it could have been spent.
    """
    n = at.p.coins
    return min(n, PURSE) + HOARD * max(0, n - PURSE) + RESERVE * min(n, 1)


def stars(at: Sight) -> float:
    """Returns the value of stars, placed or due: each pays by popularity and brings the end closer."""
    n = at.p.star_count + at.p.stars_due.bit_count()
    return n * at.rates[0]


def regions(at: Sight) -> float:
    n = at.control.bit_count()
    if at.control & BIT[at.b.factory]:
        n += at.s.rules.data.scoring().factory_regions - 1
    return n * at.rates[1]


def resources(at: Sight) -> float:
    """Returns the value of resources; those needed soon are worth more than those that will only be
    scored.
    """
    token = at.rates[2]
    wanted = 0
    for kind, n in enumerate(at.stock):
        wanted += min(n, at.costs[kind] * min(2, at.left[kind]))
    spare = sum(at.stock) - wanted
    return wanted * (NEEDED + SPARE * token) + token * (min(spare, STORE) + HOARD * max(0, spare - STORE))


def structure_bonus(at: Sight) -> float:
    tile = at.s.rules.data.scoring().structure_bonuses[at.s.tile]
    return float(tile.pays(at.s.rules.structure_bonus[tile.id](at.s, at.seat)))


def engine(at: Sight) -> float:
    """Returns the value of pieces that have left the mats, and of progress towards their stars."""
    return sum([n * PIECE[i] + progress(n, PIECES[i]) for i, n in enumerate(at.done)])


def workers(at: Sight) -> float:
    n = at.p.workers
    return WORKERS[n] + progress(max(0, n - 2), 6) * 0.6


def tracks(at: Sight) -> float:
    """Returns the value of power, popularity and combat cards, with the stars at the end of the tracks."""
    p, limits = at.p, at.s.rules.limits
    power = STAR if at.has_star("power") else STAR * (p.power / limits.power) ** 3
    popularity = STAR if at.has_star("popularity") else STAR * (p.popularity / limits.popularity) ** 4
    hand = sum(at.s.hands[at.seat])
    hand += sum([isinstance(frame, DrawCard) and frame.seat == at.seat for frame in at.s.stack])
    return (
        min(p.power, ENOUGH_POWER) * POWER
        + p.popularity * POPULARITY
        + min(hand, ENOUGH_CARDS) * CARD
        + power
        + popularity
    )


def objectives(at: Sight) -> float:
    """Returns the value of a star for an objective, by how many conditions hold."""
    if at.has_star("objective"):
        return STAR
    best = 0.0
    for number in at.s.objectives[at.seat]:
        demands = demands_of(at.s.rules.data, number)
        held = [least <= count(at.s, at.seat) <= most for count, least, most in demands]
        best = max(best, sum(held) / len(held))
    return AIM * best


def work(at: Sight) -> float:
    """Returns the value of what the next Produce would yield, and of how many kinds it yields."""
    p, yields = at.p, at.s.rules.yields
    harvests: list[float] = []
    kinds = 0
    here = at.control & p.workers_at & at.b.land
    while here:
        low = here & -here
        here ^= low
        place = low.bit_length() - 1
        kind = yields[place]
        if kind != NOTHING and (at.left[kind] > 0 if kind != WORKER else p.workers < len(WORKERS) - 1):
            kinds |= 1 << kind
            harvests.append(float(p.units.count(place)))
    harvests.sort(reverse=True)
    regions = at.s.rules.benefit(p, PRODUCE, 0)
    return float(WORK * sum(harvests[:regions]) + SPREAD * kinds.bit_count())


def outlook(at: Sight) -> float:
    """Returns the value of being able to pay for bottom actions soon; the one under the action token must
    wait a turn.
    """
    nearest: list[float] = []
    for section, bottom in enumerate(at.s.rules.mats[at.seat].bottom):
        if at.left[bottom]:
            share = min(1.0, at.stock[bottom] / max(1, at.costs[bottom])) ** 2
            nearest.append(share * LATER if section == at.p.section else share)
    nearest.sort(reverse=True)
    return sum([AFFORDABLE / (1 + i) * share for i, share in enumerate(nearest)])


def pending(at: Sight) -> float:
    """Returns the value of this turn's bottom action while it is still to come: in the middle of the top
    action it is not lost yet.
    """
    bottoms = at.s.rules.mats[at.seat].bottom
    if at.p.section < len(bottoms):
        for frame in at.s.stack:
            if isinstance(frame, MatBottom | Bottom) and frame.seat == at.seat:
                bottom = bottoms[at.p.section]
                return PENDING if at.left[bottom] and at.stock[bottom] >= at.costs[bottom] else 0.0
    return 0.0


def reach(at: Sight) -> float:
    """Returns the value of being close to an encounter and to a Factory card."""
    p = at.p
    here = p.units[CHARACTER]
    if here < 0:
        return 0.0
    far = at.far[here]
    found = 0.0
    if at.s.encounters:
        found = ENCOUNTER / (1 + min([far[r] for r in bits(at.s.encounters)]))
    return found + (FACTORY_CARD if p.factory_card else FACTORY / (1 + far[at.b.factory]))


Term = Callable[[Sight], float]

TERMS: dict[str, Term] = {
    "coins": coins,
    "stars": stars,
    "regions": regions,
    "resources": resources,
    "structures": structure_bonus,
    "engine": engine,
    "workers": workers,
    "tracks": tracks,
    "combats": combats,
    "objectives": objectives,
    "work": work,
    "outlook": outlook,
    "pending": pending,
    "reach": reach,
    "prey": prey,
    "danger": danger,
    "shut_in": shut_in,
}
"""The terms of the estimate by name, for the table `estimate_terms` of the rules."""


def terms(s: Scythe, seat: int) -> dict[str, float]:
    """Returns the estimate, term by term."""
    at = Sight(s, seat)
    return {name: term(at) for name, term in s.rules.estimate_terms.items()}


def estimate(s: Scythe, seat: int) -> float:
    """Returns the estimate; at the end only victory and the margin count."""
    if s.over:
        result = outcome(s)
        margin = 0 if s.rules.verdicts else ahead(result.scores, seat)
        return margin + (VICTORY if seat in result.winners else -VICTORY)
    at = Sight(s, seat)
    return sum([term(at) for term in s.rules.estimate_terms.values()])


def ahead(scores: Sequence[Score], seat: int) -> int:
    """Returns how far a seat is ahead of the best of the others."""
    totals = [score.total for score in scores]
    return totals[seat] - max([t for other, t in enumerate(totals) if other != seat])
