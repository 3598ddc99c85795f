"""What a position promises a seat: the points it has, and what is likely to become of the rest.

Everything is measured in points at the end of the game.  The promise is a sum of named terms, so that a bot
can say why it likes a position; the weights are judgement, not rules.
"""

from __future__ import annotations

from collections.abc import Callable

from spielwerk.games.dei.badges import CUBES_NEEDED
from spielwerk.games.dei.cards import CARD_ACTIONS
from spielwerk.games.dei.majority import majority
from spielwerk.games.dei.missions import ROUNDS, paid
from spielwerk.games.dei.options import COLOURS
from spielwerk.games.dei.scoring import all_provisional, outcome, printed
from spielwerk.games.dei.state import NONE, Dei
from spielwerk.kernel.funnel import bits

VICTORY = 1000.0
"""What it is worth to have won, beside the margin."""
MISSION, SECOND_BEST = 0.9, 0.1
"""How much of a mission counts that is still to be fulfilled: the best of a column, and the other."""
UNIT, STRUCTURE, CUBE, CANDY = 0.35, 0.25, 0.4, 0.5
"""What they are worth beyond the points they bring now."""
NEXT_CUBE, BADGE = 0.5, 2.0
"""A cube towards a badge, and what the ability of an earned badge is worth."""
HARVEST, ENOUGH = 0.22, 6
"""A token where one has the majority, up to so many."""
NEAR = 0.12
"""An outpost or a token beside an own unit."""
ACTIONS = tuple([sum([n for _, n in actions]) for actions in CARD_ACTIONS])
STRENGTH = 0.3
"""An action on a card in hand, for each round that is left."""


def score(s: Dei, seat: int) -> float:
    """What stands on the score board."""
    return float(s.players[seat].score)


def end(s: Dei, seat: int) -> float:
    """What the end would bring now."""
    p = s.players[seat]
    return float((0 if p.scored else all_provisional(s, seat)) + printed(s, seat))


def missions(s: Dei, seat: int) -> float:
    """What the columns without an own marker promise; every round fills one of them."""
    found = 0.0
    for c, marker in enumerate(s.players[seat].markers):
        if marker == NONE:
            values = [paid(s, seat, m, c + 1 < s.number) for m in s.missions[c::ROUNDS]]
            best = max(values)
            found += MISSION * best + SECOND_BEST * (sum(values) - best)
    return found


def strength(s: Dei, seat: int) -> float:
    """Cards that can do more, while there are rounds to play them."""
    p = s.players[seat]
    if s.number == ROUNDS:
        return 0.0
    best = sorted([ACTIONS[card] for card in p.hand + p.played], reverse=True)[:6]
    return STRENGTH * sum(best) * (ROUNDS - s.number) / ROUNDS


def pieces(s: Dei, seat: int) -> float:
    p = s.players[seat]
    standing = len(p.camps) + len(p.bridges) + len(p.elevators)
    return UNIT * p.on_board + STRUCTURE * standing + CANDY * len(p.candy)


def influence(s: Dei, seat: int) -> float:
    """Cubes, and the badges they lead to."""
    p, found = s.players[seat], 0.0
    for colour in range(len(COLOURS)):
        n = s.cubes(seat, colour)
        found += CUBE * n
        found += BADGE if p.earned >> colour & 1 else NEXT_CUBE * min(n, CUBES_NEEDED)
    return found


def prospects(s: Dei, seat: int) -> float:
    """Tokens that could be collected, and what lies beside own units."""
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


TERMS: dict[str, Callable[[Dei, int], float]] = {
    "score": score,
    "end": end,
    "missions": missions,
    "strength": strength,
    "pieces": pieces,
    "influence": influence,
    "prospects": prospects,
}
"""The terms of the promise by name."""
SETTLED = (score, end)
"""What still counts once the own last turn is over."""


def terms(s: Dei, seat: int) -> dict[str, float]:
    """The promise, term by term."""
    done = s.players[seat].scored
    return {name: 0.0 if done and term not in SETTLED else term(s, seat) for name, term in TERMS.items()}


def estimate(s: Dei, seat: int) -> float:
    """What the position promises; at the end nothing counts but having won, and by how much."""
    if s.over:
        result = outcome(s)
        totals = [score.total for score in result.scores]
        margin = totals[seat] - max([t for other, t in enumerate(totals) if other != seat])
        return margin + (VICTORY if seat in result.winners else 0.0)
    mine = [term(s, seat) for term in (SETTLED if s.players[seat].scored else TERMS.values())]
    others = [score(s, other) + end(s, other) for other in range(len(s.players)) if other != seat]
    return sum(mine) - max(others) / 4
