"""The score and the end of the game."""

from __future__ import annotations

from spielwerk.games.tapestry.state import Tapestry
from spielwerk.kernel.outcome import Item, Outcome, Score, rank


def score(s: Tapestry, seat: int) -> Score:
    """Returns the victory points; unused resources are worth none.  [tapestry.base.end.no-extra-scoring]"""
    return Score(seat, (Item("points", s.players[seat].vp),))


def outcome(s: Tapestry) -> Outcome:
    """Returns the result: most points win, then most resources in total; after that, victory is shared.

    [tapestry.base.end.winner, tapestry.base.end.tie, tapestry.base.end.tie-shared]
    """
    seats = range(len(s.players))
    scores = tuple([score(s, seat) for seat in seats])
    left = [sum(p.res) for p in s.players]
    places, used = rank(seats, lambda seat: scores[seat].total, [("resources", lambda seat: left[seat])])
    result = Outcome(scores, places, used, tuple([tuple(left) for _ in used]))
    for judge in s.rules.judges:
        result = judge(s, result)
    return result
