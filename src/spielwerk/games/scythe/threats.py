"""What others mean to a seat on the map: combats to win, prey within reach, and danger."""

from __future__ import annotations

from spielwerk.games.scythe.board import BIT
from spielwerk.games.scythe.control import contested
from spielwerk.games.scythe.sight import STAR, Sight, around, moves
from spielwerk.games.scythe.stars import takes_star
from spielwerk.games.scythe.state import FIRST_WORKER, FULL, NOWHERE, SHIFT, Scythe
from spielwerk.kernel.bitmask import bits

DEFEAT = 6.0
"""The cost of a lost combat: power, cards and the way back from the home base."""
WHOLE_HEARTED, USUAL_CARD = 0.9, 3.0
"""The share of power that others are assumed to commit, and the value of a card that they add."""
PREY = 6.0
"""The value of being next to somebody who is sure to lose; it drops with the distance in moves."""
EXPOSED = 0.25
"""The share of a region's value that is lost if somebody stronger is next to it."""
SHUT_IN = 16.0
"""The cost of having all units on the home base: more than that of a lost combat and a broken promise, since
whoever does not break out only waits, perhaps for ever."""


def combats(at: Sight) -> float:
    """Returns the value of stars won in combat, and of pending combats."""
    row = at.s.rules.star_rows.get("combat", NOWHERE)
    won = at.p.stars[row] if row != NOWHERE else 0
    found = STAR * won
    if at.s.active == at.seat:
        gain = STAR + at.rates[0] if more_to_win(at) else 0.0
        for place in bits(contested(at.s, at.seat)):
            mine = attack(at, at.p.units[:FIRST_WORKER].count(place))
            theirs = max([defence(at.s, foe, place) for foe in at.s.rules.foes[at.seat]])
            found += odds(mine, theirs) * (gain + DEFEAT) - DEFEAT
    return found


def more_to_win(at: Sight) -> bool:
    """Returns whether another combat would earn a star."""
    row = at.s.rules.star_rows.get("combat", NOWHERE)
    return row != NOWHERE and takes_star(at.s, at.seat, row)


def attack(at: Sight, fighters: int) -> int:
    """Returns the largest total of an attack with this many fighters: power, and a card for each of them."""
    s = at.s
    cards = [v for v, n in zip(s.rules.card_values, s.hands[at.seat], strict=True) for _ in range(n)]
    return int(min(s.rules.limits.dial, at.p.power) + sum(sorted(cards)[-fighters:]))


def defence(s: Scythe, foe: int, place: int) -> float:
    """Returns the total that a player may reach in defence of a place; 0 without fighters there."""
    theirs = s.players[foe]
    if not theirs.fighters_at & BIT[place]:
        return 0.0
    if expected := s.rules.strength[foe]:
        return expected(s)
    allowed = min(theirs.units[:FIRST_WORKER].count(place), sum(s.hands[foe]))
    return float(WHOLE_HEARTED * min(s.rules.limits.dial, theirs.power) + USUAL_CARD * allowed)


def odds(mine: float, theirs: float) -> float:
    """Returns an estimated probability that an attack succeeds."""
    return min(1.0, max(0.0, 0.5 + (mine - theirs) / 8))


def prey(at: Sight) -> float:
    """Returns the value of being close to somebody the fighters would probably beat, if that earns a star."""
    best = 0.0
    if at.p.fighters_at and more_to_win(at):
        s, mine = at.s, attack(at, 1)
        hunters = [at.far[here] for here in bits(at.p.fighters_at)]
        for foe in s.rules.foes[at.seat]:
            for place in bits(s.players[foe].fighters_at & s.rules.regions):
                chance = odds(mine, defence(s, foe, place))
                if chance > 0.5:
                    best = max(best, chance / (1 + min([far[place] for far in hunters])))
    return PREY * best


def danger(at: Sight) -> float:
    """Returns the expected loss of what is within one move of enemies, higher if it is weakly guarded."""
    s, p = at.s, at.p
    threat = 0
    for foe in s.rules.foes[at.seat]:
        struck = around(*moves(s, foe))
        for place in bits(s.players[foe].fighters_at):
            threat |= struck[place]
    lost = 0.0
    strong = min(s.rules.limits.dial, p.power) + 2 * sum(s.hands[at.seat])
    for place in bits(at.control & threat):
        tokens = sum([s.goods[place] >> shift & FULL for shift in SHIFT])
        worth = 2.0 + tokens + 1.5 * p.units[FIRST_WORKER:].count(place)
        if p.fighters_at & BIT[place]:
            worth *= max(0.2, 1.0 - strong / 14)
        lost += worth
    return -EXPOSED * lost


def shut_in(at: Sight) -> float:
    """Returns the cost of having no unit on the board beyond the home base."""
    return -SHUT_IN if at.p.fighters_at | at.p.workers_at == BIT[at.p.home] else 0.0
