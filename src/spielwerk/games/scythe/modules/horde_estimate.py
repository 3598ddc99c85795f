"""What bots think of a game against the Horde: the tiles, its units and its stars."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spielwerk.games.scythe.control import contested
from spielwerk.games.scythe.demands import demands_of
from spielwerk.games.scythe.directions import FACES
from spielwerk.games.scythe.estimate import TERMS
from spielwerk.games.scythe.modules.horde import HORDE, Horde, horde, numbers, open_tiles, units_left
from spielwerk.games.scythe.modules.horde_combat import RevealOpenly, side, worth
from spielwerk.games.scythe.stars import stars_left
from spielwerk.games.scythe.state import FIRST_WORKER, MOVE, NOWHERE, Scythe
from spielwerk.games.scythe.threats import DEFEAT, attack
from spielwerk.kernel.bitmask import bits

if TYPE_CHECKING:
    from spielwerk.games.scythe.sight import Sight

__all__ = ["HORDE"]

FILLED = 120.0
"""The value of a tile with a star: all tiles are a victory."""
TOWARDS = 90.0
"""The value of being all but there with a tile, for the player who is closest to it."""
DESTROYED = 90.0
"""The value of a destroyed unit: all of them are a victory."""
STAR_OF_HORDE = (20.0, 25.0, 35.0, 60.0, 150.0, 300.0)
"""The cost of each star of the Horde: the first hardly matter, the sixth is the defeat."""
WORKER_LOST = 2.0
"""The cost of a worker that is driven off."""
LIKELY, APPROACH = 0.5, 0.5
"""The probability from which on an attack is worth preparing, and the share of its prize for being close."""
READY, RESERVE = 20.0, 0.8
"""The value of being sure to win the next attack, and of each point of strength, in power or cards."""
ENOUGH_TIME = 5
"""With less time on the timer what is not used soon loses its value."""
PIECE = (7.0, 14.0, 5.0, 9.0)
"""The value of an upgrade, a mech, a structure and a recruit: without mechs nobody gets far."""
SHARES = {
    "coins": 0.4,
    "stars": 0.0,
    "regions": 0.0,
    "structures": 0.0,
    "resources": 0.7,
    "workers": 0.7,
    "objectives": 0.0,
    "reach": 0.6,
}
"""The share of its usual value that counts here: nobody is scored."""


def prospects(at: Sight) -> float:
    """Returns how close all players are to victory.

    The progress of the player who is closest to a tile counts, so that not everybody strives for the same.
    """
    s = at.s
    part, left = s.part(Horde), open_tiles(s)
    found = FILLED * (len(part.laid) - len(left)) - sum([star_cost(n) for n in range(part.stars)])
    found += DESTROYED * (FIRST_WORKER - units_left(s))
    able = [seat for seat in range(s.rules.seats) if stars_left(s, seat)]
    for row in dict.fromkeys(left):
        found += TOWARDS * max([progress(s, seat, row) for seat in able], default=0.0) ** 2
    return found


def star_cost(stars: int) -> float:
    """Returns the cost of another star of the Horde: each one is worse than the one before."""
    return STAR_OF_HORDE[min(stars, len(STAR_OF_HORDE) - 1)]


def time_left(s: Scythe) -> float:
    """Returns the share of its value that something still has which takes some turns to be used."""
    return min(1.0, s.players[horde(s)].popularity / ENOUGH_TIME)


def progress(s: Scythe, seat: int, row: int) -> float:
    """Returns which part of what a tile needs a player has; 0 for events that have no number."""
    name = s.rules.star_names[row]
    if name == "objective":
        return nearest_objective(s, seat)
    best = 0.0
    for cause, needed in s.rules.star_track[name].causes.items():
        if cause in s.rules.star_counts and needed:
            best = max(best, s.rules.star_counts[cause](s, seat) / needed)
    return min(best, 1.0)


def nearest_objective(s: Scythe, seat: int) -> float:
    """Returns which part of the conditions of the nearest objective a player meets."""
    best = 0.0
    for number in s.objectives[seat]:
        demands = demands_of(s.rules.data, number)
        met = [min(1.0, max(0, count(s, seat)) / max(1, least)) for count, least, _ in demands]
        best = max(best, sum(met) / len(met))
    return best


HORDE.add_row("estimate_terms", "prospects", prospects)


def in_part(name: str, share: float) -> None:
    """Lets a term of the ordinary estimate count in part, and less and less towards the end."""
    usual = TERMS[name]
    HORDE.replace_row("estimate_terms", name, lambda at: share * time_left(at.s) * usual(at))


for name, share in SHARES.items():
    in_part(name, share)


def engine(at: Sight) -> float:
    """Returns the value of pieces that have left the mats."""
    return time_left(at.s) * sum([n * worth for n, worth in zip(at.done, PIECE, strict=True)])


HORDE.replace_row("estimate_terms", "engine", engine)


def strength(at: Sight) -> float:
    """Returns the value of power and combat cards: most if the next attack is sure to succeed with them."""
    s, p = at.s, at.p
    fighters = len([place for place in p.units[:FIRST_WORKER] if place != NOWHERE])
    first = attack(at, min(fighters, s.rules.benefit(p, MOVE, 0)))
    sure = s.players[horde(s)].power + FACES
    cards = sum([value * n for value, n in zip(s.rules.card_values, s.hands[at.seat], strict=True)])
    ready = READY * min(1.0, first / sure) ** 2
    return time_left(s) * (ready + RESERVE * (p.power + cards))


HORDE.replace_row("estimate_terms", "tracks", strength)


# --- combats


def chance(s: Scythe, mine: int) -> float:
    """Returns the probability that an attack with this total destroys a unit of the Horde."""
    return min(1.0, max(0.0, (mine - s.players[horde(s)].power) / FACES))


def prize(s: Scythe) -> float:
    """Returns the value of a won combat: the unit, and the star if a tile for it is open."""
    return DESTROYED + FILLED * (s.rules.star_rows["combat"] in open_tiles(s))


def outcome_of(s: Scythe, odds: float) -> float:
    return odds * prize(s) - (1 - odds) * (star_cost(s.part(Horde).stars) + DEFEAT)


def committed(s: Scythe) -> float:
    """Returns the value of the combat in which the players commit now, less what they have laid."""
    fight = next((frame for frame in reversed(s.stack) if isinstance(frame, RevealOpenly)), None)
    if fight is None or not s.part(Horde).committed:
        return 0.0
    total = sum([worth(s, seat) for seat in side(s, fight.place)])
    ties = int(fight.attacker != horde(s))
    return outcome_of(s, chance(s, total - 1 + ties)) - RESERVE * time_left(s) * total


def fights(at: Sight) -> float:
    """Returns the value of the combat that is fought, or of those that are pending."""
    found = committed(at.s)
    if at.s.active == at.seat and not found:
        for place in bits(contested(at.s, at.seat)):
            odds = chance(at.s, attack(at, at.p.units[:FIRST_WORKER].count(place)))
            found += outcome_of(at.s, odds)
    return found


def hunt(at: Sight) -> float:
    """Returns the value of being close to a unit of the Horde that one would probably beat."""
    s, best, most = at.s, 0.0, at.s.rules.benefit(at.p, MOVE, 0)
    for place in bits(s.players[horde(s)].fighters_at):
        near = sorted([at.far[here][place] for here in at.p.units[:FIRST_WORKER] if here != NOWHERE])[:most]
        for n, far in enumerate(near, 1):
            odds = chance(s, attack(at, n))
            if odds > LIKELY:
                best = max(best, (odds - LIKELY) / (1 - LIKELY) / (1 + far))
    return APPROACH * prize(s) * best


def threats(at: Sight) -> float:
    """Returns the expected loss of units that the next march may meet: one of six directions each."""
    s, p = at.s, at.p
    if s.players[horde(s)].popularity > numbers(s.rules.data.pack).moves_from + 1:
        return 0.0
    lost, hunters = 0.0, s.players[horde(s)].fighters_at
    for place in bits((p.fighters_at | p.workers_at) & s.rules.regions):
        near = (s.rules.board.neighbours[place] & hunters).bit_count()
        fighters = p.units[:FIRST_WORKER].count(place)
        if near and fighters:
            beaten = 1 - chance(s, attack(at, fighters) - 1)
            lost += near * beaten * (star_cost(s.part(Horde).stars) + DEFEAT)
        elif near:
            lost += near * WORKER_LOST * p.units[FIRST_WORKER:].count(place)
    return -lost / FACES


HORDE.replace_row("estimate_terms", "combats", fights)
HORDE.replace_row("estimate_terms", "danger", threats)
HORDE.replace_row("estimate_terms", "prey", hunt)
