"""What a position promises a seat: the live score, and what is likely to become of the rest.

Everything is measured in coins at the end of the game.  The promise is a sum of named terms, so that a bot
can say why it likes a position; the weights are judgement, not rules.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from spielwerk.games.scythe import components
from spielwerk.games.scythe.actions.bottom import Bottom
from spielwerk.games.scythe.aims import aims_of
from spielwerk.games.scythe.board import BIT, NOTHING, WORKER
from spielwerk.games.scythe.control import contested, controlled, enemy_fighters
from spielwerk.games.scythe.scoring import outcome
from spielwerk.games.scythe.state import CHARACTER, FIRST_WORKER, FULL, NOWHERE, PRODUCE, SHIFT, Scythe
from spielwerk.games.scythe.tracks import DrawCard
from spielwerk.games.scythe.turn import BottomAction
from spielwerk.kernel.funnel import bits

VICTORY = 1000.0
"""What it is worth to have won, beside the margin."""
STAR = 9.0
"""What a star is worth beyond the coins it pays: each brings the end nearer, while we are ahead."""
PIECES = (6, 4, 4, 4)
"""How many upgrades, mechs, structures and recruits there are; with the last comes the star."""
PIECE = (5.0, 6.5, 5.0, 6.0)
"""What each of them is worth to the engine."""
WORKERS = (0.0, 2.5, 5.0, 7.5, 9.5, 11.0, 11.5, 11.5, 12.5)
"""By how many are in play: beyond five they make Produce dear."""
POWER, CARD, POPULARITY = 0.45, 0.8, 0.5
ENOUGH_POWER, ENOUGH_CARDS = 9, 5
NEEDED, SPARE = 0.6, 0.5
"""What a token is worth that the next two bottom actions of its kind need: this, and a share of its coins."""
PURSE, STORE, HOARD = 6, 4, 0.4
"""So many coins and spare tokens count in full, beyond that this share: hoarding wins no game."""
RESERVE = 1.5
"""What the first coin is worth on top."""
AFFORDABLE, LATER = 1.5, 0.8
"""A bottom action that could be paid next turn, and how much of that is left if it has to wait."""
WORK, SPREAD = 0.8, 0.6
"""What the next Produce would bring, a piece; each kind of goods that grows somewhere."""
ENCOUNTER, FACTORY, AIM = 5.0, 4.0, 3.5
"""An encounter, the Factory and an objective, as far as they are within reach."""
FACTORY_CARD = 7.0
DEFEAT = 6.0
"""What a lost combat costs: power, cards and the way back from the home base."""
WHOLE_HEARTED, USUAL_CARD = 0.9, 3.0
"""How much of their power others are thought to commit, and the value of a card that they add."""
PENDING = 4.0
"""A bottom action of this turn that is still to come."""
EXPOSED = 0.25
"""The share of a region's worth that is lost if somebody stronger stands beside it."""


class Look:
    """What several terms need, counted once."""

    __slots__ = ("b", "control", "costs", "done", "left", "p", "rates", "s", "seat", "stock")

    def __init__(self, s: Scythe, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.p = p = s.players[seat]
        self.b = s.rules.board
        self.rates = rates(p.popularity)
        self.control = mask = controlled(s, seat)
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
        self.done = done = (p.slots.bit_count(), p.abilities.bit_count(), built, p.recruits.bit_count())
        self.left = (PIECES[0] - done[0], PIECES[1] - done[1], PIECES[2] - done[2], PIECES[3] - done[3])

    def has_star(self, row: str) -> bool:
        i = self.s.rules.star_rows.get(row, NOWHERE)
        return bool(i != NOWHERE and self.p.stars[i])


@cache
def rates(popularity: int) -> tuple[float, float, float]:
    """Coins for a star, a region and a token; half-way to the next tier counts a little already."""
    tiers = components.scoring().tiers
    here = [t for t in tiers if t.popularity <= popularity][-1]
    above = tiers[min(tiers.index(here) + 1, len(tiers) - 1)]
    way = (popularity - here.popularity) / max(1, above.popularity - here.popularity) * 0.6
    pairs = [(here.star, above.star), (here.region, above.region), (here.pair / 2, above.pair / 2)]
    star, region, token = [low + (high - low) * way for low, high in pairs]
    return star, region, token


def progress(done: float, of: float) -> float:
    """How much of a star's worth is there already: the last steps count most."""
    return STAR * (done / of) ** 2


def coins(at: Look) -> float:
    """The first coin is worth most, for without any nearly every action is out of reach; a hoard counts
    less, since it could have become something.
    """
    n = at.p.coins
    return min(n, PURSE) + HOARD * max(0, n - PURSE) + RESERVE * min(n, 1)


def stars(at: Look) -> float:
    """Stars that are placed or due pay by popularity, and each is a step towards the end."""
    n = at.p.star_count + at.p.due.bit_count()
    return n * at.rates[0]


def regions(at: Look) -> float:
    n = at.control.bit_count()
    if at.control & BIT[at.b.factory]:
        n += components.scoring().factory_regions - 1
    return n * at.rates[1]


def resources(at: Look) -> float:
    """What is needed soon is worth more than what will only be counted."""
    token = at.rates[2]
    wanted = 0
    for kind, n in enumerate(at.stock):
        wanted += min(n, at.costs[kind] * min(2, at.left[kind]))
    spare = sum(at.stock) - wanted
    return wanted * (NEEDED + SPARE * token) + token * (min(spare, STORE) + HOARD * max(0, spare - STORE))


def structure_bonus(at: Look) -> float:
    tile = components.scoring().structure_bonuses[at.s.tile]
    return float(tile.pays(at.s.rules.structure_bonus[tile.id](at.s, at.seat)))


def engine(at: Look) -> float:
    """Pieces that have left the mats, and how near the stars for them are."""
    return sum([n * PIECE[i] + progress(n, PIECES[i]) for i, n in enumerate(at.done)])


def workers(at: Look) -> float:
    n = at.p.workers
    return WORKERS[n] + progress(max(0, n - 2), 6) * 0.6


def tracks(at: Look) -> float:
    """Power, popularity and combat cards, with the stars at the end of the tracks."""
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


def combats(at: Look) -> float:
    """Stars won in combat, and what pending combats may bring or cost."""
    row = at.s.rules.star_rows.get("combat", NOWHERE)
    won = at.p.stars[row] if row != NOWHERE else 0
    found = STAR * won
    if at.s.active == at.seat:
        gain = STAR + at.rates[0] if row != NOWHERE and won < at.s.rules.star_limits[at.seat][row] else 0.0
        for place in bits(contested(at.s, at.seat)):
            found += odds(at.s, at.seat, place) * (gain + DEFEAT) - DEFEAT
    return found


def odds(s: Scythe, seat: int, place: int) -> float:
    """A guess at how likely an attack succeeds: all that I can bring against what they may bring."""
    dial, mine = s.rules.limits.dial, s.players[seat]
    cards = [v for v, n in zip(s.rules.card_values, s.hands[seat], strict=True) for _ in range(n)]
    allowed = mine.units[:FIRST_WORKER].count(place)
    attack = min(dial, mine.power) + sum(sorted(cards)[-allowed:])
    defence = 0.0
    for foe in s.rules.foes[seat]:
        theirs = s.players[foe]
        if theirs.fighters_at & BIT[place]:
            allowed = min(theirs.units[:FIRST_WORKER].count(place), sum(s.hands[foe]))
            defence = WHOLE_HEARTED * min(dial, theirs.power) + USUAL_CARD * allowed
    return float(min(1.0, max(0.0, 0.5 + (attack - defence) / 8)))


def objectives(at: Look) -> float:
    """A star for one of them; the nearer the better."""
    if at.has_star("objective"):
        return STAR
    best = 0.0
    for number in at.s.objectives[at.seat]:
        held = [least <= count(at.s, at.seat) <= most for count, least, most in aims_of(number)]
        best = max(best, sum(held) / len(held))
    return AIM * best


def work(at: Look) -> float:
    """What the next Produce would bring of what is wanted, and how many kinds grow at all."""
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


def outlook(at: Look) -> float:
    """How near the next bottom actions are; one under the action token has to wait a turn."""
    nearest: list[float] = []
    for section, bottom in enumerate(at.s.rules.mats[at.seat].bottom):
        if at.left[bottom]:
            share = min(1.0, at.stock[bottom] / max(1, at.costs[bottom])) ** 2
            nearest.append(share * LATER if section == at.p.section else share)
    nearest.sort(reverse=True)
    return sum([AFFORDABLE / (1 + i) * share for i, share in enumerate(nearest)])


def pending(at: Look) -> float:
    """A bottom action of this turn that comes after what is being looked at."""
    bottoms = at.s.rules.mats[at.seat].bottom
    if at.p.section < len(bottoms):
        for frame in at.s.stack:
            if isinstance(frame, BottomAction | Bottom) and frame.seat == at.seat:
                bottom = bottoms[at.p.section]
                return PENDING if at.left[bottom] and at.stock[bottom] >= at.costs[bottom] else 0.0
    return 0.0


def reach(at: Look) -> float:
    """How near the character is to an encounter, and to a Factory card."""
    p, b = at.p, at.b
    here = p.units[CHARACTER]
    if here == NOWHERE:
        return 0.0
    far = b.distance[here]
    found = 0.0
    if at.s.encounters:
        found = ENCOUNTER / (1 + min([far[r] for r in bits(at.s.encounters)]))
    return found + (FACTORY_CARD if p.factory_card else FACTORY / (1 + far[b.factory]))


def danger(at: Look) -> float:
    """What lies beside enemies who are stronger."""
    s, p = at.s, at.p
    threat = 0
    for place in bits(enemy_fighters(s, at.seat)):
        threat |= at.b.neighbours[place]
    lost = 0.0
    strong = min(s.rules.limits.dial, p.power) + 2 * sum(s.hands[at.seat])
    for place in bits(at.control & threat):
        tokens = sum([s.goods[place] >> shift & FULL for shift in SHIFT])
        worth = 2.0 + tokens + 1.5 * p.units[FIRST_WORKER:].count(place)
        if p.fighters_at & BIT[place]:
            worth *= max(0.2, 1.0 - strong / 14)
        lost += worth
    return -EXPOSED * lost


TERMS: dict[str, Callable[[Look], float]] = {
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
    "danger": danger,
}
"""The terms of the promise by name."""


def terms(s: Scythe, seat: int) -> dict[str, float]:
    """The promise, term by term."""
    at = Look(s, seat)
    return {name: term(at) for name, term in TERMS.items()}


def estimate(s: Scythe, seat: int) -> float:
    """What the position promises; at the end nothing counts but having won, and by how much."""
    if s.over:
        result = outcome(s)
        totals = [score.total for score in result.scores]
        margin = totals[seat] - max([t for other, t in enumerate(totals) if other != seat])
        return margin + (VICTORY if seat in result.winners else -VICTORY)
    at = Look(s, seat)
    return sum([term(at) for term in TERMS.values()])
