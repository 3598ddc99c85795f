"""The estimate of a position for a seat: the points it has, and what it can expect from the rest.

Everything is measured in points at the end of the game.  The estimate is a sum of named terms, so that a bot
can say why it likes a position.  The weights are judgement, not rules.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from spielwerk.games.dei.badges import CUBES_NEEDED
from spielwerk.games.dei.cards import Actions
from spielwerk.games.dei.components import Rate
from spielwerk.games.dei.majority import majority
from spielwerk.games.dei.missions import AskForMission, FulfilMission
from spielwerk.games.dei.options import COLOURS, KINDS, Kind
from spielwerk.games.dei.round import ACTION_PHASES, CARDS_A_TURN, EndOfPhase, Turn, Turns
from spielwerk.games.dei.scoring import all_provisional, outcome, printed
from spielwerk.games.dei.state import NONE, Dei
from spielwerk.games.dei.table_data import TableData
from spielwerk.kernel.bitmask import bits

VICTORY = 1000.0
"""The value of having won, in addition to the margin."""
MISSION, SECOND_BEST = 0.9, 0.1
"""The share of an open mission that counts: for the best of a column, and for the other one."""
GROWTH = {
    "technology": 0.3,
    "energy": 0.8,
    "drone-cards": 0.1,
    "buildings": 1.1,
    "scrappers": 3.0,
    "outposts": 0.7,
    "garrisons": 0.8,
}
"""How much a player's count for each kind of mission grows per round, measured in games of bots."""
UNIT, STRUCTURE, CUBE, CANDY = 0.35, 0.25, 0.4, 0.5
"""The values of a unit, a structure, an outpost cube and a candy boost beyond the points they bring now."""
NEXT_CUBE, BADGE = 0.5, 2.0
"""The values of a cube towards a badge, and of the ability of an earned badge."""
HARVEST, ENOUGH = 0.22, 6
"""The value of a token in an area where the player has the majority, and how many tokens count."""
NEAR = 0.12
"""The value of an outpost or a token next to one of the player's units."""
STRENGTH = 0.5
"""The value of an action on a card, for each time that the card can still be played."""
STYLED, DRONE, FLIGHT, COPY, GAINED = 1.2, 1.8, 0.2, 2.5, 1.5
"""The value of other actions compared with a plain one: an improved one, a drone and each step of its bonus,
a copy, points or resources."""
Laid = tuple[str, int, Rate, Rate]
"""A mission of the overview: its kind, the player's count, what it pays on time and late."""
A_ROUND = ACTION_PHASES * CARDS_A_TURN
"""How many cards a player plays in a round."""


def _weight(kind: Kind) -> float:
    if kind.act == "drone":
        return DRONE + FLIGHT * kind.bonus
    if kind.act == "copy":
        return COPY
    if kind.act in ("points", "technology", "energy"):
        return GAINED
    return STYLED if kind.style else 1.0


def strength_of(actions: Actions) -> float:
    """Returns the value of a card's actions, in plain actions."""
    return sum([n * _weight(KINDS[kind]) for kind, n in actions])


def score(s: Dei, seat: int) -> float:
    """Returns the points on the score board."""
    return float(s.players[seat].score)


def end(s: Dei, seat: int) -> float:
    """Returns what final scoring would add now."""
    p = s.players[seat]
    return float((0 if p.scored else all_provisional(s, seat)) + printed(s, seat))


def missions(s: Dei, seat: int) -> float:
    """Returns the expected points of missions, each in the round where it pays best overall."""
    free = tuple([c for c, marker in enumerate(s.players[seat].markers) if marker == NONE])
    first = s.number if asked_this_round(s, seat) else s.number + 1
    laid = []
    for m in s.missions:
        data = s.rules.missions[m]
        laid.append((data.kind, s.rules.mission_counts[data.kind](s, seat, data), *s.rules.mission_rates[m]))
    return _best_plan(s.rules.data, tuple(laid), free, first, first - s.number)


def asked_this_round(s: Dei, seat: int) -> bool:
    """Returns whether the mission of this round is still to come."""
    if s.phase < ACTION_PHASES:
        return True
    ahead = (Turn, EndOfPhase, AskForMission, FulfilMission)
    return any(
        isinstance(frame, Turns) or (isinstance(frame, ahead) and frame.seat == seat) for frame in s.stack
    )


@lru_cache(maxsize=1 << 14)
def _best_plan(
    data: TableData, laid: tuple[Laid, ...], free: tuple[int, ...], first: int, away: int
) -> float:
    """Returns the value of the best assignment of free columns to the rounds from `first` on.

    `first` is `away` rounds away."""
    rounds, most = data.box().rounds, pieces_of(data)
    plans = {0: 0.0}  # the value of the used columns, by their mask
    for number in range(first, rounds + 1):
        longer: dict[int, float] = {}
        for c in free:
            values = [_forecast(m, most, c + 1 < number, away + number - first) for m in laid[c::rounds]]
            best = max(values)
            found = MISSION * best + SECOND_BEST * (sum(values) - best)
            for used, brought in plans.items():
                if not used >> c & 1:
                    mask = used | 1 << c
                    longer[mask] = max(longer.get(mask, 0.0), brought + found)
        plans = longer or plans
    return max(plans.values())


def pieces_of(data: TableData) -> dict[str, int]:
    """Returns the upper limit of what some kinds of missions count: the number of pieces."""
    player = data.box().player
    return {
        "buildings": player.camps + player.bridges + player.elevators,
        "scrappers": player.scrappers + player.leaders,
    }


def _forecast(mission: Laid, most: dict[str, int], late: bool, later: int) -> float:
    """Returns what a mission pays for the current count plus the expected growth in this many rounds."""
    kind, count, *rates = mission
    rate = rates[late]
    growth = later * GROWTH[kind]
    if kind in most:
        growth = min(growth, most[kind] - count)
    return rate.of(count) + rate.points * growth / rate.per


def strength(s: Dei, seat: int) -> float:
    """Returns the value of the cards: the best left for this round, and those of later rounds."""
    p = s.players[seat]
    left = max(0, A_ROUND - len(p.played) - len(p.down))
    strengths = s.rules.card_strengths
    now = sorted([strengths[card] for card in p.hand], reverse=True)[:left]
    later = sorted([strengths[card] for card in p.hand + p.played], reverse=True)[:A_ROUND]
    return STRENGTH * (sum(now) + sum(later) * (s.rules.rounds - s.number))


def pieces(s: Dei, seat: int) -> float:
    p = s.players[seat]
    standing = len(p.camps) + len(p.bridges) + len(p.elevators)
    return UNIT * p.on_board + STRUCTURE * standing + CANDY * len(p.candy)


def influence(s: Dei, seat: int) -> float:
    """Returns the value of cubes and of the badges they lead to."""
    p, found = s.players[seat], 0.0
    for colour in range(len(COLOURS)):
        n = s.cubes(seat, colour)
        found += CUBE * n
        found += BADGE if p.earned >> colour & 1 else NEXT_CUBE * min(n, CUBES_NEEDED)
    return found


def prospects(s: Dei, seat: int) -> float:
    """Returns the value of tokens that could be collected, and of what is next to the player's units."""
    p, b = s.players[seat], s.board
    places, tokens, beside = p.places, s.tokens, b.beside
    ripe, near = 0, 0
    for area in bits(places):
        if tokens[area] and majority(s, area) == seat:
            ripe += tokens[area]
        near |= beside[area]
    near &= ~places
    wanted = (places & b.heights).bit_count() + sum([tokens[area] > 0 for area in bits(near)])
    for area in bits(near & b.guarded):
        wanted += any(s.holders[outpost] != seat for outpost in b.outposts_in[area])
    return HARVEST * min(ripe, ENOUGH) + NEAR * wanted


Term = Callable[[Dei, int], float]

TERMS: dict[str, Term] = {
    "score": score,
    "end": end,
    "missions": missions,
    "strength": strength,
    "pieces": pieces,
    "influence": influence,
    "prospects": prospects,
}
"""The terms of the estimate by name, for the table `estimate_terms` of the rules."""
SETTLED = (score, end)
"""The terms that still count after the seat's last turn."""


def terms(s: Dei, seat: int) -> dict[str, float]:
    """Returns the estimate, term by term."""
    done = s.players[seat].scored
    return {
        name: 0.0 if done and term not in SETTLED else term(s, seat)
        for name, term in s.rules.estimate_terms.items()
    }


def estimate(s: Dei, seat: int) -> float:
    """Returns the estimate; at the end only victory and the margin count."""
    if s.over:
        result = outcome(s)
        totals = [sheet.total for sheet in result.scores]
        margin = totals[seat] - max([t for other, t in enumerate(totals) if other != seat])
        return margin + (VICTORY if seat in result.winners else 0.0)
    mine = [
        term(s, seat) for term in (SETTLED if s.players[seat].scored else s.rules.estimate_terms.values())
    ]
    others = [score(s, other) + end(s, other) for other in range(len(s.players)) if other != seat]
    return sum(mine) - max(others) / 4
