"""The score: points on the board, final scoring, and tie-breaks."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from spielwerk.games.dei.cards import outposts
from spielwerk.games.dei.options import ANY
from spielwerk.games.dei.state import (
    ACTION_POINTS,
    BADGE_POINTS,
    CARD_POINTS,
    ENERGY_POINTS,
    HUNT_POINTS,
    MISSION_POINTS,
    NONE,
    OUTPOST_POINTS,
    TECHNOLOGY_POINTS,
    TRADE_POINTS,
    Dei,
)
from spielwerk.games.dei.supply import score as gain
from spielwerk.games.dei.table_data import TableData
from spielwerk.kernel.frame import Step
from spielwerk.kernel.outcome import Item, Outcome, Score, rank

ROWS = {
    "missions": MISSION_POINTS,
    "actions": ACTION_POINTS,
    "hunt": HUNT_POINTS,
    "trade": TRADE_POINTS,
    "outposts": OUTPOST_POINTS,
    "badges": BADGE_POINTS,
    "technology": TECHNOLOGY_POINTS,
    "energy": ENERGY_POINTS,
    "cards": CARD_POINTS,
}


def counted(s: Dei, seat: int, source: int) -> int:
    """Returns how many things a row of final scoring counts."""
    p = s.players[seat]
    if source == OUTPOST_POINTS:
        return outposts(s, seat, ANY)
    if source == BADGE_POINTS:
        return p.earned.bit_count()
    return p.technology if source == TECHNOLOGY_POINTS else p.energy


def provisional(s: Dei, seat: int, source: int) -> int:
    """Returns the points for outposts, badges and resources at the end of the seat's last turn.

    [dei.final.outposts, dei.final.badges, dei.final.technology, dei.final.energy]
    [dei.final.resources-example]
    """
    return row_points(s.rules.data, source, counted(s, seat, source))


def row_points(data: TableData, source: int, n: int) -> int:
    """Returns what this many things score in a row of final scoring."""
    box = data.box()
    if source == OUTPOST_POINTS:
        return n * box.final_outpost
    if source == BADGE_POINTS:
        return box.final_badges[n]
    return (box.final_technology if source == TECHNOLOGY_POINTS else box.final_energy).of(n)


def printed(s: Dei, seat: int) -> int:
    """Returns the points on all market cards, including recycled ones; faction cards have none.

    [dei.final.market-cards, dei.final.market-cards-recycled, dei.ruling.final-faction-cards]
    """
    p = s.players[seat]
    return sum(map(s.rules.printed_points.__getitem__, p.owned + p.recycled))


END_ROWS = (OUTPOST_POINTS, BADGE_POINTS, TECHNOLOGY_POINTS, ENERGY_POINTS)


def all_provisional(s: Dei, seat: int) -> int:
    """Returns all rows of the last turn together; cached, since bots ask for it at every step."""
    p = s.players[seat]
    return _rows_together(s.rules.data, (s.holders.count(seat), p.earned.bit_count(), p.technology, p.energy))


@lru_cache(maxsize=1 << 14)
def _rows_together(data: TableData, counts: tuple[int, int, int, int]) -> int:
    return sum([row_points(data, source, n) for source, n in zip(END_ROWS, counts, strict=True)])


class LastTurn(Step, frozen=True, tag="dei.final.LastTurn"):
    """Scores one player provisionally after the last mission; nothing changes it later.

    [dei.final.provisional-time, dei.ruling.final-double-outpost, dei.ruling.final-order]
    """

    seat: int

    def run(self, s: Dei) -> None:
        if s.number == s.rules.rounds:
            for source in END_ROWS:
                gain(s, self.seat, source, provisional(s, self.seat, source))
            s.players[self.seat].scored = True


def card_points(s: Dei) -> None:
    """Adds the points of all cards, clockwise.  [dei.final.market-cards]"""
    for seat in s.order():
        gain(s, seat, CARD_POINTS, printed(s, seat))


def item(s: Dei, seat: int, key: str, source: int) -> Item:
    """Returns a row of the score sheet as it was scored, or as it would be scored now."""
    p = s.players[seat]
    if source == CARD_POINTS:
        points = p.points[source] if s.over else printed(s, seat)
        return Item(key, points, len([c for c in p.owned + p.recycled if s.rules.printed_points[c]]))
    if source == MISSION_POINTS:
        return Item(key, p.points[source], len([m for m in p.markers if m != NONE]))
    if source not in END_ROWS:
        return Item(key, p.points[source], p.points[source])
    points = p.points[source] if p.scored else provisional(s, seat, source)
    return Item(key, points, counted(s, seat, source))


def score(s: Dei, seat: int) -> Score:
    """Returns the current score, row by row."""
    return Score(seat, tuple([item(s, seat, key, source) for key, source in ROWS.items()]))


TIE_BREAKS: dict[str, Callable[[Dei, int], int]] = {
    "energy": lambda s, seat: s.players[seat].energy,
    "technology": lambda s, seat: s.players[seat].technology,
}


def outcome(s: Dei) -> Outcome:
    """Returns the outcome: the most points win, then the most energy, then the most technology; then victory
    is shared.

    [dei.final.winner, dei.ruling.victory-tie, dei.ruling.score-over-80]
    """
    seats = range(len(s.players))
    scores = tuple([score(s, seat) for seat in seats])
    ties = [(name, _of(s, measure)) for name, measure in s.rules.tie_breaks.items()]
    places, used = rank(seats, lambda seat: scores[seat].total, ties)
    measured = [tuple([s.rules.tie_breaks[name](s, seat) for seat in seats]) for name in used]
    return Outcome(scores, places, used, tuple(measured))


def _of(s: Dei, measure: Callable[[Dei, int], int]) -> Callable[[int], int]:
    return lambda seat: measure(s, seat)


def marker(points: int, flip_at: int) -> tuple[int, bool]:
    """Returns the space of a score marker, and whether its +40 side is up.

    [dei.setup.step-17-score-marker, dei.setup.step-17-flip-40]

    >>> marker(40, 40), marker(41, 40)
    ((40, False), (1, True))
    """
    flipped = points > flip_at
    return points - flip_at * flipped, flipped
